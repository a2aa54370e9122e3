//! A language with its messages, ready to speak.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::lang::{Lang, MESSAGES};

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number; plural forms follow it.
    Number(i64),
    /// Words.
    Text(String),
}

impl Arg {
    /// Returns the argument as text.
    pub(crate) fn into_text(self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text,
        }
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<i8> for Arg {
    fn from(number: i8) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<pax_rules::Slot> for Arg {
    fn from(slot: pax_rules::Slot) -> Self {
        Self::Text(slot.to_string())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

/// `DE($name)` in a French message: "de Madero", "d’Orozco".
fn of_in_french<'a>(given: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::String(name)) = given.first() else { return FluentValue::Error };
    let first = deunicode::deunicode(name).chars().next().map(|letter| letter.to_ascii_lowercase());
    let de = if first.is_some_and(|letter| "aeiou".contains(letter)) { "d’" } else { "de " };
    format!("{de}{name}").into()
}

/// A language with its messages.
pub struct Tongue {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Tongue {
    /// Returns the tongue of a language.
    ///
    /// # Panics
    ///
    /// Never in a build whose tests passed: `every_file_of_messages_can_be_read` holds it.
    #[must_use]
    pub fn of(lang: Lang) -> &'static Self {
        static TONGUES: LazyLock<[Tongue; 4]> = LazyLock::new(|| Lang::ALL.map(Tongue::read));
        &TONGUES[lang as usize]
    }

    fn read(lang: Lang) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        bundle.set_use_isolating(false);
        bundle.add_function("DE", of_in_french).expect("no other function is called so");
        for (_, file, text) in MESSAGES.into_iter().filter(|(of, _, _)| *of == lang) {
            let resource = FluentResource::try_new(text.to_owned())
                .map_err(|(_, errors)| format!("{}/{file}: {errors:?}", lang.code()))
                .expect("the messages are tested");
            bundle
                .add_resource(resource)
                .map_err(|errors| format!("{}/{file}: {errors:?}", lang.code()))
                .expect("no message is written twice, which is tested");
        }
        Self { lang, bundle }
    }

    /// Says a message; `noun.many` is an attribute of `noun`.
    ///
    /// A message that is not there is said as its own name in braces, which the tests look for.
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.try_say(id, args).unwrap_or_else(|| format!("{{{id}}}"))
    }

    /// Says a message if the language has it.
    #[must_use]
    pub fn try_say(&self, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        let (message, attribute) = id.split_once('.').map_or((id, None), |(id, name)| (id, Some(name)));
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, arg)| {
                let value = match arg {
                    Arg::Number(number) => FluentValue::from(*number),
                    Arg::Text(text) => FluentValue::from(text.as_str()),
                };
                (*name, value)
            })
            .collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{} {id}: {errors:?}", self.lang.code());
        Some(text.into_owned())
    }

    /// Says a word that stands by itself.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.say(id, &[("adj", "".into()), ("form", "one".into()), ("gender", "n".into())])
    }

    /// Joins a list with a message for its last element.
    pub(crate) fn join(&self, last: &str, items: &[String]) -> String {
        let [rest @ .., end] = items else { return String::new() };
        let Some((first, rest)) = rest.split_first() else { return end.clone() };
        let front = rest.iter().fold(first.clone(), |list, next| {
            self.say("list-comma", &[("list", list.into()), ("next", next.as_str().into())])
        });
        self.say(last, &[("list", front.into()), ("last", end.as_str().into())])
    }
}
