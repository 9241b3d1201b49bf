//! ILMI: address registration between an end system and its switch.
