//! Inputs that the fuzzer has kept, tried again: each reaches a branch that no other does, or has failed once.

use std::fs;
use std::path::Path;

use crate::parsers::PARSERS;
use crate::records::octets;

#[test]
fn kept_inputs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    for (name, check) in PARSERS {
        let text = fs::read_to_string(folder.join(format!("{name}.txt"))).expect(name);
        let inputs: Vec<&str> = text.lines().collect();
        assert!(!inputs.is_empty(), "{name}");
        for input in inputs {
            check(&octets(input));
        }
    }
}
