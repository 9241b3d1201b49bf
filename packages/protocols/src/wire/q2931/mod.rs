//! Signalling messages of UNI 3.1 and 4.0 (Q.2931, Q.2971) and their information elements.
