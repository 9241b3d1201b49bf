//! Ranges of values, the same as the schema's: `packages/scenario/src/schema`.

use super::abr;
use super::change::{ChangeKind, FlowSet, StackSet};
use super::check::{Result, fail, refuse};
use super::error::Code;
use super::flow::{CellsFlow, Flow, SourceModel};
use super::node::{Bucket, Cpu, Discard, Queue, Queues};
use super::relay;
use std::fmt::Arguments;

/// 2^53 - 1: beyond it a number of picoseconds is no exact JavaScript number.
pub(super) const MAX_TIME_PS: u64 = (1 << 53) - 1;
/// Longest run: 9 000 s.
pub(super) const MAX_DURATION_PS: u64 = 9_000_000_000_000_000;
/// One second: no single step costs more.
const MAX_COST_PS: u64 = 1_000_000_000_000;
/// Largest socket buffer, call or queue.
const MAX_SIZE: u64 = 1 << 24;
const MAX_MS: u64 = 600_000;
/// Cells of the largest CPCS-PDU.
const MAX_PDU_CELLS: u64 = 1_366;
/// What IPv4 and UDP (or ICMP) leave of 65 535 octets.
const MAX_DATAGRAM: u64 = 65_507;
const MAX_BUCKETS: usize = 4;
/// Datagrams that fall due from one tick of the clock to the next.
const MAX_BURST: u64 = 65_536;
/// Entries of any list of the model but a switch's table.
pub(super) const MAX_RECORDS: usize = 10_000;
pub(super) const MAX_ROUTES: usize = 100_000;

/// A value from `min` to `max`.
pub(super) fn within(value: u64, min: u64, max: u64, path: Arguments<'_>) -> Result {
    if (min..=max).contains(&value) { Ok(()) } else { fail(Code::OutOfRange, path, value) }
}

/// A number from `min` to `max`.
pub(super) fn between(value: f64, min: f64, max: f64, path: Arguments<'_>) -> Result {
    if (min..=max).contains(&value) { Ok(()) } else { fail(Code::OutOfRange, path, value) }
}

/// A time in picoseconds, at least `min`.
pub(super) fn time(value: u64, min: u64, path: Arguments<'_>) -> Result {
    within(value, min, MAX_TIME_PS, path)
}

/// A list of `min` to `max` entries.
pub(super) fn length(entries: usize, min: usize, max: usize, path: Arguments<'_>) -> Result {
    within(entries as u64, min as u64, max as u64, path)
}

/// A name for people, of 1 to 80 characters in the units that JavaScript counts.
pub(super) fn name(name: &str, path: Arguments<'_>) -> Result {
    length(name.encode_utf16().count(), 1, 80, format_args!("{path}.name"))
}

pub(super) fn speed(speed: f64, path: Arguments<'_>) -> Result {
    between(speed, 1e-3, 1e6, format_args!("{path}.speed"))
}

pub(super) fn cpu(cpu: &Cpu, path: Arguments<'_>) -> Result {
    speed(cpu.speed, path)?;
    let costs = [
        (cpu.syscall_ps, "syscallPs"),
        (cpu.send_packet_ps, "sendPacketPs"),
        (cpu.receive_packet_ps, "receivePacketPs"),
        (cpu.interrupt_ps, "interruptPs"),
        (cpu.copy_ps_per_octet, "copyPsPerOctet"),
        (cpu.checksum_ps_per_octet, "checksumPsPerOctet"),
        (cpu.tick_ps, "tickPs"),
        (cpu.cell_ps, "cellPs"),
    ];
    costs.into_iter().try_for_each(|(cost, key)| within(cost, 0, MAX_COST_PS, format_args!("{path}.{key}")))
}

pub(super) fn stack(set: &StackSet, path: Arguments<'_>) -> Result {
    let values = [
        (set.delayed_ack_ms, 1, MAX_MS, "delayedAckMs"),
        (set.rto_tick_ms, 1, MAX_MS, "rtoTickMs"),
        (set.rto_min_ms, 1, MAX_MS, "rtoMinMs"),
        (set.rto_max_ms, 1, MAX_MS, "rtoMaxMs"),
        (set.ack_every_segments.map(u64::from), 0, 100, "ackEverySegments"),
        (set.window_update_percent.map(u64::from), 0, 100, "windowUpdatePercent"),
        (set.initial_window_segments.map(u64::from), 1, 100, "initialWindowSegments"),
        (set.copy_chunk_octets.map(u64::from), 0, MAX_SIZE, "copyChunkOctets"),
        (set.writer_low_water_octets.map(u64::from), 1, MAX_SIZE, "writerLowWaterOctets"),
    ];
    values.into_iter().try_for_each(|(value, min, max, key)| match value {
        Some(value) => within(value, min, max, format_args!("{path}.{key}")),
        None => Ok(()),
    })
}

