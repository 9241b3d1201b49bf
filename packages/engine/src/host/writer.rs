//! The sending end of a stream: netperf's loop of send calls over a blocking socket.
//!
//! With BSD semantics a call copies what fits, a chunk at a time with TCP output after each, and sleeps while less than the
//! low-water mark is free and the rest of the call does not fit. With Winsock semantics a call is taken whole once the socket is within
//! its quota.

use lanelab_protocols::tcp::{Connection, SocketSemantics};

/// What the writer does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Next {
    /// Copy so many octets; a new call if `call`.
    Copy {
        /// Octets.
        octets: u32,
        /// Whether a new call begins with it.
        call: bool,
    },
    /// Sleep until there is room.
    Sleep {
        /// Whether a new call began and found no room.
        call: bool,
    },
}

/// The writing process.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Writer {
    /// Octets of each call.
    pub(super) message: u32,
    /// Octets of the current call that are not copied yet; 0 between calls.
    rest: u32,
    /// Winsock: the current call was let in.
    admitted: bool,
    /// What the running task will have done.
    pub(super) plan: Option<Next>,
    /// Waits for room.
    pub(super) asleep: bool,
    /// Has made its last call.
    pub(super) finished: bool,
    /// Octets that the calls handed over so far.
    pub(super) accepted: u64,
}

impl Writer {
    pub(super) const fn new(message: u32) -> Self {
        Self { message, rest: 0, admitted: false, plan: None, asleep: false, finished: false, accepted: 0 }
    }

    /// Octets that may be copied now of a call with `rest` octets to go, TCP output after them.
    fn room(&self, rest: u32, conn: &Connection) -> u32 {
        // A Winsock call that was let in is taken whole, a chunk at a time.
        let accepted = if self.admitted { rest } else { conn.acceptable(rest) };
        conn.config().switches.copy_chunk.octets(accepted, conn.mss())
    }

    /// Whether a sleeping writer has room again.
    pub(super) fn can_wake(&self, conn: &Connection) -> bool {
        let rest = if self.rest > 0 { self.rest } else { self.message };
        self.room(rest, conn) > 0
    }

    /// Whether the process is in no call.
    pub(super) const fn between_calls(&self) -> bool {
        self.rest == 0
    }

    /// Decides what the process does with the CPU that it just got; nothing once it has made its last call.
    pub(super) fn begin(&mut self, conn: &Connection) -> Option<Next> {
        let call = self.rest == 0;
        if call && self.finished {
            return None;
        }
        if call {
            self.rest = self.message;
            self.admitted = false;
        }
        let octets = self.room(self.rest, conn);
        let next = if octets == 0 { Next::Sleep { call } } else { Next::Copy { octets, call } };
        self.plan = Some(next);
        self.plan
    }

    /// The copy is done. Returns whether the call is.
    pub(super) fn copied(&mut self, octets: u32, conn: &Connection) -> bool {
        self.rest -= octets;
        self.admitted = conn.config().switches.socket != SocketSemantics::Bsd;
        self.accepted += u64::from(octets);
        self.rest == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lanelab_protocols::tcp::{Config, Input, Profile};
    use lanelab_protocols::{Instant, Machine};

    /// An opening connection with a send buffer of 8 192 octets: nothing leaves it.
    fn connection(profile: Profile) -> Connection {
        let mut conn = Connection::new(Config { send_buffer: 8192, ..Config::new(1, 2, profile.switches()) });
        conn.handle_input(Instant::ZERO, Input::Open);
        conn
    }

    /// Lets the writer act once; returns what it did and whether its call ended.
    fn step(writer: &mut Writer, conn: &mut Connection) -> (Option<Next>, bool) {
        let next = writer.begin(conn);
        let Some(Next::Copy { octets, .. }) = next else { return (next, false) };
        conn.handle_input(Instant::ZERO, Input::Write { octets, more: false });
        (next, writer.copied(octets, conn))
    }

    #[test]
    fn a_bsd_call_copies_clusters_until_the_buffer_is_full() {
        let (mut conn, mut writer) = (connection(Profile::BsdReno), Writer::new(10_000));
        assert_eq!(step(&mut writer, &mut conn), (Some(Next::Copy { octets: 2048, call: true }), false));
        for _ in 0..3 {
            assert_eq!(step(&mut writer, &mut conn), (Some(Next::Copy { octets: 2048, call: false }), false));
        }
        assert_eq!(step(&mut writer, &mut conn), (Some(Next::Sleep { call: false }), false));
        assert!(!writer.can_wake(&conn) && !writer.between_calls());
        assert_eq!(writer.accepted, 8192);
    }

    #[test]
    fn less_than_the_low_water_mark_is_room_for_a_whole_call_only() {
        let (mut conn, mut writer) = (connection(Profile::BsdReno), Writer::new(8000));
        while !step(&mut writer, &mut conn).1 {}
        assert_eq!(conn.send_space(), 192);
        assert_eq!(step(&mut writer, &mut conn), (Some(Next::Sleep { call: true }), false));
        let mut small = Writer::new(100);
        assert_eq!(step(&mut small, &mut conn), (Some(Next::Copy { octets: 100, call: true }), true));
    }

    #[test]
    fn a_winsock_call_is_taken_whole_while_the_buffer_is_not_full() {
        let (mut conn, mut writer) = (connection(Profile::WinNt4), Writer::new(20_000));
        assert_eq!(step(&mut writer, &mut conn), (Some(Next::Copy { octets: 20_000, call: true }), true));
        assert_eq!(step(&mut writer, &mut conn), (Some(Next::Sleep { call: true }), false));
    }

    #[test]
    fn a_writer_makes_no_call_after_its_last() {
        let (mut conn, mut writer) = (connection(Profile::BsdReno), Writer::new(3000));
        assert!(!step(&mut writer, &mut conn).1);
        writer.finished = true;
        // The call that it is in goes on to its end.
        assert_eq!(step(&mut writer, &mut conn), (Some(Next::Copy { octets: 952, call: false }), true));
        assert_eq!(step(&mut writer, &mut conn), (None, false));
    }
}
