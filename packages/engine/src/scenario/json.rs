//! Reads types from JSON text with errors that are codes: `serde_json` itself reports sentences.
//!
//! The text is scanned once for where its values are; types are read from there, each by one deserializer, so that there is one
//! reader of each type in the program: readers of types are the largest part of what a browser has to compile.
//!
//! Names that types have for serde say how they are written: an enum named `kind` is an object whose key `kind` says which, and any
//! other is a string; a struct of two values is an object whose key with the struct's name is the first, and all other keys the
//! second. Structs refuse keys that they do not know.

mod scan;

use super::error::{Code, Misfit};
use scan::{Item, Number, Scanned};
use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use std::borrow::Cow;
use std::cell::Cell;

/// The key that says which variant of an enum an object is, and the name of such an enum.
const KIND: &str = "kind";
/// The most that lists and objects are inside each other where anything is wrong.
const DEEPEST: usize = 127;

/// Reads one value; what does not fit, with its path.
pub(super) fn read<T: DeserializeOwned>(json: &str) -> Result<T, (Code, String)> {
    let Some(Scanned { items, depth }) = scan::scan(json) else {
        return Err((Code::NotJson, String::new()));
    };
    let text = Text { json, items, fault: Cell::new(0) };
    T::deserialize(Place { text: &text, item: 0, apart: [""; 2] }).map_err(|Misfit(code)| {
        // Beside an error, whatever is dubious in the text comes first: nobody knows what was meant.
        if depth > DEEPEST || !text.is_sound() { (Code::NotJson, String::new()) } else { (code, text.path()) }
    })
}

/// A text that is JSON.
struct Text<'t> {
    json: &'t str,
    items: Vec<Item>,
    /// The item that does not fit, once there is one; 0 is also the whole text.
    fault: Cell<usize>,
}

impl Text<'_> {
    /// The text from an item on.
    fn from(&self, item: usize) -> &str {
        &self.json[self.items[item].at..]
    }

    fn first(&self, item: usize) -> u8 {
        self.json.as_bytes()[self.items[item].at]
    }

    fn string(&self, item: usize) -> Result<Cow<'_, str>, Misfit> {
        scan::string(self.from(item)).ok_or(Misfit(Code::NotJson))
    }

    fn is_sound(&self) -> bool {
        (0..self.items.len()).all(|item| match self.first(item) {
            b'"' => scan::string(self.from(item)).is_some(),
            b'-' | b'0'..=b'9' => scan::number(self.from(item)).is_some(),
            _ => true,
        })
    }

    /// Notes where a fault is, unless it is known to be further inside.
    fn note(&self, item: usize) {
        if self.fault.get() == 0 {
            self.fault.set(item);
        }
    }

    /// The value of an object's key; the last one where there are several.
    fn value_of(&self, object: usize, key: &str) -> Option<usize> {
        let mut found = None;
        let mut item = object + 1;
        while item < self.items[object].next {
            if self.string(item).is_ok_and(|known| known == key) {
                found = Some(item + 1);
            }
            item = self.items[item + 1].next;
        }
        found
    }

    /// Where the fault is: keys with dots between them, and numbers in brackets.
    fn path(&self) -> String {
        let fault = self.fault.get();
        if fault == 0 {
            return ".".to_owned();
        }
        let mut path = String::new();
        let mut within = 0;
        while within != fault {
            let is_list = self.first(within) == b'[';
            let mut item = within + 1;
            let mut index = 0;
            loop {
                let value = if is_list { item } else { item + 1 };
                if self.items[value].next > fault {
                    if is_list {
                        path.push('[');
                        path.push_str(&index.to_string());
                        path.push(']');
                    } else {
                        if within != 0 {
                            path.push('.');
                        }
                        path.push_str(&self.string(item).unwrap_or_default());
                    }
                    within = value;
                    break;
                }
                item = self.items[value].next;
                index += 1;
            }
        }
        path
    }
}

/// A value.
#[derive(Clone, Copy)]
struct Place<'t> {
    text: &'t Text<'t>,
    item: usize,
    /// Keys of the object that are not for who reads it.
    apart: [&'static str; 2],
}

impl<'t> Place<'t> {
    fn inside(self, item: usize) -> Self {
        Self { item, apart: [""; 2], ..self }
    }

    /// What is wrong if the value is of another type than what is read.
    fn misfit(self) -> Misfit {
        match scan::number(self.text.from(self.item)) {
            Some(Number::Fraction(number)) => Misfit::invalid_type(Unexpected::Float(number), &""),
            _ => Misfit(Code::WrongType),
        }
    }

