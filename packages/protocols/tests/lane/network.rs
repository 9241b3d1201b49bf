//! A whole emulated LAN in the cloud: real clients, LECS, LES and BUS.

use std::collections::{BTreeMap, VecDeque};

use lanelab_protocols::lane::lec::Phase;
use lanelab_protocols::lane::lecs::Elan as ElanEntry;
use lanelab_protocols::lane::{Bus, Lec, LecConfig, Lecs, Les, Version, bus, lec, lecs, les};
use lanelab_protocols::vcc::{Call, Cause, VccEvent, VccId};
use lanelab_protocols::wire::lane::{ElanName, Encapsulation};
use lanelab_protocols::wire::{AtmAddress, EthernetAddress};
use lanelab_protocols::{Duration, FrameId, Instant, Machine, Output};

use crate::cloud::{Action, Cloud, Entity, NodeId};
use crate::script::{BUS, LES, atm, mac};

/// A user's frame on its way.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    lecid: u16,
    encapsulation: Encapsulation,
    dst: EthernetAddress,
    src: EthernetAddress,
    id: FrameId,
}

/// One machine with what it wants and the frames that went through its hands.
pub(crate) struct Entry {
    machine: Kind,
    wishes: VecDeque<Action<Frame, bus::Input>>,
    timeout: Option<Instant>,
    frames: BTreeMap<FrameId, Frame>,
    received: Vec<FrameId>,
    events: Vec<String>,
}

enum Kind {
    Client(Box<Lec>),
    Lecs(Lecs),
    Les(Box<Les>),
    Bus(Bus),
}

impl Entry {
    fn new(machine: Kind) -> Self {
        Self {
            machine,
            wishes: VecDeque::new(),
            timeout: None,
            frames: BTreeMap::new(),
            received: Vec::new(),
            events: Vec::new(),
        }
    }

    fn lec(&mut self, now: Instant, input: lec::Input) {
        let Kind::Client(lec) = &mut self.machine else { panic!("no client") };
        lec.handle_input(now, input);
        self.pump();
    }

    fn bus(&mut self, now: Instant, input: bus::Input) {
        let Kind::Bus(bus) = &mut self.machine else { panic!("no BUS") };
        bus.handle_input(now, input);
        self.pump();
    }

    fn start(&mut self, now: Instant) {
        match &mut self.machine {
            Kind::Client(lec) => {
                let address = atm(lec.config().mac.0[5]);
                lec.handle_input(now, lec::Input::Start(lec::Start { address, lecs: Vec::new() }));
            }
            Kind::Lecs(lecs) => {
                lecs.handle_input(now, lecs::Input::Start(AtmAddress::WELL_KNOWN_LECS));
            }
            Kind::Les(les) => {
                les.handle_input(now, les::Input::Start(les::Start { address: atm(LES), bus: atm(BUS) }))
            }
            Kind::Bus(bus) => bus.handle_input(now, bus::Input::Start(atm(BUS))),
        }
        self.pump();
    }

    fn stop(&mut self, now: Instant) {
        match &mut self.machine {
            Kind::Client(lec) => lec.handle_input(now, lec::Input::Stop),
            Kind::Lecs(lecs) => lecs.handle_input(now, lecs::Input::Stop),
            Kind::Les(les) => les.handle_input(now, les::Input::Stop),
            Kind::Bus(bus) => bus.handle_input(now, bus::Input::Stop),
        }
        self.pump();
    }

    /// Control frames that were malformed so far.
    pub(crate) fn malformed(&self) -> u64 {
        match &self.machine {
            Kind::Client(lec) => lec.counters().malformed,
            Kind::Lecs(lecs) => lecs.counters().malformed,
            Kind::Les(les) => les.counters().malformed,
            Kind::Bus(bus) => bus.counters().malformed,
        }
    }

    fn say(&mut self, event: String) {
        self.events.push(event.clone());
        self.wishes.push_back(Action::Log(event));
    }

