/** Edits of the workload: flows with usable values, and the permanent VCs that they need. */

import { say } from '@lanelab/messages/edits';
import { type Flow, isEthernet, layCells, type Model, type Node, type Scenario } from '@lanelab/scenario';
import { selecting } from '../selection.ts';
import type { Edit, EditOutcome } from '../types.ts';
import { withNewPvc, withPvc } from './channels.ts';
import { done, nameOf, nextId, nodeOf, refuse } from './model.ts';
import { pruned } from './remove.ts';

/** Devices that can send and receive traffic of a kind. */
export function endsFor(kind: Flow['kind'], nodes: readonly Node[]): readonly Node[] {
  if (kind === 'frames')
    return nodes.filter((node) => node.kind === 'generator' && node.ports.some(({ phy }) => isEthernet(phy)));
  return nodes.filter((node) => node.kind === (kind === 'cells' ? 'generator' : 'host'));
}

const MS_PS = 1_000_000_000;
/** One cell of 53 octets at the OC-3c payload rate, to the picosecond. */
const CELL_PS = 2_831_197;

type HostFlow = Exclude<Flow, { kind: 'cells' | 'frames' | 'relay' }>;

function hostFlow(kind: HostFlow['kind'], id: number, from: number, to: number): HostFlow {
  const span = { id, from, to, startPs: 0, stopPs: null };
  if (kind === 'ping') return { ...span, kind, payloadOctets: 56, intervalPs: 100 * MS_PS };
  if (kind === 'udp-stream')
    return {
      ...span,
      kind,
      messageOctets: 1_024,
      intervalPs: MS_PS,
      process: 'cbr',
      sendBuffer: 65_536,
      receiveBuffer: 65_536,
    };
  const buffer = 65_536;
  if (kind === 'tcp-rr')
    return { ...span, kind, requestOctets: 1, responseOctets: 1, sendBuffer: buffer, receiveBuffer: buffer };
  return { ...span, kind, messageOctets: 8_192, receiveOctets: buffer, sendBuffer: buffer, receiveBuffer: buffer };
}

/** What takes a stream through a host at no time at all would never end. */
const costs = (model: Model, id: number): boolean => {
  const node = nodeOf(model, id);
  return (
    node?.kind === 'host' &&
    [node.cpu.syscallPs, node.cpu.sendPacketPs, node.cpu.receivePacketPs].some((cost) => cost / node.cpu.speed >= 0.5)
  );
};

/** The model with a path for a flow between two hosts, or the sentence that says why there is none. */
function prepared(model: Model, kind: HostFlow['kind'], from: number, to: number): Model | string {
  const [a, b] = [nodeOf(model, from), nodeOf(model, to)];
  if (a === undefined || b === undefined) return say('device.gone');
  for (const node of [a, b])
    if (node.kind !== 'host') return say('flow.not-a-host', { device: node.name, kind: node.kind });
  if (from === to)
    return (kind !== 'tcp-stream' && kind !== 'tcp-rr') || costs(model, from)
      ? model
      : say('flow.endless', { device: a.name });
  return withPvc(model, from, to) ?? say('path.none', { from: a.name, to: b.name });
}

function added(model: Model, kind: HostFlow['kind'], from: number, to: number): HostFlow {
  return hostFlow(kind, nextId(model.flows), from, to);
}

function addCells(scenario: Parameters<Edit>[0], from: number, to: number): EditOutcome {
  const { model } = scenario;
  const [a, b] = [nodeOf(model, from), nodeOf(model, to)];
  if (a?.kind !== 'generator') return refuse(say('flow.not-a-generator', { device: nameOf(model, from) }));
  if (b?.kind !== 'generator' || a.id === b.id) return refuse(say('flow.cells-end', { device: a.name }));
  const laid = layCells(model, from, to);
  if (laid === null) return refuse(say('path.none', { from: a.name, to: b.name }));
  const flow: Flow = {
    id: nextId(model.flows),
    kind: 'cells',
    from,
    port: laid.port,
    vpi: 0,
    vci: laid.vci,
    category: 'ubr',
    clp: false,
    shaper: [],
    source: { kind: 'periodic', pduCells: 32, intervalPs: 64 * CELL_PS },
  };
  return done(
    { ...scenario, model: { ...laid.model, flows: [...laid.model.flows, flow] } },
    say('flow.added', { traffic: 'cells', from: a.name, to: b.name }),
    selecting({ flows: [flow.id] }),
  );
}