    /// An error inside the value is noted as one of the whole.
    fn whole<T>(self, result: Result<T, Misfit>) -> Result<T, Misfit> {
        if result.is_err() {
            self.text.fault.set(self.item);
        }
        result
    }

    /// The keys of an object in their order, each once, so that of several faults the same is always named; as many as say whether
    /// one is unknown where `known` are not.
    fn keys(self, known: usize) -> Result<Vec<(Cow<'t, str>, usize)>, Misfit> {
        let Self { text, item: object, apart } = self;
        if text.first(object) != b'{' {
            return Err(self.misfit());
        }
        let mut keys: Vec<(Cow<'t, str>, usize)> = Vec::new();
        let mut item = object + 1;
        while item < text.items[object].next {
            let key = text.string(item)?;
            if key.is_empty() || !apart.contains(&&*key) {
                match keys.binary_search_by(|(other, _)| other.cmp(&key)) {
                    Ok(at) => keys[at].1 = item + 1,
                    Err(at) => keys.insert(at, (key, item + 1)),
                }
                keys.truncate(known + 1);
            }
            item = text.items[item + 1].next;
        }
        Ok(keys)
    }
}

impl<'t> Deserializer<'t> for Place<'t> {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Self { text, item, .. } = self;
        match text.first(item) {
            b'{' => Err(self.misfit()),
            b'[' => {
                let entries = Entries { list: self, item: item + 1 };
                visitor.visit_seq(entries)
            }
            b'"' => match text.string(item)? {
                Cow::Borrowed(string) => visitor.visit_str(string),
                Cow::Owned(string) => visitor.visit_str(&string),
            },
            b't' => visitor.visit_bool(true),
            b'f' => visitor.visit_bool(false),
            b'n' => visitor.visit_unit(),
            _ => match scan::number(text.from(item)).ok_or(Misfit(Code::NotJson))? {
                Number::Whole(number) => visitor.visit_u64(number),
                Number::Negative(number) => visitor.visit_i64(number),
                Number::Fraction(number) => visitor.visit_f64(number),
            },
        }
    }

    fn deserialize_option<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Misfit> {
        if self.text.first(self.item) == b'n' { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_ignored_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_unit()
    }

    /// What is wrong inside is wrong with all of it.
    fn deserialize_newtype_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        self.whole(visitor.visit_newtype_struct(self))
    }

    fn deserialize_tuple_struct<V: Visitor<'t>>(
        self,
        name: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        if self.text.first(self.item) != b'{' {
            return Err(self.misfit());
        }
        visitor.visit_seq(Halves { object: self, name, is_first: true })
    }

    fn deserialize_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        let keys = self.keys(fields.len())?.into_iter();
        visitor.visit_map(Keys { object: self, keys, value: 0 })
    }

    fn deserialize_enum<V: Visitor<'t>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        let Self { text, item, .. } = self;
        if name != KIND {
            return match text.first(item) {
                b'"' => visitor.visit_enum(StrDeserializer::new(&text.string(item)?)),
                _ => Err(self.misfit()),
            };
        }
        if text.first(item) != b'{' {
            return Err(self.misfit());
        }
        visitor.visit_enum(Kind(self))
    }

    forward_to_deserialize_any! {
        <V: Visitor<'t>>
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq
        tuple map identifier
    }
}

/// The entries of a list from one on.
struct Entries<'t> {
    list: Place<'t>,
    item: usize,
}

impl<'t> SeqAccess<'t> for Entries<'t> {
    type Error = Misfit;

    fn next_element_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Misfit> {
        let Self { list, item } = *self;
        let text = list.text;
        if item == text.items[list.item].next {
            return Ok(None);
        }
        self.item = text.items[item].next;
        seed.deserialize(list.inside(item)).map(Some).inspect_err(|_| text.note(item))
    }
}

/// The value of one key, then the object without it.
struct Halves<'t> {
    object: Place<'t>,
    name: &'static str,
    is_first: bool,
}

impl<'t> SeqAccess<'t> for Halves<'t> {
    type Error = Misfit;

    fn next_element_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Misfit> {
        let Self { object, name, .. } = *self;
        if std::mem::take(&mut self.is_first) {
            let item = object.text.value_of(object.item, name).ok_or(Misfit(Code::Missing))?;
            return seed.deserialize(object.inside(item)).map(Some).inspect_err(|_| object.text.note(item));
        }
        let rest = Place { apart: [name, ""], ..object };
        object.whole(seed.deserialize(rest).map(Some))
    }
}

