/** Figures of quality of service: bars of a few variants, and a title about those that matter. */

import type { Scenario } from '@lanelab/scenario';
import type { Collected, Findings, Measure, Variant, VariantsExperiment } from '../../experiment.ts';

/** What the figures of one question have in common. */
export interface QosFigures extends Pick<VariantsExperiment, 'question' | 'topics' | 'variants' | 'quality'> {
  readonly base: () => Scenario;
  /** What the variants differ in. */
  readonly differs: string;
  /** Keys of the variants that titles are about. */
  readonly titled: readonly Variant['key'][];
  readonly checks: (collected: Collected) => Findings['checks'];
  readonly notes: Findings['notes'];
}

export interface QosChart {
  readonly id: string;
  readonly label: string;
  readonly measures: readonly Measure[];
  readonly y: VariantsExperiment['y'];
  /** Makes the title of the first measure's values of the titled variants, in their order. */
  readonly title: (...values: readonly number[]) => string;
}

/** One of the figures; without a title until the values in it are there. */
export function qosChart(figures: QosFigures, { id, label, measures, y, title }: QosChart): VariantsExperiment {
  const { question, topics, base, variants, differs, quality, titled, checks, notes } = figures;
  const findings = (collected: Collected): Findings => {
    const points = collected.series[0]?.points ?? [];
    const values = titled.flatMap((key) => points[variants.findIndex((variant) => variant.key === key)]?.y ?? []);
    return {
      title: values.length < titled.length ? '' : title(...values),
      checks: checks(collected),
      notes,
    };
  };
  return {
    kind: 'variants',
    form: 'bars',
    id,
    paper: 'detken',
    topics,
    label,
    question,
    base,
    variants,
    measures,
    series: 'measures',
    x: { label: differs, unit: '' },
    y,
    quality,
    parameters: [],
    paperPoints: [],
    findings,
  };
}