    /// Takes over all that the machine wants.
    fn pump(&mut self) {
        self.timeout = loop {
            match &mut self.machine {
                Kind::Client(lec) => match lec.poll_output() {
                    Output::Transmit(lec::Transmit::Pdu { vcc, octets }) => self.pdu_out(vcc, octets),
                    Output::Transmit(lec::Transmit::Vcc(request)) => {
                        self.wishes.push_back(Action::Vcc(request))
                    }
                    Output::Transmit(lec::Transmit::Own(lec::OwnTransmit::Frame {
                        vcc,
                        frame,
                        lecid,
                        encapsulation,
                    })) => {
                        let frame = Frame { lecid, encapsulation, ..self.frames[&frame] };
                        self.wishes.push_back(Action::Frame { vcc, frame });
                    }
                    Output::Event(event) => {
                        if let lec::Event::Receive { frame } = event {
                            self.received.push(frame);
                        }
                        self.say(format!("{event:?}"));
                    }
                    Output::Timeout(at) => break at,
                },
                Kind::Lecs(lecs) => match lecs.poll_output() {
                    Output::Transmit(lecs::Transmit::Pdu { vcc, octets }) => self.pdu_out(vcc, octets),
                    Output::Transmit(lecs::Transmit::Vcc(request)) => {
                        self.wishes.push_back(Action::Vcc(request))
                    }
                    Output::Event(event) => self.say(format!("{event:?}")),
                    Output::Timeout(at) => break at,
                },
                Kind::Les(les) => match les.poll_output() {
                    Output::Transmit(les::Transmit::Pdu { vcc, octets }) => self.pdu_out(vcc, octets),
                    Output::Transmit(les::Transmit::Vcc(request)) => {
                        self.wishes.push_back(Action::Vcc(request))
                    }
                    Output::Event(event) => {
                        if let Some(note) = for_the_bus(&event) {
                            self.wishes.push_back(Action::Note { to: atm(BUS), note });
                        }
                        self.say(format!("{event:?}"));
                    }
                    Output::Timeout(at) => break at,
                },
                Kind::Bus(bus) => match bus.poll_output() {
                    Output::Transmit(bus::Transmit::Pdu { vcc, octets }) => self.pdu_out(vcc, octets),
                    Output::Transmit(bus::Transmit::Vcc(request)) => {
                        self.wishes.push_back(Action::Vcc(request))
                    }
                    Output::Transmit(bus::Transmit::Own(bus::OwnTransmit::Frame { vccs, frame, .. })) => {
                        let frame = self.frames[&frame];
                        self.wishes.extend(vccs.into_iter().map(|vcc| Action::Frame { vcc, frame }));
                    }
                    Output::Event(event) => self.say(format!("{event:?}")),
                    Output::Timeout(at) => break at,
                },
            }
        };
    }

    fn pdu_out(&mut self, vcc: VccId, octets: Vec<u8>) {
        self.wishes.push_back(Action::Pdu { vcc, octets });
    }
}

/// What the BUS must know of what its LES did.
fn for_the_bus(event: &les::Event) -> Option<bus::Input> {
    match *event {
        les::Event::Joined { lecid, address, selective, .. } => {
            Some(bus::Input::Own(bus::OwnInput::Member { lecid, address, selective, joined: true }))
        }
        les::Event::Left { lecid, address, .. } => {
            Some(bus::Input::Own(bus::OwnInput::Member { lecid, address, selective: false, joined: false }))
        }
        les::Event::Registered { mac, lecid, .. } => {
            Some(bus::Input::Own(bus::OwnInput::Registration { mac, lecid, registered: true }))
        }
        les::Event::Unregistered { mac, lecid } => {
            Some(bus::Input::Own(bus::OwnInput::Registration { mac, lecid, registered: false }))
        }
        _ => None,
    }
}

impl Entity for Entry {
    type Frame = Frame;
    type Note = bus::Input;

    fn vcc(&mut self, now: Instant, event: VccEvent) {
        match &mut self.machine {
            Kind::Client(lec) => lec.handle_input(now, lec::Input::Vcc(event)),
            Kind::Lecs(lecs) => lecs.handle_input(now, lecs::Input::Vcc(event)),
            Kind::Les(les) => les.handle_input(now, les::Input::Vcc(event)),
            Kind::Bus(bus) => bus.handle_input(now, bus::Input::Vcc(event)),
        }
        self.pump();
    }

