//! Golden records: octets that another implementation decodes parse here and come out the same.

mod coverage;
mod ilmi;
mod lane;
mod llc;
mod nhrp;
mod q2931;
mod records;
mod sscop;