/** Frames a millisecond apart, of a middling size in octets. */
const FRAME_OCTETS = 512;

function addFrames(scenario: Parameters<Edit>[0], from: number, to: number): EditOutcome {
  const { model } = scenario;
  const [sender, receiver] = [from, to].map((id) => {
    const node = nodeOf(model, id);
    const port = node?.kind === 'generator' ? node.ports.find(({ phy }) => isEthernet(phy)) : undefined;
    return { name: nameOf(model, id), port };
  });
  for (const end of [sender, receiver])
    if (end?.port === undefined) return refuse(say('flow.no-ethernet', { device: end?.name ?? '' }));
  if (sender?.port === undefined || receiver?.port === undefined || from === to) return refuse(say('flow.frames-end'));
  const flow: Flow = {
    id: nextId(model.flows),
    kind: 'frames',
    from,
    to,
    port: sender.port.id,
    toPort: receiver.port.id,
    target: 'port',
    octets: FRAME_OCTETS,
    intervalPs: MS_PS,
    startPs: 0,
    stopPs: null,
  };
  return done(
    { ...scenario, model: { ...model, flows: [...model.flows, flow] } },
    say('flow.added', { traffic: 'frames', from: sender.name, to: receiver.name }),
    selecting({ flows: [flow.id] }),
  );
}

/** A file from a client to a server; services with receivers are chosen in its form. */
function addRelay(scenario: Scenario, from: number, to: number): EditOutcome {
  if (from === to) return refuse(say('flow.own-server', { device: nameOf(scenario.model, from) }));
  const model = prepared(scenario.model, 'tcp-stream', from, to);
  if (typeof model === 'string') return refuse(model);
  const flow: Flow = {
    id: nextId(model.flows),
    kind: 'relay',
    from,
    to,
    service: 'client-server',
    receivers: [],
    octets: 240_118,
    source: { kind: 'block' },
    sendBuffer: 8_192,
    receiveBuffer: 8_192,
    receiveOctets: 8_192,
    sendsWait: false,
    loopPs: 100_000_000,
    selectPs: 0,
    startPs: 0,
    leadPs: 100 * MS_PS,
  };
  return done(
    { ...scenario, model: { ...model, flows: [...model.flows, flow] } },
    say('flow.added', { traffic: 'file', from: nameOf(model, from), to: nameOf(model, to) }),
    selecting({ flows: [flow.id] }),
  );
}

/** Traffic as the messages of the catalogue distinguish it. */
export const TRAFFIC = {
  'tcp-stream': 'stream',
  'udp-stream': 'datagrams',
  'tcp-rr': 'requests',
  ping: 'ping',
} as const;

/** Traffic between two hosts, or cells or frames between two generators; lays a permanent VC along the shortest path where there is none. */
export const addFlow =
  (kind: Flow['kind'], from: number, to: number): Edit =>
  (scenario) => {
    if (kind === 'cells') return addCells(scenario, from, to);
    if (kind === 'frames') return addFrames(scenario, from, to);
    if (kind === 'relay') return addRelay(scenario, from, to);
    const model = prepared(scenario.model, kind, from, to);
    if (typeof model === 'string') return refuse(model);
    const flow = added(model, kind, from, to);
    return done(
      { ...scenario, model: { ...model, flows: [...model.flows, flow] } },
      say('flow.added', { traffic: TRAFFIC[kind], from: nameOf(model, from), to: nameOf(model, to) }),
      selecting({ flows: [flow.id] }),
    );
  };

const laying =
  (lay: typeof withPvc, id: 'pvc.laid' | 'pvc.laid-again') =>
  (a: number, b: number): Edit =>
  (scenario) => {
    const model = lay(scenario.model, a, b);
    const ends = { from: nameOf(scenario.model, a), to: nameOf(scenario.model, b) };
    if (model === null) return refuse(say('path.none', ends));
    return done(pruned({ ...scenario, model }), say(id, ends));
  };

/** A permanent VC between two hosts, both ways, unless there is one. */
export const layPvcBetween = laying(withPvc, 'pvc.laid');

/** The same in the place of one that leads elsewhere or nowhere. */
export const relayPvcBetween = laying(withNewPvc, 'pvc.laid-again');
