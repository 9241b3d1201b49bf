import { documentHash, modelHash, parseScenario } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import { addFlow } from './edits/flows.ts';
import { connect, disconnect } from './edits/links.ts';
import { addNode, moveNodes, rename } from './edits/nodes.ts';
import { removeSelection } from './edits/remove.ts';
import { createEditorStore } from './store.ts';
import { emptyScenario } from './test-networks.ts';
import type { EditorStore } from './types.ts';

function must(store: EditorStore, ...edits: readonly Parameters<EditorStore['apply']>[0][]): void {
  for (const edit of edits) expect(store.apply(edit)).toMatchObject({ ok: true });
}

/** Two hosts, H1 and H2, on a switch, S3 by id. */
function triangle(): EditorStore {
  const store = createEditorStore(emptyScenario());
  must(store, addNode('host', { x: 0, y: 0 }), addNode('host', { x: 200, y: 0 }), addNode('switch', { x: 100, y: 0 }));
  must(store, connect(1, 3), connect(2, 3), addFlow('tcp-stream', 1, 2));
  return store;
}

const { scenario } = triangle().getState();

describe('drawing a network', () => {
  test('assigns names, addresses, ports and a permanent VC', () => {
    expect(parseScenario(scenario)).toEqual({ ok: true, scenario });
    const [h1, h2, s1] = scenario.model.nodes;
    expect(h1).toMatchObject({
      name: 'H1',
      interfaces: [{ port: 1, ip: '10.0.0.1', prefix: 24 }],
      pvcs: [{ port: 1, vci: 32, peer: '10.0.0.2' }],
    });
    expect(h2).toMatchObject({ name: 'H2', pvcs: [{ vci: 32, peer: '10.0.0.1' }] });
    expect(s1).toMatchObject({ name: 'S1', ports: [{ id: 1 }, { id: 2 }], routes: [{}, {}] });
  });

  test('in the same steps produces the same model', () => {
    expect(modelHash(triangle().getState().scenario.model)).toBe(modelHash(scenario.model));
  });
});

describe('history', () => {
  test('goes back and forth through the same documents, selection included', () => {
    const store = triangle();
    const [document, { selection }] = [documentHash(store.getState().scenario), store.getState()];
    must(store, removeSelection({ nodes: new Set([3]), links: new Set(), flows: new Set() }));
    expect(store.getState()).toMatchObject({ undo: 'Removed S1', redo: null });
    store.undo();
    expect(documentHash(store.getState().scenario)).toBe(document);
    expect(store.getState().selection).toEqual(selection);
    expect(store.getState()).toMatchObject({ undo: 'Added a TCP stream from H1 to H2', redo: 'Removed S1' });
    store.redo();
    expect(store.getState().scenario.model.nodes).toHaveLength(2);
    expect(store.getState().redo).toBeNull();
  });

  test('a new edit clears what could be redone', () => {
    const store = triangle();
    store.undo();
    must(store, rename(1, 'Anna'));
    expect(store.getState().redo).toBeNull();
  });

  test('a gesture is one step, measured from where it began', () => {
    const store = triangle();
    const before = store.getState();
    for (const dx of [10, 20, 30]) store.preview(moveNodes(new Set([1]), dx, 0));
    expect(store.getState().scenario.layout.nodes['1']).toEqual({ x: 30, y: 0 });
    expect(store.getState()).toMatchObject({ undo: before.undo, gesture: 'Moved H1' });
    store.commit();
    expect(store.getState().undo).toBe('Moved H1');
    store.undo();
    expect(store.getState().scenario).toBe(before.scenario);
    store.preview(moveNodes(new Set([1]), 5, 0));
    store.cancel();
    expect(store.getState().scenario).toBe(before.scenario);
    expect(store.getState().redo).toBe('Moved H1');
  });

  test('a refused edit changes nothing and says why', () => {
    const store = triangle();
    const before = store.getState();
    expect(store.apply(connect(1, 1))).toEqual({
      ok: false,
      why: 'A link joins two devices; choose another than H1.',
    });
    expect(store.getState()).toBe(before);
  });

  test('lists what was done and undone, and goes to any of it', () => {
    const store = createEditorStore(scenario);
    for (const name of ['Anna', 'Bert', 'Cleo']) must(store, rename(1, name));
    const { done } = store.getState().history;
    expect(done).toHaveLength(3);
    store.travel(1);
    expect(store.getState().history).toEqual({ done: done.slice(0, 1), undone: done.slice(1) });
    expect(store.getState().scenario.model.nodes[0]?.name).toBe('Anna');
    store.travel(3);
    expect(store.getState().history).toEqual({ done, undone: [] });
    expect(store.getState().scenario.model.nodes[0]?.name).toBe('Cleo');
    store.travel(-1);
    expect(store.getState().scenario).toBe(scenario);
  });

  test('keeps the last 500 steps', () => {
    const store = triangle();
    for (let x = 1; x <= 510; x += 1) must(store, moveNodes(new Set([1]), 1, 0));
    for (let step = 0; step < 600; step += 1) store.undo();
    expect(store.getState()).toMatchObject({ undo: null, scenario: { layout: { nodes: { '1': { x: 10 } } } } });
  });

  test('selects what is there, and tells listeners once', () => {
    const store = triangle();
    const seen: number[] = [];
    const stop = store.subscribe((state, before) => seen.push(state.revision - before.revision));
    store.select({ nodes: new Set([1, 99]) });
    must(store, rename(1, 'Anna'));
    store.open(emptyScenario(), { isReadOnly: true });
    stop();
    store.undo();
    expect(seen).toEqual([0, 1, 1]);
    expect(store.getState()).toMatchObject({ undo: null, isReadOnly: true, selection: { nodes: new Set() } });
  });

  test('a read-only document refuses', () => {
    const store = createEditorStore(scenario, { isReadOnly: true });
    expect(store.apply(rename(1, 'Anna'))).toMatchObject({ ok: false, why: expect.stringContaining('read-only') });
    store.open(scenario);
    expect(store.apply(rename(1, 'Anna'))).toMatchObject({ ok: true });
  });
});

describe('pulling a cable', () => {
  test('keeps card, address and PVC for the flow that waits, and plugging it in elsewhere lays the PVC again', () => {
    const store = triangle();
    must(store, disconnect(1));
    const pulled = store.getState().scenario;
    expect(parseScenario(pulled)).toMatchObject({ ok: true });
    must(store, addNode('switch', { x: 0, y: 100 }), connect(4, 3), connect(1, 4));
    const { model } = store.getState().scenario;
    expect(model.nodes[0]).toMatchObject({ interfaces: [{ ip: '10.0.0.1' }] });
    expect(model.nodes.map((node) => (node.kind === 'switch' ? node.routes.length : 0))).toEqual([0, 0, 2, 2]);
    expect(parseScenario(store.getState().scenario)).toMatchObject({ ok: true });
  });
});