pub(super) fn queues(queues: &Queues, path: Arguments<'_>) -> Result {
    let all = [
        (queues.cbr, "cbr"),
        (queues.rt_vbr, "rt-vbr"),
        (queues.nrt_vbr, "nrt-vbr"),
        (queues.abr, "abr"),
        (queues.ubr, "ubr"),
    ];
    all.iter().try_for_each(|(found, name)| {
        found.as_ref().map_or(Ok(()), |found| queue(found, format_args!("{path}.{name}")))
    })
}

pub(super) fn queue(queue: &Queue, path: Arguments<'_>) -> Result {
    let cells = |value: Option<u32>, key: &str| {
        value.map_or(Ok(()), |cells| within(cells.into(), 1, MAX_SIZE, format_args!("{path}.{key}")))
    };
    cells(queue.capacity_cells, "capacityCells")?;
    cells(queue.clp_threshold_cells, "clpThresholdCells")?;
    match queue.discard {
        Discard::Epd { threshold_cells, .. } => cells(Some(threshold_cells), "discard.thresholdCells"),
        Discard::None {} | Discard::Ppd {} => Ok(()),
    }
}

/// A shaper (`min` 0) or a policer (1).
pub(super) fn buckets(buckets: &[Bucket], min: usize, path: Arguments<'_>) -> Result {
    length(buckets.len(), min, MAX_BUCKETS, path)?;
    buckets.iter().enumerate().try_for_each(|(index, bucket)| {
        time(bucket.increment_ps, 1, format_args!("{path}[{index}].incrementPs"))?;
        time(bucket.limit_ps, 0, format_args!("{path}[{index}].limitPs"))
    })
}

pub(super) fn flow(flow: &Flow, path: Arguments<'_>) -> Result {
    let size = |value: u32, key: &str| within(value.into(), 1, MAX_SIZE, format_args!("{path}.{key}"));
    let span = |start: u64, stop: Option<u64>| {
        time(start, 0, format_args!("{path}.startPs"))?;
        let Some(stop) = stop else { return Ok(()) };
        time(stop, 0, format_args!("{path}.stopPs"))?;
        if stop > start { Ok(()) } else { fail(Code::StopBeforeStart, format_args!("{path}.stopPs"), stop) }
    };
    match flow {
        Flow::TcpStream(tcp) => {
            size(tcp.message_octets, "messageOctets")?;
            size(tcp.send_buffer, "sendBuffer")?;
            size(tcp.receive_buffer, "receiveBuffer")?;
            size(tcp.receive_octets.unwrap_or(1), "receiveOctets")?;
            span(tcp.start_ps, tcp.stop_ps)
        }
        Flow::UdpStream(udp) => {
            datagram(udp.message_octets, 1, format_args!("{path}.messageOctets"))?;
            size(udp.send_buffer, "sendBuffer")?;
            size(udp.receive_buffer, "receiveBuffer")?;
            time(udp.interval_ps, 1, format_args!("{path}.intervalPs"))?;
            if let Some(tick) = udp.tick_ps {
                time(tick, 1, format_args!("{path}.tickPs"))?;
                burst(tick, udp.interval_ps, tick, format_args!("{path}.tickPs"))?;
            }
            fits(udp.message_octets, udp.send_buffer, format_args!("{path}.messageOctets"))?;
            span(udp.start_ps, udp.stop_ps)
        }
        Flow::TcpRr(rr) => {
            size(rr.request_octets, "requestOctets")?;
            size(rr.response_octets, "responseOctets")?;
            size(rr.send_buffer, "sendBuffer")?;
            size(rr.receive_buffer, "receiveBuffer")?;
            span(rr.start_ps, rr.stop_ps)
        }
        Flow::Ping(ping) => {
            datagram(ping.payload_octets, 0, format_args!("{path}.payloadOctets"))?;
            time(ping.interval_ps, 1, format_args!("{path}.intervalPs"))?;
            span(ping.start_ps, ping.stop_ps)
        }
        Flow::Cells(cells) => source(cells, path),
        Flow::Frames(frames) => {
            within(frames.octets.into(), 64, 1_518, format_args!("{path}.octets"))?;
            if frames.interval_ps.is_some() == frames.load_percent.is_some() {
                return refuse(Code::OneOf, path);
            }
            time(frames.interval_ps.unwrap_or(1), 1, format_args!("{path}.intervalPs"))?;
            between(frames.load_percent.unwrap_or(1.0), 0.001, 100.0, format_args!("{path}.loadPercent"))?;
            time(frames.reply_ps.unwrap_or(1), 1, format_args!("{path}.replyPs"))?;
            span(frames.start_ps, frames.stop_ps)
        }
        Flow::Relay(flow) => relay::check(flow, path),
    }
}

