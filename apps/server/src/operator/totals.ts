/** What the instruments of this process have counted so far, added up over their labels. */
import type { Instruments } from '../lib/instruments.ts';

export interface Totals {
  readonly answers: number;
  readonly answerSeconds: number;
  /** Answers that were the server's fault: 500 and above. */
  readonly failures: number;
  readonly refusals: Readonly<Record<string, number>>;
  readonly trips: number;
  readonly tripSeconds: number;
  readonly points: number;
  readonly waitSeconds: number;
  readonly runSeconds: number;
}

interface Reading {
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, unknown>>;
  readonly value: number;
}

interface Instrument {
  get(): Promise<{ readonly values: readonly Reading[] }>;
}

async function parts(histogram: Instrument): Promise<{ count: readonly Reading[]; sum: readonly Reading[] }> {
  const { values } = await histogram.get();
  const of = (suffix: string) => values.filter(({ metricName }) => metricName?.endsWith(suffix));
  return { count: of('_count'), sum: of('_sum') };
}

const add = (readings: readonly Reading[]): number => readings.reduce((sum, { value }) => sum + value, 0);

export async function readTotals(instruments: Instruments): Promise<Totals> {
  const answers = await parts(instruments.answers);
  const queries = await parts(instruments.queries);
  const waits = await parts(instruments.waits);
  const runs = await parts(instruments.computing);
  const { values: refusals } = await instruments.refusals.get();
  return {
    answers: add(answers.count),
    answerSeconds: add(answers.sum),
    failures: add(answers.count.filter(({ labels }) => Number(labels['status']) >= 500)),
    refusals: Object.fromEntries(refusals.map(({ labels, value }) => [String(labels.code), value])),
    trips: add(queries.count),
    tripSeconds: add(queries.sum),
    points: add(waits.count),
    waitSeconds: add(waits.sum),
    runSeconds: add(runs.sum),
  };
}
