/** Silence on emulated LANs: a client that is not operational, by the reason that it gave last. */
import { say } from '@lanelab/messages/causes';
import { type Edge, overOf, servicesOf, Wiring } from '@lanelab/scenario';
import { serveElan, signalOnPaths } from '../../document/store/edits/elans.ts';
import { setField } from '../../document/store/edits/field.ts';
import { segmentAt } from '../../document/store/edits/lan.ts';
import type { Edit } from '../../document/store/types.ts';
import type { DiaryEntry } from '../../playback/run/types.ts';
import { type CauseCode, type Finding, fixed } from './cause.ts';
import { type Evidence, nodeIn } from './evidence.ts';
import { elanOf, type Foot, type Leg } from './legs.ts';

/** A client of an ELAN: its device, and the field of the document that holds it. */
interface Client {
  readonly node: number;
  readonly device: string;
  readonly elan: number;
  readonly path: readonly ['interfaces' | 'bridges', number];
}

/** Edge devices that bridge a station's Ethernet to an ELAN. */
function edgesOf({ scenario: { model } }: Evidence, foot: Foot, elan: number): readonly Client[] {
  const wiring = new Wiring(model);
  const isBehind = (edge: Edge, ethernet: readonly number[]) =>
    ethernet.some((port) => {
      const far = wiring.far({ node: edge.id, port });
      return far !== undefined && segmentAt(model, far.end, wiring).stations.some(({ node }) => node === foot.node.id);
    });
  return model.nodes.flatMap((node) =>
    node.kind === 'edge'
      ? node.bridges.flatMap((bridge, index): Client[] =>
          bridge.elan === elan && isBehind(node, bridge.ethernet)
            ? [{ node: node.id, device: node.name, elan, path: ['bridges', index] }]
            : [],
        )
      : [],
  );
}

/** Clients that packets to and from a station pass. */
function clientsOf(evidence: Evidence, foot: Foot): readonly Client[] {
  const elan = elanOf(evidence.scenario.model, foot);
  if (elan === null) return [];
  if (overOf(foot.entry) !== 'lane') return edgesOf(evidence, foot, elan);
  const { node, entry } = foot;
  return [{ node: node.id, device: node.name, elan, path: ['interfaces', node.interfaces.indexOf(entry)] }];
}

/** The state of a client; states list a device's clients in the order of the document. */
function stateOf(evidence: Evidence, client: Client) {
  const node = nodeIn(evidence, client.node);
  const own =
    node?.kind === 'edge'
      ? node.bridges.map((_, index) => index)
      : node?.kind === 'host' || node?.kind === 'router'
        ? node.interfaces.flatMap((entry, index) => (overOf(entry) === 'lane' ? [index] : []))
        : [];
  const parts = evidence.states.find((state) => state.node === client.node)?.states ?? [];
  return parts.filter(({ process }) => process === 'lec')[own.indexOf(client.path[1])];
}

type Failed = Extract<DiaryEntry, { readonly machine: 'lec'; readonly kind: 'failed' }>;

const failuresOf = ({ diary }: Evidence, { node, elan }: Client): readonly Failed[] =>
  diary.filter(
    (entry): entry is Failed =>
      entry.machine === 'lec' && entry.kind === 'failed' && entry.node === node && entry.elan === elan,
  );

/** Statuses of LANE that tell a cause: af-lane-0084, table 13. */
const STATUSES: Readonly<Record<number, CauseCode>> = {
  1: 'frame-size',
  4: 'duplicate-atm-address',
  5: 'duplicate-atm-address',
  6: 'list-full',
  20: 'no-les',
};

function codeOf(evidence: Evidence, client: Client): CauseCode {
  const { model } = evidence.scenario;
  const failures = failuresOf(evidence, client);
  const refused = failures.findLast(({ reason }) => reason.kind === 'refused')?.reason;
  const byStatus = refused?.kind === 'refused' ? STATUSES[refused.status] : undefined;
  if (byStatus !== undefined) return byStatus;
  if (failures.some(({ reason }) => reason.kind === 'wrong_frame_size')) return 'frame-size';
  const isTaken = evidence.diary.some(
    (entry) => entry.node === client.node && entry.machine === 'ilmi_user' && entry.kind === 'refused',
  );
  if (isTaken) return 'duplicate-atm-address';
  const serves = (kind: 'lecs' | 'les') =>
    model.nodes.some((node) =>
      servicesOf(node).some(
        (service) => service.kind === kind && (service.kind !== 'les' || service.elan === client.elan),
      ),
    );
  if (!serves('lecs')) return 'no-lecs';
  return serves('les') ? 'no-signalling' : 'no-les';
}

/** The LES of an ELAN as a field of the document; null where there is none. */
function lesOf({ scenario: { model } }: Evidence, elan: number) {
  for (const node of model.nodes) {
    const index = servicesOf(node).findIndex((service) => service.kind === 'les' && service.elan === elan);
    if (index >= 0) return { id: node.id, path: ['services', index] as const };
  }
  return null;
}

function editFor(evidence: Evidence, client: Client, code: CauseCode): Edit {
  const ref = { of: 'nodes', id: client.node } as const;
  switch (code) {
    case 'no-les':
    case 'no-lecs':
      return serveElan(client.elan, client.node);
    case 'list-full': {
      const les = lesOf(evidence, client.elan);
      if (les === null) return serveElan(client.elan, client.node);
      return setField({ of: 'nodes', id: les.id }, [...les.path, 'maxClients'], undefined, say('most-clients'));
    }
    case 'frame-size':
      return setField(ref, [...client.path, 'lec'], undefined, say('client'));
    case 'duplicate-atm-address':
      return setField(ref, [...client.path, 'mac'], undefined, say('mac'));
    default:
      return signalOnPaths;
  }
}

/** A client that is not operational, of those that packets on these legs pass. */
export function clientFinding(evidence: Evidence, legs: readonly Leg[]): Finding | null {
  const { model } = evidence.scenario;
  const clients = legs.flatMap(({ from, to }) => [...clientsOf(evidence, from), ...clientsOf(evidence, to)]);
  const down = clients.find((client) => stateOf(evidence, client)?.ok === false);
  if (down === undefined) return null;
  const code = codeOf(evidence, down);
  const named = { device: down.device, elan: model.elans.find(({ id }) => id === down.elan)?.name ?? '' };
  const sentences = {
    'no-les': () => say('no-les', named),
    'no-lecs': () => say('no-lecs', named),
    'list-full': () => say('list-full', named),
    'frame-size': () => say('frame-size', named),
    'duplicate-atm-address': () => say('duplicate-atm-address', named),
  };
  const labels = {
    'no-les': () => say('fix.serve', named),
    'no-lecs': () => say('fix.serve', named),
    'list-full': () => say('fix.most-clients', named),
    'frame-size': () => say('fix.frame-size', named),
    'duplicate-atm-address': () => say('fix.mac', named),
  };
  const isKnown = (known: CauseCode): known is keyof typeof sentences => known in sentences;
  return {
    code,
    node: down.node,
    sentence: isKnown(code) ? sentences[code]() : say('no-signalling', named),
    fix: fixed(isKnown(code) ? labels[code]() : say('fix.signalling'), editFor(evidence, down, code)),
  };
}