    fn pdu(&mut self, now: Instant, vcc: VccId, octets: Vec<u8>) {
        match &mut self.machine {
            Kind::Client(lec) => lec.handle_input(now, lec::Input::Pdu { vcc, octets: octets.into() }),
            Kind::Lecs(lecs) => lecs.handle_input(now, lecs::Input::Pdu { vcc, octets: octets.into() }),
            Kind::Les(les) => les.handle_input(now, les::Input::Pdu { vcc, octets: octets.into() }),
            Kind::Bus(bus) => bus.handle_input(now, bus::Input::Pdu { vcc, octets: octets.into() }),
        }
        self.pump();
    }

    fn frame(&mut self, now: Instant, vcc: VccId, frame: Frame) {
        self.frames.insert(frame.id, frame);
        let Frame { lecid, encapsulation, dst, src, id } = frame;
        match self.machine {
            Kind::Client(_) => {
                let data = lec::OwnInput::Data { vcc, lecid, encapsulation, dst, src, frame: id };
                self.lec(now, lec::Input::Own(data))
            }
            Kind::Bus(_) => {
                let data = bus::Data { vcc, lecid, dst, frame: id, octets: 62, arrived: now };
                self.bus(now, bus::Input::Own(bus::OwnInput::Data(data)));
            }
            Kind::Lecs(_) | Kind::Les(_) => panic!("a frame came to a server of control"),
        }
    }

    fn note(&mut self, now: Instant, note: bus::Input) {
        self.bus(now, note);
    }

    fn timer(&mut self, now: Instant) {
        match &mut self.machine {
            Kind::Client(lec) => lec.handle_input(now, lec::Input::Timer),
            Kind::Lecs(lecs) => lecs.handle_input(now, lecs::Input::Timer),
            Kind::Les(les) => les.handle_input(now, les::Input::Timer),
            Kind::Bus(bus) => bus.handle_input(now, bus::Input::Timer),
        }
        self.pump();
    }

    fn poll(&mut self, _: Instant) -> Action<Frame, bus::Input> {
        self.wishes.pop_front().unwrap_or(Action::Timeout(self.timeout))
    }
}

/// Servers, and clients numbered from 1 in the order in which they are added.
pub(crate) struct Elan {
    pub(crate) cloud: Cloud<Entry>,
    servers: [NodeId; 3],
    clients: Vec<NodeId>,
    frames: u32,
}

impl Elan {
    /// The servers run; nobody has joined.
    pub(crate) fn new(les: les::Config, bus: bus::Config) -> Self {
        let name = ElanName::new("staff").expect("a short name");
        let lecs = lecs::Config {
            elans: vec![ElanEntry::ethernet(name, atm(LES))],
            default_elan: Some(name),
            ..lecs::Config::default()
        };
        let mut cloud = Cloud::new(Duration::from_millis(2));
        let servers = [
            cloud.add("LECS", &[AtmAddress::WELL_KNOWN_LECS], Entry::new(Kind::Lecs(Lecs::new(lecs)))),
            cloud.add(
                "LES",
                &[atm(LES)],
                Entry::new(Kind::Les(Box::new(Les::new(les::Config { elan_name: name, ..les })))),
            ),
            cloud.add("BUS", &[atm(BUS)], Entry::new(Kind::Bus(Bus::new(bus)))),
        ];
        for server in servers {
            cloud.act(server, Entry::start);
        }
        Self { cloud, servers, clients: Vec::new(), frames: 0 }
    }

    /// Servers with their defaults, and clients of these versions that have just started.
    pub(crate) fn of(versions: &[Version]) -> Self {
        let mut elan = Self::new(les::Config::default(), bus::Config::default());
        for &version in versions {
            elan.add(version, |_| {});
        }
        elan
    }

    /// One more client, which starts.
    pub(crate) fn add(&mut self, version: Version, change: impl FnOnce(&mut LecConfig)) {
        let n = self.clients.len() as u8 + 1;
        let mut config = LecConfig { seed: n.into(), ..LecConfig::new(mac(n), version) };
        change(&mut config);
        let entry = Entry::new(Kind::Client(Box::new(Lec::new(config))));
        let node = self.cloud.add(&format!("LEC {n}"), &[atm(n)], entry);
        self.clients.push(node);
        self.cloud.act(node, |entry, now| {
            entry.lec(now, lec::Input::Start(lec::Start { address: atm(n), lecs: Vec::new() }))
        });
    }

