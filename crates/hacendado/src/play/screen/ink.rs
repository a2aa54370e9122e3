//! Signs and colours. Whatever a colour says, a sign or a word says as well.

use pax_deck::vocabulary::{Bias, Faction, Prestige};
use ratatui::style::{Color, Modifier, Style};

/// A cube.
pub(super) const CUBE: &str = "■";
/// A cube that earns nothing.
pub(super) const IDLE: &str = "□";
/// A disk of Unrest.
pub(super) const UNREST: &str = "!";
/// Firepower.
pub(super) const FIREPOWER: &str = "†";
/// A troop that extorts.
pub(super) const EXTORTS: &str = "$";
/// What can be done now.
pub(super) const LIT: &str = "›";
/// What the highlighted choice is about.
pub(super) const CHOSEN: &str = "►";

/// Returns the sign of a prestige: a point of it.
pub(super) const fn point(prestige: Prestige) -> &'static str {
    match prestige {
        Prestige::Loyalty => "●",
        Prestige::Outrage => "▼",
        Prestige::Command => "▲",
        Prestige::Revolution => "◆",
    }
}

/// Returns the sign of a colour: the outline of its prestige.
pub(super) const fn badge(faction: Faction) -> &'static str {
    match faction {
        Faction::Green => "○",
        Faction::Blue => "▽",
        Faction::White => "△",
        Faction::Red => "◇",
    }
}

/// Returns the sign of bull or bear.
pub(super) const fn arrow(bias: Bias) -> &'static str {
    match bias {
        Bias::Bull => "↑",
        Bias::Bear => "↓",
    }
}

/// How things are drawn: with colours, or with none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ink {
    is_coloured: bool,
}

impl Ink {
    pub(super) const fn new(is_coloured: bool) -> Self {
        Self { is_coloured }
    }

    /// Honours `NO_COLOR`: set to anything, it asks for no colours.
    pub(super) fn of_environment() -> Self {
        Self::new(std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()))
    }

    const fn fg(self, style: Style, colour: Color) -> Style {
        if self.is_coloured { style.fg(colour) } else { style }
    }

    /// The colours of the factions, readable on dark and on light ground; white is whatever the terminal writes with.
    pub(super) const fn faction(self, faction: Faction) -> Style {
        match faction {
            Faction::Green => self.fg(Style::new(), Color::Green),
            Faction::Blue => self.fg(Style::new(), Color::LightBlue),
            Faction::White => Style::new(),
            Faction::Red => self.fg(Style::new(), Color::LightRed),
        }
    }

    pub(super) const fn prestige(self, prestige: Prestige) -> Style {
        self.faction(prestige.faction())
    }

    /// Names and headings.
    #[expect(clippy::unused_self, reason = "all styles come from the ink")]
    pub(super) const fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What may be passed over.
    #[expect(clippy::unused_self, reason = "all styles come from the ink")]
    pub(super) const fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What must not be passed over.
    pub(super) const fn alarm(self) -> Style {
        self.fg(Style::new().add_modifier(Modifier::BOLD), Color::LightRed)
    }

    /// What the highlighted choice is about.
    pub(super) const fn chosen(self) -> Style {
        if self.is_coloured {
            Style::new().fg(Color::Black).bg(Color::Yellow)
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }

    /// What the highlighted group of choices is about.
    #[expect(clippy::unused_self, reason = "all styles come from the ink")]
    pub(super) const fn hinted(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD).add_modifier(Modifier::UNDERLINED)
    }
}
