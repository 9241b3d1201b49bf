//! An end system's side of one ATM interface: ILMI, SSCOP and call control, and the VCCs that end here.
//!
//! ```text
//!   entities (LEC, MPC, LES, ATMARP client ...)     VccRequest down, VccEvent up
//!        call control (Q.2931)                      messages
//!        SSCOP                ILMI                  PDUs
//!        VPI/VCI 0/5          0/16
//! ```

use super::Stack;
use crate::context::{Action, Context, HostEvent, Timer};
use crate::machine::{Driven, Emitted, Task, UniInput};
use crate::packet::{Body, Channel, Packet, PacketId, Wrap};
use crate::trace::{Report, Speaker};
use lanelab_cells::atm::spec::ServiceCategory;
use lanelab_protocols::pnni::PortRef;
use lanelab_protocols::signalling::exchange;
use lanelab_protocols::sorted::SortedMap;
use lanelab_protocols::vcc::{self, Call, Cause, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::{AtmAddress, EthernetAddress, ILMI_VCI, SIGNALLING_VCI};
use lanelab_protocols::{Derived, ilmi, signalling, sscop};

/// A VCC that ends here, or is about to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Vcc {
    /// Entity that it belongs to.
    pub(crate) entity: u16,
    /// What the entity calls it.
    pub(crate) local: VccId,
    /// What was asked for.
    pub(crate) call: Call,
    /// VPI and VCI, once known.
    pub(crate) label: Option<(u16, u16)>,
    /// Whether the sending end is open.
    pub(crate) open: bool,
    /// Whether this end opened it.
    pub(crate) outgoing: bool,
}

/// One ATM interface.
#[derive(Clone, Hash, Debug)]
pub(crate) struct Uni {
    /// Port of the node.
    pub(crate) port: u16,
    /// End system identifier.
    pub(crate) esi: EthernetAddress,
    /// Output buffer of the NIC in which messages of signalling wait.
    signalling: ServiceCategory,
    ilmi: Driven<ilmi::User>,
    saal: Driven<sscop::Link>,
    calls: Driven<signalling::User>,
    /// VCCs by the interface's own ids.
    vccs: SortedMap<VccId, Vcc>,
    by_label: SortedMap<(u16, u16), VccId>,
    /// The same by VCC: what came in may have a channel before its entity is known.
    labels: Derived<SortedMap<VccId, (u16, u16)>>,
    by_local: SortedMap<(u16, VccId), VccId>,
    /// For what comes by each label, the entity that it is for and the entity's id of the VCC: the same as `by_label` and `vccs` say.
    receivers: Derived<SortedMap<(u16, u16), (u16, VccId)>>,
    opened: u32,
}

impl Uni {
    /// An interface that is not powered yet. `line_rate` in cells/s.
    pub(crate) fn new(port: u16, esi: EthernetAddress, line_rate: u32, signalling: ServiceCategory) -> Self {
        let calls = signalling::user::Config { line_rate, ..signalling::user::Config::default() };
        Self {
            port,
            esi,
            signalling,
            ilmi: Driven::new(ilmi::User::new(ilmi::Config::new(esi))),
            saal: Driven::new(sscop::Link::new(sscop::Config::default())),
            calls: Driven::new(signalling::User::new(calls)),
            vccs: SortedMap::new(),
            by_label: SortedMap::new(),
            labels: Derived::default(),
            by_local: SortedMap::new(),
            receivers: Derived::default(),
            opened: 0,
        }
    }

    /// The VCC that a PDU belongs to.
    pub(crate) fn vcc_at(&self, vpi: u16, vci: u16) -> Option<&Vcc> {
        self.vccs.get(self.by_label.get(&(vpi, vci))?)
    }

    /// The entity that a PDU is for, with the entity's id of the VCC.
    pub(crate) fn receiver_at(&self, vpi: u16, vci: u16) -> Option<(u16, VccId)> {
        let found = self.receivers.get(&(vpi, vci)).copied();
        debug_assert_eq!(
            found,
            self.vcc_at(vpi, vci).map(|vcc| (vcc.entity, vcc.local)),
            "VPI {vpi} VCI {vci}"
        );
        found
    }

    /// Where an entity's VCC sends, while it can.
    pub(crate) fn channel_of(&self, entity: u16, local: VccId) -> Option<Channel> {
        let vcc = self.vccs.get(self.by_local.get(&(entity, local))?)?;
        let (vpi, vci) = vcc.label.filter(|_| vcc.open)?;
        Some(Channel { port: self.port, vpi, vci })
    }

    /// The interface, as a report of its link, its registration or its call control names it.
    const fn speaker(&self) -> Speaker {
        Speaker { process: None, elan: None, interface: Some(PortRef::new(self.port, 0)), channel: None }
    }

