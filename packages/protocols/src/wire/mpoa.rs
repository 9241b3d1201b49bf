//! MPOA control packets and tagged data (AF-MPOA-0087): what they add to NHRP.
