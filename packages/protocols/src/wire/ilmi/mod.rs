//! ILMI: SNMPv1 messages and the objects that address registration uses (AF-ILMI-0065).
