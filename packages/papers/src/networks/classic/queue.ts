/** One output queue under traffic that theory can solve: twenty sources of single cells, one switch, one line. */

import { type FlowInput, type Scenario, Topology } from '@lanelab/scenario';
import { SECOND_PS } from '../common.ts';

/** A cell of 53 octets at OC-3c's 149.76 Mb/s: how long the queue serves one. */
export const CELL_PS = 2_831_197;
export const SOURCES = 20;
/** The length of the queue, as a result calls its series. */
export const QUEUE_SERIES = 'queue:1:1:ubr';

/** Mean gap between the cells of each source, for the load that all of them together make. */
export const meanGapPs = (load: number): number => Math.round((SOURCES * CELL_PS) / load);

export interface QueueSource {
  readonly source: Extract<FlowInput, { kind: 'cells' }>['source'];
  readonly delayPs: number;
}

/** The sources, in order, before the queue. Their lines are four times as fast as it is, so that hardly a cell is late on its way there. */
export function sourcesOf(capacityCells: number | null, sources: readonly QueueSource[]): Topology {
  const net = new Topology();
  const node = net.switch('Switch', { x: 660, y: 300 });
  const sink = net.generator('Sink', { x: 820, y: 300 });
  net.link(node, sink, { phy: 'oc3c', lengthM: 0, queues: { ubr: { capacityCells, discard: { kind: 'none' } } } });
  for (const [index, { source, delayPs }] of sources.entries()) {
    const at = { x: 60 + 140 * (index % 4), y: 60 + 120 * Math.floor(index / 4) };
    const from = net.generator(`Source ${index + 1}`, at);
    net.link(from, node, { phy: 'oc12c', delayPs });
    net.flow({ id: index + 1, kind: 'cells', from, ...net.cellChannel(from, sink), source });
  }
  return net;
}

export interface QueueView {
  readonly title: string;
  readonly question: string;
  readonly notes: string;
}

interface PoissonQueue extends QueueView {
  readonly load: number;
  /** Cells that the queue holds, the one that is served included; null: no limit. */
  readonly capacityCells: number | null;
}

/** Poisson cells from all sources into one queue: its service time is constant, so it is M/D/1. */
export function poissonQueue({ load, capacityCells, ...view }: PoissonQueue): Scenario {
  const source = { kind: 'poisson', pduCells: 1, spacingPs: 1, meanGapPs: meanGapPs(load) } as const;
  const sources = Array.from({ length: SOURCES }, () => ({ source, delayPs: 0 }));
  return sourcesOf(capacityCells, sources).build({ durationPs: SECOND_PS, view });
}
