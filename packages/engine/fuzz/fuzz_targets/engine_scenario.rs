#![no_main]

libfuzzer_sys::fuzz_target!(|octets: &[u8]| lanelab_engine_fuzz::reader::check(octets));
