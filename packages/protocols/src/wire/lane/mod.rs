//! LAN emulation control frames, their TLVs, and LLC-multiplexed data frames of v2 (AF-LANE-0021, AF-LANE-0084).
