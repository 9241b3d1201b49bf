//! Reads types from JSON text with errors that are codes: `serde_json` itself reports sentences.
//!
//! Nothing is made but the types: a tree of values first would take ten times the room of a large document.

use super::error::{Code, Misfit};
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, Error, IntoDeserializer, MapAccess, SeqAccess, Unexpected,
    Visitor,
};
use serde::forward_to_deserialize_any;
use std::cell::Cell;
use std::fmt;

/// What serde asks of a text or gets from it, and the code of the first fault: errors of `serde_json` cannot carry it.
struct Json<'a, T>(T, &'a Cell<Option<Code>>);

/// Reads one value; what does not fit, with its path.
pub(super) fn read<'de, T: Deserialize<'de>>(json: &'de str) -> Result<T, (Code, String)> {
    let mut text = serde_json::Deserializer::from_str(json);
    let fault = Cell::new(None);
    let value = serde_path_to_error::deserialize(Json(&mut text, &fault))
        .map_err(|error| (error.inner().0, error.path().to_string()))?;
    text.end().map(|()| value).map_err(|_| (Code::NotJson, String::new()))
}

/// The fault behind an error of `serde_json`; it finds only one by itself in what is JSON: too many entries in a list.
fn misfit(fault: &Cell<Option<Code>>) -> Misfit {
    Misfit(fault.take().unwrap_or(Code::OutOfRange))
}

/// Keeps the code of a fault while an error of `serde_json` stands for it.
fn kept<T, E: Error>(result: Result<T, Misfit>, fault: &Cell<Option<Code>>) -> Result<T, E> {
    result.map_err(|Misfit(code)| {
        fault.set(Some(code));
        E::custom(code.name())
    })
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Json<'_, D> {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Self(text, fault) = self;
        text.deserialize_any(Json(visitor, fault)).map_err(|_| misfit(fault))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Self(text, fault) = self;
        text.deserialize_option(Json(visitor, fault)).map_err(|_| misfit(fault))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        let Self(text, fault) = self;
        fault.set(Some(Code::WrongType));
        let choice = Choice { name, variants, visitor, fault };
        text.deserialize_any(choice).map_err(|_| misfit(fault))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq
        tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Json<'_, V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<V::Value, E> {
        kept(self.0.visit_bool(value), self.1)
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<V::Value, E> {
        kept(self.0.visit_i64(value), self.1)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<V::Value, E> {
        kept(self.0.visit_u64(value), self.1)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<V::Value, E> {
        kept(self.0.visit_f64(value), self.1)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<V::Value, E> {
        kept(self.0.visit_str(value), self.1)
    }

    fn visit_borrowed_str<E: Error>(self, value: &'de str) -> Result<V::Value, E> {
        kept(self.0.visit_borrowed_str(value), self.1)
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        kept(self.0.visit_unit(), self.1)
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        kept(self.0.visit_none(), self.1)
    }

    fn visit_some<D: Deserializer<'de>>(self, value: D) -> Result<V::Value, D::Error> {
        kept(self.0.visit_some(Json(value, self.1)), self.1)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, entries: A) -> Result<V::Value, A::Error> {
        kept(self.0.visit_seq(Json(entries, self.1)), self.1)
    }

    fn visit_map<A: MapAccess<'de>>(self, keys: A) -> Result<V::Value, A::Error> {
        kept(self.0.visit_map(Json(keys, self.1)), self.1)
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Json<'_, S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, value: D) -> Result<S::Value, D::Error> {
        kept(self.0.deserialize(Json(value, self.1)), self.1)
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Json<'_, A> {
    type Error = Misfit;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Misfit> {
        let Self(entries, fault) = self;
        entries.next_element_seed(Json(seed, fault)).map_err(|_| misfit(fault))
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Json<'_, A> {
    type Error = Misfit;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Misfit> {
        let Self(keys, fault) = self;
        keys.next_key_seed(Json(seed, fault)).map_err(|_| misfit(fault))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Misfit> {
        let Self(keys, fault) = self;
        keys.next_value_seed(Json(seed, fault)).map_err(|_| misfit(fault))
    }
}

/// A choice is a string: `serde_json` would also take an object whose only key it is.
struct Choice<'a, V> {
    name: &'static str,
    variants: &'static [&'static str],
    visitor: V,
    fault: &'a Cell<Option<Code>>,
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Choice<'_, V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.visitor.expecting(f)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<V::Value, E> {
        self.fault.set(None);
        let choice = value.into_deserializer().deserialize_enum(self.name, self.variants, self.visitor);
        kept(choice, self.fault)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<V::Value, E> {
        kept(Err(Misfit::invalid_type(Unexpected::Float(value), &self.visitor)), self.fault)
    }
}
