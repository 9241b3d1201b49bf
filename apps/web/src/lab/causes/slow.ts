/** Devices that are set to take a second or more for a single packet: in so short a run nothing arrives. */
import { say } from '@lanelab/messages/causes';
import { type Host, type Model, type Node, shortestPath } from '@lanelab/scenario';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { setField } from '../../document/store/edits/field.ts';
import type { FieldPath } from '../../document/store/edits/set-in.ts';
import { type Finding, first, fixed } from './cause.ts';
import { type Evidence, nodeIn } from './evidence.ts';

const SECOND_PS = 1_000_000_000_000;
/** A small packet: octets of IP, and the cells that they take. */
const OCTETS = 128;
const CELLS = 3;
/** Signalling messages that a switch works at before a call is through, at least. */
const MESSAGES = 10;

/** A setting by which a device takes so long for a packet, and the value that does not. */
interface Limit {
  readonly path: FieldPath;
  readonly name: string;
  readonly takesPs: number;
  /** Where the time is not that of a packet. */
  readonly ofCall?: true;
  readonly instead: unknown;
}

const perPacket = ({
  packetsPerS,
  mbps,
}: {
  readonly packetsPerS?: number | undefined;
  readonly mbps?: number | undefined;
}) =>
  Math.max(
    packetsPerS === undefined ? 0 : SECOND_PS / packetsPerS,
    mbps === undefined ? 0 : (OCTETS * 8 * SECOND_PS) / (mbps * 1e6),
  );

function ofHost({ cpu, pvcs }: Host): readonly Limit[] {
  const { speed, cellPs, ...costs } = cpu;
  const packetPs =
    costs.syscallPs +
    costs.sendPacketPs +
    costs.receivePacketPs +
    costs.interruptPs +
    OCTETS * (costs.copyPsPerOctet + costs.checksumPsPerOctet);
  const free = Object.fromEntries(Object.keys(costs).map((key) => [key, 0]));
  const shapers = pvcs.map(({ shaper }, index) => ({
    path: ['pvcs', index, 'shaper'],
    name: say('slow.shaper'),
    takesPs: CELLS * Math.max(0, ...shaper.map(({ incrementPs }) => incrementPs)),
    instead: [],
  }));
  const takesPs = packetPs / speed + CELLS * cellPs;
  return [{ path: ['cpu'], name: say('slow.cpu'), takesPs, instead: { ...free, speed: 1, cellPs: 0 } }, ...shapers];
}

function limitsOf(node: Node): readonly Limit[] {
  switch (node.kind) {
    case 'host':
      return ofHost(node);
    case 'switch':
      return [
        { path: ['latencyPs'], name: say('slow.latency'), takesPs: node.latencyPs, instead: 0 },
        {
          path: ['signalling', 'messagePs'],
          name: say('slow.signalling'),
          takesPs: MESSAGES * (node.signalling?.messagePs ?? 0),
          ofCall: true,
          instead: undefined,
        },
      ];
    case 'edge':
    case 'router':
      return [
        {
          path: ['forwarding'],
          name: say('slow.forwarding'),
          takesPs: perPacket(node.forwarding ?? {}),
          instead: undefined,
        },
      ];
    default:
      return [];
  }
}

function slowAt(evidence: Evidence, id: number): Finding | null {
  const node = nodeIn(evidence, id);
  const limit = node === undefined ? undefined : limitsOf(node).find(({ takesPs }) => takesPs >= SECOND_PS);
  if (node === undefined || limit === undefined) return null;
  const named = { device: node.name, limit: limit.name, time: formatPicoseconds(limit.takesPs) };
  return {
    code: 'too-slow',
    node: id,
    sentence: limit.ofCall ? say('too-slow.call', named) : say('too-slow', named),
    fix: fixed(say('fix.slow', named), setField({ of: 'nodes', id }, limit.path, limit.instead, limit.name)),
  };
}

const between = ({ links }: Model, from: number, to: number): readonly number[] => [
  from,
  ...shortestPath(links, from, to).map((hop) => hop.to.node),
];

/** A device on the paths between these that lets hardly a packet a second through. */
export const slowFinding = (evidence: Evidence, pairs: readonly (readonly [number, number])[]): Finding | null =>
  first(
    pairs.flatMap(([from, to]) => between(evidence.scenario.model, from, to)),
    (id) => slowAt(evidence, id),
  );
