/** What a whole is made of: the causes of elapsed time and the layers of a protocol stack, in order and with their colours. */

import type { ChartData, ChartSeries } from './data.ts';
import { mix, type Theme } from './theme.ts';

interface Family {
  /** Name of its parts together. */
  readonly name: string;
  readonly keys: readonly string[];
  readonly colour: (theme: Theme) => string;
}

/** Causes from the sending application to the receiving one, families of one hue each. */
const CAUSES: readonly Family[] = [
  {
    name: 'processors',
    keys: ['sender-cpu', 'system-call', 'relay-cpu', 'receiver-cpu'],
    colour: (theme) => theme.data,
  },
  {
    name: 'TCP waits',
    keys: ['nagle', 'window', 'congestion-window', 'silly-window', 'delayed-ack', 'retransmission'],
    colour: (theme) => theme.short,
  },
  { name: 'address and call', keys: ['resolution', 'signalling'], colour: (theme) => theme.control },
  { name: 'queues', keys: ['nic-queue', 'switch-queue', 'router', 'bus-queue'], colour: (theme) => theme.bus },
  { name: 'line', keys: ['serialisation', 'propagation'], colour: (theme) => theme.edge },
  { name: 'idle', keys: ['idle'], colour: (theme) => theme.sunk },
];

export interface Part {
  readonly series: ChartSeries;
  readonly colour: string;
}

/** Parts of one hue go towards paper, each by this share. */
const STEP = 0.24;

function colourOfCause(theme: Theme, key: string): string {
  const family = CAUSES.find(({ keys }) => keys.includes(key));
  if (family === undefined) return theme.muted;
  const index = family.keys.indexOf(key);
  return mix(family.colour(theme), theme.paper, Math.min(0.72, index * STEP));
}

/** Causes in the order of the families, those of no family last; only those that take time somewhere. */
export function causesOf(theme: Theme, data: ChartData): readonly Part[] {
  const order = CAUSES.flatMap(({ keys }) => keys);
  const rank = ({ key }: ChartSeries) => (order.includes(key) ? order.indexOf(key) : order.length);
  return data.series
    .filter(({ points }) => points.some(({ y }) => y !== null && y > 0))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((series) => ({ series, colour: colourOfCause(theme, series.key) }));
}

/** Layers as they come: what is left for the application in the data hue, what each layer takes in greys, darkest first. */
export function layersOf(theme: Theme, data: ChartData): readonly Part[] {
  const last = data.series.length - 1;
  return data.series.map((series, index) => ({
    series,
    colour: index === last ? theme.data : mix(theme.ink, theme.paper, 0.2 + (0.6 * index) / Math.max(1, last - 1)),
  }));
}
