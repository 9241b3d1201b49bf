//! Transparent learning bridge (IEEE 802.1D).
