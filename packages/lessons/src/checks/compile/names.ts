/** Names of a check, found in the scenario: devices, emulated LANs, links, flows, processes, messages. */
import { CONTROL_MESSAGES, type ControlMessage, PACKET_NAMES, type PacketName } from '@lanelab/engine';
import { folded, type Place } from '@lanelab/filter';
import { closest, type Elan, type Flow, type Link, type Node, type Scenario, servicesOf } from '@lanelab/scenario';
import { Fault, Missing } from '../fault.ts';
import type { FlowSyntax, LinkSyntax, NameWord, ProcessSyntax } from '../syntax.ts';

/** Names that need no quotes where they have blanks. */
export const namesOf = ({ model }: Scenario): readonly string[] => [
  ...model.nodes.map(({ name }) => name),
  ...model.elans.map(({ name }) => name),
];

interface Named {
  readonly name: string;
}

/** Devices or emulated LANs that a text can mean: the one of that name, else all that have the text as a word of their name. */
function meant<T extends Named>(all: readonly T[], text: string): readonly T[] {
  const exact = all.find(({ name }) => name === text) ?? all.find(({ name }) => folded(name) === folded(text));
  return exact === undefined ? all.filter(({ name }) => folded(name).split('_').includes(folded(text))) : [exact];
}

function named<T extends Named>(all: readonly T[], text: string): T | undefined {
  const [first, ...others] = meant(all, text);
  return others.length === 0 ? first : undefined;
}

/** The name that is meant by a mistyped one; a single letter is a name of its own. */
const near = (text: string, known: readonly string[]) => (text.length < 3 ? null : closest(text, known));

/** The device of a name. */
export function deviceOf({ model }: Scenario, { text, place }: NameWord): Node {
  const device = named(model.nodes, text);
  if (device !== undefined) return device;
  const known = model.nodes.map(({ name }) => name);
  throw new Missing({ code: 'no-device', place, text, near: near(text, known), known });
}

export function elanOf({ model }: Scenario, { text, place }: NameWord): Elan {
  const elan = named(model.elans, text);
  if (elan !== undefined) return elan;
  const known = model.elans.map(({ name }) => name);
  throw new Missing({ code: 'no-elan', place, text, near: near(text, known), known });
}

/** Whether a link has these two devices at its ends. */
const joins = ({ a, b }: Link, one: number, other: number) =>
  (a.node === one && b.node === other) || (a.node === other && b.node === one);

/** The links between two devices; of “trunk”, those between switches. */
export function linksOf(scenario: Scenario, link: LinkSyntax): readonly Link[] {
  const { links, nodes } = scenario.model;
  if (link.kind === 'between') {
    const [a, b] = [deviceOf(scenario, link.a), deviceOf(scenario, link.b)];
    return links.filter((each) => joins(each, a.id, b.id));
  }
  const isSwitch = (id: number) => nodes.some((node) => node.id === id && node.kind === 'switch');
  return links.filter(({ a, b }) => isSwitch(a.node) && isSwitch(b.node));
}

/** That none of the links is the one that a check names. */
export const noLink = (link: LinkSyntax): Missing =>
  new Missing(
    link.kind === 'trunk'
      ? { code: 'no-trunk', place: link.place }
      : { code: 'no-link', place: link.place, a: link.a.text, b: link.b.text },
  );

/** The one link that is meant. */
export function linkOf(scenario: Scenario, link: LinkSyntax): Link {
  const [first, ...others] = linksOf(scenario, link);
  const { place } = link;
  if (first !== undefined && others.length === 0) return first;
  const text = link.kind === 'trunk' ? 'trunk' : `${link.a.text} – ${link.b.text}`;
  if (first !== undefined) throw new Fault({ code: 'several-links', place, text });
  throw noLink(link);
}

function oneFlow(flows: readonly Flow[], text: string, place: Place): Flow {
  const [first, ...others] = flows;
  if (first === undefined) throw new Missing({ code: 'no-flow', place, text });
  if (others.length > 0) throw new Fault({ code: 'several-flows', place, text, flows: flows.map(({ id }) => id) });
  return first;
}

