//! LAN emulation: client, configuration server, LAN emulation server, broadcast and unknown server.
