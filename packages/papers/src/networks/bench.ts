/** Workloads of the benches, W1 to W5, as scenarios like any other. */

import { type FlowInput, type Scenario, Topology } from '@lanelab/scenario';
import { CLIP_PAIR_COSTS, cpuOf } from '../calibration/costs.ts';

const SECOND_PS = 1_000_000_000_000;
const LINK = { phy: 'oc3c', delayPs: 10_000_000 } as const;
/** 53 octets at the OC-3c payload rate of 149.76 Mb/s, to the picosecond. */
const OC3C_CELL_PS = 2_831_197;
const PDU_CELLS = 32;
/** On/off sources send their cells this many cell times apart. */
const ON_OFF_SPACING = 4;
const CHAIN = 16;
const SOURCES_PER_SWITCH = 4;

type CellSource = Extract<FlowInput, { kind: 'cells' }>['source'];

/** The gap by which a source with PDUs of `onPs` has a mean load of `load`. */
function meanGapPs(cells: number, spacing: number, load: number): number {
  return Math.round(OC3C_CELL_PS * (cells / load - cells * spacing));
}

class Bench extends Topology {
  /** One VC of cells from a generator to a sink. */
  cells(from: number, to: number, source: CellSource): void {
    const { port, vci } = this.cellChannel(from, to);
    this.flow({ id: this.flows.length + 1, kind: 'cells', from, port, vpi: 0, vci, source });
  }

  finish(seconds: number, title: string, notes: string): Scenario {
    return this.build({ durationPs: seconds * SECOND_PS, view: { title, notes } });
  }
}

/** Two sources share a trunk with a small buffer. */
export function w1(): Scenario {
  const net = new Bench();
  const sources = [net.generator('Source 1', { x: 80, y: 80 }), net.generator('Source 2', { x: 80, y: 240 })];
  const a = net.switch('Switch A', { x: 280, y: 160 });
  const b = net.switch('Switch B', { x: 520, y: 160 });
  const sinks = [net.generator('Sink 1', { x: 720, y: 80 }), net.generator('Sink 2', { x: 720, y: 240 })];
  for (const source of sources) net.link(source, a, LINK);
  net.link(a, b, { ...LINK, queues: { ubr: { capacityCells: 64 } } });
  for (const sink of sinks) net.link(b, sink, LINK);
  sources.forEach((source, index) => {
    net.cells(source, sinks[index] ?? source, {
      kind: 'poisson',
      pduCells: PDU_CELLS,
      spacingPs: OC3C_CELL_PS,
      meanGapPs: meanGapPs(PDU_CELLS, 1, 0.45),
    });
  });
  return net.finish(
    60,
    'W1, two bursty sources on one trunk',
    'Load 0.45 each, trunk buffer 64 cells, three hops a cell.',
  );
}

/** One saturated stream over five hops, or as many as wanted: a switch less. */
export function w2(hops = 5): Scenario {
  const net = new Bench();
  const source = net.generator('Source', { x: 80, y: 160 });
  const switches = Array.from({ length: hops - 1 }, (_, index) =>
    net.switch(`Switch ${index + 1}`, { x: 240 + 160 * index, y: 160 }),
  );
  const sink = net.generator('Sink', { x: 80 + 160 * hops, y: 160 });
  const line = [source, ...switches, sink];
  line.slice(1).forEach((node, index) => {
    net.link(line[index] ?? source, node, LINK);
  });
  net.cells(source, sink, { kind: 'saturated', pduCells: PDU_CELLS });
  return net.finish(60, 'W2, one saturated stream', 'Five hops, no contention.');
}

