/** What both runs are measured by, at one instant: a value of each, and the change. */

import { say } from '@lanelab/messages/compare';
import { formatDecimal, formatInteger } from '../../base/format/number.ts';
import type { FlowResult, RunResult } from '../../playback/run/types.ts';
import { measureWords } from './compare-words.ts';

/** What is known of one run. */
export interface Measured {
  readonly result: RunResult;
  /** Devices that the latest packet of each flow went through; null where the engine does not tell. */
  readonly hops: ReadonlyMap<number, number> | null;
  /** Cells that the BUS's connections have carried; null where the engine does not tell. */
  readonly busCells: number | null;
}

export interface Measure {
  readonly id: keyof typeof measureWords;
  readonly title: string;
  readonly unit: string;
  readonly here: number | null;
  readonly there: number | null;
  readonly digits: number;
}

const streams = new Set(['tcp-stream', 'udp-stream']);

type Read = (measured: Measured) => number | null;

function flowOf({ result }: Measured, id: number | undefined): FlowResult | null {
  return result.flows.find((flow) => flow.id === id) ?? null;
}

const cells: Read = ({ result }) => result.links.reduce((sum, link) => sum + link.cells, 0);

/** Measures that mean something for these two: a flow that both have is followed, a ping before anything else. */
export function measuresOf(here: Measured, there: Measured): readonly Measure[] {
  const common = here.result.flows.filter(({ id }) => flowOf(there, id) !== null);
  const ping = common.find(({ kind }) => kind === 'ping');
  const stream = common.find(({ kind }) => streams.has(kind));
  const followed = ping ?? stream;
  const of = (id: Measure['id'], unit: string, digits: number, read: Read): Measure => ({
    id,
    title: measureWords[id],
    unit,
    digits,
    here: read(here),
    there: read(there),
  });
  const ofFlow =
    (flow: FlowResult | undefined, read: (flow: FlowResult) => number | null): Read =>
    (measured) => {
      const found = flowOf(measured, flow?.id);
      return found === null ? null : read(found);
    };
  const all: readonly (Measure | null)[] = [
    ping === undefined
      ? null
      : of(
          'roundTrip',
          'µs',
          0,
          ofFlow(ping, ({ meanDelayUs }) => meanDelayUs),
        ),
    stream === undefined
      ? null
      : of(
          'delay',
          'µs',
          0,
          ofFlow(stream, ({ meanDelayUs }) => meanDelayUs),
        ),
    here.hops === null || there.hops === null || followed === undefined
      ? null
      : of('hops', '', 0, ({ hops }) => hops?.get((stream ?? followed).id) ?? null),
    stream === undefined
      ? null
      : of(
          'goodput',
          'Mb/s',
          1,
          ofFlow(stream, ({ receivedMbps }) => receivedMbps),
        ),
    of('cells', '', 0, cells),
    here.busCells === null || there.busCells === null ? null : of('bus', '', 0, ({ busCells }) => busCells),
  ];
  return all
    .filter((measure) => measure !== null)
    .filter(({ here: one, there: other }) => one !== null || other !== null);
}

export function shownValue(value: number | null, digits: number): string {
  if (value === null) return say('compare.no-value');
  return digits === 0 ? formatInteger(Math.round(value)) : formatDecimal(value, digits);
}

/** “−59 %”; “same”; nothing where one of them is not known or there is nothing to divide by. */
export function changeOf({ here, there }: Measure): string {
  if (here === null || there === null || here === 0) return here === 0 && there === 0 ? '±0 %' : '';
  const percent = Math.round(((there - here) / here) * 100);
  if (percent === 0) return '±0 %';
  return `${percent > 0 ? '+' : '\u2212'}${formatInteger(Math.abs(percent))} %`;
}

/** More cells are carried because more was delivered: said beside their change, which reads like a loss alone. */
export function noteOf(measure: Measure, all: readonly Measure[]): string | null {
  const goodput = all.find(({ id }) => id === 'goodput');
  if (measure.id !== 'cells' || goodput === undefined) return null;
  const isMore = ({ here, there }: Measure) => here !== null && there !== null && here > 0 && there > here;
  return isMore(measure) && isMore(goodput) ? say('compare.for-more-data', { change: changeOf(goodput) }) : null;
}
