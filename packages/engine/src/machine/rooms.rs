//! Memory for what begins and ends within one event. All nodes of a run share it: what each of hundreds of nodes had to itself would have
//! left the nearest caches by the node's next event.

use super::driven::Outputs;
use super::task::Task;
use lanelab_protocols::signalling::{self, exchange};
use lanelab_protocols::{Machine, arp, clip, ilmi, lane, mpoa, sscop};
use std::collections::VecDeque;

/// A machine whose outputs have room there.
pub(crate) trait Roomed: Machine + Sized {
    /// The room for outputs of machines of this kind.
    fn room(rooms: &mut Rooms) -> &mut Outputs<Self>;
}

/// Declares the room of each kind of machine.
macro_rules! rooms {
    ($($name:ident: $machine:ty,)*) => {
        /// The memory. Between two events there is nothing in it.
        #[derive(Debug, Default)]
        pub(crate) struct Rooms {
            /// Work for the machines of the node that handles the event.
            pub(crate) tasks: VecDeque<Task>,
            $($name: Outputs<$machine>,)*
        }

        $(impl Roomed for $machine {
            fn room(rooms: &mut Rooms) -> &mut Outputs<Self> {
                &mut rooms.$name
            }
        })*
    };
}

rooms! {
    lecs: lane::Lecs,
    les: lane::Les,
    bus: lane::Bus,
    lec: lane::Lec,
    mps: mpoa::Mps,
    mpc: mpoa::Mpc,
    atm_arp: clip::AtmArpServer,
    clip: clip::Client,
    arp: arp::Resolver,
    ilmi_user: ilmi::User,
    ilmi_network: ilmi::Network,
    saal: sscop::Link,
    calls: signalling::User,
    exchange: exchange::Exchange,
}

/// A copy of a run has memory of its own.
impl Clone for Rooms {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl Rooms {
    /// Room for outputs of a machine, to be put back when they are done. Where a machine of the same kind is at work it is new.
    pub(crate) fn outputs<M: Roomed>(&mut self) -> Outputs<M> {
        std::mem::take(M::room(self))
    }

    /// Keeps the room for outputs that have all been taken out.
    pub(crate) fn put_back<M: Roomed>(&mut self, room: Outputs<M>) {
        debug_assert!(room.is_empty(), "outputs of a machine were not carried out");
        *M::room(self) = room;
    }

    /// Whether nothing was left for another event.
    pub(crate) fn are_empty(&self) -> bool {
        self.tasks.is_empty()
    }
}
