import { describe, expect, it } from 'vitest';
import { columns, plotsOf, summary } from './plots.ts';
import { presetOf } from './test/test-playback.ts';

const S = 1e12;
const timesPs = Float64Array.of(S, 2 * S, 3 * S, 4 * S, 5 * S);
const line = (name: string, values: readonly number[]) => ({
  name,
  words: name,
  timesPs,
  values: Float64Array.from(values),
});

describe('plots', () => {
  it('keep every peak in few columns', () => {
    expect(columns(line('x', [0, 9, 1, 0, 2]), 3)).toEqual([
      { untilPs: 2 * S, low: 0, high: 9 },
      { untilPs: 4 * S, low: 0, high: 1 },
      { untilPs: 5 * S, low: 2, high: 2 },
    ]);
  });

  it('name what they show, and put what never moves last', () => {
    const scenario = presetOf('w1', 1e12);
    const [first, second] = scenario.model.flows;
    const series = [
      { name: `throughput:${first?.id}`, timesPs, values: Float64Array.of(0, 0, 0, 0, 0) },
      { name: `throughput:${second?.id}`, timesPs, values: Float64Array.of(0, 10, 0, 0, 0) },
    ];
    const [plot] = plotsOf(series, scenario);
    expect(plot?.lines.map(({ name }) => name)).toEqual([`throughput:${second?.id}`, `throughput:${first?.id}`]);
    expect(plot === undefined ? '' : summary(plot)).toMatch(
      /^Throughput over 5\.0 s: .* 2\.00 Mb\/s on average, 10\.00 Mb\/s at most; /,
    );
  });

  it('say that there is nothing yet', () => {
    const plot = {
      kind: 'cpu',
      title: 'CPU',
      unit: '%',
      lines: [{ ...line('A', []), timesPs: new Float64Array() }],
      left: 0,
    } as const;
    expect(summary(plot)).toContain('nothing has been measured yet');
  });
});
