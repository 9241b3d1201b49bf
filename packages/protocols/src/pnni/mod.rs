//! Route computation in the manner of PNNI 1.0: topology, GCAC, Dijkstra, crankback.
