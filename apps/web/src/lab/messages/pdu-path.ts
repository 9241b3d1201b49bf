/** The path of a data packet: where it left and where it arrived, and the switches between that its cells passed. */
import type { CellSpan, PacketRecord } from '../../playback/run/types.ts';
import type { LinkEnd, Passage, Recording } from '../../playback/types.ts';

/** A label of cells, and the link on which they have it. */
export interface CellLabel {
  readonly link: number;
  readonly vpi: number;
  readonly vci: number;
}

/** A device that the packet left, or at which it arrived. */
export interface EndStop {
  readonly kind: 'end';
  readonly node: number;
  readonly atPs: number;
  readonly record: PacketRecord;
}

/** A switch that its cells passed: it reads no more than their headers, and changes their label. */
export interface SwitchStop {
  readonly kind: 'switch';
  readonly node: number;
  /** When the first cell had left the switch, ps. */
  readonly atPs: number;
  /** The packet as it was sent, in these cells. */
  readonly record: PacketRecord;
  readonly cells: CellSpan;
  readonly came: CellLabel;
  readonly went: CellLabel;
}

export type Stop = EndStop | SwitchStop;

type Passages = Pick<Recording, 'ends' | 'passageOf'>;

/** The same stop, whenever it is read. */
export const isSameStop = (one: Stop, other: Stop): boolean =>
  one.kind === other.kind &&
  one.node === other.node &&
  one.atPs === other.atPs &&
  one.record.number === other.record.number;

interface Passed extends Passage {
  readonly end: LinkEnd;
  /** The node that the link leads to. */
  readonly to: number | undefined;
}

/** The switches that the first cell passed, as far as it is recorded, in order of time; of a tree, one for each branch. */
function switchesOf(record: PacketRecord, recording: Passages): readonly SwitchStop[] {
  const { cells } = record;
  if (cells === undefined) return [];
  const passed = recording.ends.flatMap((end): readonly Passed[] => {
    const passage = recording.passageOf(end, { connection: cells.connection, sequence: cells.first });
    const back = recording.ends.find((other) => other.link === end.link && other !== end);
    return passage === null ? [] : [{ ...passage, end, to: back?.node }];
  });
  const labelOf = ({ end: { link }, vpi, vci }: Passed): CellLabel => ({ link, vpi, vci });
  return passed
    .flatMap((out): readonly SwitchStop[] => {
      const { node } = out.end;
      const before = passed.find(({ to, leftPs }) => to === node && leftPs < out.leftPs);
      if (node === record.node || before === undefined) return [];
      return [{ kind: 'switch', node, atPs: out.leftPs, record, cells, came: labelOf(before), went: labelOf(out) }];
    })
    .toSorted((one, other) => one.atPs - other.atPs);
}

/**
 * @param records those of one packet, in order of time
 * @param known a path from before: its switches stand where the run is recorded once more and does not have them yet
 */
export function pathOf(
  records: readonly PacketRecord[],
  recording: Passages,
  timePs: number,
  known: readonly Stop[],
): readonly Stop[] {
  const passedBefore = (record: PacketRecord) =>
    known.filter((stop) => stop.kind === 'switch' && stop.record.number === record.number);
  return records.flatMap((record): readonly Stop[] => {
    const end: EndStop = { kind: 'end', node: record.node, atPs: record.atPs, record };
    if (!record.sent) return [end];
    const recorded = switchesOf(record, recording);
    const switches = recorded.length > 0 ? recorded : passedBefore(record);
    return [end, ...switches.filter(({ atPs }) => atPs <= timePs)];
  });
}

/** What a device got and what it sent on, where the packet both arrived there and left again. */
export function throughDevice(path: readonly Stop[], at: number): readonly [PacketRecord, PacketRecord] | null {
  const here = path[at];
  if (here === undefined || here.kind === 'switch') return null;
  const isOther = (stop: Stop): stop is EndStop =>
    stop.kind === 'end' && stop.node === here.node && stop.record.sent !== here.record.sent;
  if (!here.record.sent) {
    const out = path.slice(at + 1).find(isOther);
    return out === undefined ? null : [here.record, out.record];
  }
  const came = path.slice(0, at).findLast(isOther);
  return came === undefined ? null : [came.record, here.record];
}
