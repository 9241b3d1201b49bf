//! OAM cells: F5 loopback, AIS, RDI (ITU-T I.610).
