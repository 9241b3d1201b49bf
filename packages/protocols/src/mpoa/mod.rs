//! Multi-Protocol over ATM: client and server.
