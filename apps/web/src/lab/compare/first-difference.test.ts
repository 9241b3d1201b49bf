import { createEngine } from '@lanelab/engine/node';
import type { Scenario } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../document/change-text.ts';
import { linkEnds } from '../../playback/ends.ts';
import { ProtocolLog } from '../../playback/run/protocol-log.ts';
import { presetOf } from '../../playback/test/test-playback.ts';
import { firstDifference, sameUntil } from './first-difference.ts';
import { eventOf, happeningsOf, type Keyed, messageOf } from './happenings.ts';

const signal = new AbortController().signal;

async function sideOf({ lanelab, model }: Scenario) {
  return { model, run: await createEngine().open({ lanelab, model }) };
}

async function found(here: Scenario, there: Scenario) {
  const sides = await Promise.all([sideOf(here), sideOf(there)]);
  const apart = await firstDifference(...sides, { signal });
  await Promise.all(sides.map(({ run }) => run.free()));
  return apart;
}

/** Everything that happens in a run, recorded from its beginning to its end. */
async function all(scenario: Scenario): Promise<readonly Keyed[]> {
  const { model, run } = await sideOf(scenario);
  const cellPs = new Map(linkEnds(model).map((end) => [end.key, end.cellPs]));
  await run.watch({ links: model.links.map(({ id }) => id), events: true });
  const log = new ProtocolLog();
  const rows: Keyed[] = [];
  for (let step = 1; step <= 50; step += 1) {
    await run.runUntil(Math.round((model.durationPs * step) / 50));
    for (const trace of await run.drain()) {
      if (trace.kind === 'series') continue;
      const named = happeningsOf(trace, cellPs.get(trace.name) ?? 0);
      rows.push(...named.map(({ key, happening }) => ({ key: `${trace.kind} ${trace.name} ${key}`, happening })));
    }
    await log.read((query) => run.inspect(query));
  }
  await run.free();
  return [...rows, ...log.diary.map(eventOf), ...log.messages.map(messageOf)];
}

/** The first instant of anything that only one of two runs has, found by comparing the whole of both. */
async function naive(here: Scenario, there: Scenario): Promise<number | null> {
  const [mine, others] = await Promise.all([all(here), all(there)]);
  const counts = new Map<string, number>();
  for (const { key } of mine) counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { key } of others) counts.set(key, (counts.get(key) ?? 0) - 1);
  const instants = [...mine, ...others]
    .filter(({ key }) => counts.get(key) !== 0)
    .map(({ happening }) => happening.atPs);
  return instants.length === 0 ? null : instants.reduce((first, atPs) => Math.min(first, atPs));
}

const withChanges = (scenario: Scenario, ...changes: readonly Change[]): Scenario => ({
  ...scenario,
  model: { ...scenario.model, changes: [...scenario.model.changes, ...changes] },
});

const collapse = presetOf('clip-pair-collapse', 300_000_000_000);
const cells = presetOf('w5', 20_000_000_000);
const lane = presetOf('class-lane', 1_200_000_000_000);
const [firstOfCollapse, firstOfCells, firstOfLane] = [collapse, cells, lane].map(({ model }) => model);

describe('the first difference of two runs', () => {
  test.each<[string, Scenario, Scenario]>([
    [
      'a link that is cut',
      collapse,
      withChanges(collapse, {
        atPs: 100_000_000_000,
        kind: 'link-up',
        link: firstOfCollapse?.links[0]?.id ?? 1,
        up: false,
      }),
    ],
    [
      'one cell that is lost',
      cells,
      withChanges(cells, {
        atPs: 7_000_000_000,
        kind: 'glitch',
        node: firstOfCells?.links[0]?.a.node ?? 1,
        port: firstOfCells?.links[0]?.a.port ?? 1,
        extraPs: null,
      }),
    ],
    [
      'a link of a LAN that is cut while clients join',
      lane,
      withChanges(lane, { atPs: 500_000_000_000, kind: 'link-up', link: firstOfLane?.links[0]?.id ?? 1, up: false }),
    ],
    ['another seed', collapse, { ...collapse, model: { ...collapse.model, seed: 99 } }],
  ])('of %s is the one that a comparison of everything finds', async (_, here, there) => {
    const apart = await found(here, there);
    expect(apart?.atPs).toBe(await naive(here, there));
    expect(apart?.atPs).toBeGreaterThanOrEqual(sameUntil(here.model, there.model));
    expect([apart?.here, apart?.there].some((side) => side?.atPs === apart?.atPs)).toBe(true);
    expect(await found(there, here)).toMatchObject({ atPs: apart?.atPs, here: apart?.there, there: apart?.here });
  });

  test('is none where only names differ, or a change comes after all is over', async () => {
    const [first, ...rest] = collapse.model.nodes;
    const renamed = { ...collapse.model, nodes: first === undefined ? rest : [{ ...first, name: 'Another' }, ...rest] };
    expect(await found(collapse, { ...collapse, model: renamed })).toBeNull();
  });
});

describe('two runs are bound to be the same', () => {
  const at = (atPs: number): Change => ({ atPs, kind: 'clear', node: 1 });
  const until = (here: readonly Change[], there: readonly Change[]) =>
    sameUntil(withChanges(collapse, ...here).model, withChanges(collapse, ...there).model);

  test('until the first planned change that one of them has alone', () => {
    expect(until([at(5), at(9)], [at(5)])).toBe(9);
    expect(until([at(5)], [at(5), at(5)])).toBe(5);
    expect(until([at(7)], [at(3)])).toBe(3);
    expect(until([], [])).toBe(collapse.model.durationPs);
  });

  test('not at all where anything else differs', () => {
    expect(sameUntil(collapse.model, { ...collapse.model, seed: 99 })).toBe(0);
  });
});
