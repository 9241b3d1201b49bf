//! A station: routes packets between its NIC, its stack and its sockets, and makes the CPU pay for it.

use super::charges::Ended;
use super::costs::Costs;
use super::cpu::{Cpu, Level, Task};
use super::ledger::Watch;
use super::receive_path::ReceivePath;
use super::relay::Program;
use super::socket::{Demux, Endpoint, Socket};
use super::stack;
use super::tcp::SocketAction;
use super::work::{MpcCosts, PriceList, Work};
use crate::account::{CpuCauses, Lost, ReceiveQueue};
use crate::context::{Action, Context, HostEvent};
use crate::packet::{Body, Channel, Packet, PacketId, PacketName, Wrap};
use crate::scenario::{CpuSet, FlowSet, Host, Kernel, SchedulerSet, StackSet, TcpField};
use crate::stack::Stack;
use crate::trace::Note;
use lanelab_cells::atm::cell_network::ConnId;
use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::icmp;
use lanelab_protocols::ip::{Datagram, Reassembler, ReassemblyEvent, ReassemblyInput, Transport, fragment};
use lanelab_protocols::sorted::SortedMap;
use lanelab_protocols::tcp::{Input, Profile, Segment, Switches};
use lanelab_protocols::wire::{IcmpKind, Ipv4Address};
use lanelab_protocols::{Machine, Output, Payload};

/// Period of a host's clock: 100 Hz, as in the papers' Unix hosts.
pub(super) const CLOCK_TICK: SimDuration = SimDuration::from_millis(10);
/// Where the loopback interface answers.
pub const LOOPBACK: Ipv4Address = Ipv4Address([127, 0, 0, 1]);

/// Unfinished datagrams that a host keeps: the order of what 4.3BSD's mbufs held.
const REASSEMBLY_BUFFERS: usize = 64;

/// How a peer is reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Route {
    conn: ConnId,
    mtu: u32,
}

/// A host of the scenario, at work.
#[derive(Clone, Debug)]
pub struct Station {
    /// Immutable number.
    pub id: u32,
    pub(super) costs: Costs,
    switches: Switches,
    loopback_mtu: u32,
    /// Own addresses, the loopback one among them.
    addresses: Vec<Ipv4Address>,
    routes: SortedMap<Ipv4Address, Route>,
    pub(super) sockets: Vec<Socket>,
    /// Processes that poll several sockets.
    pub(super) programs: Vec<Program>,
    demux: Demux,
    pub(super) cpu: Cpu<Work>,
    reassembler: Reassembler,
    /// When a reassembly event is scheduled.
    reassembly_alarm: Option<SimTime>,
    /// Datagrams given up because fragments were missing.
    fragments_discarded: u64,
    /// Whether its clock ticks: from when a tick first costs something, or a scheduler counts them.
    ticks: bool,
    /// IP identification counter.
    ident: u16,
    /// Draws the phases of its clocks.
    pub(super) rng: RandomStream,
    /// First beats of the delayed-acknowledgement and retransmission timers.
    pub(super) phases: (SimDuration, SimDuration),
    actions: Vec<SocketAction>,
    /// What is below IP beside permanent circuits.
    pub(super) stack: Stack,
    /// What its MPOA client costs.
    mpc: MpcCosts,
    /// Fixed part of the calls that each process has begun, by its number.
    pub(super) calls: Vec<SimDuration>,
    /// What the latest task went into.
    pub(super) ended: Ended,
    /// What time on its CPU counts as in the accounts.
    pub(crate) cpu_causes: CpuCauses,
    /// How its operating system shares the CPU.
    kernel: Kernel,
    receive: ReceivePath,
}