    /// The channel of an entity's VCC, as long as signalling has one for it.
    pub(crate) fn label_of(&self, entity: u16, local: VccId) -> Option<exchange::Channel> {
        self.channel_at(*self.by_local.get(&(entity, local))?)
    }

    /// The channel of a VCC by its number at the interface.
    fn channel_at(&self, id: VccId) -> Option<exchange::Channel> {
        let known = self.vccs.get(&id).and_then(|vcc| vcc.label);
        let (vpi, vci) = known.or_else(|| self.labels.get(&id).copied())?;
        Some(exchange::Channel { port: self.port, vpi, vci })
    }

    fn forget(&mut self, id: VccId) -> Option<Vcc> {
        let vcc = self.vccs.remove(&id)?;
        self.by_local.remove(&(vcc.entity, vcc.local));
        if let Some(label) = vcc.label
            && let Some(known) = self.by_label.remove(&label)
        {
            self.labels.remove(&known);
            self.receivers.remove(&label);
        }
        Some(vcc)
    }

    /// Hands a request of an entity to call control under the interface's id.
    fn translate(&mut self, entity: u16, request: VccRequest) -> Option<VccRequest> {
        if let VccRequest::Setup { vcc: local, call } = request {
            let id = VccId::outgoing(self.opened);
            self.opened += 1;
            let vcc = Vcc { entity, local, call: *call, label: None, open: false, outgoing: true };
            self.vccs.insert(id, vcc);
            self.by_local.insert((entity, local), id);
            return Some(VccRequest::Setup { vcc: id, call });
        }
        let id = |local| self.by_local.get(&(entity, local)).copied();
        Some(match request {
            VccRequest::Setup { .. } => return None,
            VccRequest::AddParty { vcc, party, called } => {
                VccRequest::AddParty { vcc: id(vcc)?, party, called }
            }
            VccRequest::DropParty { vcc, party, cause } => {
                VccRequest::DropParty { vcc: id(vcc)?, party, cause }
            }
            VccRequest::Accept { vcc } => VccRequest::Accept { vcc: id(vcc)? },
            VccRequest::Reject { vcc, cause } => VccRequest::Reject { vcc: id(vcc)?, cause },
            VccRequest::Release { vcc, cause } => VccRequest::Release { vcc: id(vcc)?, cause },
        })
    }
}

impl Stack {
    /// Something happens at an interface.
    pub(super) fn uni(&mut self, at: u16, input: UniInput, cx: &mut Context<'_>) {
        match input {
            UniInput::Start => {
                let Uni { port, signalling, .. } = self.unis[usize::from(at)];
                for (vci, category) in [(SIGNALLING_VCI, signalling), (ILMI_VCI, ServiceCategory::Ubr)] {
                    let channel = Channel { port, vpi: 0, vci };
                    cx.actions.push(Action::Open { channel, category, shaper: Vec::new() });
                }
                self.uni(at, UniInput::CarrierUp, cx);
            }
            UniInput::CarrierUp => {
                self.saal(at, sscop::Input::Establish, cx);
                let esi = self.unis[usize::from(at)].esi;
                self.ilmi(at, ilmi::UserInput::Register { esi }, cx);
                self.ilmi(at, ilmi::UserInput::Start, cx);
            }
            UniInput::CarrierDown => {
                self.unaddressed(at, cx);
                self.saal(at, sscop::Input::Release, cx);
            }
            UniInput::Ilmi(input) => self.ilmi(at, input, cx),
            UniInput::Saal(input) => self.saal(at, input, cx),
        }
    }

