//! `hacendado cards list`.

use std::fmt::Write as _;
use std::process::ExitCode;

use clap::Args;
use pax_deck::provenance::Claim;
use pax_deck::vocabulary::{District, Faction, Kind, Prestige};
use pax_deck::word::Word;
use pax_deck::{Card, Deck};
use pax_table::{Arg, Tongue, card_text};

use super::{InLang, json};
use crate::print::{COLUMNS, FAINT, TITLE, fit, out, styled};

/// How wide the names are.
const NAME_COLUMNS: usize = 40;

#[derive(Debug, Args)]
pub(crate) struct List {
    /// Only this kind: enterprise, partner, troop, orange, black, headline, topple, hacendado, public or regime.
    #[arg(long, value_parser = Kind::parse)]
    kind: Option<Kind>,
    /// Only this district: sonora, chihuahua or america.
    #[arg(long, value_parser = District::parse)]
    district: Option<District>,
    /// Only this colour: green, blue, white or red.
    #[arg(long, value_parser = Faction::parse)]
    faction: Option<Faction>,
    /// Only this prestige, awards included: loyalty, outrage, command or revolution.
    #[arg(long, value_parser = Prestige::parse)]
    prestige: Option<Prestige>,
    /// Only cards whose best known fact, beyond number and kind, is stated, inferred or reconstructed.
    #[arg(long, value_parser = Claim::parse)]
    provenance: Option<Claim>,
    #[command(flatten)]
    tongue: InLang,
    /// Print JSON (docs/cards-json.md).
    #[arg(long)]
    json: bool,
}

impl List {
    pub(crate) fn run(self, deck: &Deck) -> anyhow::Result<ExitCode> {
        let cards: Vec<&Card> = deck.cards().iter().filter(|card| self.asks_for(card)).collect();
        if self.json {
            let list: Vec<_> =
                cards.iter().map(|card| json::card(self.tongue.lang, card)).collect::<Result<_, _>>()?;
            out(&format!("{}\n", serde_json::to_string_pretty(&list)?))?;
            return Ok(ExitCode::SUCCESS);
        }
        let mut text = String::new();
        for card in &cards {
            let said = card_text(self.tongue.lang, card);
            let figures: Vec<&str> = std::iter::once(said.kind.as_str())
                .chain(said.stats.iter().take(2).map(String::as_str))
                .collect();
            let name = fit(card.name(), NAME_COLUMNS);
            let figures = fit(&figures.join(" · "), COLUMNS - NAME_COLUMNS - 7);
            let number = styled(FAINT, &card.id().to_string());
            let _ = writeln!(text, "{number}  {}  {}", styled(TITLE, &name), figures.trim_end());
        }
        let counts = [cards.len(), deck.cards().len()].map(|count| Arg::from(count.to_string()));
        let [shown, all] = counts;
        let count = Tongue::of(self.tongue.lang).say("card-count", &[("shown", shown), ("all", all)]);
        let _ = writeln!(text, "{}", styled(FAINT, &count));
        out(&text)?;
        Ok(ExitCode::SUCCESS)
    }

    fn asks_for(&self, card: &Card) -> bool {
        self.kind.is_none_or(|kind| card.kind() == kind)
            && self.district.is_none_or(|district| card.districts().contains(district))
            && self.faction.is_none_or(|faction| card.factions().contains(faction))
            && self.prestige.is_none_or(|prestige| {
                card.prestige_icons().contains(&prestige) || card.upright_prestige().contains(prestige)
            })
            && self.provenance.is_none_or(|claim| card.imprint().provenance.strongest() == claim)
    }
}
