/** Detken's testbeds with the traffic of single figures: the networks are those of `detken.ts`. */

import { type FlowInput, isEthernet, mustParse, type Scenario } from '@lanelab/scenario';
import { SECOND_PS } from '../common.ts';
import { bayLane, vividMpoa } from './testbeds.ts';

/** Traffic begins when clients have joined; in the MPOA testbed servers have to be found, too. */
export const LANE_START_S = 8;
export const MPOA_START_S = 10;

/** Preamble, and the gap after a frame. */
const WIRE_OVERHEAD = 20;
/** Time of an octet at 10 Mb/s. */
const OCTET_PS = 800_000;
const FRAME_OCTETS = 72;
/** What the generator reported of a line that it loads whole, in per cent: all it offers there. */
export const OFFERED_PERCENT = 99.4;
/** Rate of the generator's frames on one Ethernet port, without a pause. */
export const FULL_LINE_FRAMES_PER_S = SECOND_PS / ((FRAME_OCTETS + WIRE_OVERHEAD) * OCTET_PS);

interface Traffic {
  readonly flows: readonly FlowInput[];
  /** Sampled so often, of all of the run. */
  readonly series?: { readonly names: readonly string[]; readonly intervalPs: number };
  readonly title: string;
  readonly question: string;
  readonly notes: string;
}

/** A testbed with other traffic. */
function withTraffic({ model, view, ...rest }: Scenario, { flows, series, ...words }: Traffic): Scenario {
  const measure = series === undefined ? model.measure : { ...model.measure, series };
  return mustParse({ ...rest, model: { ...model, flows, measure }, view: { ...view, ...words } });
}

const nodeIn = ({ model }: Scenario, name: string): number => {
  const node = model.nodes.find((candidate) => candidate.name === name);
  if (node === undefined) throw new Error(`no node ${name}`);
  return node.id;
};

/** Series of the link between two nodes, in the direction from the first to the second. */
function linkSeries(scenario: Scenario, from: string, to: string): string {
  const [a, b] = [nodeIn(scenario, from), nodeIn(scenario, to)];
  for (const link of scenario.model.links) {
    if (link.a.node === a && link.b.node === b) return `link:${link.id}:ab`;
    if (link.a.node === b && link.b.node === a) return `link:${link.id}:ba`;
  }
  throw new Error(`no link from ${from} to ${to}`);
}

/** A testbed with its Ethernet lines half or full duplex. */
const duplex = (scenario: Scenario, half: boolean): Scenario =>
  mustParse({
    ...scenario,
    model: {
      ...scenario.model,
      nodes: scenario.model.nodes.map((node) =>
        node.kind === 'switch' || node.kind === 'hub'
          ? node
          : { ...node, ports: node.ports.map((port) => (isEthernet(port.phy) ? { ...port, half } : port)) },
      ),
    },
  });

const GENERATOR = 'InterWatch 95000';

interface Frames {
  readonly target: 'port' | 'broadcast';
  /** Share of the line of each port. */
  readonly loadPercent: number;
}

/** Frames from each of the generator's two Ethernet ports to the other, the second port half an interval after the first. */
function bothWays(generator: number, { target, loadPercent }: Frames): readonly FlowInput[] {
  const intervalPs = (FRAME_OCTETS + WIRE_OVERHEAD) * OCTET_PS * (100 / loadPercent);
  return ([1, 2] as const).map((port) => ({
    id: port,
    kind: 'frames',
    from: generator,
    to: generator,
    port,
    toPort: 3 - port,
    target,
    octets: FRAME_OCTETS,
    loadPercent,
    startPs: LANE_START_S * SECOND_PS + (port === 1 ? 0 : intervalPs / 2),
  }));
}

/** When the testbed's own generator begins in earnest: flow 1 is its requests, flow 2 their answers. */
export const BAY_LOAD_S =
  Math.max(...bayLane().model.flows.map((flow) => (flow.kind === 'frames' && flow.id === 1 ? flow.startPs : 0))) /
  SECOND_PS;

