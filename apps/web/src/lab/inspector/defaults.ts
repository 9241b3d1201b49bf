/** What every field of the format is where nobody set it: read from the format itself, so that it cannot drift. */
import { mustParse, SCENARIO_VERSION, type Scenario } from '@lanelab/scenario';
import { type FieldPath, getIn } from '../../document/store/edits/set-in.ts';

const node = (id: number, kind: string) => ({ id, kind, name: 'x', ports: [{ id: 1, phy: 'oc3c' }] });
const stream = { from: 1, to: 1, messageOctets: 1, sendBuffer: 1, receiveBuffer: 1 };
const source = { kind: 'saturated', pduCells: 1 };
const route = { in: { port: 1, vpi: 0, vci: 32 }, out: { port: 1, vpi: 0, vci: 32 } };

/** One record of each kind, with nothing in it but what the format asks for. */
const shortest: Scenario = mustParse({
  lanelab: SCENARIO_VERSION,
  model: {
    nodes: [
      {
        ...node(1, 'host'),
        interfaces: [{ port: 1, ip: '10.0.0.1' }],
        pvcs: [{ port: 1, vci: 32, peer: '10.0.0.2' }],
        cpu: { syscallPs: 1_000_000 },
      },
      {
        ...node(2, 'switch'),
        ports: [{ id: 1, phy: 'oc3c', queues: { ubr: { discard: { kind: 'epd', thresholdCells: 1 } } } }],
        routes: [{ ...route, policer: { buckets: [{ incrementPs: 1, limitPs: 0 }] } }],
      },
      node(3, 'generator'),
      { ...node(4, 'router'), interfaces: [{ port: 1, ip: '10.0.0.3' }] },
    ],
    flows: [
      { id: 1, kind: 'tcp-stream', ...stream },
      { id: 2, kind: 'udp-stream', from: 1, to: 1, messageOctets: 1, intervalPs: 1 },
      { id: 3, kind: 'ping', from: 1, to: 1 },
      { id: 5, kind: 'tcp-rr', from: 1, to: 1 },
      { id: 4, kind: 'cells', from: 3, port: 1, vci: 32, source },
    ],
    elans: [{ id: 1, name: 'x' }],
    durationPs: 1,
  },
});

/** Keys for which the format has no default: what stands in the shortest record was only put there to have one. */
const required = new Set([
  'id',
  'kind',
  'name',
  'port',
  'ip',
  'peer',
  'vci',
  'phy',
  'from',
  'to',
  'messageOctets',
  'receiveOctets',
  'durationPs',
  'incrementPs',
  'limitPs',
  'thresholdCells',
  'pduCells',
  'syscallPs',
]);
const alsoRequired: Readonly<Record<string, readonly string[]>> = {
  'tcp-stream': ['sendBuffer', 'receiveBuffer'],
  'udp-stream': ['intervalPs'],
};

/** The default of a field of a record of this kind (`host`, `ping`, `scenario`); undefined where the format has none. */
export function defaultOf(kind: string, path: FieldPath): unknown {
  const key = path.at(-1);
  if (kind === 'host' && path.join('.') === 'cpu.syscallPs') return 0;
  if (typeof key !== 'string' || required.has(key) || alsoRequired[kind]?.includes(key) === true) return undefined;
  // Every row and every category defaults as the first does.
  const first = path.map((step, index) => (typeof step === 'number' ? 0 : path[index - 1] === 'queues' ? 'ubr' : step));
  if (first.at(-1) === 'discard') return { kind: 'none' };
  const { nodes, flows } = shortest.model;
  const record = kind === 'scenario' ? shortest : [...nodes, ...flows].find((entry) => entry.kind === kind);
  const value = getIn(record, first);
  return typeof value === 'object' && value !== null ? undefined : value;
}
