/** What the forms of traffic say. */
import { say } from '@lanelab/messages/properties';
import type { FramesFlow } from '@lanelab/scenario';
import type { Word } from '../../document/format-names.ts';

/** Rates of an ABR source. */
export const abrWords = {
  title: say('flow.rate-set-by-the-network'),
  pcrCps: say('flow.peak-rate-pcr-cells-s'),
  mcrCps: say('flow.minimum-rate-mcr-cells-s'),
  icrCps: say('flow.initial-rate-icr-cells-s'),
  rif: say('flow.rises-by-1-n-of'),
  rdf: say('flow.falls-by-1-n-rdf'),
} as const;

/** A file through a layer 4 switch. */
const miniWords = (which: string) => ({
  count: say('flow.sources-which', { which }),
  bps: say('flow.bits-s-of-one-that', { which }),
  onPerS: say('flow.turns-on-per-second-which', { which }),
  offPerS: say('flow.turns-off-per-second-which', { which }),
});

export const relayWords = {
  mini: { low: miniWords('low'), high: miniWords('high') },
} as const;

export const nagleWords: readonly Word<'true' | 'false'>[] = [
  { value: 'true', label: say('flow.on') },
  { value: 'false', label: say('flow.off') },
];

export const processWords: readonly Word<'cbr' | 'poisson'>[] = [
  { value: 'cbr', label: say('flow.regular') },
  { value: 'poisson', label: say('flow.at-random-poisson') },
];

/** Where a source of cells begins within the time between two of its cells. */
export const phaseWords: readonly Word<'drawn'>[] = [{ value: 'drawn', label: say('flow-fields.phase-drawn') }];

/** How often frames are sent: by the time between them, or by the share of the line that they take. */
export const paceWords: readonly Word<'interval' | 'load'>[] = [
  { value: 'interval', label: say('flow.time-between-frames') },
  { value: 'load', label: say('flow.load-2') },
];

export const targetWords: readonly Word<FramesFlow['target']>[] = [
  { value: 'port', label: say('flow.the-receiver') },
  { value: 'broadcast', label: say('flow.all-broadcast') },
  { value: 'unknown', label: say('flow.nobody-unknown') },
];
