//! Enumerations of one octet: names with their codes and spellings, other numbers kept.

/// Declares such an enumeration: its documentation and name, how a number without a name is spelled, and the names.
macro_rules! coded {
    (
        $(#[$outer:meta])* $enum:ident, else $unknown:literal;
        $($(#[$doc:meta])* $name:ident = $code:literal, $text:literal;)*
    ) => {
        $(#[$outer])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $enum {
            $($(#[$doc])* $name,)*
            /// Another number.
            Unknown(u8),
        }

        impl $enum {
            /// What has this code.
            pub const fn from_code(code: u8) -> Self {
                match code {
                    $($code => Self::$name,)*
                    code => Self::Unknown(code),
                }
            }

            /// Code on the wire.
            pub const fn code(self) -> u8 {
                match self {
                    $(Self::$name => $code,)*
                    Self::Unknown(code) => code,
                }
            }
        }

        impl ::core::fmt::Display for $enum {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self {
                    $(Self::$name => f.write_str($text),)*
                    Self::Unknown(code) => write!(f, $unknown, code = code),
                }
            }
        }
    };
}
pub(super) use coded;
