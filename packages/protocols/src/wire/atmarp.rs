//! ATMARP and InATMARP packets (RFC 2225).
