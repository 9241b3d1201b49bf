//! What the reader of scenarios is held to, whatever the octets.

use lanelab_cells::atm::network::Network;
use lanelab_engine::scenario;
use lanelab_engine::simulation::Simulation;
use serde_json::Value;
use std::sync::LazyLock;

use super::mutation::{Choose, mutate, odd};

/// Fixtures that have most of the format between them, and two that are small.
static BASES: LazyLock<[Value; 9]> = LazyLock::new(|| {
    [
        include_str!("../../../../scenario/fixtures/short/pair.json"),
        include_str!("../../../../scenario/fixtures/short/elan.json"),
        include_str!("../../../../scenario/fixtures/valid/abr.json"),
        include_str!("../../../../scenario/fixtures/valid/clip-pair-collapse.json"),
        include_str!("../../../../scenario/fixtures/valid/curitiba-fig7.json"),
        include_str!("../../../../scenario/fixtures/valid/everything-8.json"),
        include_str!("../../../../scenario/fixtures/valid/relay.json"),
        include_str!("../../../../scenario/fixtures/valid/w1.json"),
        include_str!("../../../../scenario/fixtures/valid/w5.json"),
    ]
    .map(|text| serde_json::from_str(text).expect("a fixture"))
});

/// The first octet says what the others are: a text, or what is changed in one of the fixtures.
fn text(octets: &[u8]) -> String {
    let (form, rest) = octets.split_first().map_or((0, octets), |(form, rest)| (usize::from(*form), rest));
    let Some(base) = BASES.get(form % (BASES.len() + 1)) else {
        return String::from_utf8_lossy(rest).into_owned();
    };
    let mut document = base.clone();
    let mut rest = rest;
    while !rest.is_empty() {
        // Small choices take one octet. Where there are no more, the first of what can be chosen is.
        let mut choose = |below: u64| {
            let (octets, left) = rest.split_at(rest.len().min(if below > 256 { 3 } else { 1 }));
            rest = left;
            octets.iter().fold(0, |number, octet| number << 8 | u64::from(*octet)) % below
        };
        mutate(&mut document["model"], &mut choose, &odd_or_elsewhere);
    }
    document.to_string()
}

/// What stands in for a value: an odd one, or one from somewhere in the fixtures.
fn odd_or_elsewhere(old: &Value, choose: Choose) -> Value {
    if choose(2) == 0 {
        return odd(old, choose);
    }
    let mut found = &BASES[choose(BASES.len() as u64) as usize]["model"];
    loop {
        let children: Vec<&Value> = match found {
            Value::Array(items) => items.iter().collect(),
            Value::Object(keys) => keys.values().collect(),
            _ => return found.clone(),
        };
        let at = choose(children.len() as u64 + 1) as usize;
        let Some(child) = children.get(at) else { return found.clone() };
        found = child;
    }
}

/// Any octets are refused by a rule that the refusal names, or are a model that a network can be made of, unless that breaks a rule
/// that only shows then; nothing panics.
pub(crate) fn check(octets: &[u8]) {
    let opened = scenario::parse(&text(octets)).and_then(|model| Simulation::new(model, Network::new));
    if let Err(error) = opened {
        assert!(error.to_string().starts_with(error.code.name()), "{error:?}");
    }
}
