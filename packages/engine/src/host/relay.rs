//! The processes of a flow through a layer 4 switch: each polls non-blocking sockets in a loop.
//!
//! An iteration is a select call and the calls that it finds possible, each of which costs CPU time; the next one begins no sooner
//! than a loop's time after it began. While nothing is possible iterations are not simulated one by one: the process looks again at
//! the first one after something has happened.

use super::program_trails::ProgramTrails;
use super::socket::Socket;
use crate::account::{Cause, TimeLog, Trail};
use crate::scenario::PlannedPdu;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::tcp::{Connection, State};
use std::collections::VecDeque;

/// A system call of the process.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Syscall {
    /// Asks which sockets are ready.
    Select,
    /// Takes what a socket has, up to so many octets.
    Receive {
        /// Which of the process's sockets.
        socket: usize,
        /// Octets.
        octets: u32,
    },
    /// Writes so many octets to a socket.
    Send {
        /// Which of the process's sockets.
        socket: usize,
        /// Octets.
        octets: u32,
    },
}

/// The client of a layer 4 switch.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Client {
    /// Messages that the client still has to send.
    pub(super) plan: VecDeque<PlannedPdu>,
    /// Not before this instant.
    pub(super) due: SimTime,
    /// Something was sent: the plan counts from there.
    pub(super) started: bool,
}

/// The layer 4 switch: one buffer of the application, filled from the sender's socket and emptied into those of all receivers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Switch {
    /// The sender's socket.
    pub(super) from: usize,
    /// Receivers' sockets, and what each still has to be given of the buffer.
    pub(super) to: Vec<(usize, u32)>,
}

/// Which end a process is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Role {
    /// A client.
    Client(Client),
    /// The server.
    Switch(Switch),
}

/// One process.
#[derive(Clone, Hash, Debug)]
pub(super) struct Program {
    /// Flow index.
    pub(super) flow: u32,
    /// The station's sockets that it polls.
    pub(super) sockets: Vec<u32>,
    /// Client or server.
    pub(super) role: Role,
    /// Least time from one select call to the next.
    pub(super) period: SimDuration,
    /// Cost of a select call on a machine of speed 1.
    pub(super) select_ps: u64,
    /// Octets that a receive call asks for.
    pub(super) receive_octets: u32,
    /// A send call waits while the buffer is full.
    pub(super) waits: bool,
    /// When the latest iteration began.
    pub(super) began: SimTime,
    /// When the next one is scheduled; none while one runs, or nothing is to come.
    pub(super) alarm: Option<SimTime>,
    /// An iteration runs.
    pub(super) running: bool,
    /// What the task that has or awaits the CPU does, and when it got it.
    pub(super) current: Option<(Syscall, SimTime)>,
    /// What is left of the iteration.
    pub(super) steps: VecDeque<Syscall>,
    /// What it waits for, as the account of its flow's time has it.
    pub(super) turns: ProgramTrails,
}

fn connection(sockets: &[Socket], index: u32) -> Option<&Connection> {
    match &sockets[index as usize] {
        Socket::Tcp(tcp) => Some(&tcp.conn),
        Socket::UdpSender(_) | Socket::UdpReceiver(_) | Socket::Pinger(_) => None,
    }
}

impl Program {
    /// When the next iteration begins if something happens now; `None` while one runs, or one is scheduled for then.
    pub(super) fn wake(&mut self, now: SimTime) -> Option<SimTime> {
        self.look_at(now, now)
    }

    /// Lets an iteration begin at the first turn of the loop that is not before `at`.
    fn look_at(&mut self, at: SimTime, now: SimTime) -> Option<SimTime> {
        if self.running {
            return None;
        }
        let at = at.max(now).max(self.began + self.period);
        let turns = at.since(self.began).0.div_ceil(self.period.0);
        let turn = SimTime(self.began.0.saturating_add(self.period.0.saturating_mul(turns)));
        if self.alarm.is_some_and(|alarm| alarm <= turn) {
            return None;
        }
        self.alarm = Some(turn);
        self.alarm
    }

    /// The event of an iteration has come; whether it is the one that counts.
    pub(super) fn turn(&mut self, now: SimTime) -> bool {
        if self.alarm != Some(now) {
            return false;
        }
        self.alarm = None;
        self.began = now;
        self.turns.begin(now);
        self.running = true;
        self.steps.push_back(Syscall::Select);
        true
    }

