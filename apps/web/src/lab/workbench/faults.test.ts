/** Every fault of the menu is a change that the scenario takes. */
import { readFileSync } from 'node:fs';
import { mustParse, type Scenario } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { createEditorStore } from '../../document/store/store.ts';
import { faultMenu } from './faults.ts';

const { view, layout, model }: Scenario = mustParse(
  JSON.parse(
    readFileSync(new URL('../../../../../packages/scenario/fixtures/valid/everything.json', import.meta.url), 'utf8'),
  ),
);
const scenario: Scenario = { lanelab: 8, view, layout, model: { ...model, changes: [] } };

/** Kinds of the changes that the menus of these devices plan, entry by entry. */
function planned(kind: 'host' | 'switch'): readonly string[] {
  return scenario.model.nodes
    .filter((node) => node.kind === kind)
    .flatMap(({ id }) => {
      const store = createEditorStore(scenario);
      const announced: string[] = [];
      const menu = faultMenu(store, { timePs: () => 1_000_000, isPast: () => false }, (sentence) =>
        announced.push(sentence),
      );
      for (const entry of menu({ kind: 'node', id }))
        if (entry.off === undefined && entry.id !== 'heal-all') entry.run();
      const { changes } = store.getState().scenario.model;
      expect(changes.length, announced.join('; ')).toBeGreaterThan(0);
      return changes.map((change) => change.kind);
    });
}

test('of a host: its processor and its TCP', () => {
  expect(new Set(planned('host'))).toEqual(new Set(['cpu', 'stack']));
});

test('of a switch: its buffers and its policers', () => {
  expect(new Set(planned('switch'))).toEqual(new Set(['queue', 'policer']));
});

test('at an instant that the run has been beyond make a branch, and one undo takes both back', () => {
  const store = createEditorStore(scenario);
  const cutAt = (timePs: number) => {
    const menu = faultMenu(store, { timePs: () => timePs, isPast: (at) => at < 1_000_000 }, () => undefined);
    menu({ kind: 'link', id: scenario.model.links[0]?.id ?? 1 })
      .find(({ id }) => id === 'cut' || id === 'drop-a')
      ?.run();
  };
  cutAt(1_000_000);
  expect(store.getState().scenario.branches).toBeUndefined();
  const before = store.getState().scenario;
  cutAt(500_000);
  const { branches = [], model: forked } = store.getState().scenario;
  expect(branches.map(({ atPs, kept }) => [atPs, kept?.model])).toEqual([
    [500_000, before.model],
    [500_000, undefined],
  ]);
  expect(forked.changes).toHaveLength(2);
  store.undo();
  expect(store.getState().scenario).toBe(before);
});