/// Keys of an object and their values.
struct Keys<'t> {
    object: Place<'t>,
    keys: std::vec::IntoIter<(Cow<'t, str>, usize)>,
    /// That of the last key.
    value: usize,
}

impl<'t> MapAccess<'t> for Keys<'t> {
    type Error = Misfit;

    fn next_key_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Misfit> {
        let Some((key, value)) = self.keys.next() else { return Ok(None) };
        self.value = value;
        let known = seed.deserialize(StrDeserializer::new(&key)).map(Some);
        known.inspect_err(|_: &Misfit| self.object.text.note(value))
    }

    fn next_value_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<S::Value, Misfit> {
        let Self { object, value, .. } = *self;
        seed.deserialize(object.inside(value)).inspect_err(|_| object.text.note(value))
    }
}

/// An object whose key says what it is.
struct Kind<'t>(Place<'t>);

impl<'t> EnumAccess<'t> for Kind<'t> {
    type Error = Misfit;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> Result<(S::Value, Self), Misfit> {
        let Place { text, item: object, apart: [apart, _] } = self.0;
        let kind = text.value_of(object, KIND).ok_or(Misfit(Code::Missing))?;
        let variant = match text.first(kind) {
            b'"' => seed.deserialize(StrDeserializer::new(&text.string(kind)?)),
            _ => Err(self.0.inside(kind).misfit()),
        };
        let rest = Place { apart: [apart, KIND], ..self.0 };
        variant.map(|variant| (variant, Self(rest))).inspect_err(|_: &Misfit| text.note(kind))
    }
}

