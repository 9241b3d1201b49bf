import type { Scenario } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { inNewBranch } from '../../document/store/edits/branches.ts';
import { addNode, moveNodes, rename } from '../../document/store/edits/nodes.ts';
import { createEditorStore } from '../../document/store/store.ts';
import { emptyScenario } from '../../document/store/test-networks.ts';
import type { Edit } from '../../document/store/types.ts';
import { type Offer, offerAfter } from './branch-offer.ts';

const AT_PS = 8e12;

/** A document with the clock at an instant, and what is offered after each change; its run has been beyond, unless said otherwise. */
function bench(timePs = AT_PS, isPlayed = true) {
  const store = createEditorStore(emptyScenario());
  store.apply(addNode('host', { x: 0, y: 0 }));
  const played = store.getState().scenario.model;
  let settled: Scenario = store.getState().scenario;
  let offer: Offer | null = null;
  const instant = { timePs, isPast: (model: Scenario['model']) => isPlayed && model === played };
  store.subscribe((state) => {
    offer = offerAfter(offer, settled, state, instant);
    settled = state.scenario;
  });
  const apply = (edit: Edit) => {
    expect(store.apply(edit)).toMatchObject({ ok: true });
    return offer;
  };
  return { store, apply, offered: () => offer };
}

const host = addNode('host', { x: 200, y: 0 });

test('an edit at a past instant is offered as a branch, with the network before the first of several', () => {
  const { store, apply } = bench();
  const before = store.getState().scenario;
  expect(apply(host)).toEqual({ before, did: 'Added host H2', atPs: AT_PS });
  expect(apply(rename(2, 'Other'))?.before).toBe(before);
});

test('undo takes the offer back', () => {
  const { store, apply, offered } = bench();
  apply(host);
  store.undo();
  expect(offered()).toBeNull();
});

test('nothing is offered where nothing else is simulated, at t = 0, and where a fault made a branch', () => {
  expect(bench().apply(moveNodes(new Set([1]), 40, 0))).toBeNull();
  expect(bench(0).apply(host)).toBeNull();
  expect(bench().apply(inNewBranch(host, AT_PS))).toBeNull();
});

test('an edit at an instant that the run has not been beyond is not offered', () => {
  expect(bench(AT_PS, false).apply(host)).toBeNull();
});