    /// Servers and clients.
    pub(crate) fn everyone(&self) -> Vec<NodeId> {
        self.servers.iter().chain(&self.clients).copied().collect()
    }

    fn client(&self, n: u8) -> NodeId {
        self.clients[usize::from(n) - 1]
    }

    pub(crate) fn lec(&self, n: u8) -> &Lec {
        match &self.cloud.entity(self.client(n)).machine {
            Kind::Client(lec) => lec,
            _ => panic!("no client"),
        }
    }

    pub(crate) fn les(&self) -> &Les {
        match &self.cloud.entity(self.servers[1]).machine {
            Kind::Les(les) => les,
            _ => panic!("no LES"),
        }
    }

    pub(crate) fn bus(&self) -> &Bus {
        match &self.cloud.entity(self.servers[2]).machine {
            Kind::Bus(bus) => bus,
            _ => panic!("no BUS"),
        }
    }

    pub(crate) fn operational(&self) -> usize {
        (1..=self.clients.len()).filter(|&n| self.lec(n as u8).phase() == Phase::Operational).count()
    }

    /// Runs until every client is operational, at most for `limit`; says whether they are.
    pub(crate) fn run_until_operational(&mut self, limit: Duration) -> bool {
        let end = self.cloud.now() + limit;
        while self.operational() < self.clients.len() && self.cloud.now() < end {
            self.cloud.run_for(Duration::from_millis(10));
        }
        self.operational() == self.clients.len()
    }

    pub(crate) fn tell(&mut self, n: u8, input: lec::Input) {
        let node = self.client(n);
        self.cloud.act(node, |entry, now| entry.lec(now, input));
    }

    /// Client `n` sends a frame; its number.
    pub(crate) fn send(&mut self, n: u8, dst: EthernetAddress) -> FrameId {
        let id = FrameId(self.frames);
        self.frames += 1;
        let node = self.client(n);
        self.cloud.act(node, |entry, now| {
            let src = mac(n);
            entry.frames.insert(id, Frame { lecid: 0, encapsulation: Encapsulation::Plain, dst, src, id });
            entry.lec(now, lec::Input::Own(lec::OwnInput::Send { dst, src, frame: id, octets: 60 }));
        });
        id
    }

    /// Frames that client `n` has received so far.
    pub(crate) fn received(&self, n: u8) -> &[FrameId] {
        &self.cloud.entity(self.client(n)).received
    }

    pub(crate) fn events(&self, n: u8) -> &[String] {
        &self.cloud.entity(self.client(n)).events
    }

    /// VCCs between two clients.
    pub(crate) fn data_direct(&self, one: u8, other: u8) -> Vec<Call> {
        self.cloud.vccs_between(self.client(one), self.client(other))
    }

    pub(crate) fn stop_client(&mut self, n: u8) {
        let node = self.client(n);
        self.cloud.act(node, Entry::stop);
    }

    pub(crate) fn start_client(&mut self, n: u8) {
        let node = self.client(n);
        self.cloud.act(node, Entry::start);
    }

    /// LES and BUS die: the network clears their VCCs.
    pub(crate) fn kill_les_and_bus(&mut self) {
        for server in [self.servers[1], self.servers[2]] {
            self.cloud.act(server, Entry::stop);
            self.cloud.cut_off(server, Cause::DESTINATION_OUT_OF_ORDER);
            self.cloud.set_reachable(server, false);
        }
    }

    pub(crate) fn revive_les_and_bus(&mut self) {
        for server in [self.servers[1], self.servers[2]] {
            self.cloud.set_reachable(server, true);
            self.cloud.act(server, Entry::start);
        }
    }

    /// Calls to a client fail, or succeed again.
    pub(crate) fn set_reachable(&mut self, n: u8, reachable: bool) {
        self.cloud.set_reachable(self.client(n), reachable);
    }

    /// A client's links are cut: the network clears its VCCs and cannot reach it any more.
    pub(crate) fn cut_off(&mut self, n: u8) {
        self.cloud.cut_off(self.client(n), Cause::NETWORK_OUT_OF_ORDER);
        self.set_reachable(n, false);
    }
}
