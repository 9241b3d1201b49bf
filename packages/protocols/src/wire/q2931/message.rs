//! The message as a whole: call reference, kind, information elements.

use core::fmt;

use super::coded::coded;
use super::ie::{Ie, InformationElement};
use crate::wire::{Error, Result, be, field};

/// Protocol discriminator of Q.2931.
pub(super) const DISCRIMINATOR: u8 = 0x09;
/// Octets before the information elements.
pub(super) const HEADER_LEN: usize = 9;
/// Message instruction without an explicit action.
const INSTRUCTION: u8 = 0x80;
const FLAG: u32 = 0x80_0000;
/// Octets of a SETUP with most of its elements.
const LONG: usize = 256;

/// Call reference: names a call at one interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CallRef {
    /// 23 bits, chosen by the side that began the call; 0 is global: the interface itself.
    pub value: u32,
    /// The flag: set in messages to the side that chose the value.
    pub to_originator: bool,
}

impl CallRef {
    /// Not a call but the whole interface.
    pub const GLOBAL: u32 = 0;
    /// Largest value that names a call; 7FFFFF is the dummy reference (U).
    pub const MAX: u32 = 0x7f_fffe;

    /// Reads 24 bits.
    pub(super) const fn from_bits(bits: u32) -> Self {
        Self { value: bits & (FLAG - 1), to_originator: bits & FLAG != 0 }
    }

    const fn bits(self) -> u32 {
        self.value & (FLAG - 1) | if self.to_originator { FLAG } else { 0 }
    }
}

coded! {
    /// What a message does.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CallMessage", type = "string"))]
    MessageKind, else "message 0x{code:02x}";
    /// The called user is being alerted.
    Alerting = 0x01, "ALERTING";
    /// The call is on its way.
    CallProceeding = 0x02, "CALL PROCEEDING";
    /// Asks for a call.
    Setup = 0x05, "SETUP";
    /// Accepts a call.
    Connect = 0x07, "CONNECT";
    /// Answer to CONNECT.
    ConnectAck = 0x0f, "CONNECT ACKNOWLEDGE";
    /// Asks to clear channels.
    Restart = 0x46, "RESTART";
    /// Answer to RESTART.
    RestartAck = 0x4e, "RESTART ACKNOWLEDGE";
    /// Clears a call.
    Release = 0x4d, "RELEASE";
    /// Answer to RELEASE, or refusal.
    ReleaseComplete = 0x5a, "RELEASE COMPLETE";
    /// Tells something of a call.
    Notify = 0x6e, "NOTIFY";
    /// Asks for the state of a call.
    StatusEnquiry = 0x75, "STATUS ENQUIRY";
    /// State of a call, or what was wrong with a message.
    Status = 0x7d, "STATUS";
    /// Asks for a party.
    AddParty = 0x80, "ADD PARTY";
    /// Accepts a party.
    AddPartyAck = 0x81, "ADD PARTY ACKNOWLEDGE";
    /// Refuses a party.
    AddPartyReject = 0x82, "ADD PARTY REJECT";
    /// Takes a party off.
    DropParty = 0x83, "DROP PARTY";
    /// Answer to DROP PARTY.
    DropPartyAck = 0x84, "DROP PARTY ACKNOWLEDGE";
    /// A party is being alerted.
    PartyAlerting = 0x85, "PARTY ALERTING";
    /// Refuses a leaf that asked to join.
    LeafSetupFailure = 0x90, "LEAF SETUP FAILURE";
    /// A leaf asks to join.
    LeafSetupRequest = 0x91, "LEAF SETUP REQUEST";
}

/// A signalling message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// Reference of the call.
    pub call_ref: CallRef,
    /// Type of the message.
    pub kind: MessageKind,
    /// Octet after the message type: 0x80, with 0x10 set where its low bits say what to do with an unknown message.
    pub instruction: u8,
    /// Information elements in the order of the wire.
    pub ies: Vec<InformationElement>,
}

impl Message {
    /// A message with these elements, coded as ITU-T's.
    pub fn new(call_ref: CallRef, kind: MessageKind, ies: Vec<Ie>) -> Self {
        let ies = ies.into_iter().map(InformationElement::new).collect();
        Self { call_ref, kind, instruction: INSTRUCTION, ies }
    }

    /// Reads a message; octets after its length are left alone.
    ///
    /// Refuses what is no Q.2931 message, and elements that do not fit its length.
    pub fn parse(octets: &[u8]) -> Result<Self> {
        if octets.len() < HEADER_LEN || octets[0] != DISCRIMINATOR || octets[1] != 3 {
            return Err(Error);
        }
        let len = usize::from(be::u16(octets, 7..9));
        let mut rest = octets.get(HEADER_LEN..HEADER_LEN + len).ok_or(Error)?;
        let mut ies = Vec::new();
        while !rest.is_empty() {
            let (ie, len) = InformationElement::parse(rest)?;
            ies.push(ie);
            rest = &rest[len..];
        }
        Ok(Self {
            call_ref: CallRef::from_bits(field::number(&octets[2..5])),
            kind: MessageKind::from_code(octets[5]),
            instruction: octets[6],
            ies,
        })
    }

    /// Writes the message.
    pub fn emit(&self) -> Vec<u8> {
        let [_, high, mid, low] = self.call_ref.bits().to_be_bytes();
        let mut octets = Vec::with_capacity(LONG);
        octets.extend_from_slice(&[
            DISCRIMINATOR,
            3,
            high,
            mid,
            low,
            self.kind.code(),
            self.instruction,
            0,
            0,
        ]);
        for ie in &self.ies {
            ie.emit(&mut octets);
        }
        let len = octets.len() - HEADER_LEN;
        be::put_u16(&mut octets, 7..9, len as u16);
        octets
    }

    /// First value that `pick` returns for the elements in order.
    pub fn find<'a, V>(&'a self, pick: impl Fn(&'a Ie) -> Option<V>) -> Option<V> {
        self.ies.iter().find_map(|ie| pick(&ie.content))
    }

    /// Whether an element with this identifier is there.
    pub fn has(&self, id: u8) -> bool {
        self.ies.iter().any(|ie| ie.content.id() == id)
    }
}

impl fmt::Display for CallRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.value, if self.to_originator { " (to its originator)" } else { "" })
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Q.2931 {} call {}", self.kind, self.call_ref)?;
        self.ies.iter().try_for_each(|ie| write!(f, ", {}", ie.content))
    }
}
