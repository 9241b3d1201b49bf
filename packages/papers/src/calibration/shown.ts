/** Costs as parameters show them. */

import { say } from '@lanelab/messages/cost-notes';
import type { Parameter } from '../experiment.ts';
import type { Cost } from './costs.ts';

/** A cost with its note in words. */
export const shownCost = ({ value, provenance, notes }: Cost): Pick<Parameter, 'value' | 'provenance' | 'note'> => ({
  value,
  provenance,
  note: notes.map((note) => say(note)).join('; '),
});
