//! Documents that nobody means, made of good ones.

use serde_json::{Value, json};

/// Chooses a number below the one that it is given.
pub(crate) type Choose<'a> = &'a mut dyn FnMut(u64) -> u64;

/// What stands in for a value.
pub(crate) fn odd(old: &Value, choose: Choose) -> Value {
    let odd = [
        json!(null),
        json!(0),
        json!(1),
        json!(2),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!(30_001),
        json!(65_535),
        json!(65_536),
        json!(1_u64 << 24),
        json!((1_u64 << 24) - 1),
        json!(u32::MAX),
        json!((1_u64 << 53) - 1),
        json!(1_u64 << 53),
        json!(u64::MAX),
        json!(true),
        json!(""),
        json!("ubr"),
        json!("10.0.0.101"),
        json!([]),
        json!({}),
    ];
    match (choose(3), old.as_u64()) {
        (0, Some(number)) => json!(number.wrapping_add(1)),
        (1, Some(number)) => json!(number.saturating_mul(1 + choose(1_000_000)).min((1 << 53) - 1)),
        _ => odd[choose(odd.len() as u64) as usize].clone(),
    }
}

/// Changes something somewhere below `value`; `put` makes what stands in for another value.
pub(crate) fn mutate(value: &mut Value, choose: Choose, put: &dyn Fn(&Value, Choose) -> Value) {
    let children = match value {
        Value::Array(items) => items.len(),
        Value::Object(keys) => keys.len(),
        _ => 0,
    };
    if children == 0 || choose(12) == 0 {
        *value = put(value, choose);
        return;
    }
    let at = choose(children as u64) as usize;
    match value {
        Value::Array(items) => match choose(12) {
            0 => drop(items.remove(at)),
            1 => items.push(items[at].clone()),
            2 => items.reverse(),
            _ => mutate(&mut items[at], choose, put),
        },
        Value::Object(keys) => {
            let key = keys.keys().nth(at).expect("a key").clone();
            match choose(24) {
                0 => drop(keys.remove(&key)),
                1 => drop(keys.insert(format!("{key}x"), json!(1))),
                _ => mutate(&mut keys[&key], choose, put),
            }
        }
        _ => {}
    }
}
