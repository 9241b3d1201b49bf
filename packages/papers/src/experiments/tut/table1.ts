/** Tampere, table 1: one stream over one router, and over a shortcut past it. */

import type { Collected, Findings, Variant, VariantsExperiment } from '../../experiment.ts';
import { TUT_SPEEDS } from '../../networks/tut/costs.ts';
import { tutTable1 as network, TUT_FORMS, TUT_PAIRS, type TutForm } from '../../networks/tut/table1.ts';
import { paperPoint } from '../../published/point.ts';
import { TUT_STREAMS, tutClientParameters, tutHostParameters } from './common.ts';

const FORMS: readonly TutForm[] = ['lane', 'mpoa'];
const NAMES = TUT_PAIRS.map(([from, to]) => `${from} to ${to}`);

/** The form alone names its first pair. */
const keyOf = (form: TutForm, index: number): string =>
  index === 0 ? form : `${form}-${(TUT_PAIRS[index] ?? []).join('-')}`;

const variants: readonly Variant[] = FORMS.flatMap((form) =>
  TUT_PAIRS.map(([from, to], index) => ({
    key: keyOf(form, index),
    name: `${TUT_FORMS[form]}: ${from} to ${to}`,
    base: () => network(form, from, to),
    part: { series: form, name: TUT_FORMS[form], x: index + 1 },
  })),
);

/** Of their speeds as calibrated. */
const JAARLI_TO_URKU = TUT_SPEEDS.jaarli.value / TUT_SPEEDS.urku.value;

function findings({ series }: Collected): Findings {
  const at = (form: TutForm, x: number) =>
    series.find(({ key }) => key === form)?.points.find((point) => point.x === x)?.y ?? null;
  const [slow, fast] = [at('mpoa', 1), at('lane', 1)];
  const [over, past] = [at('lane', 3), at('mpoa', 3)];
  if (slow === null || fast === null || over === null || past === null) return { title: '', checks: [], notes: [] };
  return {
    title: `Past the Cisco a stream gains (${over.toFixed(0)} to ${past.toFixed(0)}\u00A0Mb/s), past the ASN-9000 it loses (${fast.toFixed(0)} to ${slow.toFixed(0)})`,
    checks: [
      {
        statement: 'Shortcuts are faster than the Cisco 4700, and slower than the ASN-9000',
        holds:
          [3, 4].every((x) => (at('mpoa', x) ?? 0) > (at('lane', x) ?? Infinity)) &&
          [1, 2].every((x) => (at('mpoa', x) ?? Infinity) < (at('lane', x) ?? 0)),
        detail: NAMES.map(
          (name, index) =>
            `${name} ${(at('lane', index + 1) ?? 0).toFixed(1)}, ${(at('mpoa', index + 1) ?? 0).toFixed(1)}`,
        ).join('; '),
      },
    ],
    notes: [
      'The egress client copies each packet from a shortcut into a larger buffer. What an octet of that copy costs, one speed a host, and what the Cisco takes for each packet, are all that was fitted here: six numbers to seven values.',
      `The fit has jaarli, a Pentium II 350, at ${(100 * JAARLI_TO_URKU).toFixed(0)} % of the speed of urku, a Pentium Pro 200: its slow reception over the shortcut is met, not explained, by one cost for the copy. With a slow lookup at the sender in its place urku is the slower one; the calibration tells whether that meets the rows as well.`,
      'basso to sello over the Cisco: nothing in a first-come-first-served router makes the two directions differ. A queue shorter than the window would: then the stream loses packets, and its rate depends on the direction.',
    ],
  };
}

export const tutTable1: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'tut-table1',
  paper: 'tut',
  topics: ['lane', 'mpoa', 'router'],
  label: 'Table 1',
  question: 'How much more does a shortcut carry than a router?',
  base: () => network('mpoa', 'urku', 'jaarli'),
  variants,
  measures: NAMES.map((label, index) => ({ x: index + 1, label, metric: 'flows.1.goodputMbps' })),
  series: 'variants',
  x: { label: 'Stream', unit: '' },
  y: { label: 'TCP throughput at the sender', unit: 'Mb/s' },
  quality: TUT_STREAMS,
  parameters: [
    ...tutHostParameters,
    ...tutClientParameters(variants.filter(({ part }) => part?.series === 'mpoa').map(({ key }) => key)),
  ],
  paperPoints: FORMS.flatMap((form) =>
    TUT_PAIRS.map(([from, to], index) =>
      paperPoint('tut-table1', `${form}-${from}-${to}`, {
        label: `${TUT_FORMS[form]}: ${from} to ${to}`,
        series: form,
        x: index + 1,
      }),
    ),
  ),
  findings,
};
