/** Cluj: Nagle's algorithm at every end, or at none. */

import type { Collected, Findings, Variant, VariantsExperiment } from '../../experiment.ts';
import { type ClujSchedule, cluj } from '../../networks/cluj/testbeds.ts';
import { clujParameters, clujQuality, firstOf, TRANSFER, US_OF_PS } from './common.ts';

const QUESTION = 'Should a layer 4 switch and its clients leave Nagle\u2019s algorithm on?';
const MODELS: readonly (readonly [schedule: ClujSchedule, name: string])[] = [
  ['none', 'one block'],
  ['model1', 'Model 1'],
  ['model2', 'Model 2'],
  ['m2b', 'M2_B'],
];

const variants: readonly Variant[] = [true, false].flatMap((nagle) =>
  MODELS.map(([schedule, name], index) => {
    const words = nagle ? 'Nagle on' : 'Nagle off';
    return {
      key: `${nagle ? 'on' : 'off'}-${schedule}`,
      name: `${name}, ${words}`,
      base: () => {
        const scenario = cluj({
          network: 'atm',
          service: 'point-to-point',
          schedule,
          title: `Cluj, ${words}, ${name}`,
          question: QUESTION,
        });
        const flows = scenario.model.flows.map((flow) => (flow.kind === 'relay' ? { ...flow, nagle } : flow));
        return { ...scenario, model: { ...scenario.model, flows } };
      },
      part: { series: nagle ? 'on' : 'off', name: words, x: index + 1 },
    };
  }),
);

function findings({ series, done, total }: Collected): Findings {
  if (done < total) return { title: '', checks: [], notes: [] };
  const at = (key: string, x: number) =>
    series.find((entry) => entry.key === key)?.points.find((point) => point.x === x)?.y ?? 0;
  const gains = MODELS.map(([, name], index) => ({ name, on: at('on', index + 1), off: at('off', index + 1) }));
  const small = gains[2];
  const words = ({ name, on, off }: { readonly name: string; readonly on: number; readonly off: number }) =>
    `${name} ${on.toFixed(0)} and ${off.toFixed(0)}\u00A0ms`;
  return {
    title:
      small !== undefined && small.on < small.off
        ? `Small messages take ${small.on.toFixed(0)}\u00A0ms with Nagle, ${small.off.toFixed(0)} without`
        : `Nagle on and off: ${gains.map(words).join(', ')}`,
    checks: [
      {
        statement: 'Small messages are better off with Nagle\u2019s algorithm left enabled',
        holds: small !== undefined && small.on < small.off,
        detail: gains.map(words).join(', '),
      },
    ],
    notes: [
      'Without the algorithm each message of Model 2 is a packet of its own, and each packet costs every machine on the way; with it one waits for the acknowledgement of the one before, and carries what has come meanwhile.',
      'Every value is a median over seeds.',
    ],
  };
}

export const clujNagle: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'cluj-nagle',
  paper: 'cluj',
  topics: ['relay', 'buffer'],
  label: 'With and without Nagle',
  question: QUESTION,
  base: firstOf(variants),
  variants,
  series: 'variants',
  measures: MODELS.map(([, label], index) => ({
    x: index + 1,
    label,
    metric: `${TRANSFER}.receivers[0].rfPs`,
    factor: US_OF_PS / 1_000,
    statistic: 'median',
  })),
  x: { label: 'Source', unit: '' },
  y: { label: 'Elapsed, r_f \u2212 s_i', unit: 'ms' },
  quality: clujQuality({ quick: 3, full: 11 }),
  parameters: clujParameters('atm'),
  paperPoints: [],
  findings,
};