/** IEEE 802.3 lets an Ethernet clock be 100 ppm slow or fast; one of these is slow by half of that, the other fast. */
const OWN_CLOCKS_PPM = [-50, 50] as const;
/** From a frame's end on, until an edge device has its next frame ready: assumed, longer than the gap of 9.6 us; 12 to 60 us do the same. */
const EDGE_TURNAROUND_PS = 20_000_000;

/** Ports whose clocks run apart, so that their frames do not stay in turns, and bridges that take time from frame to frame. */
function ownClocks({ model, ...rest }: Scenario): Scenario {
  const ppmOf = (port: number): number => OWN_CLOCKS_PPM[port - 1] ?? 0;
  return mustParse({
    ...rest,
    model: {
      ...model,
      nodes: model.nodes.map((node) => {
        if (node.kind === 'generator')
          return { ...node, ports: node.ports.map((port) => ({ ...port, clockPpm: ppmOf(port.id) })) };
        if (node.kind !== 'edge') return node;
        const ports = node.ports.map((port) =>
          isEthernet(port.phy) ? { ...port, turnaroundPs: EDGE_TURNAROUND_PS } : port,
        );
        return { ...node, ports };
      }),
      flows: model.flows.map((flow) =>
        flow.kind === 'frames' && flow.intervalPs !== undefined
          ? { ...flow, intervalPs: Math.round(flow.intervalPs * (1 - ppmOf(flow.port ?? 1) / 1e6)) }
          : flow,
      ),
    },
  });
}

/** Figure 3: the testbed's own traffic, counted over time; both ports in step, or by clocks of their own. */
export function bayLaneFrames(title: string, question: string, clocks: 'one' | 'own' = 'one'): Scenario {
  const base = clocks === 'one' ? bayLane() : ownClocks(bayLane());
  return withTraffic(base, {
    flows: base.model.flows,
    series: { names: ['packets:1', 'packets:2'], intervalPs: SECOND_PS / 4 },
    title,
    question,
    notes: base.view.notes,
  });
}

/** Cells from the switch that has the BUS in it towards the backbone. */
export const BUS_SERIES = linkSeries(bayLane(), 'Centillion 100 west', 'Centillion 1600');

/** Figure 4: everything goes through the BUS, at a load of both lines. */
export function bayLaneBus(loadPercent: number, title: string, question: string): Scenario {
  const base = duplex(bayLane(), false);
  return withTraffic(base, {
    flows: bothWays(nodeIn(base, GENERATOR), { target: 'broadcast', loadPercent }),
    series: { names: [BUS_SERIES], intervalPs: SECOND_PS / 2 },
    title,
    question,
    notes:
      'Frames of 72 octets, both ways at once, addressed to all stations: a client may send only a few frames a second to an address that it ' +
      'does not know, so only these reach the BUS as fast as they come. The ports of the generator send half an interval apart.',
  });
}

/** Port of the observer's uplink, and cells towards it. */
const OBSERVER = 'Observer';
export const OBSERVER_SERIES = 'link:100:ab';

/** Figure 5: the testbed's own traffic, and a client that nobody sends to, so that it hears what goes to all. */
export function bayLaneUnknown(c10: number, title: string, question: string): Scenario {
  const base = duplex(bayLane(), false);
  const { nodes, links } = base.model;
  const backbone = nodeIn(base, 'Centillion 1600');
  const observer = Math.max(...nodes.map(({ id }) => id)) + 1;
  const free = 1 + Math.max(...nodes.flatMap((node) => (node.id === backbone ? node.ports.map(({ id }) => id) : [])));
  const observed = mustParse({
    ...base,
    model: {
      ...base.model,
      nodes: [
        ...nodes.map((node) => {
          if (node.kind === 'edge')
            return { ...node, bridges: node.bridges.map((bridge) => ({ ...bridge, lec: { ...bridge.lec, c10 } })) };
          return node.id === backbone ? { ...node, ports: [...node.ports, { id: free, phy: 'oc3c' }] } : node;
        }),
        {
          id: observer,
          kind: 'edge',
          name: OBSERVER,
          ports: [{ id: 1, phy: 'oc3c' }],
          bridges: [{ port: 1, elan: 1, ethernet: [] }],
        },
      ],
      links: [...links, { id: 100, a: { node: backbone, port: free }, b: { node: observer, port: 1 }, lengthM: 20 }],
    },
    layout: { ...base.layout, nodes: { ...base.layout.nodes, [String(observer)]: { x: 560, y: 40 } } },
  });
  return withTraffic(observed, {
    flows: bothWays(nodeIn(base, GENERATOR), { target: 'port', loadPercent: 50 }),
    series: { names: [OBSERVER_SERIES], intervalPs: SECOND_PS / 5_000 },
    title,
    question,
    notes:
      'Each port of the generator sends to the other. A client that nobody sends to was added to the testbed: it hears what the BUS and the LES ' +
      'send to all, frames to addresses that a client does not know yet among it.',
  });
}

