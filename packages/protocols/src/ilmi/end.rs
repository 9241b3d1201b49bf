//! What both ends of ILMI do alike around their session: messages in, messages and events out.

use std::collections::VecDeque;

use super::session::{Due, Session, Transmit};
use crate::wire::ilmi::{Binding, ErrorStatus, Message, Operation, TrapKind};
use crate::{Instant, Output};

/// What an end hands to its driver, in order.
pub(super) type Outputs<E> = VecDeque<Output<Transmit, E>>;

/// One end of a session.
pub(super) trait End {
    /// Events that this end reports.
    type Event;
    /// The other end fell silent.
    const FAILED: Self::Event;
    /// Octets came that were no message.
    const MALFORMED: Self::Event;

    /// Its session, and where its outputs go.
    fn parts(&mut self) -> (&mut Session, &mut Outputs<Self::Event>);

    /// Withdraws what was registered, and asks what is attached.
    fn restart(&mut self, now: Instant);

    /// The other end answers the request that is under way.
    fn answered(&mut self, now: Instant, error: ErrorStatus, bindings: &[Binding]);

    /// The other end sets an object.
    fn set(&mut self, now: Instant, id: i32, bindings: Vec<Binding>);

    fn transmit(&mut self, message: &Message) {
        self.parts().1.push_back(Output::Transmit(Transmit::Pdu(message.emit())));
    }

    fn event(&mut self, event: Self::Event) {
        self.parts().1.push_back(Output::Event(event));
    }

    fn ask(&mut self, now: Instant, operation: Operation, bindings: Vec<Binding>) {
        let message = self.parts().0.ask(now, operation, bindings);
        self.transmit(&message);
    }

    fn attach(&mut self, now: Instant) {
        let question = self.parts().0.attach(now);
        self.transmit(&question);
    }

    fn trap(&mut self, now: Instant) {
        let trap = self.parts().0.cold_start(now);
        self.transmit(&trap);
    }

    /// Power on.
    fn begin(&mut self, now: Instant) {
        self.parts().0.start(now);
        self.trap(now);
        self.restart(now);
    }

    /// A PDU has come, while the end is on.
    fn receive(&mut self, now: Instant, octets: &[u8]) {
        match Message::parse(octets) {
            Ok(message) => self.message(now, message),
            Err(_) => {
                self.parts().0.counters.malformed += 1;
                self.event(Self::MALFORMED);
            }
        }
    }

    fn message(&mut self, now: Instant, message: Message) {
        match message {
            Message::Trap { kind: TrapKind::COLD_START | TrapKind::WARM_START, .. } => self.restart(now),
            Message::Trap { .. } => {}
            Message::Request { operation: Operation::Response, id, error, bindings, .. } => {
                if self.parts().0.answers(id) {
                    self.answered(now, error, &bindings);
                }
            }
            Message::Request { operation: Operation::Set, id, bindings, .. } => self.set(now, id, bindings),
            Message::Request { operation, id, bindings, .. } => {
                let answer = self.parts().0.answer(now, operation == Operation::GetNext, id, bindings);
                self.transmit(&answer);
            }
        }
    }

    /// A timer of the session may be due.
    fn session_timer(&mut self, now: Instant) {
        match self.parts().0.timer(now) {
            Due::Nothing => {}
            Due::Again(message) => self.transmit(&message),
            Due::Poll => self.ask(now, Operation::Get, Session::attachment_questions()),
            Due::Failing => {
                self.event(Self::FAILED);
                self.trap(now);
                self.restart(now);
            }
        }
    }
}