impl Station {
    /// A station as its scenario describes it. `conn` numbers its VCs by (port, VPI, VCI).
    #[inline(never)]
    pub fn new(host: &Host, seed: u64, conn: impl Fn(u16, u16, u16) -> Option<ConnId>) -> Self {
        let mut switches = Profile::from_name(&host.profile).unwrap_or(Profile::BsdReno).switches();
        stack::apply(&mut switches, &host.stack);
        let mut routes = SortedMap::new();
        for pvc in &host.pvcs {
            let interface = host.interfaces.iter().find(|interface| interface.port == pvc.port);
            if let (Some(interface), Some(conn)) = (interface, conn(pvc.port, pvc.vpi, pvc.vci)) {
                routes.entry(Ipv4Address(pvc.peer.octets())).or_insert(Route { conn, mtu: interface.mtu() });
            }
        }
        let mut rng = RandomStream::new(seed, host.id, 0);
        let mut phase = |period: SimDuration| SimDuration(rng.below(period.0));
        let phases = (phase(SimDuration::from_millis(200)), phase(SimDuration::from_millis(500)));
        Self {
            id: host.id,
            costs: Costs::new(host.cpu),
            switches,
            loopback_mtu: host.loopback_mtu,
            addresses: host
                .interfaces
                .iter()
                .map(|interface| Ipv4Address(interface.ip.octets()))
                .chain([LOOPBACK])
                .collect(),
            routes,
            sockets: Vec::new(),
            programs: Vec::new(),
            demux: Demux::default(),
            cpu: Cpu::new(),
            reassembler: Reassembler::new(Reassembler::DEFAULT_TIMEOUT, REASSEMBLY_BUFFERS),
            reassembly_alarm: None,
            fragments_discarded: 0,
            ticks: false,
            ident: 0,
            rng,
            phases,
            actions: Vec::new(),
            stack: Stack::default(),
            mpc: host.mpc.as_ref().map_or_else(MpcCosts::default, MpcCosts::of),
            calls: Vec::new(),
            ended: Ended::default(),
            cpu_causes: CpuCauses::default(),
            kernel: host.kernel,
            receive: ReceivePath::new(&host.kernel),
        }
    }

    /// Its protocol stack below IP.
    #[must_use]
    pub(crate) const fn stack(&self) -> &Stack {
        &self.stack
    }

    /// The same, to change it.
    pub(crate) const fn stack_mut(&mut self) -> &mut Stack {
        &mut self.stack
    }

    /// The physical layer of a port comes or goes.
    pub(crate) fn set_carrier(&mut self, port: u16, up: bool, cx: &mut Context<'_>) {
        self.stack.set_carrier(port, up, cx);
        self.take_up(cx);
    }

    /// The switches of its stack.
    #[must_use]
    pub const fn switches(&self) -> &Switches {
        &self.switches
    }

    /// MTU of the interface towards `peer`.
    #[must_use]
    pub fn mtu_to(&self, peer: Ipv4Address) -> u32 {
        let routed = || self.stack.routing.towards(peer).map(|(interface, _)| interface.mtu.into());
        if peer == LOOPBACK {
            self.loopback_mtu
        } else {
            self.routes.get(&peer).map(|route| route.mtu).or_else(routed).unwrap_or(self.loopback_mtu)
        }
    }

    /// Connection towards `peer`; none over the loopback interface.
    #[must_use]
    pub fn conn_to(&self, peer: Ipv4Address) -> Option<ConnId> {
        self.routes.get(&peer).map(|route| route.conn)
    }

    pub(super) fn add_socket(&mut self, endpoint: Endpoint, local: Ipv4Address, socket: Socket) {
        self.demux.insert(endpoint, local);
        self.sockets.push(socket);
    }

    /// Starts what runs from the beginning: listeners, the clock, the applications' first events.
    pub fn start(&mut self, cx: &mut Context<'_>) {
        self.stack.start(cx);
        self.start_kernel();
        self.start_clock(cx);
        for index in 0..self.sockets.len() {
            if let Some(at) = self.sockets[index].starts_at() {
                cx.schedule(at, EventId::START, HostEvent::Application(index as u32));
            } else {
                self.socket(index, cx, |socket, cx, actions| socket.listen(cx, actions));
            }
        }
    }