/** Sizes of a datagram. */
export interface Packets {
  /** Octets of the IP packet, or of the datagram that is sent in fragments. */
  readonly payload: number;
  /** Octets of all its frames, preambles and gaps included. */
  readonly wire: number;
}

const IP_UDP = 28;
const FRAME = 14 + 4 + WIRE_OVERHEAD;

/** A datagram in one packet of so many octets. */
export const onePacket = (octets: number): Packets => ({ payload: octets - IP_UDP, wire: octets + FRAME });

/** A datagram in the frame of figures 3 and 4. */
export const SHORT_FRAME: Packets = onePacket(FRAME_OCTETS + WIRE_OVERHEAD - FRAME);

/** The largest datagram, 65 535 octets with its header, in fragments of MTU 1 500: each has a header of its own. */
export const LARGEST: Packets = {
  payload: 65_507,
  wire: 65_515 + Math.ceil(65_515 / 1_480) * (20 + FRAME),
};

interface Datagrams {
  readonly packets: Packets;
  /** Share of the line in each direction. */
  readonly loadPercent: number;
  readonly ways: 1 | 2;
  /** Datagrams, twenty a second, that go before the load until then: addresses are learned, shortcuts are there. None where it is absent. */
  readonly learningS?: number;
}

/** Cells over the trunk between the two switches, towards the receiver of the first flow. */
export const TRUNK_SERIES = linkSeries(vividMpoa(), 'CS3000 west', 'CS3000 east');

/** Figures 6 and 7: datagrams between hosts on the half-duplex Ethernets of two subnets. */
export function vividPackets(
  { packets, loadPercent, ways, learningS = 0 }: Datagrams,
  title: string,
  question: string,
): Scenario {
  const base = duplex(vividMpoa(), true);
  const [a, b] = [nodeIn(base, 'A'), nodeIn(base, 'B')];
  const ends = [
    { from: a, to: b },
    { from: b, to: a },
  ].slice(0, ways);
  const stream = { kind: 'udp-stream', messageOctets: packets.payload } as const;
  const intervalPs = Math.round(packets.wire * OCTET_PS * (100 / loadPercent));
  const beginPs = MPOA_START_S * SECOND_PS;
  const loadPs = beginPs + learningS * SECOND_PS;
  const load = ends.map((end, index) => ({ ...end, ...stream, id: index + 1, intervalPs, startPs: loadPs }));
  const learning = ends.map((end, index) => ({
    ...end,
    ...stream,
    id: ends.length + index + 1,
    intervalPs: SECOND_PS / 20,
    startPs: beginPs,
    stopPs: loadPs - SECOND_PS / 2,
  }));
  return withTraffic(base, {
    flows: [...load, ...(learningS === 0 ? [] : learning)],
    series: { names: [TRUNK_SERIES], intervalPs: SECOND_PS / 4 },
    title,
    question,
    notes:
      'Datagrams between A and B, which are on 10BASE-T ports of two edge devices and in different subnets. The route server has them until the ' +
      'edge devices have asked for a shortcut.',
  });
}
