//! Codecs and protocol state machines: no clock, no randomness, no I/O.