    /// Lets its operating system share the CPU, among the processes that there are.
    fn start_kernel(&mut self) {
        if let Some(set) = &self.kernel.scheduler {
            let processes = 2 * self.sockets.len().max(self.programs.len()) as u32;
            self.cpu.schedule(set.kind, processes, self.switch_costs(set));
        }
        if let Some(longest) = self.kernel.soft_interrupt_ps {
            self.cpu.bound_protocol(SimDuration(longest));
        }
    }

    /// What giving the CPU to another process costs, and waking one.
    fn switch_costs(&self, set: &SchedulerSet) -> (SimDuration, SimDuration) {
        (self.costs.scaled(set.switch_ps), self.costs.scaled(set.wake_ps))
    }

    /// The NIC has a PDU in good order.
    pub fn arrived(&mut self, packet: PacketId, cx: &mut Context<'_>) {
        if self.enter(ReceiveQueue::Ring, packet, cx) {
            self.submit(Work::Interrupt(packet), Level::Interrupt, cx);
            self.dispatch(cx);
        }
    }

    /// A packet comes to a queue of the receive path, and is lost where that is full; whether it is there.
    fn enter(&mut self, queue: ReceiveQueue, id: PacketId, cx: &mut Context<'_>) -> bool {
        let packet = cx.packets.get(id);
        let has_room = self.receive.enter(queue, packet);
        if !has_room {
            let (flow, cells) = (packet.flow, packet.cells());
            cx.note(flow, Note::Lost);
            cx.accounts.lost(flow, queue, cells);
            cx.packets.release(id);
        }
        has_room
    }

    /// The first of a queue of the receive path is served.
    fn leave(&mut self, queue: ReceiveQueue, id: PacketId, cx: &Context<'_>) {
        self.receive.leave(queue, cx.packets.get(id).came_by.port);
    }

    /// Puts a packet in line for protocol code.
    fn queue_input(&mut self, packet: PacketId, cx: &mut Context<'_>) {
        if self.enter(ReceiveQueue::Input, packet, cx) {
            self.submit(Work::Input(packet), Level::Protocol, cx);
        }
    }

    /// What each queue of its receive path has lost.
    #[must_use]
    pub const fn lost(&self) -> &Lost {
        self.receive.lost()
    }

    /// One of its events is due.
    pub fn event(&mut self, event: HostEvent, cx: &mut Context<'_>) {
        match event {
            HostEvent::CpuDone(generation) => {
                let Some(task) = self.cpu.complete(cx.now, generation) else { return };
                if cx.accounts.is_on() {
                    self.end(&task, cx);
                }
                self.perform(task.work, cx);
            }
            HostEvent::SocketTimer(index) => {
                self.socket(index as usize, cx, |socket, cx, actions| socket.alarm(cx, actions));
            }
            HostEvent::Application(index) => {
                self.socket(index as usize, cx, |socket, cx, actions| socket.due(cx, actions));
            }
            HostEvent::Program(index) => {
                if self.programs[index as usize].turn(cx.now) {
                    self.submit(Work::Program(index), Level::Process, cx);
                }
            }
            HostEvent::Reassembly => {
                self.reassemble(ReassemblyInput::Timer, cx);
            }
            HostEvent::Tick => {
                self.cpu.tick();
                if self.costs.tick > SimDuration::ZERO || !self.cpu.is_scheduled() {
                    self.submit(Work::Tick, Level::Interrupt, cx);
                }
                cx.schedule(cx.now + CLOCK_TICK, cx.event, HostEvent::Tick);
            }
            HostEvent::Timer(timer) => {
                self.stack.timer(timer, cx);
                self.take_up(cx);
            }
            HostEvent::FrameIn(..) | HostEvent::Served(_) | HostEvent::Processed(_) => {}
        }
        self.dispatch(cx);
    }

    /// Stack switches change from now on.
    pub fn set_stack(&mut self, set: &StackSet, cx: &mut Context<'_>) {
        stack::apply(&mut self.switches, set);
        let switches = self.switches.clone();
        for index in 0..self.sockets.len() {
            self.socket(index, cx, |socket, cx, actions| socket.set_switches(&switches, cx, actions));
        }
        self.dispatch(cx);
    }