/** A chain of switches with on/off sources at each. */
function chain(
  net: Bench,
  perSwitch: number,
): { readonly switches: readonly number[]; readonly sources: readonly (readonly number[])[] } {
  const switches = Array.from({ length: CHAIN }, (_, index) =>
    net.switch(`Switch ${index + 1}`, { x: 80 + 120 * index, y: 240 }),
  );
  switches.slice(1).forEach((node, index) => {
    net.link(switches[index] ?? node, node, LINK);
  });
  const sources = switches.map((node, index) =>
    Array.from({ length: perSwitch }, (_, place) => {
      const at = { x: 60 + 120 * index + (place % 2) * 60, y: 60 + Math.floor(place / 2) * 80 };
      const source = net.generator(`Source ${index * perSwitch + place + 1}`, at);
      net.link(source, node, LINK);
      return source;
    }),
  );
  return { switches, sources };
}

const onOff = (load: number): CellSource => ({
  kind: 'on-off',
  meanCells: PDU_CELLS,
  spacingPs: ON_OFF_SPACING * OC3C_CELL_PS,
  meanGapPs: meanGapPs(PDU_CELLS, ON_OFF_SPACING, load),
});

/** Everything to one sink behind the chain; `lastLoad` is the load of the link to the sink. */
export function w3(perSwitch = SOURCES_PER_SWITCH, lastLoad = 0.9): Scenario {
  const net = new Bench();
  const { switches, sources } = chain(net, perSwitch);
  const sink = net.generator('Sink', { x: 80 + 120 * CHAIN, y: 240 });
  net.link(switches.at(-1) ?? sink, sink, LINK);
  const load = lastLoad / (CHAIN * perSwitch);
  for (const source of sources.flat()) net.cells(source, sink, onOff(load));
  return net.finish(20, 'W3, 64 on/off sources to one sink', 'A chain of 16 switches, last link at 0.9.');
}

/** Trunks that a flow of W4 crosses before it leaves. */
const SPAN = 4;

/** Each flow leaves after four trunks, so that every interior trunk is loaded alike. */
export function w4(): Scenario {
  const net = new Bench();
  const { switches, sources } = chain(net, SOURCES_PER_SWITCH);
  const load = 0.9 / (SPAN * SOURCES_PER_SWITCH);
  sources.forEach((group, index) => {
    const exit = switches[Math.min(index + SPAN, CHAIN - 1)];
    if (exit === undefined) return;
    const sink = net.generator(`Sink ${index + 1}`, { x: 80 + 120 * index, y: 400 });
    net.link(exit, sink, LINK);
    for (const source of group) net.cells(source, sink, onOff(load));
  });
  return net.finish(
    10,
    'W4, 64 on/off sources, every interior trunk at 0.9',
    'A chain of 16 switches; each flow leaves after four trunks.',
  );
}

/** Hosts and TCP: routers and LAN Emulation join once the format has them. */
export function w5(): Scenario {
  const net = new Bench();
  const mtu = 9_180;
  const buffer = 57_344;
  const west = net.switch('Switch west', { x: 320, y: 280 });
  const east = net.switch('Switch east', { x: 560, y: 280 });
  net.link(west, east, { phy: 'oc3c', lengthM: 1_000 });
  const pairs = [1, 2, 3, 4].map((index) => {
    const host = (side: string, x: number, node: number, ip: string) => {
      const id = net.host(`${side} ${index}`, { x, y: 40 + 160 * (index - 1) }, { cpu: cpuOf(CLIP_PAIR_COSTS, 1) });
      net.link(id, node, { phy: 'oc3c', lengthM: 20 });
      net.address(id, ip, mtu);
      return id;
    };
    return [host('West', 80, west, `10.0.0.${index}`), host('East', 800, east, `10.0.0.${10 + index}`)] as const;
  });
  pairs.forEach(([from, to], index) => {
    net.pvc(from, to);
    net.flow({
      id: index + 1,
      kind: 'tcp-stream',
      from,
      to,
      messageOctets: 8_192,
      sendBuffer: buffer,
      receiveBuffer: buffer,
    });
  });
  return net.finish(
    10,
    'W5, four TCP streams over one trunk',
    'Eight hosts, Classical IP over a shared OC-3c trunk. One-armed routers and LAN Emulation join later.',
  );
}