    /// The process gets the CPU.
    pub(super) fn begin(&mut self, now: SimTime, sockets: &[Socket]) -> Option<Syscall> {
        let mut step = self.steps.pop_front()?;
        match &mut step {
            // A turn lasts from where the process really begins.
            Syscall::Select => self.began = now,
            Syscall::Receive { socket, octets } => {
                let conn = connection(sockets, self.sockets[*socket]);
                *octets = conn.map_or(0, |conn| conn.unread().min(self.receive_octets));
            }
            Syscall::Send { .. } => {}
        }
        self.current = Some((step, now));
        Some(step)
    }

    /// The select call has returned: what this iteration does.
    pub(super) fn selected(&mut self, now: SimTime, sockets: &[Socket]) {
        for (socket, index) in self.sockets.iter().enumerate() {
            let unread = connection(sockets, *index).map_or(0, Connection::unread);
            let wanted = match &self.role {
                Role::Client(_) => true,
                // The buffer is filled again once it is empty.
                Role::Switch(switch) => socket == switch.from && switch.to.iter().all(|(_, rest)| *rest == 0),
            };
            if wanted && unread > 0 {
                self.steps.push_back(Syscall::Receive { socket, octets: 0 });
            }
        }
        self.plan_sends(now, sockets);
    }

    /// Puts the send calls in line that are due and possible.
    pub(super) fn plan_sends(&mut self, now: SimTime, sockets: &[Socket]) {
        let ready = |socket: usize| {
            let conn = connection(sockets, self.sockets[socket])?;
            matches!(conn.state(), State::Established | State::CloseWait).then_some(conn)
        };
        let taken =
            |conn: &Connection, octets: u32| if self.waits { conn.acceptable(octets) } else { octets };
        match &self.role {
            Role::Client(client) => {
                if let Some(pdu) = client.plan.front().filter(|_| client.due <= now) {
                    let octets = ready(0).map_or(0, |conn| taken(conn, pdu.octets));
                    if octets > 0 {
                        self.steps.push_back(Syscall::Send { socket: 0, octets });
                    } else {
                        self.turns.refuse();
                    }
                }
            }
            Role::Switch(switch) => {
                for (socket, rest) in &switch.to {
                    let octets = ready(*socket).map_or(0, |conn| taken(conn, *rest));
                    if *rest > 0 && octets > 0 {
                        self.steps.push_back(Syscall::Send { socket: *socket, octets });
                    }
                }
            }
        }
    }

    /// A receive call has taken `octets`.
    pub(super) fn received(&mut self, octets: u32) {
        if let Role::Switch(switch) = &mut self.role {
            for (_, rest) in &mut switch.to {
                *rest += octets;
            }
        }
    }

    /// A send call, which began at `from`, has given `octets` away.
    pub(super) fn sent(&mut self, socket: usize, octets: u32, from: SimTime) {
        match &mut self.role {
            Role::Client(client) => {
                if !client.started {
                    client.started = true;
                    client.due = from;
                }
                if let Some(pdu) = client.plan.front_mut() {
                    pdu.octets -= octets.min(pdu.octets);
                    if pdu.octets == 0 {
                        // The plan counts from the first send: what is late once does not delay the rest.
                        client.due += SimDuration(pdu.gap_ps);
                        client.plan.pop_front();
                    }
                }
            }
            Role::Switch(switch) => {
                for (_, rest) in switch.to.iter_mut().filter(|(to, _)| *to == socket) {
                    *rest -= octets.min(*rest);
                }
            }
        }
    }

    /// The iteration is over, and did something or not: when the next one begins, if that is known.
    pub(super) fn end(&mut self, busy: bool, now: SimTime) -> Option<SimTime> {
        self.running = false;
        if busy {
            return self.look_at(now, now);
        }
        match &self.role {
            Role::Client(client) if !client.plan.is_empty() && client.due > now => {
                self.look_at(client.due, now)
            }
            _ => None,
        }
    }

    /// The path to the next step of this turn, where `trail` led to the one before.
    pub(super) fn path_to_next(&self, trail: Option<Trail>, log: &mut TimeLog) -> Trail {
        match (self.steps.front(), &self.role, trail) {
            (Some(Syscall::Send { .. }), Role::Client(client), _) => {
                self.turns.planned(client.due, Cause::SenderCpu, log)
            }
            (_, _, Some(trail)) => trail,
            (step, _, None) => self.turns.first(step, log),
        }
    }

    /// Whether it is a client that has not sent anything yet.
    pub(super) const fn has_not_sent(&self) -> bool {
        matches!(&self.role, Role::Client(client) if !client.started)
    }

    /// Whether it is a server that sends on what it takes.
    pub(super) fn sends_on(&self) -> bool {
        matches!(&self.role, Role::Switch(switch) if !switch.to.is_empty())
    }

    /// Whether this process is the server.
    pub(super) const fn is_switch(&self) -> bool {
        matches!(self.role, Role::Switch(_))
    }
}