/// What is wrong inside is wrong with the whole object.
impl<'t> VariantAccess<'t> for Kind<'t> {
    type Error = Misfit;

    fn unit_variant(self) -> Result<(), Misfit> {
        Err(self.0.misfit())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> Result<S::Value, Misfit> {
        self.0.whole(seed.deserialize(self.0))
    }

    fn tuple_variant<V: Visitor<'t>>(self, _: usize, _: V) -> Result<V::Value, Misfit> {
        Err(self.0.misfit())
    }

    fn struct_variant<V: Visitor<'t>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        self.0.whole(self.0.deserialize_struct("", fields, visitor))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Change, ChangeKind, FlowSet, LinkEnd, MeasuredFlows, Policer};
    use serde::Deserialize;
    use serde::de::IgnoredAny;

    fn fault<T: DeserializeOwned>(json: &str) -> Option<(&'static str, String)> {
        read::<T>(json).err().map(|(code, path)| (code.name(), path))
    }

    fn refused<T: DeserializeOwned>(faults: &[(&str, &str, &str)]) {
        for &(json, code, path) in faults {
            assert_eq!(fault::<T>(json), Some((code, path.to_owned())), "{json}");
        }
    }

    #[test]
    fn faults_have_paths() {
        refused::<Vec<LinkEnd>>(&[
            ("{}", "wrong-type", "."),
            ("1e30", "out-of-range", "."),
            ("1.5", "wrong-type", "."),
            ("[1]", "wrong-type", "[0]"),
            ("[[1, 2]]", "wrong-type", "[0]"),
            (r#"[{ "node": 1, "port": 2 }, { "node": 1 }]"#, "missing", "[1]"),
            (r#"[{ "node": 1, "port": 65536 }]"#, "out-of-range", "[0].port"),
            (r#"[{ "node": -1, "port": 2 }]"#, "out-of-range", "[0].node"),
            (r#"[{ "node": 1, "port": 2, "\u0078": 3 }]"#, "unknown-key", "[0].x"),
            (r#"[{ "z": 1, "y": 2, "x": 3, "w": 4, "node": null }]"#, "wrong-type", "[0].node"),
        ]);
    }

    #[test]
    fn what_is_wrong_inside_a_kind_is_wrong_with_all_of_it() {
        refused::<Vec<Change>>(&[
            (r#"[{ "kind": "link-up", "link": 1, "up": true }]"#, "missing", "[0]"),
            (r#"[{ "atPs": "1", "kind": "link-up", "link": 1, "up": true }]"#, "wrong-type", "[0].atPs"),
            (r#"[{ "atPs": 1, "kind": "link-up", "link": 1, "up": 1 }]"#, "wrong-type", "[0]"),
            (r#"[{ "atPs": 1, "kind": "nothing" }]"#, "unknown-choice", "[0]"),
            (r#"[{ "atPs": 1, "link": 1, "up": true }]"#, "missing", "[0]"),
            ("[7]", "wrong-type", "[0]"),
        ]);
        refused::<ChangeKind>(&[
            (r#"{ "kind": "nothing" }"#, "unknown-choice", "kind"),
            (r#"{ "kind": 2 }"#, "wrong-type", "kind"),
            (r#""link-up""#, "wrong-type", "."),
        ]);
        let change = r#"{ "kind": "link-up", "up": true, "link": 3, "atPs": 5 }"#;
        let change: Change = read(change).expect("a change");
        assert!(change.at_ps == 5 && matches!(change.kind, ChangeKind::LinkUp { link: 3, up: true }));
    }

    #[test]
    fn measured_flows_are_all_or_numbers() {
        assert!(matches!(read(r#""all""#), Ok(MeasuredFlows::All)));
        assert!(matches!(read("[2, 7]"), Ok(MeasuredFlows::Ids(ids)) if ids == [2, 7]));
        for wrong in [r#""none""#, "[1, -1]", "{}", "null", "3"] {
            refused::<MeasuredFlows>(&[(wrong, "malformed", ".")]);
        }
    }

    #[test]
    fn a_key_counts_once_and_its_last_value() {
        let end = r#"{ "node": "x", "port": 2, "node": 7 }"#;
        assert_eq!(read(end), Ok(LinkEnd { node: 7, port: 2 }));
        let policer = r#"{ "buckets": 1, "buckets": [] }"#;
        assert!(read::<Policer>(policer).is_ok());
    }

    #[test]
    fn absent_is_not_null() {
        assert_eq!(read("{}"), Ok(FlowSet::default()));
        refused::<FlowSet>(&[(r#"{ "intervalPs": null }"#, "wrong-type", "intervalPs")]);
    }

    #[test]
    fn numbers_and_strings_are_those_of_json() {
        let numbers = "[0, -0, 1E2, 0.1, -12.5e-1, 18446744073709551616, 123456789.123456789]";
        let known: Vec<f64> = serde_json::from_str(numbers).expect("numbers");
        assert_eq!(read(numbers), Ok(known));
        let string = r#""\"\\\/\b\f\n\r\té\u00e9\ud83d\ude00€""#;
        let known: String = serde_json::from_str(string).expect("a string");
        assert_eq!(read(string), Ok(known));
        assert_eq!(read("[-9223372036854775808]"), Ok(vec![i64::MIN]));
    }

    #[test]
    fn what_is_no_json_is_refused() {
        let texts = [
            "",
            " ",
            "[",
            "]",
            "[1,]",
            "[,1]",
            "{,}",
            "{1:2}",
            r#"{"a"}"#,
            r#"{"a":}"#,
            r#"{"a":1,}"#,
            "[1 2]",
            "1 2",
            "01",
            "-",
            "1.",
            ".5",
            "1e",
            "+1",
            "tru",
            "truee",
            "nul",
            "\"",
            "\"\\x\"",
            "\"\\u12g4\"",
            "\"\n\"",
            "[}",
            "{]",
            "'a'",
            "\"\\",
            "\"\\u12",
            "\u{feff}1",
        ];
        for text in texts {
            assert_eq!(fault::<IgnoredAny>(text), Some(("not-json", String::new())), "{text}");
            assert!(serde_json::from_str::<IgnoredAny>(text).is_err(), "{text}");
        }
        for text in ["1", " [ ] ", "{ }", "\t{\"a\" : [ 1 , { } ] }\r\n", "\"\u{7f}\""] {
            assert_eq!(fault::<IgnoredAny>(text), None, "{text}");
        }
    }

    /// A drawing's texts may have half a smiley in them; beside a fault it is the first one.
    #[test]
    fn what_nobody_reads_may_be_dubious() {
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Form {
            #[serde(rename = "number")]
            _number: u8,
            #[serde(default, rename = "drawn")]
            _drawn: IgnoredAny,
        }
        let deep = |depth| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        for dubious in ["1e999".to_owned(), r#""\ud800""#.to_owned(), deep(127)] {
            assert_eq!(fault::<Form>(&format!(r#"{{ "number": 1, "drawn": {dubious} }}"#)), None);
            let beside = fault::<Form>(&format!(r#"{{ "number": 300, "drawn": {dubious} }}"#));
            assert_eq!(beside, Some(("not-json", String::new())), "{dubious}");
            assert_eq!(fault::<Vec<f64>>(&format!("[{dubious}]")), Some(("not-json", String::new())));
        }
        let beside = fault::<Form>(&format!(r#"{{ "number": 300, "drawn": {} }}"#, deep(126)));
        assert_eq!(beside, Some(("out-of-range", "number".to_owned())));
        assert_eq!(fault::<IgnoredAny>(&deep(1_000_000)), None);
    }
}
