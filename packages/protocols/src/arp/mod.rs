//! Address resolution on Ethernet and emulated LANs.
