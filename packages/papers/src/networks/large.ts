/** Networks beyond what one draws: to see how the lab's cost grows with them. */

import { type Scenario, Topology } from '@lanelab/scenario';
import { OC3, SECOND_PS } from './common.ts';

/** What a circuit carries: bursts of cells between generators, or datagrams between hosts. */
export type CircuitEnds = 'generator' | 'host';

/** 53 octets at the OC-3c payload rate of 149.76 Mb/s, to the picosecond. */
const OC3C_CELL_PS = 2_831_197;
const BURST_CELLS = 32;
const BURST_SPACING = 4;
/** Share of an OC-3c line that one source asks for: all circuits together fit the trunks at the root of the tree. */
const LOAD = 1e-4;
/** By so many places each circuit leads to another place of the other half, so that most cross several trunks. */
const STRIDE = 77;
const PER_ROW = 100;

/**
 * Stations in turn at the switches of a binary tree, each joined by a permanent circuit to one of the other half, on which both
 * send for `seconds`.
 */
export function circuits(ends: CircuitEnds, count: number, switches: number, seconds: number): Scenario {
  const net = new Topology();
  const tree = Array.from({ length: switches }, (_, n) =>
    net.switch(`Switch ${n + 1}`, { x: 100 * (n % PER_ROW), y: 100 * Math.floor(n / PER_ROW) }),
  );
  tree.slice(1).forEach((node, n) => {
    net.link(tree[Math.floor(n / 2)] ?? node, node, OC3);
  });
  const stations = Array.from({ length: count }, (_, n) => {
    const at = { x: 100 * (n % PER_ROW), y: 400 + 100 * Math.floor(n / PER_ROW) };
    const id = ends === 'host' ? net.host(`Host ${n + 1}`, at) : net.generator(`Source ${n + 1}`, at);
    net.link(id, tree[n % switches] ?? id, OC3);
    if (ends === 'host') net.address(id, `10.0.${Math.floor(n / 250)}.${1 + (n % 250)}`, 9_180);
    return id;
  });
  const half = Math.floor(count / 2);
  stations.slice(0, half).forEach((a, n) => {
    join(net, ends, a, stations[half + ((n + STRIDE) % half)] ?? a);
  });
  return net.build({
    durationPs: seconds * SECOND_PS,
    view: { title: `${count} stations on permanent circuits behind ${switches} switches` },
  });
}

function join(net: Topology, ends: CircuitEnds, a: number, b: number): void {
  const id = net.flows.length + 1;
  if (ends === 'host') {
    net.pvc(a, b);
    const stream = { kind: 'udp-stream', messageOctets: 1_024, intervalPs: SECOND_PS / 5, process: 'poisson' } as const;
    net.flow({ ...stream, id, from: a, to: b });
    net.flow({ ...stream, id: id + 1, from: b, to: a });
    return;
  }
  const meanGapPs = Math.round(OC3C_CELL_PS * (BURST_CELLS / LOAD - BURST_CELLS * BURST_SPACING));
  const source = { kind: 'on-off', meanCells: BURST_CELLS, spacingPs: BURST_SPACING * OC3C_CELL_PS, meanGapPs } as const;
  for (const [at, [from, to]] of [
    [a, b],
    [b, a],
  ].entries()) {
    if (from === undefined || to === undefined) continue;
    const { port, vci } = net.cellChannel(from, to);
    net.flow({ id: id + at, kind: 'cells', from, port, vpi: 0, vci, source });
  }
}
