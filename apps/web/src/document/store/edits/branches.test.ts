import { loadPreset } from '@lanelab/papers/load';
import { decodeLink, encodeLink, MAX_BRANCHES, modelHash, parseScenario, type Scenario } from '@lanelab/scenario';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { createEditorStore } from '../store.ts';
import { edited, refusal, ring } from '../test-networks.ts';
import type { Edit } from '../types.ts';
import {
  branchesOf,
  inNewBranch,
  keepBefore,
  removeBranch,
  renameBranch,
  scenarioOfBranch,
  startBranch,
  switchBranch,
} from './branches.ts';
import { addChange } from './changes.ts';
import { moveNodes, rename } from './nodes.ts';
import { removeSelection } from './remove.ts';

const AT_PS = 8_200_000_000_000;
const cut = (link: number, atPs = AT_PS): Edit => addChange({ atPs, kind: 'link-up', link, up: false });
const base = edited(ring(), (scenario) => ({
  ok: true,
  scenario: { ...scenario, model: { ...scenario.model, durationPs: 20_000_000_000_000 } },
  did: 'Longer',
}));
const forked = () => edited(base, inNewBranch(cut(1), AT_PS));
const names = (scenario: Scenario) => branchesOf(scenario).map(({ name }) => name);

describe('an edit in a new branch', () => {
  test('keeps the network as it was, and names the new one after the fault', () => {
    const scenario = forked();
    expect(names(scenario)).toEqual(['As it was', 'Cut H1 to S1 at 8.2 s']);
    expect(scenarioOfBranch(scenario, 1)?.model).toBe(base.model);
    expect(scenarioOfBranch(scenario, 2)?.model).toBe(scenario.model);
    expect(scenario.model.changes).toHaveLength(1);
    expect(parseScenario(scenario)).toMatchObject({ ok: true });
  });

  test('has a name of its own where the fault happens again', () => {
    const again = edited(forked(), switchBranch(1), inNewBranch(cut(1), AT_PS));
    expect(names(again)).toEqual(['As it was', 'Cut H1 to S1 at 8.2 s', 'Cut H1 to S1 at 8.2 s (2)']);
  });

  test('is refused beyond the most that a scenario keeps, and with what refuses the edit', () => {
    const full = Array.from({ length: MAX_BRANCHES - 1 }).reduce<Scenario>(
      (scenario) => edited(scenario, startBranch(AT_PS)),
      base,
    );
    expect(branchesOf(full)).toHaveLength(MAX_BRANCHES);
    expect(refusal(full, startBranch(AT_PS))).toContain(`${MAX_BRANCHES}`);
    expect(refusal(base, inNewBranch(cut(99), AT_PS))).toContain('99');
  });

  test('is refused for a network that cannot run', () => {
    const broken = { ...base, model: { ...base.model, nodes: base.model.nodes.slice(1) } };
    expect(refusal(broken, startBranch(AT_PS))).toContain('Problems');
  });
});

describe('branches', () => {
  test('change places, and each keeps its own layout', () => {
    const moved = edited(forked(), moveNodes(new Set([1]), 500, 0));
    const back = edited(moved, switchBranch(1));
    expect(back.layout).toBe(base.layout);
    expect(back.model).toBe(base.model);
    expect(edited(back, switchBranch(2)).layout).toBe(moved.layout);
    expect(names(back)).toEqual(names(moved));
  });

  test('are renamed to names of their own', () => {
    expect(names(edited(forked(), renameBranch(1, ' Healthy ')))[0]).toBe('Healthy');
    expect(refusal(forked(), renameBranch(1, 'Cut H1 to S1 at 8.2 s'))).toContain('another name');
    expect(refusal(forked(), renameBranch(1, ' '))).toContain('1 to 80');
    expect(refusal(forked(), renameBranch(7, 'x'))).toContain('not there');
  });

  test('are deleted but for the one that is shown; the last one leaves a document without branches', () => {
    expect(refusal(forked(), removeBranch(2))).toContain('Switch to another branch');
    const alone = edited(forked(), removeBranch(1));
    expect(alone).not.toHaveProperty('branches');
    expect(modelHash(alone.model)).toBe(modelHash(forked().model));
  });

  test('keep what an edit has changed after it was made', () => {
    const before = base;
    const after = edited(before, removeSelection({ nodes: new Set([5]), links: new Set(), flows: new Set() }));
    const kept = edited(after, keepBefore(before, 'Removed S3', AT_PS));
    expect(names(kept)).toEqual(['As it was', 'Removed S3 at 8.2 s']);
    expect(scenarioOfBranch(kept, 1)?.model).toBe(before.model);
    expect(refusal(edited(before, moveNodes(new Set([1]), 9, 9)), keepBefore(before, 'x', 0))).toContain(
      'nothing to keep',
    );
  });
});

const step = fc.oneof(
  fc.nat({ max: 4 }).map((link) => inNewBranch(cut(link + 1), AT_PS)),
  fc.nat({ max: 4 }).map((link) => cut(link + 1)),
  fc.nat({ max: 5 }).map(switchBranch),
  fc.nat({ max: 5 }).map(removeBranch),
  fc.tuple(fc.nat({ max: 5 }), fc.string({ maxLength: 5 })).map(([id, name]) => renameBranch(id, name)),
  fc.constant(startBranch(AT_PS)),
  fc.string({ minLength: 1, maxLength: 5 }).map((name) => rename(1, name)),
  fc.nat({ max: 50 }).map((x) => moveNodes(new Set([2]), x, 0)),
);

describe('any edits of branches', () => {
  test('are undone and redone through exactly the same documents, each of which opens', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (edits) => {
        const store = createEditorStore(base);
        const documents = [base];
        for (const edit of edits) {
          store.apply(edit);
          const { scenario } = store.getState();
          if (scenario !== documents.at(-1)) documents.push(scenario);
        }
        for (const document of documents) expect(parseScenario(document)).toMatchObject({ ok: true });
        for (const document of documents.toReversed().slice(1)) {
          expect(store.getState().before).toBe(document);
          store.undo();
          expect(store.getState().scenario).toBe(document);
        }
        expect(store.getState().before).toBeNull();
        for (const document of documents.slice(1)) {
          store.redo();
          expect(store.getState().scenario).toBe(document);
        }
      }),
      { numRuns: 60 * inject('effort') },
    );
  });

  test('travel by link', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (edits) => {
        const store = createEditorStore(base);
        for (const edit of edits) store.apply(edit);
        const { scenario } = store.getState();
        const link = await decodeLink(encodeLink(scenario, []), loadPreset);
        expect(link).toEqual({ ok: true, scenario, presetChanged: false, isFormer: false });
      }),
      { numRuns: 30 * inject('effort') },
    );
  });
});