/// Datagrams that fall due from one tick to the next are sent one by one. `value` is what is to blame for too many of them.
fn burst(tick: u64, interval: u64, value: u64, path: Arguments<'_>) -> Result {
    if tick / interval < MAX_BURST { Ok(()) } else { fail(Code::TickOverload, path, value) }
}

fn datagram(octets: u32, min: u64, path: Arguments<'_>) -> Result {
    within(octets.into(), min, MAX_DATAGRAM, path)
}

/// A datagram that fits the send buffer.
fn fits(octets: u32, buffer: u32, path: Arguments<'_>) -> Result {
    if octets <= buffer { Ok(()) } else { fail(Code::BeyondSendBuffer, path, octets) }
}

fn source(flow: &CellsFlow, path: Arguments<'_>) -> Result {
    buckets(&flow.shaper, 0, format_args!("{path}.shaper"))?;
    abr::check_rates(flow, path)?;
    time(flow.start_ps, 0, format_args!("{path}.startPs"))?;
    let path = format_args!("{path}.source");
    let (cells, key, times) = match flow.source {
        SourceModel::Saturated { pdu_cells } => (pdu_cells, "pduCells", vec![]),
        SourceModel::Periodic { pdu_cells, interval_ps } => {
            (pdu_cells, "pduCells", vec![(interval_ps, "intervalPs")])
        }
        SourceModel::Poisson { pdu_cells, spacing_ps, mean_gap_ps } => {
            (pdu_cells, "pduCells", vec![(spacing_ps, "spacingPs"), (mean_gap_ps, "meanGapPs")])
        }
        SourceModel::OnOff { mean_cells, spacing_ps, mean_gap_ps } => {
            (mean_cells, "meanCells", vec![(spacing_ps, "spacingPs"), (mean_gap_ps, "meanGapPs")])
        }
    };
    within(cells.into(), 1, MAX_PDU_CELLS, format_args!("{path}.{key}"))?;
    times.into_iter().try_for_each(|(value, key)| time(value, 1, format_args!("{path}.{key}")))
}

/// What a change carries, apart from what it is about.
pub(super) fn change(kind: &ChangeKind, path: Arguments<'_>) -> Result {
    match kind {
        ChangeKind::Queue { queue: limits, .. } => queue(limits, format_args!("{path}.queue")),
        ChangeKind::LinkDelay { delay_ps, .. } => time(*delay_ps, 0, format_args!("{path}.delayPs")),
        ChangeKind::LinkUp { .. } => Ok(()),
        ChangeKind::Glitch { extra_ps, .. } => {
            extra_ps.map_or(Ok(()), |extra| time(extra, 1, format_args!("{path}.extraPs")))
        }
        ChangeKind::Policer { buckets: new, .. } => buckets(new, 1, format_args!("{path}.buckets")),
        ChangeKind::Stack { set, .. } => stack(set, format_args!("{path}.set")),
        ChangeKind::Cpu { set, .. } => cpu(&Cpu::default().with(set), format_args!("{path}.set")),
        ChangeKind::Flow { set, .. } => flow_set(set, path),
        ChangeKind::DropMessage { count, .. } | ChangeKind::DamageMessage { count, .. } => {
            within((*count).into(), 1, 1_000_000, format_args!("{path}.count"))
        }
        ChangeKind::Process { .. }
        | ChangeKind::Clear { .. }
        | ChangeKind::Prompt { .. }
        | ChangeKind::Plug { .. } => Ok(()),
    }
}

fn flow_set(set: &FlowSet, path: Arguments<'_>) -> Result {
    if let Some(octets) = set.message_octets {
        within(octets.into(), 1, MAX_SIZE, format_args!("{path}.set.messageOctets"))?;
    }
    set.interval_ps.map_or(Ok(()), |interval| time(interval, 1, format_args!("{path}.set.intervalPs")))
}

/// What a change would make of a flow.
pub(super) fn changed_flow(changed: &Flow, set: &FlowSet, path: Arguments<'_>) -> Result {
    let Flow::UdpStream(udp) = changed else { return Ok(()) };
    if let Some(octets) = set.message_octets {
        let path = format_args!("{path}.set.messageOctets");
        datagram(octets, 1, path)?;
        fits(octets, udp.send_buffer, path)?;
    }
    match (udp.tick_ps, set.interval_ps) {
        (Some(tick), Some(interval)) => {
            burst(tick, interval, interval, format_args!("{path}.set.intervalPs"))
        }
        _ => Ok(()),
    }
}
