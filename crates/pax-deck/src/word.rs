//! Closed lists of words, and sets of them.
//!
//! Every enumeration that a card file can name is a [`Word`]: it knows its own spelling, its siblings and what it is
//! a word *for*, so a slip in a file is answered with what would have been right.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::nearest::nearest;

/// One word of a closed list, as card files spell it.
pub trait Word: Copy + Eq + fmt::Debug + 'static {
    /// Every word of the list, in the order of the rulebook.
    const ALL: &'static [Self];

    /// What a word of this list is, for messages: `district`.
    const WHAT: &'static str;

    /// Words that stand for several others, as `mexico` for two districts.
    const GROUPS: &'static [(&'static str, &'static [Self])] = &[];

    /// Returns the spelling.
    fn word(self) -> &'static str;

    /// Returns the place in [`ALL`](Self::ALL).
    fn index(self) -> usize;

    /// Reads a word.
    ///
    /// # Errors
    ///
    /// Says which words there are, and which one was probably meant.
    fn parse(text: &str) -> Result<Self, String> {
        Self::ALL
            .iter()
            .copied()
            .find(|candidate| candidate.word() == text)
            .ok_or_else(|| unknown::<Self>(text, Self::ALL.iter().map(|word| word.word())))
    }
}

fn unknown<W: Word>(text: &str, words: impl Iterator<Item = &'static str> + Clone) -> String {
    let meant =
        nearest(text, words.clone()).map(|word| format!("did you mean `{word}`? ")).unwrap_or_default();
    let list = words.map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
    format!("`{text}` is no {}; {meant}it is one of {list}", W::WHAT)
}

fn a<W: Word>() -> String {
    let article = if W::WHAT.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {}", W::WHAT)
}

/// Makes an enumeration a [`Word`] that can be read from and written to files.
macro_rules! words {
    (
        $(#[$meta:meta])*
        $name:ident ($what:literal) {
            $( $(#[$item_meta:meta])* $item:ident = $word:literal, )*
        }
        $( groups { $( $group:literal = [ $($member:ident),* ], )* } )?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $( $(#[$item_meta])* $item, )*
        }

        impl $crate::word::Word for $name {
            const ALL: &'static [Self] = &[ $(Self::$item,)* ];
            const WHAT: &'static str = $what;
            $( const GROUPS: &'static [(&'static str, &'static [Self])] =
                &[ $( ($group, &[ $(Self::$member),* ]), )* ]; )?

            fn word(self) -> &'static str {
                match self { $(Self::$item => $word,)* }
            }

            fn index(self) -> usize {
                self as usize
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::word::Word::word(*self))
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str($crate::word::WordVisitor::new())
            }
        }
    };
}
pub(crate) use words;

/// Reads one word from a string.
pub(crate) struct WordVisitor<W>(PhantomData<W>);

impl<W> WordVisitor<W> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<W: Word> Visitor<'_> for WordVisitor<W> {
    type Value = W;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&a::<W>())
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<W, E> {
        W::parse(text).map_err(E::custom)
    }
}

/// A set of words of one list.
///
/// In a file it is one word or a list of words. The empty set means that nothing is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Set<W> {
    bits: u32,
    of: PhantomData<W>,
}

impl<W: Word> Set<W> {
    /// The set without any word.
    pub const EMPTY: Self = Self { bits: 0, of: PhantomData };

    /// Returns the set of these words.
    #[must_use]
    pub fn of(words: &[W]) -> Self {
        let mut set = Self::EMPTY;
        for &word in words {
            set.insert(word);
        }
        set
    }

    /// Returns the set of every word.
    #[must_use]
    pub fn all() -> Self {
        Self::of(W::ALL)
    }

    /// Adds a word.
    pub fn insert(&mut self, word: W) {
        self.bits |= 1 << word.index();
    }

    /// Tells whether the word is in the set.
    #[must_use]
    pub fn contains(self, word: W) -> bool {
        self.bits & (1 << word.index()) != 0
    }

    /// Tells whether the two sets share a word.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.bits & other.bits != 0
    }

    /// Tells whether something is in the set, and nothing that is not in the other.
    #[must_use]
    pub const fn is_within(self, other: Self) -> bool {
        self.bits != 0 && self.bits & !other.bits == 0
    }

    /// Tells whether nothing is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Returns how many words are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Lists the words, in the order of their list.
    pub fn iter(self) -> impl Iterator<Item = W> {
        W::ALL.iter().copied().filter(move |&word| self.contains(word))
    }

    /// Returns the word, if there is exactly one.
    #[must_use]
    pub fn single(self) -> Option<W> {
        if self.len() == 1 { self.iter().next() } else { None }
    }

    fn add(&mut self, text: &str) -> Result<(), String> {
        if let Some((_, members)) = W::GROUPS.iter().find(|(group, _)| *group == text) {
            let members = Self::of(members);
            if self.meets(members) {
                return Err(format!("`{text}` stands for a word of this list; say it once"));
            }
            self.bits |= members.bits;
            return Ok(());
        }
        let groups = W::GROUPS.iter().map(|(group, _)| *group);
        let word = W::ALL
            .iter()
            .copied()
            .find(|word| word.word() == text)
            .ok_or_else(|| unknown::<W>(text, W::ALL.iter().map(|word| word.word()).chain(groups)))?;
        if self.contains(word) {
            return Err(format!("`{text}` stands in the list twice"));
        }
        self.insert(word);
        Ok(())
    }
}

impl<W: Word> Default for Set<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<W: Word> fmt::Debug for Set<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<W: Word> Serialize for Set<W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.single() {
            Some(word) => serializer.serialize_str(word.word()),
            None => serializer.collect_seq(self.iter().map(Word::word)),
        }
    }
}

impl<'de, W: Word> Deserialize<'de> for Set<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(SetVisitor(PhantomData))
    }
}

struct SetVisitor<W>(PhantomData<W>);

impl<'de, W: Word> Visitor<'de> for SetVisitor<W> {
    type Value = Set<W>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} or a list of them", a::<W>())
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Set<W>, E> {
        let mut set = Set::EMPTY;
        set.add(text).map_err(E::custom)?;
        Ok(set)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Set<W>, A::Error> {
        let mut set = Set::EMPTY;
        while let Some(text) = list.next_element::<String>()? {
            set.add(&text).map_err(de::Error::custom)?;
        }
        if set.is_empty() {
            return Err(de::Error::custom(format!("the list is empty; name {}, or leave it out", a::<W>())));
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::District;

    #[test]
    fn a_wrong_word_is_answered_with_the_nearest_and_with_all() {
        let message = District::parse("sonara").unwrap_err();
        assert_eq!(
            message,
            "`sonara` is no district; did you mean `sonora`? it is one of `sonora`, `chihuahua`, `america`"
        );
    }

    #[test]
    fn a_group_stands_for_its_members() {
        let mut set = Set::<District>::EMPTY;
        set.add("mexico").unwrap();
        assert_eq!(set, Set::of(&[District::Sonora, District::Chihuahua]));
        assert_eq!(set.single(), None);
        assert!(!set.contains(District::America));
    }

    #[test]
    fn a_word_stands_in_a_list_once() {
        let mut set = Set::of(&[District::Sonora]);
        assert_eq!(set.add("sonora").unwrap_err(), "`sonora` stands in the list twice");
        assert_eq!(set.add("mexico").unwrap_err(), "`mexico` stands for a word of this list; say it once");
    }
}