    /// Costs change for tasks that begin from now on.
    pub fn set_costs(&mut self, set: &CpuSet, cx: &mut Context<'_>) {
        self.costs = self.costs.with(set);
        if let Some(set) = &self.kernel.scheduler {
            self.cpu.set_switch_costs(self.switch_costs(set));
        }
        self.start_clock(cx);
    }

    /// Lets the clock tick from some part of a tick after now on, once its ticks cost something or a scheduler counts them.
    fn start_clock(&mut self, cx: &mut Context<'_>) {
        if !self.ticks && (self.costs.tick > SimDuration::ZERO || self.cpu.is_scheduled()) {
            self.ticks = true;
            let first = cx.now + SimDuration(self.rng.below(CLOCK_TICK.0));
            cx.schedule(first, cx.event, HostEvent::Tick);
        }
    }

    /// A flow's application sends otherwise from its next message on.
    pub fn set_flow(&mut self, flow: u32, set: &FlowSet) {
        for socket in self.sockets.iter_mut().filter(|socket| socket.flow() == flow) {
            socket.set_flow(set);
        }
    }

    /// CPU time spent at each level.
    #[must_use]
    pub fn busy(&self, now: SimTime) -> [SimDuration; Level::COUNT] {
        self.cpu.busy(now)
    }

    /// State of a flow's sending TCP, if it is here.
    #[must_use]
    pub fn tcp(&self, flow: u32, field: TcpField) -> Option<f64> {
        self.sockets.iter().filter(|socket| socket.flow() == flow).find_map(|socket| socket.tcp(field))
    }

    /// Feeds the station's state to a hash.
    pub fn hash_state(&self, hasher: &mut impl std::hash::Hasher) {
        use std::hash::Hash;
        self.id.hash(hasher);
        self.cpu.hash(hasher);
        self.ident.hash(hasher);
        self.switches.hash(hasher);
        self.costs.hash(hasher);
        self.reassembler.hash(hasher);
        self.fragments_discarded.hash(hasher);
        self.receive.hash(hasher);
        self.rng.state().hash(hasher);
        self.stack.hash_state(hasher);
        for socket in &self.sockets {
            socket.hash_state(hasher);
        }
        for program in &self.programs {
            program.hash(hasher);
        }
    }

    pub(super) fn submit(&mut self, work: Work, level: Level, cx: &Context<'_>) {
        // No path leads through the clock.
        let watch = match work {
            Work::Tick => Watch::default(),
            _ => self.cpu.watch(&cx.trail, cx.now),
        };
        self.cpu.submit(Task { work, level, cost: None, cause: cx.event, watch });
    }

    fn dispatch(&mut self, cx: &mut Context<'_>) {
        let mut prices = PriceList {
            now: cx.now,
            costs: &self.costs,
            mpc: self.mpc,
            packets: cx.packets,
            sockets: &mut self.sockets,
            programs: &mut self.programs,
            calls: &mut self.calls,
        };
        if let Some((at, cause, generation)) = self.cpu.dispatch(cx.now, &mut prices) {
            cx.schedule(at, cause, HostEvent::CpuDone(generation));
        }
    }

    fn perform(&mut self, work: Work, cx: &mut Context<'_>) {
        match work {
            Work::Interrupt(packet) => {
                self.leave(ReceiveQueue::Ring, packet, cx);
                self.queue_input(packet, cx);
            }
            Work::Input(packet) => {
                self.leave(ReceiveQueue::Input, packet, cx);
                self.input(packet, cx);
            }
            Work::Transmit(packet) => self.transmit(packet, cx),
            Work::Process(index) => {
                self.socket(index as usize, cx, |socket, cx, actions| socket.ran(cx, actions));
            }
            Work::Program(index) => self.program_ran(index, cx),
            Work::Tick => {}
        }
    }

