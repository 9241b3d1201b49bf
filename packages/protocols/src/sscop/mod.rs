//! SSCOP: the assured link below signalling (Q.2110, Q.2130).
