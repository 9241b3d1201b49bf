/** Tampere, table 1: one stream over one router, and over a shortcut past it. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-tut';
import { CALIBRATION } from '../../calibration/calibrated.ts';
import type { Collected, Findings, Variant, VariantsExperiment } from '../../experiment.ts';
import { TUT_SPEEDS } from '../../networks/tut/costs.ts';
import { tutTable1 as network, TUT_PAIRS, type TutForm } from '../../networks/tut/table1.ts';
import { paperPoint } from '../../published/point.ts';
import {
  formPairName,
  pairName,
  TUT_STREAMS,
  tutClientParameters,
  tutHostParameters,
  tutModelParameters,
} from './common.ts';

const FORMS: readonly TutForm[] = ['lane', 'mpoa'];
const NAMES = TUT_PAIRS.map(pairName);

/** The form alone names its first pair. */
const keyOf = (form: TutForm, index: number): string =>
  index === 0 ? form : `${form}-${(TUT_PAIRS[index] ?? []).join('-')}`;

const variants: readonly Variant[] = FORMS.flatMap((form) =>
  TUT_PAIRS.map(([from, to], index) => ({
    key: keyOf(form, index),
    name: formPairName(form, [from, to]),
    base: () => network(form, from, to),
    part: { series: form, name: say(`form.${form}`), x: index + 1 },
  })),
);

/** Ratio of the two hosts' calibrated speeds. */
const JAARLI_TO_URKU = TUT_SPEEDS.jaarli.value / TUT_SPEEDS.urku.value;

const PARAMETERS = CALIBRATION.parameters.filter(
  ({ group, provenance }) => group === 'tut' && provenance === 'calibrated',
).length;
const VALUES = CALIBRATION.rows.filter(({ group, comparedOnly }) => group === 'tut' && comparedOnly === null).length;
const FITTED = { parameters: PARAMETERS, values: VALUES, left: VALUES - PARAMETERS };

function findings({ series }: Collected): Findings {
  const at = (form: TutForm, x: number) =>
    series.find(({ key }) => key === form)?.points.find((point) => point.x === x)?.y ?? null;
  const [slow, fast] = [at('mpoa', 1), at('lane', 1)];
  const [over, past] = [at('lane', 3), at('mpoa', 3)];
  if (slow === null || fast === null || over === null || past === null) return { title: '', checks: [], notes: [] };
  return {
    title: say('table1.finding', {
      over: fixed(over, 0),
      past: fixed(past, 0),
      fast: fixed(fast, 0),
      slow: fixed(slow, 0),
    }),
    checks: [
      {
        statement: say('table1.faster-and-slower'),
        holds:
          [3, 4].every((x) => (at('mpoa', x) ?? 0) > (at('lane', x) ?? Infinity)) &&
          [1, 2].every((x) => (at('mpoa', x) ?? Infinity) < (at('lane', x) ?? 0)),
        detail: NAMES.map((pair, index) =>
          say('table1.rates', {
            pair,
            lane: fixed(at('lane', index + 1) ?? 0, 1),
            mpoa: fixed(at('mpoa', index + 1) ?? 0, 1),
          }),
        ).join('; '),
      },
    ],
    notes: [
      say('table1.note.copy', FITTED),
      say('table1.note.jaarli', { share: fixed(100 * JAARLI_TO_URKU, 0) }),
      say('table1.note.directions'),
    ],
  };
}

export const tutTable1: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'tut-table1',
  paper: 'tut',
  topics: ['lane', 'mpoa', 'router'],
  label: sayCommon('label.table', { number: 1 }),
  question: say('table1.question'),
  base: () => network('mpoa', 'urku', 'jaarli'),
  variants,
  measures: NAMES.map((label, index) => ({ x: index + 1, label, metric: 'flows.1.goodputMbps' })),
  series: 'variants',
  x: { label: sayCommon('axis.stream'), unit: '' },
  y: { label: sayCommon('axis.tcp-throughput'), unit: 'Mb/s' },
  quality: TUT_STREAMS,
  parameters: [
    ...tutHostParameters,
    ...tutModelParameters,
    ...tutClientParameters(variants.filter(({ part }) => part?.series === 'mpoa').map(({ key }) => key)),
  ],
  paperPoints: FORMS.flatMap((form) =>
    TUT_PAIRS.map(([from, to], index) =>
      paperPoint('tut-table1', `${form}-${from}-${to}`, {
        label: formPairName(form, [from, to]),
        series: form,
        x: index + 1,
      }),
    ),
  ),
  findings,
};