    /// Hands a packet to its interface.
    fn transmit(&mut self, id: PacketId, cx: &mut Context<'_>) {
        let Some(destination) = cx.packets.get(id).datagram().map(|datagram| datagram.ip.dst) else {
            return;
        };
        cx.trail.depart();
        *cx.packets.trail_mut(id) = cx.trail;
        if destination == LOOPBACK {
            self.queue_input(id, cx);
            return;
        }
        if let Some(route) = self.routes.get(&destination) {
            cx.actions.push(Action::Send { conn: route.conn, packet: id });
        } else if let Some((interface, next_hop)) = self.stack.routing.towards(destination) {
            let attachment = interface.attachment;
            self.stack.send_ip(attachment, next_hop, id, cx);
            self.take_up(cx);
        } else {
            cx.packets.release(id);
        }
    }

    /// What the NIC delivered goes up: through the machines below IP, where it did not come by a permanent circuit.
    fn input(&mut self, id: PacketId, cx: &mut Context<'_>) {
        let packet = cx.packets.get(id);
        let Channel { port, vpi, vci } = packet.came_by;
        let permanent = packet.wrap == Wrap::Llc && !self.stack.is_switched(port, vpi, vci);
        if permanent {
            self.ip_input(id, cx);
        } else {
            self.stack.receive(id, cx);
            self.take_up(cx);
        }
    }

    /// IP takes what the stack hands up.
    fn take_up(&mut self, cx: &mut Context<'_>) {
        while let Some(up) = self.stack.pop_received() {
            self.ip_input(up.packet, cx);
        }
    }

    /// A packet has come to IP.
    fn ip_input(&mut self, id: PacketId, cx: &mut Context<'_>) {
        let mut packet = cx.packets.take(id);
        let name = PacketName::of(&packet);
        let Body::Datagram(datagram) = &mut packet.body else { return };
        // A host is no router: it discards what a wrong table row sent here (RFC 1122 3.2.1.3).
        if !self.addresses.contains(&datagram.ip.dst) {
            return;
        }
        if datagram.ip.is_fragment() {
            match self.reassemble(ReassemblyInput::Datagram(*datagram), cx) {
                Some(whole) => *datagram = whole,
                None => return,
            }
        }
        let Some(datagram) = packet.datagram() else { return };
        let octets = datagram.message.payload.len;
        cx.note(packet.flow, Note::Received { octets });
        cx.accounts.arrived(cx.trail, self.id, octets);
        if let Some(name) = name {
            let Packet { sender, at_sender, arrived, .. } = packet;
            cx.actions.push(Action::Taken { name, from: sender, at_sender, arrived });
        }
        let (source, target) = match datagram.message.transport {
            Transport::Tcp(repr) => (repr.src_port, repr.dst_port),
            Transport::Udp(repr) => (repr.src_port, repr.dst_port),
            Transport::Icmp(repr) if repr.kind == IcmpKind::EchoRequest => {
                self.echo(&packet, datagram, cx);
                return;
            }
            // A reply comes back to the process with the identifier of the request (RFC 792).
            Transport::Icmp(repr) => (0, repr.ident),
            // Errors reach no socket here; the sender's protocols go on as if none had come.
            Transport::IcmpError(_) | Transport::Raw(_) => return,
        };
        let endpoint = Endpoint {
            protocol: datagram.ip.protocol.into(),
            local_port: target,
            peer: datagram.ip.src,
            peer_port: source,
        };
        if let Some(index) = self.demux.find(&endpoint) {
            self.socket(index as usize, cx, |socket, cx, actions| {
                if let Transport::Tcp(repr) = datagram.message.transport {
                    let segment = Segment { repr, payload: datagram.message.payload };
                    socket.segment(Input::Segment(segment), cx, actions);
                } else {
                    socket.datagram(&packet, octets, cx, actions);
                }
            });
        }
    }

    /// The kernel answers an echo request itself (RFC 1122 3.2.2.6).
    fn echo(&mut self, request: &Packet, datagram: &Datagram, cx: &mut Context<'_>) {
        let ident = self.next_ident();
        if let Some(reply) = icmp::echo_reply(datagram, ident) {
            self.send(&reply, request.flow, request.serial, request.sent_at, cx);
        }
    }

