/** Cluj: Nagle's algorithm at every end, or at none. */

import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/papers-cluj';
import type { Collected, Findings, Variant, VariantsExperiment } from '../../experiment.ts';
import { type ClujSchedule, cluj } from '../../networks/cluj/testbeds.ts';
import { clujParameters, clujQuality, firstOf, TRANSFER, US_OF_PS, type Words } from './common.ts';

const MODELS: readonly (readonly [schedule: ClujSchedule, name: Words])[] = [
  ['none', (speak) => speak('file.one-block')],
  ['model1', (speak) => speak('file.model1')],
  ['model2', (speak) => speak('file.model2')],
  ['m2b', (speak) => speak('file.m2b')],
];
const NAMES = MODELS.map(([, name]) => name(say));

const variants: readonly Variant[] = [true, false].flatMap((nagle) =>
  MODELS.map(([schedule, name], index) => {
    const series = nagle ? 'on' : 'off';
    const words: Words = (speak) => speak(`nagle.${series}`);
    return {
      key: `${series}-${schedule}`,
      name: say('nagle.form', { file: name(say), nagle: words(say) }),
      base: () => {
        const scenario = cluj({
          network: 'atm',
          service: 'point-to-point',
          schedule,
          title: `Cluj, ${words(say.english)}, ${name(say.english)}`,
          question: say.english('nagle.question'),
        });
        const flows = scenario.model.flows.map((flow) => (flow.kind === 'relay' ? { ...flow, nagle } : flow));
        return { ...scenario, model: { ...scenario.model, flows } };
      },
      part: { series, name: words(say), x: index + 1 },
    };
  }),
);

function findings({ series, done, total }: Collected): Findings {
  if (done < total) return { title: '', checks: [], notes: [] };
  const at = (key: string, x: number) =>
    series.find((entry) => entry.key === key)?.points.find((point) => point.x === x)?.y ?? 0;
  const gains = NAMES.map((name, index) => ({ name, on: at('on', index + 1), off: at('off', index + 1) }));
  const small = gains[2];
  const words = ({ name, on, off }: { readonly name: string; readonly on: number; readonly off: number }) =>
    say('nagle.times', { file: name, on: fixed(on, 0), off: fixed(off, 0) });
  return {
    title:
      small !== undefined && small.on < small.off
        ? say('nagle.finding.small', { on: fixed(small.on, 0), off: fixed(small.off, 0) })
        : say('nagle.finding', { times: gains.map(words).join(', ') }),
    checks: [
      {
        statement: say('nagle.better-on'),
        holds: small !== undefined && small.on < small.off,
        detail: gains.map(words).join(', '),
      },
    ],
    notes: [say('nagle.note'), say('note.median')],
  };
}

export const clujNagle: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'cluj-nagle',
  paper: 'cluj',
  topics: ['relay', 'buffer'],
  label: say('nagle.label'),
  question: say('nagle.question'),
  base: firstOf(variants),
  variants,
  series: 'variants',
  measures: NAMES.map((label, index) => ({
    x: index + 1,
    label,
    metric: `${TRANSFER}.receivers[0].rfPs`,
    factor: US_OF_PS / 1_000,
    statistic: 'median',
  })),
  x: { label: say('nagle.x'), unit: '' },
  y: { label: say('elapsed'), unit: 'ms' },
  quality: clujQuality({ quick: 3, full: 11 }),
  parameters: clujParameters('atm'),
  paperPoints: [],
  findings,
};
