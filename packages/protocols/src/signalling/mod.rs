//! Call control at the user and the network side of an interface (Q.2931, Q.2971).