    fn next_ident(&mut self) -> u16 {
        self.ident = self.ident.wrapping_add(1);
        self.ident
    }

    /// Fragments a datagram for its interface and puts the fragments in line for the CPU.
    fn send(&mut self, datagram: &Datagram, flow: u32, serial: u64, sent_at: SimTime, cx: &mut Context<'_>) {
        let mtu = self.mtu_to(datagram.ip.dst) as usize;
        let mut put_in_line = |datagram: &Datagram| {
            let new = Packet::new(Body::Datagram(*datagram), Wrap::Llc, cx.event);
            let id = cx.new_packet(Packet { flow, serial, sent_at, arrived: cx.now, ..new });
            self.submit(Work::Transmit(id), Level::Protocol, cx);
        };
        if datagram.len() <= mtu {
            return put_in_line(datagram);
        }
        // Nobody sets the don't-fragment bit, and the smallest MTU of the format, 68 octets, leaves room for 48.
        fragment(*datagram, mtu).into_iter().flatten().for_each(|datagram| put_in_line(&datagram));
    }

    /// Hands the reassembler an input; returns the datagram that it completes.
    fn reassemble(&mut self, input: ReassemblyInput, cx: &mut Context<'_>) -> Option<Datagram> {
        let mut whole = None;
        self.reassembler.handle_input(cx.now, input);
        loop {
            match self.reassembler.poll_output() {
                Output::Event(ReassemblyEvent::Complete(datagram)) => whole = Some(datagram),
                Output::Event(ReassemblyEvent::Discarded { .. } | ReassemblyEvent::Malformed { .. }) => {
                    self.fragments_discarded += 1
                }
                Output::Transmit(never) => match never {},
                Output::Timeout(alarm) => {
                    if let Some(at) = alarm
                        && self.reassembly_alarm.is_none_or(|armed| armed <= cx.now || at < armed)
                    {
                        self.reassembly_alarm = Some(at);
                        cx.schedule(at, cx.event, HostEvent::Reassembly);
                    }
                    return whole;
                }
            }
        }
    }

    /// Lets something happen at a socket, and does what it asks for.
    pub(super) fn socket(
        &mut self,
        index: usize,
        cx: &mut Context<'_>,
        act: impl FnOnce(&mut Socket, &mut Context<'_>, &mut Vec<SocketAction>),
    ) {
        let mut actions = std::mem::take(&mut self.actions);
        act(&mut self.sockets[index], cx, &mut actions);
        for action in actions.drain(..) {
            match action {
                SocketAction::Send(Segment { repr, payload }) => {
                    self.send_message(index, Transport::Tcp(repr), payload, 0, cx)
                }
                SocketAction::Message { transport, payload, serial } => {
                    self.send_message(index, transport, payload, serial, cx)
                }
                SocketAction::Wake { program, data } => {
                    let process = &mut self.programs[program as usize];
                    process.turns.woken(data, cx.trail);
                    if let Some(at) = process.wake(cx.now) {
                        cx.schedule(at, cx.event, HostEvent::Program(program));
                    }
                }
                SocketAction::Run => self.submit(Work::Process(index as u32), Level::Process, cx),
                SocketAction::Timer(at, cause) => {
                    cx.schedule(at, cause, HostEvent::SocketTimer(index as u32))
                }
                SocketAction::Due(at) => cx.schedule(at, cx.event, HostEvent::Application(index as u32)),
            }
        }
        self.actions = actions;
    }

    fn send_message(
        &mut self,
        index: usize,
        transport: Transport,
        payload: Payload,
        serial: u64,
        cx: &mut Context<'_>,
    ) {
        let flow = self.sockets[index].flow();
        let (local, peer) = self.demux.addresses(index as u32);
        let datagram = Datagram::new(local, peer, self.next_ident(), transport, payload);
        self.send(&datagram, flow, serial, cx.now, cx);
    }
}
