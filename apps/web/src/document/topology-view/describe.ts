/** A network in words. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/devices';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import { type Flow, linkDelayPs, type Node, type Scenario } from '@lanelab/scenario';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { formatDecimal, formatInteger, formatQuantity } from '../../base/format/number.ts';
import { phyLabels, profileName } from '../format-names.ts';

interface DeviceWords {
  readonly id: number;
  readonly name: string;
  readonly what: string;
  readonly links: readonly string[];
}

/** "2 switches, 4 hosts, 5 links" */
export function summary(scenario: Scenario): string {
  const { nodes, links } = scenario.model;
  const count = (kind: Node['kind']) => nodes.filter((node) => node.kind === kind).length;
  const kinds = ['switch', 'host', 'generator', 'edge', 'router', 'server', 'hub'] as const;
  const devices = kinds.filter((kind) => count(kind) > 0);
  const parts = [
    ...devices.map((kind) => say('describe.devices', { kind, count: count(kind) })),
    say('describe.links', { count: links.length }),
  ];
  return list(parts);
}

function whatIs(node: Node): string {
  switch (node.kind) {
    case 'host': {
      const [first] = node.interfaces;
      const rest = { speed: formatDecimal(node.cpu.speed, 3), profile: profileName(node.profile) };
      return first === undefined
        ? say('describe.host-without-address', rest)
        : say('describe.host', { ip: first.ip, mtu: formatInteger(first.mtu), ...rest });
    }
    case 'switch':
      return say('describe.switch', { ports: node.ports.length, rows: node.routes.length });
    case 'generator':
      return say('describe.generator');
    case 'edge':
      return say('describe.edge', { ports: node.ports.length });
    case 'router':
      return node.interfaces.length === 0
        ? say('describe.router-without-address')
        : say('describe.router', { addresses: list(node.interfaces.map(({ ip }) => ip)) });
    case 'server':
      return node.services.length === 0
        ? say('describe.server-of-nothing')
        : say('describe.server', { services: list(node.services.map(({ kind }) => sayProtocol(`process.${kind}`))) });
    case 'hub':
      return say('describe.hub', { ports: node.ports.length });
  }
}

export function describeDevices(scenario: Scenario): readonly DeviceWords[] {
  const { nodes, links } = scenario.model;
  const nameOf = (id: number) => nodes.find((node) => node.id === id)?.name ?? say('describe.node-id', { id });
  return nodes.map((node) => ({
    id: node.id,
    name: node.name,
    what: whatIs(node),
    links: links
      .filter(({ a, b }) => a.node === node.id || b.node === node.id)
      .map((link) => {
        const [here, there] = link.a.node === node.id ? [link.a, link.b] : [link.b, link.a];
        const phy = node.ports.find((port) => port.id === here.port)?.phy;
        const end = { port: here.port, peer: nameOf(there.node), delay: formatPicoseconds(linkDelayPs(link)) };
        return phy === undefined
          ? say('describe.port-missing', end)
          : say('describe.port', { ...end, phy: phyLabels[phy] });
      }),
  }));
}

function streamWords(flow: Flow, nameOf: (id: number) => string): string {
  switch (flow.kind) {
    case 'tcp-stream': {
      const path =
        flow.from === flow.to
          ? say('describe.inside-from', { from: nameOf(flow.from) })
          : say('describe.from-to-to', { from: nameOf(flow.from), to: nameOf(flow.to) });
      return say('describe.path-one-tcp-stream-messages', {
        path,
        messageOctets: formatInteger(flow.messageOctets),
        sendBuffer: formatInteger(flow.sendBuffer),
      });
    }
    case 'udp-stream':
      return say('describe.from-to-to-udp-message-octets', {
        from: nameOf(flow.from),
        to: nameOf(flow.to),
        messageOctets: formatInteger(flow.messageOctets),
        intervalPs: formatPicoseconds(flow.intervalPs),
      });
    case 'tcp-rr':
      return say('describe.from-to-to-tcp-requests', {
        from: nameOf(flow.from),
        to: nameOf(flow.to),
        requestOctets: formatInteger(flow.requestOctets),
        responseOctets: formatInteger(flow.responseOctets),
      });
    case 'ping':
      return say('describe.from-to-to-ping-of', {
        from: nameOf(flow.from),
        to: nameOf(flow.to),
        payloadOctets: formatInteger(flow.payloadOctets),
      });
    case 'cells':
      return say('describe.from-cells-on-vpi-vci', {
        from: nameOf(flow.from),
        vpi: flow.vpi,
        vci: flow.vci,
        kind: flow.source.kind,
      });
    case 'frames': {
      const frames = { from: nameOf(flow.from), to: nameOf(flow.to), octets: formatInteger(flow.octets) };
      return flow.intervalPs === undefined
        ? say('describe.frames-by-load', { ...frames, load: formatQuantity(flow.loadPercent ?? 0) })
        : say('describe.frames-by-interval', { ...frames, interval: formatPicoseconds(flow.intervalPs) });
    }
    case 'relay': {
      const receivers = list(flow.receivers.map(nameOf));
      const file = { from: nameOf(flow.from), to: nameOf(flow.to), octets: formatInteger(flow.octets) };
      return receivers === '' ? say('describe.file', file) : say('describe.relayed-file', { ...file, receivers });
    }
  }
}

const namesIn =
  ({ model }: Scenario) =>
  (id: number): string =>
    model.nodes.find((node) => node.id === id)?.name ?? say('describe.node-id', { id });

/** Every stream by itself, in the order of the document. */
export function describeStreams(scenario: Scenario): readonly string[] {
  const nameOf = namesIn(scenario);
  return scenario.model.flows.map((flow) => streamWords(flow, nameOf));
}

/** So many streams that differ in nothing but their sender still have a sentence each. */
const MOST_BY_THEMSELVES = 4;

/** The streams in few words: many that differ in nothing but their sender share a sentence. */
export function describeTraffic(scenario: Scenario): readonly string[] {
  const nameOf = namesIn(scenario);
  const alike = new Map<string, Flow[]>();
  for (const flow of scenario.model.flows) {
    const withoutSender = streamWords(flow, (id) => (id === flow.from ? '' : nameOf(id)));
    alike.set(withoutSender, [...(alike.get(withoutSender) ?? []), flow]);
  }
  return [...alike.values()].flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined || group.length <= MOST_BY_THEMSELVES)
      return group.map((flow) => streamWords(flow, nameOf));
    const others = { count: group.length - 1, last: nameOf(last.from) };
    return [say('describe.alike', { stream: streamWords(first, nameOf), ...others })];
  });
}
