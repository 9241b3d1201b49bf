//! IPv4 forwarding: routes and what a router does to a datagram.
