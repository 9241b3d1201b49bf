//! The LECS: its calls, and who asked it last.

use std::collections::VecDeque;

use super::config::{Assignment, Config};
use super::io::{Counters, Event, Input, OwnInput, Transmit};
use crate::derived::Derived;
use crate::table::{ColumnId, Row, Table, TableId};
use crate::timed::{Timed, Waits};
use crate::vcc::{Blli, Call, Cause, VccEvent, VccId, VccRequest};
use crate::wire::AtmAddress;
use crate::wire::lane::{Message, OpCode};
use crate::{Instant, Machine, Output};
use crate::{Value, Word};

/// A LAN emulation configuration server, driven as [`machine`](crate::machine) describes.
///
/// It serves from [`Input::Start`] to [`Input::Stop`]; between requests it keeps nothing but its database.
#[derive(Clone, Debug, Hash)]
pub struct Lecs {
    config: Config,
    /// Its address while it serves.
    address: Option<AtmAddress>,
    /// When the database was written last: at the start, or when a LES moved.
    written: Instant,
    /// Configuration direct VCCs.
    callers: Timed<VccId, Caller>,
    counters: Counters,
    outputs: VecDeque<Output<Transmit, Event>>,
}

#[derive(Clone, Copy, Debug, Hash)]
struct Caller {
    address: AtmAddress,
    last_used: Instant,
    /// When its VCC is released unless it asks again.
    idle_at: Derived<Instant>,
}

impl Waits for Caller {
    fn deadline(&mut self) -> Option<Instant> {
        Some(*self.idle_at)
    }
}

impl Lecs {
    /// A LECS that does not serve yet.
    pub const fn new(config: Config) -> Self {
        Self {
            config,
            address: None,
            written: Instant::ZERO,
            callers: Timed::new(),
            counters: Counters { configured: 0, refused: 0, malformed: 0, ignored: 0 },
            outputs: VecDeque::new(),
        }
    }

    /// The database that the LECS answers from.
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// Its ATM address while it serves.
    pub const fn address(&self) -> Option<AtmAddress> {
        self.address
    }

    /// Totals so far.
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    /// Its database and who is connected to it.
    pub fn tables(&self) -> Vec<Table> {
        let since = self.written;
        let elans = self.config.elans.iter().map(|elan| {
            let cells = vec![
                Value::text(elan.name),
                elan.les.into(),
                elan.lan_type.into(),
                elan.max_frame_size.octets().into(),
                elan.id.into(),
                Word::from(elan.version).into(),
                Value::List(elan.tlvs.iter().cloned().map(Value::Tlv).collect()),
            ];
            Row { cells, since, expires: None }
        });
        let rules = self.config.assignments.iter().map(|rule| {
            let (kind, client) = match rule {
                Assignment::Mac { mac, .. } => (Word::MacAddress, (*mac).into()),
                Assignment::AtmAddress { prefix, .. } => (Word::AtmAddress, Value::octets(prefix)),
                Assignment::Name { asked, .. } => (Word::Name, Value::text(asked)),
            };
            Row { cells: vec![kind.into(), client, Value::text(rule.elan())], since, expires: None }
        });
        let default = self.config.default_elan.iter().map(|name| Row {
            cells: vec![Word::AllOthers.into(), Value::None, Value::text(name)],
            since,
            expires: None,
        });
        let callers = self.callers.values().map(|caller| Row {
            cells: vec![caller.address.into()],
            since: caller.last_used,
            expires: Some(*caller.idle_at),
        });
        vec![
            Table {
                id: TableId::LecsDatabase,
                columns: &[
                    ColumnId::Elan,
                    ColumnId::Les,
                    ColumnId::LanType,
                    ColumnId::MaximumFrameSize,
                    ColumnId::ElanId,
                    ColumnId::Version,
                    ColumnId::Tlvs,
                ],
                rows: elans.collect(),
            },
            Table {
                id: TableId::LecsRules,
                columns: &[ColumnId::Rule, ColumnId::Client, ColumnId::Elan],
                rows: rules.chain(default).collect(),
            },
            Table { id: TableId::ConfigurationDirect, columns: &[ColumnId::Client], rows: callers.collect() },
        ]
    }

