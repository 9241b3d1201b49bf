//! ARP packets on Ethernet (RFC 826).
