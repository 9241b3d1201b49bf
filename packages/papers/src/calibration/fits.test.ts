import { describe, expect, test } from 'vitest';
import { EXPERIMENTS } from '../experiments/registry.ts';
import { plan } from '../figures/plan.ts';
import { CLUJ_RULES, DETKEN_RULES } from '../networks/other-rules.ts';
import { CALIBRATION } from './calibrated.ts';

const ofExperiment = (id: string) => {
  const found = EXPERIMENTS.find((experiment) => experiment.id === id);
  if (found === undefined) throw new Error(`no experiment ${id}`);
  return found;
};

describe('fits under other rules', () => {
  test('name rules that there are', () => {
    const known = { detken: DETKEN_RULES, cluj: CLUJ_RULES };
    const ruled = CALIBRATION.fits.filter(({ rules }) => rules !== undefined);
    expect(ruled.length).toBeGreaterThan(0);
    for (const { group, rules = '' } of ruled)
      expect(Object.keys(group === 'cluj' ? known.cluj : known.detken)).toContain(rules);
  });

  test.each(['detken-fig8', 'detken-fig9', 'tut-table2'])(
    '%s is run under each, with the values fitted there',
    (id) => {
      const experiment = ofExperiment(id);
      const { fits = [], alternatives = [] } = experiment;
      expect(alternatives.length).toBeGreaterThan(0);
      const { runs } = plan(experiment, 'full');
      for (const [index, { adapt, parameters }] of alternatives.entries()) {
        const own = runs.find(({ fit }) => fit === fits.length + index);
        const shown = runs.find(({ fit, coords, variant }) => {
          const isSamePlace = JSON.stringify(coords) === JSON.stringify(own?.coords) && variant === own?.variant;
          return fit === undefined && isSamePlace;
        });
        if (own === undefined || shown === undefined) throw new Error(`${id}: no run of alternative ${index}`);
        expect(adapt).toBeDefined();
        expect(own.scenario.model.nodes).not.toEqual(shown.scenario.model.nodes);
        expect(Object.keys(parameters).length).toBeGreaterThan(0);
      }
    },
  );
});
