//! Classical IP over ATM: ATMARP client and server, InATMARP.
