//! A host's stack: the switches of its profile, and those that its scenario sets otherwise.

use crate::scenario::{DelayedAckForm, SocketsForm, StackSet};
use lanelab_cells::sim::time::SimDuration;
use lanelab_protocols::tcp::{AckRule, CopyChunk, DelayedAck, SocketSemantics, Switches};

/// Acknowledgement delay where a scenario names the mode but not the time (RFC 1122 4.2.3.2 allows 500 ms; BSD has 200).
const DEFAULT_DELAY: SimDuration = SimDuration::from_millis(200);

/// Applies what `set` names to `switches`.
pub(super) fn apply(switches: &mut Switches, set: &StackSet) {
    let put = |to: &mut bool, value: Option<bool>| *to = value.unwrap_or(*to);
    put(&mut switches.nagle, set.nagle);
    put(&mut switches.window_update.two_segments, set.window_update_two_mss);
    put(&mut switches.receiver_silly_window_avoidance, set.receiver_sws);
    put(&mut switches.sender_silly_window_avoidance, set.sender_sws);
    put(&mut switches.slow_start, set.slow_start);
    put(&mut switches.congestion_avoidance, set.congestion_avoidance);
    put(&mut switches.fast_retransmit, set.fast_retransmit);
    put(&mut switches.fast_recovery, set.fast_recovery);
    put(&mut switches.round_window_to_mss, set.window_mss_multiple);
    delayed_ack(switches, set);
    if let Some(segments) = set.ack_every_segments {
        switches.ack_rule = if segments == 0 { AckRule::WindowUpdate } else { AckRule::Segments(segments) };
    }
    if let Some(percent) = set.window_update_percent {
        switches.window_update.percent_of_buffer = (percent > 0).then_some(percent);
    }
    if let Some(segments) = set.initial_window_segments {
        switches.initial_cwnd = segments;
    }
    let ms = |to: &mut SimDuration, value: Option<u64>| *to = value.map_or(*to, SimDuration::from_millis);
    ms(&mut switches.rto.tick, set.rto_tick_ms);
    ms(&mut switches.rto.min, set.rto_min_ms);
    ms(&mut switches.rto.max, set.rto_max_ms);
    if let Some(on) = set.window_scaling {
        // Enough for the largest buffer of the format, 16 MiB.
        switches.window_scale = on.then_some(8);
    }
    if let Some(octets) = set.copy_chunk_octets {
        switches.copy_chunk = if octets == 0 { CopyChunk::Mss } else { CopyChunk::Octets(octets) };
    }
    if let Some(octets) = set.writer_low_water_octets {
        switches.send_low_water = octets;
    }
    if let Some(sockets) = set.sockets {
        switches.socket = match sockets {
            SocketsForm::Bsd => SocketSemantics::Bsd,
            SocketsForm::Winsock => SocketSemantics::Winsock,
            SocketsForm::WinsockBlocking => SocketSemantics::WinsockBlocking,
        };
    }
}

fn delayed_ack(switches: &mut Switches, set: &StackSet) {
    let old = match switches.delayed_ack {
        DelayedAck::Off => DEFAULT_DELAY,
        DelayedAck::Heartbeat(delay) | DelayedAck::Timer(delay) => delay,
    };
    let delay = set.delayed_ack_ms.map_or(old, SimDuration::from_millis);
    switches.delayed_ack = match (set.delayed_ack, switches.delayed_ack) {
        (Some(DelayedAckForm::Off), _) | (None, DelayedAck::Off) => DelayedAck::Off,
        (Some(DelayedAckForm::Heartbeat), _) | (None, DelayedAck::Heartbeat(_)) => {
            DelayedAck::Heartbeat(delay)
        }
        (Some(DelayedAckForm::Timer), _) | (None, DelayedAck::Timer(_)) => DelayedAck::Timer(delay),
    };
}
