/** Edits of the scenario as a whole: what is said about it, how long it runs, what is measured. */

import type { Model, Scenario } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { setField } from './field.ts';
import { done } from './model.ts';

/** Title, question and notes; no result depends on them. */
export const setView =
  (view: Partial<Scenario['view']>): Edit =>
  (scenario) => {
    let current = scenario;
    for (const [key, value] of Object.entries(view)) {
      const outcome = setField({ of: 'scenario' }, ['view', key], value, key)(current);
      if (!outcome.ok) return outcome;
      current = outcome.scenario;
    }
    return done(current, `Changed ${Object.keys(view).join(', ') || 'nothing'}`);
  };

/** Length of the run in picoseconds. */
export const setDuration = (durationPs: number): Edit =>
  setField({ of: 'scenario' }, ['model', 'durationPs'], durationPs, 'the duration');

/** Seed of every random stream. */
export const setSeed = (seed: number): Edit => setField({ of: 'scenario' }, ['model', 'seed'], seed, 'the seed');

/** What the digest and the results cover. */
export const setMeasure =
  (measure: Partial<Model['measure']>): Edit =>
  (scenario) =>
    setField(
      { of: 'scenario' },
      ['model', 'measure'],
      { ...scenario.model.measure, ...measure },
      'what is measured',
    )(scenario);