/** The one flow that is meant. Between two devices it is the one that is no ping, where there is one. */
export function flowOf(scenario: Scenario, syntax: FlowSyntax): Flow {
  const { flows } = scenario.model;
  const { place } = syntax;
  const isPing = ({ kind }: Flow) => kind === 'ping';
  switch (syntax.kind) {
    case 'number': {
      const { number } = syntax;
      const flow = flows.find(({ id }) => id === number);
      if (flow !== undefined) return flow;
      throw new Missing({ code: 'no-flow-number', place, number, known: flows.map(({ id }) => id) });
    }
    case 'only-ping':
      return oneFlow(flows.filter(isPing), 'ping', place);
    case 'of': {
      const { text } = syntax.device;
      const senders = meant(scenario.model.nodes, text);
      if (senders.length === 0) deviceOf(scenario, syntax.device);
      return oneFlow(
        flows.filter(({ from }) => senders.some(({ id }) => id === from)),
        text,
        place,
      );
    }
    case 'ping':
    case 'ends': {
      const [from, to] = [deviceOf(scenario, syntax.from), deviceOf(scenario, syntax.to)];
      const between = flows.filter((flow) => flow.from === from.id && 'to' in flow && flow.to === to.id);
      const [pings, streams] = [between.filter(isPing), between.filter((flow) => !isPing(flow))];
      const text = `${from.name} -> ${to.name}`;
      if (syntax.kind === 'ping') return oneFlow(pings, `ping ${text}`, place);
      return oneFlow(streams.length > 0 ? streams : pings, text, place);
    }
  }
}

/** IP addresses of the device that a flow comes from. */
export function addressesOfSender({ from }: Flow, { nodes }: Scenario['model']): readonly string[] {
  const sender = nodes.find(({ id }) => id === from);
  return sender !== undefined && 'interfaces' in sender ? sender.interfaces.map(({ ip }) => ip) : [];
}

/** Whether a device has a process of this kind. */
function hasProcess(node: Node, process: string): boolean {
  const overs = 'interfaces' in node ? node.interfaces.map(({ over }) => over) : [];
  switch (process) {
    case 'lec':
      return overs.includes('lane') || node.kind === 'edge';
    case 'clip':
      return overs.includes('svc');
    case 'mpc':
    case 'mps':
      return process in node && Reflect.get(node, process) !== undefined;
    default: {
      const kind = process === 'bus' ? 'les' : process;
      return servicesOf(node).some((service) => service.kind === kind);
    }
  }
}

/** The device whose process is meant: the one that is named, or the only one that has such a process. */
export function processOf(scenario: Scenario, { name: process, device, place }: ProcessSyntax): Node {
  const only = device === null ? null : deviceOf(scenario, device);
  const having = scenario.model.nodes.filter(
    (node) => (only === null || node.id === only.id) && hasProcess(node, process),
  );
  const [first, ...others] = having;
  if (first === undefined) throw new Missing({ code: 'no-process', place, process, device: only?.name ?? null });
  if (others.length > 0)
    throw new Fault({ code: 'several-devices', place, process, devices: having.map(({ name }) => name) });
  return first;
}

/** A message by its name, and the log that has it. */
export type NamedMessage =
  | { readonly log: 'messages'; readonly name: ControlMessage }
  | { readonly log: 'packets'; readonly name: PacketName };

/** `MPOA_RESOLUTION_REPLY` is what the specification calls “MPOA Resolution Reply”. */
export function messageNamed({ text, place }: NameWord): NamedMessage {
  const control = CONTROL_MESSAGES.find((name) => folded(name) === folded(text));
  if (control !== undefined) return { log: 'messages', name: control };
  const packet = PACKET_NAMES.find((name) => folded(name) === folded(text));
  if (packet !== undefined) return { log: 'packets', name: packet };
  const known = [...CONTROL_MESSAGES, ...PACKET_NAMES];
  throw new Fault({ code: 'unknown-message', place, text, near: closest(text, known) });
}
