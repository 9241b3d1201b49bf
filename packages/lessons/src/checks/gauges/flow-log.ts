/** Delays and losses of a flow from its log: when each packet was sent, and when it arrived. */
import type { FlowLog, RunResult } from '@lanelab/engine';
import type { Gauge, Meter, Reading } from '../judge/gauge.ts';
import type { Span } from '../report.ts';
import type { Slice } from '../run/slice.ts';
import { type Window, windowNeeds } from '../run/window.ts';
import { numberOf } from '../values.ts';
import type { Sight } from './result.ts';
import { WindowMeter } from './window-meter.ts';

const EMPTY: FlowLog = { sentPs: [], arrivals: { seq: [], ps: [] } };

export const logOf = ({ flows }: RunResult, flow: number): FlowLog => flows.find(({ id }) => id === flow)?.log ?? EMPTY;

/** A packet: when it was sent, and when it first arrived; null where it has not. */
export interface LoggedPacket {
  /** Its number in the flow, from 1. */
  readonly number: number;
  readonly sentPs: number;
  readonly arrivedPs: number | null;
}

export function loggedPackets({ sentPs, arrivals }: FlowLog): readonly LoggedPacket[] {
  const arrived = new Map<number, number>();
  arrivals.seq.forEach((seq, index) => {
    if (!arrived.has(seq)) arrived.set(seq, arrivals.ps[index] ?? 0);
  });
  return sentPs.map((ps, seq) => ({ number: seq + 1, sentPs: ps, arrivedPs: arrived.get(seq) ?? null }));
}

/** The delay of one packet of a flow, counted from 1, once it has arrived. */
class PacketDelayMeter extends WindowMeter {
  readonly #flow: number;
  readonly #packet: number;

  constructor(window: Window, flow: number, packet: number) {
    super(window);
    this.#flow = flow;
    this.#packet = packet;
  }

  protected override async measure(slice: Slice): Promise<readonly Reading[]> {
    const span = this.span(slice);
    if (span === null) return [];
    const sent = loggedPackets(logOf(await slice.result(), this.#flow)).filter(({ sentPs }) => sentPs >= span.fromPs);
    const packet = sent[this.#packet - 1];
    const arrivedPs = packet?.arrivedPs ?? null;
    if (packet !== undefined && arrivedPs !== null && arrivedPs <= span.toPs) {
      const value = numberOf('time', arrivedPs - packet.sentPs);
      const during = { fromPs: packet.sentPs, toPs: arrivedPs };
      return [{ value, span: during, atPs: arrivedPs, isFinal: true, evidence: { timePs: packet.sentPs } }];
    }
    if (slice.toPs < span.toPs) return [];
    return [{ value: null, span, atPs: span.toPs, isFinal: true, evidence: { timePs: packet?.sentPs ?? span.toPs } }];
  }
}

/** A gauge that reads the log of one flow. */
const flowGauge = (
  window: Window,
  flow: number,
  dimension: 'time' | 'share' | 'number',
  meter: () => Meter,
): Gauge => ({
  dimension,
  needs: [{ flowLogs: [flow] }, ...windowNeeds(window)],
  grows: false,
  isFixed: false,
  meter,
});

export const packetDelayGauge = (window: Window, flow: number, packet: number): Gauge =>
  flowGauge(window, flow, 'time', () => new PacketDelayMeter(window, flow, packet));

/** What the packets that were sent in a window tell at its end: a value, and the packet to open. */
type Tell = (packets: readonly LoggedPacket[], span: TellSpan) => Sight;
type TellSpan = NonNullable<Span>;

class LogMeter extends WindowMeter {
  readonly #flow: number;
  readonly #tell: Tell;

  constructor(window: Window, flow: number, tell: Tell) {
    super(window);
    this.#flow = flow;
    this.#tell = tell;
  }

  protected override async measure(slice: Slice): Promise<readonly Reading[]> {
    const span = this.span(slice);
    if (span === null || slice.toPs < span.toPs) return [];
    const packets = loggedPackets(logOf(await slice.result(), this.#flow))
      .filter(({ sentPs }) => sentPs >= span.fromPs && sentPs <= span.toPs)
      // What arrives after the window is not known in it, however far the slice goes.
      .map((packet) => ((packet.arrivedPs ?? Infinity) <= span.toPs ? packet : { ...packet, arrivedPs: null }));
    const { value, evidence = {} } = this.#tell(packets, span);
    return [{ value, span, atPs: span.toPs, isFinal: true, evidence }];
  }
}

/** The mean delay of the packets that were sent and arrived in a window. */
export const meanDelayGauge = (window: Window, flow: number): Gauge =>
  flowGauge(window, flow, 'time', () => new LogMeter(window, flow, meanDelay));

const meanDelay: Tell = (packets, { toPs }) => {
  const delays = packets.flatMap(({ sentPs, arrivedPs }) => (arrivedPs === null ? [] : [arrivedPs - sentPs]));
  const sum = delays.reduce((total, delay) => total + delay, 0);
  return {
    value: delays.length === 0 ? null : numberOf('time', sum / delays.length),
    evidence: { timePs: packets[0]?.sentPs ?? toPs },
  };
};

/** Packets that left so late in a window may still be under way at its end: in its last tenth, and at most in its last second. */
const LATE_PART = 0.1;
const LATE_PS = 1e12;

/** Packets of a window that have arrived in it, or had the time to. */
function dueOf(packets: readonly LoggedPacket[], { fromPs, toPs }: TellSpan): readonly LoggedPacket[] {
  const latePs = toPs - Math.min(LATE_PS, LATE_PART * (toPs - fromPs));
  return packets.filter(({ sentPs, arrivedPs }) => arrivedPs !== null || sentPs <= latePs);
}

/** The share of packets of a window that arrived in it, without those that may still be under way. */
export const arrivedGauge = (window: Window, flow: number): Gauge =>
  flowGauge(window, flow, 'share', () => new LogMeter(window, flow, arrivedShare));

const arrivedShare: Tell = (packets, span) => {
  const due = dueOf(packets, span);
  const arrived = due.filter(({ arrivedPs }) => arrivedPs !== null);
  const firstLost = due.find(({ arrivedPs }) => arrivedPs === null);
  return {
    value: due.length === 0 ? null : numberOf('share', (100 * arrived.length) / due.length),
    evidence: { timePs: firstLost?.sentPs ?? span.toPs },
  };
};

/** The number, from 1, of the first packet that was sent in a window and did not arrive in it, though it had the time to. */
export const firstLostGauge = (window: Window, flow: number): Gauge =>
  flowGauge(window, flow, 'number', () => new LogMeter(window, flow, firstLost));

const firstLost: Tell = (packets, span) => {
  const lost = dueOf(packets, span).find(({ arrivedPs }) => arrivedPs === null);
  if (lost === undefined) return { value: null };
  return { value: numberOf('number', lost.number), evidence: { timePs: lost.sentPs } };
};
