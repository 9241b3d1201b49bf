//! What an end system says because a change of the scenario has it say so.

use super::{Machine, Stack};
use crate::context::Context;
use crate::machine::{Task, UniInput};
use crate::scenario::PromptedMessage;
use lanelab_protocols::lane::Lec;
use lanelab_protocols::lane::lec::OwnInput;
use lanelab_protocols::sscop;
use lanelab_protocols::wire::EthernetAddress;

impl Stack {
    /// Every part of the station that can say the message does.
    pub(crate) fn prompt(&mut self, message: PromptedMessage, cx: &mut Context<'_>) {
        match message {
            PromptedMessage::Rs => self.signalling_links(&sscop::Input::Establish, cx),
            PromptedMessage::Er => self.signalling_links(&sscop::Input::Recover, cx),
            PromptedMessage::LeTopologyRequest => {
                self.clients(|lec| OwnInput::TopologyChange(!lec.is_topology_changing()), cx);
            }
            PromptedMessage::LeRegisterRequest => {
                self.clients(|lec| OwnInput::Register { mac: second_mac(lec) }, cx);
            }
            PromptedMessage::LeUnregisterRequest => {
                self.clients(|lec| OwnInput::Unregister { mac: second_mac(lec) }, cx);
            }
            PromptedMessage::LeVerifyRequest => self.clients(|_| OwnInput::VerifyBus, cx),
        }
        self.run(cx);
    }

    fn signalling_links(&self, input: &sscop::Input, cx: &mut Context<'_>) {
        for at in 0..self.unis.len() {
            cx.rooms.tasks.push_back(Task::Uni(at as u16, UniInput::Saal(input.clone())));
        }
    }

    fn clients(&mut self, input: impl Fn(&Lec) -> OwnInput, cx: &mut Context<'_>) {
        for at in 0..self.entities.len() {
            let entity = &self.entities[at];
            if let Machine::Lec(lec) = &entity.machine
                && entity.alive
            {
                let input = input(lec.machine());
                self.drive_own::<Lec>(at as u16, input, cx);
            }
        }
    }
}

/// A MAC address that no device has by itself: the client's own with another bit in its first octet.
fn second_mac(lec: &Lec) -> EthernetAddress {
    const OTHER: u8 = 0x04;
    let mut mac = lec.config().mac;
    mac.0[0] ^= OTHER;
    mac
}
