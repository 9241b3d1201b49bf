/** A network in words. */
import { say } from '@lanelab/messages/devices';
import { type Flow, linkDelayPs, type Node, type Scenario } from '@lanelab/scenario';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { counted, formatDecimal, formatInteger } from '../../base/format/number.ts';
import { phyLabels } from '../format-names.ts';

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
  const parts = [
    counted(count('switch'), 'switch', 'switches'),
    counted(count('host'), 'host'),
    ...(count('generator') > 0 ? [counted(count('generator'), 'generator')] : []),
    ...(['edge', 'router', 'server', 'hub'] as const).flatMap((kind) =>
      count(kind) > 0 ? [counted(count(kind), kind === 'edge' ? 'edge device' : kind)] : [],
    ),
    counted(links.length, 'link'),
  ];
  return parts.join(', ');
}

function whatIs(node: Node): string {
  switch (node.kind) {
    case 'host': {
      const [first] = node.interfaces;
      const address = first === undefined ? 'no IP address' : `${first.ip}, MTU ${formatInteger(first.mtu)}`;
      return say('describe.host-address-speed-speed-tcp', {
        address,
        speed: formatDecimal(node.cpu.speed, 3),
        profile: node.profile,
      });
    }
    case 'switch':
      return `ATM switch, ${counted(node.ports.length, 'port')}, ${counted(node.routes.length, 'connection row')}`;
    case 'generator':
      return 'traffic generator';
    case 'edge':
      return `edge device, ${counted(node.ports.length, 'port')}`;
    case 'router':
      return `router, ${node.interfaces.map(({ ip }) => ip).join(', ') || 'no IP address'}`;
    case 'server':
      return `server of ${node.services.map(({ kind }) => kind.toUpperCase()).join(', ') || 'nothing yet'}`;
    case 'hub':
      return `Ethernet hub, ${counted(node.ports.length, 'port')}`;
  }
}

export function describeDevices(scenario: Scenario): readonly DeviceWords[] {
  const { nodes, links } = scenario.model;
  const nameOf = (id: number) => nodes.find((node) => node.id === id)?.name ?? `node ${id}`;
  return nodes.map((node) => ({
    id: node.id,
    name: node.name,
    what: whatIs(node),
    links: links
      .filter(({ a, b }) => a.node === node.id || b.node === node.id)
      .map((link) => {
        const [here, there] = link.a.node === node.id ? [link.a, link.b] : [link.b, link.a];
        const phy = node.ports.find((port) => port.id === here.port)?.phy;
        return `port ${here.port} to ${nameOf(there.node)}, ${phy === undefined ? 'no such port' : phyLabels[phy]}, ${formatPicoseconds(linkDelayPs(link))} away`;
      }),
  }));
}

function streamWords(flow: Flow, nameOf: (id: number) => string): string {
  switch (flow.kind) {
    case 'tcp-stream': {
      const way = flow.from === flow.to ? `inside ${nameOf(flow.from)}` : `${nameOf(flow.from)} to ${nameOf(flow.to)}`;
      return say('describe.way-one-tcp-stream-messages', {
        way,
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
    case 'frames':
      return `${nameOf(flow.from)} to ${nameOf(flow.to)}: Ethernet frames of ${formatInteger(flow.octets)} octets ${
        flow.intervalPs === undefined
          ? say('describe.at-format-decimal-of-the-line', { formatDecimal: formatDecimal(flow.loadPercent ?? 0, 3) })
          : `every ${formatPicoseconds(flow.intervalPs)}`
      }`;
    case 'relay': {
      const receivers = flow.receivers.map(nameOf).join(', ');
      const on = receivers === '' ? '' : say('describe.which-relays-it-to-receivers', { receivers });
      return say('describe.from-to-to-a-file', {
        from: nameOf(flow.from),
        to: nameOf(flow.to),
        octets: formatInteger(flow.octets),
        on,
      });
    }
  }
}

export function describeStreams(scenario: Scenario): readonly string[] {
  const { nodes, flows } = scenario.model;
  const nameOf = (id: number) => nodes.find((node) => node.id === id)?.name ?? `node ${id}`;
  return flows.map((flow) => streamWords(flow, nameOf));
}