    fn emit(&mut self, event: Event) {
        self.outputs.push_back(Output::Event(event));
    }

    fn request(&mut self, request: VccRequest) {
        self.outputs.push_back(Output::Transmit(Transmit::Vcc(request)));
    }

    fn stop(&mut self) {
        for vcc in self.callers.keys().copied().collect::<Vec<_>>() {
            self.request(VccRequest::Release { vcc, cause: Cause::NORMAL });
        }
        self.callers.clear();
        self.address = None;
    }

    fn vcc(&mut self, now: Instant, event: &VccEvent) {
        match *event {
            VccEvent::Incoming { vcc, ref call } => self.incoming(now, vcc, call),
            VccEvent::Released { vcc, .. } => {
                self.callers.remove(&vcc);
            }
            _ => {}
        }
    }

    fn incoming(&mut self, now: Instant, vcc: VccId, call: &Call) {
        let refusal = if self.address.is_none() {
            Some(Cause::DESTINATION_OUT_OF_ORDER)
        } else if call.blli != Blli::LaneControl || call.multipoint {
            Some(Cause::INCOMPATIBLE_DESTINATION)
        } else {
            None
        };
        if let Some(cause) = refusal {
            self.request(VccRequest::Reject { vcc, cause });
            self.emit(Event::CallRefused { calling: call.calling, cause });
            return;
        }
        let idle_at = Derived(now + self.config.idle_timeout);
        self.callers.insert(vcc, Caller { address: call.calling, last_used: now, idle_at });
        self.request(VccRequest::Accept { vcc });
    }

    fn pdu(&mut self, now: Instant, vcc: VccId, octets: &[u8]) {
        // What was under way on a VCC that is gone.
        let Some(caller) = self.callers.get_mut(&vcc) else { return };
        caller.last_used = now;
        caller.idle_at = Derived(now + self.config.idle_timeout);
        let Ok(request) = Message::parse(octets) else {
            self.counters.malformed += 1;
            self.emit(Event::Malformed { vcc });
            return;
        };
        if request.op_code != OpCode::CONFIGURE_REQUEST {
            self.counters.ignored += 1;
            self.emit(Event::Ignored { vcc });
            return;
        }
        let address = request.source_atm;
        let response = match self.config.answer(&request) {
            Ok((elan, response)) => {
                let event = Event::Configured { address, elan: elan.name, les: response.target_atm };
                self.counters.configured += 1;
                self.emit(event);
                response
            }
            Err(status) => {
                self.counters.refused += 1;
                self.emit(Event::Refused { address, status });
                Message { version: Message::VERSION, ..request.response(status) }
            }
        };
        let octets = response.emit();
        self.outputs.push_back(Output::Transmit(Transmit::Pdu { vcc, octets }));
    }

    fn release_idle(&mut self, now: Instant) {
        for vcc in self.callers.due(now) {
            if let Some(caller) = self.callers.remove(&vcc) {
                self.request(VccRequest::Release { vcc, cause: Cause::NORMAL });
                self.emit(Event::Idle { calling: caller.address });
            }
        }
    }
}

impl Machine for Lecs {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Start(address) => {
                self.stop();
                self.address = Some(address);
                self.written = now;
            }
            Input::Stop => self.stop(),
            Input::Own(OwnInput::Les { elan, address }) => {
                if let Some(known) = self.config.elans.iter_mut().find(|known| known.name == elan) {
                    known.les = address;
                    self.written = now;
                }
            }
            Input::Vcc(event) => self.vcc(now, &event),
            Input::Pdu { vcc, octets } => self.pdu(now, vcc, &octets),
            Input::Timer => self.release_idle(now),
        }
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        self.outputs.pop_front().unwrap_or_else(|| Output::Timeout(self.callers.deadline()))
    }
}
