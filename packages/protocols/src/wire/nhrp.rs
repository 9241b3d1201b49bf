//! NHRP packets (RFC 2332).
