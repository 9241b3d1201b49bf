//! A call at one side.

use super::{Role, TimerName};
use crate::Instant;
use crate::timed::{Timed, Waits};
use crate::wire::q2931::CallState;

/// Where a call is, from this side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum State {
    /// Asked for; the link is down.
    Waiting,
    /// SETUP was sent.
    SetupSent,
    /// CALL PROCEEDING came.
    Proceeding,
    /// ALERTING came.
    Alerted,
    /// SETUP came.
    SetupReceived,
    /// CALL PROCEEDING was sent.
    ProceedingSent,
    /// CONNECT was sent and waits for its acknowledgement.
    ConnectSent,
    /// Connected.
    Active,
    /// RELEASE was sent.
    ReleaseSent,
}

impl State {
    /// The state's number at the user's or the network's side.
    pub(super) const fn number(self, role: Role) -> CallState {
        let user = matches!(role, Role::User);
        match self {
            Self::Waiting => CallState::Null,
            Self::SetupSent if user => CallState::CallInitiated,
            Self::SetupSent => CallState::CallPresent,
            Self::Proceeding if user => CallState::OutgoingProceeding,
            Self::Proceeding => CallState::IncomingProceeding,
            Self::Alerted if user => CallState::CallDelivered,
            Self::Alerted => CallState::CallReceived,
            Self::SetupReceived if user => CallState::CallPresent,
            Self::SetupReceived => CallState::CallInitiated,
            Self::ProceedingSent if user => CallState::IncomingProceeding,
            Self::ProceedingSent => CallState::OutgoingProceeding,
            Self::ConnectSent => CallState::ConnectRequest,
            Self::Active => CallState::Active,
            Self::ReleaseSent if user => CallState::ReleaseRequest,
            Self::ReleaseSent => CallState::ReleaseIndication,
        }
    }
}

/// Where a party is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum PartyState {
    /// ADD PARTY, or the SETUP with it, was sent.
    AddSent,
    /// ADD PARTY, or the SETUP with it, came.
    AddReceived,
    /// There.
    Active,
    /// DROP PARTY was sent.
    DropSent,
}

impl PartyState {
    /// Endpoint state value.
    pub(super) const fn number(self) -> u8 {
        match self {
            Self::AddSent => 0x01,
            Self::AddReceived => 0x06,
            Self::Active => 0x0a,
            Self::DropSent => 0x0b,
        }
    }
}

/// A party at one side.
#[derive(Clone, Debug, Hash)]
pub(super) struct HalfParty {
    pub(super) state: PartyState,
    /// T398 or T399, by the state.
    pub(super) deadline: Option<Instant>,
}

impl Waits for HalfParty {
    fn deadline(&mut self) -> Option<Instant> {
        self.deadline
    }
}

/// A call at one side.
#[derive(Clone, Debug, Hash)]
pub(super) struct HalfCall {
    pub(super) state: State,
    /// The one timer that runs by the state, and when it ends.
    pub(super) timer: Option<(TimerName, Instant)>,
    /// Whether the message under the timer was sent again.
    pub(super) again: bool,
    /// T322, and whether STATUS ENQUIRY was sent again.
    pub(super) enquiry: Option<(Instant, bool)>,
    /// SETUP or RELEASE, to send it again.
    pub(super) setup: Vec<u8>,
    /// VPI and VCI, once known.
    pub(super) vci: Option<(u16, u16)>,
    /// Whether the other side has received the VPI and VCI.
    pub(super) vci_known: bool,
    /// Parties by endpoint reference; empty in a point-to-point call.
    pub(super) parties: Timed<u16, HalfParty>,
    /// Endpoint reference of the SETUP.
    pub(super) first: Option<u16>,
}

impl HalfCall {
    pub(super) fn new(state: State, first: Option<u16>, party: PartyState) -> Self {
        let mut parties = Timed::new();
        if let Some(first) = first {
            parties.insert(first, HalfParty { state: party, deadline: None });
        }
        Self {
            state,
            timer: None,
            again: false,
            enquiry: None,
            setup: Vec::new(),
            vci: None,
            vci_known: false,
            parties,
            first,
        }
    }

    pub(super) const fn start(&mut self, timer: TimerName, deadline: Instant) {
        self.timer = Some((timer, deadline));
        self.again = false;
    }

    /// Connected: no timer, and the first party is there.
    pub(super) fn activate(&mut self) {
        self.state = State::Active;
        self.timer = None;
        if let Some(party) = self.first.and_then(|first| self.parties.get_mut(&first)) {
            party.state = PartyState::Active;
        }
    }

    /// Parties that are there or to be.
    pub(super) fn live_parties(&self) -> usize {
        self.parties.values().filter(|party| party.state != PartyState::DropSent).count()
    }
}

impl Waits for HalfCall {
    fn deadline(&mut self) -> Option<Instant> {
        let timer = self.timer.map(|(_, deadline)| deadline);
        let enquiry = self.enquiry.map(|(deadline, _)| deadline);
        [timer, enquiry, self.parties.deadline()].into_iter().flatten().min()
    }
}
