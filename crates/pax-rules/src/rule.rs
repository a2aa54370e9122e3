//! The rules by their ids. Citing one that is not in the register does not compile.

mod register;

pub use register::Rule;

/// What a row of the ledger is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Stated outright.
    Normative,
    /// Follows from what is stated.
    Derived,
    /// An option.
    Optional,
    /// Only an older source says so.
    Historical,
}

macro_rules! rules {
    ($($id:ident = $cite:literal, $standing:ident, $says:literal;)*) => {
        /// A row of the rules ledger.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $(#[doc = concat!("**", $cite, "**")] $id,)*
        }

        impl Rule {
            /// Every rule, in the order of the ledger.
            pub const ALL: &'static [Self] = &[$(Self::$id,)*];

            /// Returns the id: `ACT-BUY-02`.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$id => $cite,)* }
            }

            /// Returns what it says.
            #[must_use]
            pub const fn says(self) -> &'static str {
                match self { $(Self::$id => $says,)* }
            }

            /// Returns what kind of row it is.
            #[must_use]
            pub const fn standing(self) -> crate::rule::Standing {
                match self { $(Self::$id => rules!(@standing $standing),)* }
            }
        }
    };
    (@standing N) => { crate::rule::Standing::Normative };
    (@standing D) => { crate::rule::Standing::Derived };
    (@standing O) => { crate::rule::Standing::Optional };
    (@standing H) => { crate::rule::Standing::Historical };
}
pub(crate) use rules;

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}
