//! An end system and its switch's port over a pipe with delay, on which single messages can be lost.

use std::collections::{BTreeSet, VecDeque};

use lanelab_protocols::ilmi::{
    Config, Network, NetworkEvent, NetworkInput, Transmit, User, UserEvent, UserInput,
};
use lanelab_protocols::wire::ilmi::Message;
use lanelab_protocols::wire::{AtmAddress, AtmPrefix, EthernetAddress};
use lanelab_protocols::{Duration, Instant, Machine, Output};

pub(crate) const DELAY: Duration = Duration::from_millis(5);
pub(crate) const PREFIX: AtmPrefix = AtmPrefix([0x47, 0, 5, 0x80, 0xff, 0xe1, 0, 0, 0, 0xf2, 0x1a, 0, 0]);

pub(crate) fn esi(last: u8) -> EthernetAddress {
    EthernetAddress([0, 0x20, 0xda, 0, 0, last])
}

pub(crate) fn address(last: u8) -> AtmAddress {
    AtmAddress::new(PREFIX, esi(last), 0)
}

pub(crate) struct Pair {
    pub(crate) now: Instant,
    pub(crate) user: User,
    pub(crate) network: Network,
    pub(crate) user_events: Vec<UserEvent>,
    pub(crate) network_events: Vec<NetworkEvent>,
    /// Addresses of other ports.
    pub(crate) elsewhere: BTreeSet<AtmAddress>,
    /// Messages by the order of their sending, from zero, that are lost.
    pub(crate) lose: BTreeSet<usize>,
    pub(crate) cut: bool,
    /// What was sent, and by whom: the user or the network.
    pub(crate) sent: Vec<(Instant, &'static str, Message)>,
    flights: VecDeque<(Instant, bool, Vec<u8>)>,
}

impl Pair {
    pub(crate) fn new() -> Self {
        Self {
            now: Instant::ZERO,
            user: User::new(Config::new(esi(0xee))),
            network: Network::new(Config::new(esi(0xff))),
            user_events: Vec::new(),
            network_events: Vec::new(),
            elsewhere: BTreeSet::new(),
            lose: BTreeSet::new(),
            cut: false,
            sent: Vec::new(),
            flights: VecDeque::new(),
        }
    }

    /// Both ends on, with one end system and one LECS.
    pub(crate) fn started() -> Self {
        let mut pair = Self::new();
        pair.user(UserInput::Register { esi: esi(1) });
        pair.start_network(1);
        pair.user(UserInput::Start);
        pair
    }

    /// The same, a second later.
    pub(crate) fn ready() -> Self {
        let mut pair = Self::started();
        pair.run_for(Duration::from_secs(1));
        pair.user_events.clear();
        pair.network_events.clear();
        pair
    }

    pub(crate) fn start_network(&mut self, port: u32) {
        let lecs = vec![AtmAddress::WELL_KNOWN_LECS];
        self.network(NetworkInput::Start { prefix: PREFIX, lecs, port });
    }

    fn carry(&mut self, to_network: bool, octets: Vec<u8>) {
        let by = if to_network { "user" } else { "network" };
        let lost = self.cut || self.lose.contains(&self.sent.len());
        self.sent.push((self.now, by, Message::parse(&octets).expect("an end sends what can be read")));
        if !lost {
            self.flights.push_back((self.now + DELAY, to_network, octets));
        }
    }

    pub(crate) fn user(&mut self, input: UserInput) {
        self.user.handle_input(self.now, input);
        loop {
            match self.user.poll_output() {
                Output::Transmit(Transmit::Pdu(octets)) => self.carry(true, octets),
                Output::Event(event) => self.user_events.push(event),
                Output::Timeout(_) => break,
            }
        }
    }

    pub(crate) fn network(&mut self, input: NetworkInput) {
        self.network.handle_input(self.now, input);
        let mut asked = Vec::new();
        loop {
            match self.network.poll_output() {
                Output::Transmit(Transmit::Pdu(octets)) => self.carry(false, octets),
                Output::Event(NetworkEvent::Asks { address }) => asked.push(address),
                Output::Event(event) => self.network_events.push(event),
                Output::Timeout(_) => break,
            }
        }
        for address in asked {
            let ok = !self.elsewhere.contains(&address);
            self.network(NetworkInput::Decide { address, ok });
        }
    }

    fn timeouts(&mut self) -> [Option<Instant>; 2] {
        let (Output::Timeout(user), Output::Timeout(network)) =
            (self.user.poll_output(), self.network.poll_output())
        else {
            panic!("an end was not drained")
        };
        [user, network]
    }

    pub(crate) fn run_for(&mut self, span: Duration) {
        let end = self.now + span;
        loop {
            let arrival = self.flights.front().map(|flight| flight.0);
            let [user, network] = self.timeouts();
            let Some(next) = [arrival, user, network].into_iter().flatten().min().filter(|at| *at <= end)
            else {
                break;
            };
            assert!(next >= self.now, "a timeout lies in the past");
            self.now = next;
            if arrival == Some(next) {
                match self.flights.pop_front() {
                    Some((_, true, octets)) => self.network(NetworkInput::Pdu(octets.into())),
                    Some((_, false, octets)) => self.user(UserInput::Pdu(octets.into())),
                    None => {}
                }
            } else if user == Some(next) {
                self.user(UserInput::Timer);
            } else {
                self.network(NetworkInput::Timer);
            }
        }
        self.now = end;
    }

    pub(crate) fn addresses(&self) -> (Vec<AtmAddress>, Vec<AtmAddress>) {
        (self.user.addresses().collect(), self.network.addresses().collect())
    }
}