    fn ilmi(&mut self, at: u16, input: ilmi::UserInput, cx: &mut Context<'_>) {
        let uni = &mut self.unis[usize::from(at)];
        let port = uni.port;
        let mut out = cx.rooms.outputs::<ilmi::User>();
        if let Some(alarm) = uni.ilmi.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Ilmi(at)));
        }
        while let Some(done) = out.pop_front() {
            match done {
                Emitted::Transmit(ilmi::Transmit::Pdu(octets)) => {
                    send_control(Channel { port, vpi: 0, vci: ILMI_VCI }, octets, cx);
                }
                Emitted::Event(event) => {
                    cx.report_as(self.unis[usize::from(at)].speaker(), event.clone());
                    match event {
                        ilmi::UserEvent::Ready { addresses, lecs, .. } => {
                            self.addressed(at, &addresses, &lecs, cx)
                        }
                        ilmi::UserEvent::Failed | ilmi::UserEvent::Withdrawn => self.unaddressed(at, cx),
                        _ => {}
                    }
                }
            }
        }
        cx.rooms.put_back::<ilmi::User>(out);
    }

    fn saal(&mut self, at: u16, input: sscop::Input, cx: &mut Context<'_>) {
        let uni = &mut self.unis[usize::from(at)];
        let port = uni.port;
        let mut out = cx.rooms.outputs::<sscop::Link>();
        if let Some(alarm) = uni.saal.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Saal(at)));
        }
        while let Some(done) = out.pop_front() {
            match done {
                Emitted::Transmit(sscop::Transmit::Pdu(octets)) => {
                    send_control(Channel { port, vpi: 0, vci: SIGNALLING_VCI }, octets, cx);
                }
                Emitted::Event(sscop::Event::Receive(message)) => {
                    self.calls(at, signalling::user::Input::Message(message), cx);
                }
                Emitted::Event(event) => {
                    cx.report_as(self.unis[usize::from(at)].speaker(), event.clone());
                    match event {
                        sscop::Event::Up => self.calls(at, signalling::user::Input::SaalUp, cx),
                        sscop::Event::Down { .. } => self.calls(at, signalling::user::Input::SaalDown, cx),
                        _ => {}
                    }
                }
            }
        }
        cx.rooms.put_back::<sscop::Link>(out);
    }

    fn calls(&mut self, at: u16, input: signalling::user::Input, cx: &mut Context<'_>) {
        let mut out = cx.rooms.outputs::<signalling::User>();
        if let Some(alarm) = self.unis[usize::from(at)].calls.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Calls(at)));
        }
        while let Some(done) = out.pop_front() {
            match done {
                Emitted::Transmit(signalling::user::Transmit::Message(octets)) => {
                    self.saal(at, sscop::Input::Send(octets), cx);
                }
                Emitted::Event(event) => {
                    let uni = &self.unis[usize::from(at)];
                    let report = Report::from(event.clone());
                    let channel = report.vcc().and_then(|vcc| uni.channel_at(vcc));
                    cx.report_as(Speaker { channel, ..uni.speaker() }, report);
                    match event {
                        signalling::user::Event::Bound { vcc, vpi, vci } => self.bound(at, vcc, (vpi, vci)),
                        signalling::user::Event::Unbound { vcc } => self.close(at, vcc, cx),
                        signalling::user::Event::Vcc(event) => self.vcc_event(at, event, cx),
                        _ => {}
                    }
                }
            }
        }
        cx.rooms.put_back::<signalling::User>(out);
    }

    /// An entity asks for something.
    pub(super) fn request(&mut self, entity: u16, request: VccRequest, cx: &mut Context<'_>) {
        self.call_asked(entity, &request, cx.now);
        let at = self.entities[usize::from(entity)].uni;
        let uni = &mut self.unis[usize::from(at)];
        let released = match request {
            VccRequest::Release { vcc, .. } | VccRequest::Reject { vcc, .. } => {
                uni.by_local.get(&(entity, vcc)).copied()
            }
            _ => None,
        };
        if let Some(request) = uni.translate(entity, request) {
            self.calls(at, signalling::user::Input::Request(request), cx);
        }
        // The entity has forgotten it: what still comes in for it belongs to nobody.
        if let Some(id) = released {
            self.close(at, id, cx);
            self.unis[usize::from(at)].forget(id);
        }
    }

    fn bound(&mut self, at: u16, id: VccId, label: (u16, u16)) {
        let uni = &mut self.unis[usize::from(at)];
        // What is not known yet is on its way in: its entity is found when it is announced.
        if let Some(before) = uni.by_label.insert(label, id) {
            uni.labels.remove(&before);
        }
        uni.labels.insert(id, label);
        match uni.vccs.get_mut(&id) {
            Some(vcc) => {
                vcc.label = Some(label);
                uni.receivers.insert(label, (vcc.entity, vcc.local));
            }
            None => {
                uni.receivers.remove(&label);
            }
        }
    }

    fn close(&mut self, at: u16, id: VccId, cx: &mut Context<'_>) {
        let uni = &mut self.unis[usize::from(at)];
        if let Some(vcc) = uni.vccs.get_mut(&id)
            && let Some((vpi, vci)) = vcc.label
            && std::mem::take(&mut vcc.open)
        {
            cx.actions.push(Action::Close { channel: Channel { port: uni.port, vpi, vci } });
        }
    }

    /// The sending end opens, where there is one: a leaf of a point-to-multipoint VCC only receives.
    fn open(&mut self, at: u16, id: VccId, cx: &mut Context<'_>) {
        let uni = &mut self.unis[usize::from(at)];
        let Some(vcc) = uni.vccs.get_mut(&id) else { return };
        let sends = vcc.outgoing || !vcc.call.multipoint;
        if let Some((vpi, vci)) = vcc.label.filter(|_| sends && !vcc.open) {
            vcc.open = true;
            let channel = Channel { port: uni.port, vpi, vci };
            cx.actions.push(Action::Open {
                channel,
                category: category(vcc.call.category),
                shaper: Vec::new(),
            });
        }
    }

    fn vcc_event(&mut self, at: u16, event: VccEvent, cx: &mut Context<'_>) {
        match event {
            VccEvent::Incoming { vcc: id, call } => self.incoming(at, id, call, cx),
            VccEvent::Connected { vcc } => {
                self.open(at, vcc, cx);
                self.tell(at, vcc, |vcc| VccEvent::Connected { vcc }, cx);
            }
            VccEvent::Released { vcc, cause } => {
                self.close(at, vcc, cx);
                self.tell(at, vcc, |vcc| VccEvent::Released { vcc, cause }, cx);
                self.unis[usize::from(at)].forget(vcc);
            }
            VccEvent::PartyAdded { vcc, party } => {
                self.tell(at, vcc, |vcc| VccEvent::PartyAdded { vcc, party }, cx)
            }
            VccEvent::PartyDropped { vcc, party, cause } => {
                self.tell(at, vcc, |vcc| VccEvent::PartyDropped { vcc, party, cause }, cx);
            }
        }
    }

    /// A call goes to the entity that has its selector and takes its kind; to nobody else.
    fn incoming(&mut self, at: u16, id: VccId, call: Box<Call>, cx: &mut Context<'_>) {
        let Some(entity) = self.entity_for(at, &call) else {
            let request = VccRequest::Reject { vcc: id, cause: Cause::INCOMPATIBLE_DESTINATION };
            self.calls(at, signalling::user::Input::Request(request), cx);
            return;
        };
        let uni = &mut self.unis[usize::from(at)];
        let label = uni.labels.get(&id).copied();
        uni.vccs.insert(id, Vcc { entity, local: id, call: *call, label, open: false, outgoing: false });
        uni.by_local.insert((entity, id), id);
        if let Some(label) = label {
            uni.receivers.insert(label, (entity, id));
        }
        self.tell(at, id, |vcc| VccEvent::Incoming { vcc, call }, cx);
    }

    fn tell(&self, at: u16, id: VccId, event: impl FnOnce(VccId) -> VccEvent, cx: &mut Context<'_>) {
        if let Some(vcc) = self.unis[usize::from(at)].vccs.get(&id) {
            cx.rooms.tasks.push_back(Task::Vcc(vcc.entity, event(vcc.local)));
        }
    }

    /// A timer of an interface has come.
    pub(super) fn uni_timer(&mut self, timer: Timer, cx: &mut Context<'_>) {
        let (at, (due, again)) = match timer {
            Timer::Ilmi(at) => (at, self.unis[usize::from(at)].ilmi.due(cx.now)),
            Timer::Saal(at) => (at, self.unis[usize::from(at)].saal.due(cx.now)),
            Timer::Calls(at) => (at, self.unis[usize::from(at)].calls.due(cx.now)),
            _ => return,
        };
        if let Some(again) = again {
            cx.schedule(again, cx.event, HostEvent::Timer(timer));
        }
        if due {
            match timer {
                Timer::Ilmi(_) => self.ilmi(at, ilmi::UserInput::Timer, cx),
                Timer::Saal(_) => self.saal(at, sscop::Input::Timer, cx),
                _ => self.calls(at, signalling::user::Input::Timer, cx),
            }
        }
    }

    /// Index of the interface at a port.
    pub(crate) fn uni_at(&self, port: u16) -> Option<u16> {
        self.unis.iter().position(|uni| uni.port == port).map(|at| at as u16)
    }
}

/// Sends a control PDU on a channel that is always open.
pub(crate) fn send_control(channel: Channel, octets: Vec<u8>, cx: &mut Context<'_>) -> PacketId {
    let packet = cx.new_packet(Packet::new(Body::Octets(octets.into()), Wrap::Bare, cx.event));
    cx.actions.push(Action::SendOn { channel, packet });
    packet
}

/// The cell network's name of a service category.
pub(crate) const fn category(category: vcc::ServiceCategory) -> ServiceCategory {
    match category {
        vcc::ServiceCategory::Cbr => ServiceCategory::Cbr,
        vcc::ServiceCategory::RtVbr => ServiceCategory::RtVbr,
        vcc::ServiceCategory::NrtVbr => ServiceCategory::NrtVbr,
        vcc::ServiceCategory::Abr => ServiceCategory::Abr,
        vcc::ServiceCategory::Ubr => ServiceCategory::Ubr,
    }
}

/// What ILMI has registered: an address for each entity, by its selector.
pub(super) fn address_of(registered: &[AtmAddress], esi: EthernetAddress, sel: u8) -> Option<AtmAddress> {
    registered.iter().find(|address| address.esi() == esi).map(|address| address.with_sel(sel))
}
