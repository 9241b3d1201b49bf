/** The parts of stacked bars: the causes of elapsed time and the layers of a protocol stack, in order and with their colours. */

import type { ChartData, ChartSeries } from './data.ts';
import { mix, type Theme } from './theme.ts';

interface Family {
  readonly keys: readonly string[];
  readonly colour: (theme: Theme) => string;
}

/** Causes from the sending application to the receiving one, families of one hue each. */
const CAUSES: readonly Family[] = [
  {
    keys: ['sender-cpu', 'system-call', 'relay-cpu', 'receiver-cpu'],
    colour: (theme) => theme.data,
  },
  {
    keys: ['nagle', 'window', 'congestion-window', 'silly-window', 'delayed-ack', 'retransmission'],
    colour: (theme) => theme.short,
  },
  { keys: ['resolution', 'signalling'], colour: (theme) => theme.control },
  { keys: ['nic-queue', 'switch-queue', 'router', 'bus-queue'], colour: (theme) => theme.bus },
  { keys: ['serialisation', 'propagation'], colour: (theme) => theme.edge },
  { keys: ['idle', 'loop'], colour: (theme) => theme.sunk },
];

const ORDER = CAUSES.flatMap(({ keys }) => keys);

export interface Part {
  readonly series: ChartSeries;
  /** Key of the cause; null for a layer, and for a cause that is not known here. */
  readonly cause: string | null;
  readonly colour: string;
}

/** Each further part of one hue is this share nearer to the colour of paper. */
const STEP = 0.24;

function colourOfCause(theme: Theme, cause: string | null): string {
  const family = CAUSES.find(({ keys }) => cause !== null && keys.includes(cause));
  if (family === undefined || cause === null) return theme.muted;
  return mix(family.colour(theme), theme.paper, Math.min(0.72, family.keys.indexOf(cause) * STEP));
}

/** Causes in the order of the families, those of no family last; only those that take time somewhere. */
export function causesOf(theme: Theme, data: ChartData): readonly Part[] {
  const rank = ({ cause }: Part) => (cause === null ? ORDER.length : ORDER.indexOf(cause));
  return data.series
    .filter(({ points }) => points.some(({ y }) => y !== null && y > 0))
    .map((series) => ({ series, cause: ORDER.includes(series.key) ? series.key : null }))
    .map(({ series, cause }): Part => ({ series, cause, colour: colourOfCause(theme, cause) }))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Layers as they come: what is left for the application in the data hue, what each layer takes in greys, darkest first. */
export function layersOf(theme: Theme, data: ChartData): readonly Part[] {
  const last = data.series.length - 1;
  return data.series.map((series, index) => ({
    series,
    cause: null,
    colour: index === last ? theme.data : mix(theme.ink, theme.paper, 0.2 + (0.6 * index) / Math.max(1, last - 1)),
  }));
}
