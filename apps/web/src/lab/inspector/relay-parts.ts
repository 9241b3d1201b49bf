/** Services and plans of a layer 4 switch, and what of one another takes over. */
import { say } from '@lanelab/messages/properties';
import type { Flow, Node } from '@lanelab/scenario';

export type RelayFlow = Extract<Flow, { kind: 'relay' }>;
type Service = RelayFlow['service'];
type Source = RelayFlow['source'];

export const services: readonly { readonly value: Service; readonly label: string }[] = [
  { value: 'client-server', label: say('relay-parts.the-server-keeps-it') },
  { value: 'point-to-point', label: say('relay-parts.to-one-client') },
  { value: 'point-to-multipoint', label: say('relay-parts.to-several-clients') },
  { value: 'broadcast', label: say('relay-parts.to-all-the-sender-too') },
];

export const plans: readonly { readonly value: Source['kind']; readonly label: string }[] = [
  { value: 'block', label: say('relay-parts.in-one-call') },
  { value: 'cbr', label: say('relay-parts.at-regular-intervals') },
  { value: 'poisson', label: say('relay-parts.at-random-poisson') },
  { value: 'on-off', label: say('relay-parts.bursts-and-silence') },
  { value: 'markov', label: say('relay-parts.frames-of-video') },
  { value: 'list', label: say('relay-parts.by-a-list') },
];

/** Hosts that may receive: all but the server. What the sender sent may come back to it. */
export function clientsFor(flow: RelayFlow, nodes: readonly Node[]): readonly Node[] {
  return nodes.filter(({ id, kind }) => kind === 'host' && id !== flow.to);
}

/** The flow with another service, and with as many receivers as that one has, those it had first. */
export function withService(flow: RelayFlow, service: Service, nodes: readonly Node[]): RelayFlow {
  const changed = { ...flow, service };
  if (service === 'client-server') return { ...changed, receivers: [] };
  const clients = clientsFor(flow, nodes).map(({ id }) => id);
  const others = clients.filter((id) => id !== flow.from);
  const first = [...flow.receivers, ...others, flow.from].slice(0, 1);
  if (service === 'point-to-point') return { ...changed, receivers: first };
  return { ...changed, receivers: service === 'broadcast' ? clients : others.length > 0 ? others : first };
}

const INTERVAL = 10_000_000_000;
/** One cell on OC-3c: 53 octets at 149.76 Mb/s. */
const CELL_PS = 2_831_197;

/** A plan of another kind, with the message and the gap of the old one where it has them. */
export function planWith(kind: string, old: Source, octets: number): Source {
  const pduOctets = 'pduOctets' in old ? old.pduOctets : Math.min(1_460, octets);
  const gapPs = 'intervalPs' in old ? old.intervalPs : 'meanGapPs' in old ? old.meanGapPs : INTERVAL;
  switch (kind) {
    case 'cbr':
      return { kind, pduOctets, intervalPs: gapPs };
    case 'poisson':
      return { kind, pduOctets, meanGapPs: gapPs };
    case 'on-off':
      return { kind, meanOnCells: 100, meanOffCells: 100, cellPs: CELL_PS };
    case 'markov':
      return { kind, frameOctets: pduOctets, low: { count: 10, bps: 1_000_000, onPerS: 1, offPerS: 1 } };
    case 'list':
      return { kind, pdus: [{ octets, gapPs: 0 }] };
    default:
      return { kind: 'block' };
  }
}
