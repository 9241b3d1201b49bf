import { describe, expect, it } from 'vitest';
import type { TraceExperiment } from '../../experiment.ts';
import type { FigureCheck } from '../../figure-data.ts';
import { collect } from '../../figures/collect.ts';
import { plan } from '../../figures/plan.ts';
import { resultWith } from '../../test/results.ts';
import { tutDeltas } from './deltas.ts';

const TICK_PS = 10_000_000_000;
const TICKS = 100;
const PER_TICK = 9;

function tut(id: string): TraceExperiment {
  const experiment = tutDeltas.find((candidate) => candidate.id === id);
  if (experiment === undefined) throw new Error(`no experiment ${id}`);
  return experiment;
}

/** Nine packets a tick, back to back; those of a tick arrive together, each tick this much later than it was sent. */
function flow(delayPs: (tick: number) => number, counts: { readonly lost: number; readonly reordered: number }) {
  const seq = Array.from({ length: TICKS * PER_TICK }, (_, index) => index);
  const tickOf = (index: number) => Math.floor(index / PER_TICK);
  const sentPs = seq.map((index) => tickOf(index) * TICK_PS + (index % PER_TICK));
  const ps = sentPs.map((at, index) => at + delayPs(tickOf(index)));
  return { id: 1, ...counts, log: { sentPs, arrivals: { seq, ps } } };
}

type Logged = ReturnType<typeof flow>;

const none = { lost: 0, reordered: 0 };
/** Each tick a tenth of a millisecond later than the one before it. */
const steady = flow((tick) => tick * 100_000_000, none);
/** Every other tick 2 ms late. */
const shaken = flow((tick) => (tick % 2) * 2_000_000_000, { lost: 0, reordered: 143 });

/** The flow without the arrivals of some packets. */
function without({ log, ...counts }: Logged, numbers: readonly number[]): Logged {
  const kept = log.arrivals.seq.filter((seq) => !numbers.includes(seq));
  const arrivals = { seq: kept, ps: kept.map((seq) => log.arrivals.ps[seq] ?? 0) };
  return { ...counts, log: { ...log, arrivals } };
}

function lostOf(one: Logged): readonly number[] | undefined {
  const experiment = tut('tut-fig8');
  const planned = plan(experiment, 'quick');
  const runs = new Map(planned.runs.map(({ key }) => [key, resultWith({ flows: [one] })]));
  return collect(experiment, planned, { runs }).series.find(({ key }) => key === 'received')?.trace?.lost;
}

function checksOf(id: string, flows: Readonly<Record<string, Logged>>): readonly FigureCheck[] {
  const experiment = tut(id);
  const planned = plan(experiment, 'quick');
  const runs = planned.runs.flatMap(({ key, variant = '' }) => {
    const one = flows[variant];
    return one === undefined ? [] : [[key, resultWith({ flows: [one] })] as const];
  });
  return collect(experiment, planned, { runs: new Map(runs) }).checks;
}

const found = (checks: readonly FigureCheck[], words: string): FigureCheck | undefined =>
  checks.find(({ statement }) => statement.includes(words));

describe('figures 8 and 9', () => {
  const pattern = 'A clearly different pattern from figure 8';

  it('differ in kind where one is steady and the other is not', () => {
    const check = found(checksOf('tut-fig9', { lane: steady, poisson: shaken }), pattern);
    expect(check?.holds).toBe(true);
    expect(check?.detail).toContain('100\u00A0% of the ticks, with 0 lost, 0 reordered; in figure 8 0\u00A0%');
    expect(check?.detail).toContain('143 reordered');
  });

  it.each([
    ['both steady', steady, steady],
    ['neither steady', shaken, shaken],
    ['in reverse', shaken, steady],
  ])('do not differ as described: %s', (_, lane, poisson) => {
    expect(found(checksOf('tut-fig9', { lane, poisson }), pattern)?.holds).toBe(false);
  });

  it('are not compared before both are run', () => {
    expect(found(checksOf('tut-fig9', { lane: steady }), pattern)?.holds).toBeNull();
  });

  it('are compared at the same run that figure 8 draws', () => {
    const [eight] = plan(tut('tut-fig8'), 'full').runs;
    const compared = plan(tut('tut-fig9'), 'full').runs.find(({ variant }) => variant === 'poisson');
    expect(compared?.key).toBe(eight?.key);
  });

  it('tell loss and reordering apart', () => {
    const overtaken = checksOf('tut-fig8', { lane: shaken });
    expect(found(overtaken, 'out of order')).toMatchObject({ holds: true, detail: '143 reordered' });
    expect(found(overtaken, 'are lost')).toMatchObject({ holds: false, detail: '0 lost' });
    const both = checksOf('tut-fig8', { lane: flow(() => 0, { lost: 3, reordered: 0 }) });
    expect(found(both, 'out of order')?.holds).toBe(false);
    expect(found(both, 'are lost')?.holds).toBe(true);
  });
});

describe('a packet', () => {
  it('is lost where it never came, the first as any other', () => {
    expect(lostOf(steady)).toEqual([]);
    expect(lostOf(without(steady, [0]))).toEqual([0]);
    expect(lostOf(without(steady, [0, 1, 500]))).toEqual([0, 1, 500]);
  });

  it('is not lost where it is the first to come, though others were before it', () => {
    const { log } = steady;
    const [first = 0, second = 0, ...rest] = log.arrivals.seq;
    const overtaken = { ...log, arrivals: { ...log.arrivals, seq: [second, first, ...rest] } };
    expect(lostOf({ ...steady, log: overtaken })).toEqual([]);
  });
});
