//! The signalling link and address registration in virtual time: two ends over a pipe that may lose.

#[path = "../support/effort.rs"]
mod effort;
#[path = "../support/poison.rs"]
mod poison;
#[path = "../golden/records.rs"]
mod records;

mod hostile;
mod ilmi;
mod ilmi_pair;
mod sscop_loss;
mod sscop_pair;
mod sscop_timers;
