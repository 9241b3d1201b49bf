#![no_main]

libfuzzer_sys::fuzz_target!(|octets: &[u8]| lanelab_protocols_fuzz::parsers::capture(octets));
