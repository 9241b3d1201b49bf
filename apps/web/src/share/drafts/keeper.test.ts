import { findPreset } from '@lanelab/papers/presets';
import type { Scenario } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import { createEditorStore } from '../../document/store/store.ts';
import type { Edit } from '../../document/store/types.ts';
import { type DraftContent, DraftError } from './drafts.ts';
import { createDraftKeeper } from './keeper.ts';

function opened(): Scenario {
  const scenario = findPreset('clip-pair-collapse')?.build();
  if (scenario === undefined) throw new Error('the preset is gone');
  return scenario;
}

const titled =
  (title: string): Edit =>
  (scenario) => ({ ok: true, scenario: { ...scenario, view: { ...scenario.view, title } }, did: `Named it ${title}` });

/** Drafts as the database keeps them: a version each, refused where it is not the one that was named. */
function memory() {
  const kept = new Map<string, { version: number; content: DraftContent }>();
  let count = 0;
  return {
    kept,
    newId: () => {
      count += 1;
      return `draft-${count}`;
    },
    write: (id: string, version: number, content: DraftContent) => {
      if ((kept.get(id)?.version ?? 0) !== version) return Promise.resolve(null);
      kept.set(id, { version: version + 1, content });
      return Promise.resolve(version + 1);
    },
    titles: () => [...kept.values()].map(({ content }) => content.title),
  };
}

describe('createDraftKeeper', () => {
  it('keeps nothing of a document that nobody edited', async () => {
    const drafts = memory();
    const store = createEditorStore(opened());
    const keeper = createDraftKeeper(store, drafts);
    store.select({ nodes: new Set([1]) });
    await keeper.flush();
    expect(drafts.kept.size).toBe(0);
    expect(keeper.getState()).toMatchObject({ status: 'untouched', id: null });
  });

  it('keeps the newest edit under one id, undone edits too', async () => {
    const drafts = memory();
    const store = createEditorStore(opened());
    const keeper = createDraftKeeper(store, drafts);
    store.apply(titled('one'));
    store.apply(titled('two'));
    await keeper.flush();
    expect(drafts.titles()).toEqual(['two']);
    expect(keeper.getState()).toMatchObject({ status: 'saved', id: 'draft-1' });
    store.undo();
    await keeper.flush();
    expect(drafts.titles()).toEqual(['one']);
    const [draft] = drafts.kept.values();
    expect(JSON.parse(draft?.content.text ?? '')).toEqual(store.getState().scenario);
  });

  it('keeps the first edit after a while without waiting for others', async () => {
    const drafts = memory();
    const store = createEditorStore(opened());
    const keeper = createDraftKeeper(store, drafts);
    store.apply(titled('one'));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(drafts.titles()).toEqual(['one']);
    await keeper.dispose();
  });

  it('keeps a gesture once it is one edit', async () => {
    const drafts = memory();
    const store = createEditorStore(opened());
    const keeper = createDraftKeeper(store, drafts);
    store.preview(titled('half typed'));
    await keeper.flush();
    expect(drafts.kept.size).toBe(0);
    store.commit();
    await keeper.flush();
    expect(drafts.titles()).toEqual(['half typed']);
  });

  it('goes on beside a draft that another tab has written', async () => {
    const drafts = memory();
    const draft = { id: 'shared', version: 1 };
    drafts.kept.set('shared', { version: 1, content: { title: 'first', summary: '', text: '{}', stored: null } });
    const [here, there] = [createEditorStore(opened()), createEditorStore(opened())];
    const keepers = [createDraftKeeper(here, { ...drafts, draft }), createDraftKeeper(there, { ...drafts, draft })];
    here.apply(titled('here'));
    await keepers[0]?.flush();
    there.apply(titled('there'));
    await keepers[1]?.flush();
    expect(drafts.titles()).toEqual(['here', 'there']);
    expect(keepers[0]?.getState()).toMatchObject({ id: 'shared', isSplit: false });
    expect(keepers[1]?.getState()).toMatchObject({ isSplit: true, status: 'saved' });
    here.apply(titled('here again'));
    await keepers[0]?.flush();
    expect(drafts.titles()).toEqual(['here again', 'there']);
  });

  it('says that nothing can be kept, and keeps again once that is over', async () => {
    const drafts = memory();
    let isFull = true;
    const store = createEditorStore(opened());
    const keeper = createDraftKeeper(store, {
      newId: drafts.newId,
      write: (id, version, content) =>
        isFull ? Promise.reject(new DraftError('full', {})) : drafts.write(id, version, content),
    });
    store.apply(titled('one'));
    await keeper.flush();
    expect(keeper.getState()).toMatchObject({ status: 'failed', failure: 'full' });
    isFull = false;
    store.apply(titled('two'));
    await keeper.flush();
    expect(keeper.getState()).toMatchObject({ status: 'saved', failure: null });
    expect(drafts.titles()).toEqual(['two']);
  });

  it('rescues edits of a page that goes before they are written, a value half typed included', async () => {
    const drafts = memory();
    const rescued: unknown[] = [];
    const store = createEditorStore(opened());
    const keeper = createDraftKeeper(store, { ...drafts, rescue: (id, edits) => rescued.push([id, edits]) });
    keeper.rescue();
    expect(rescued).toEqual([]);
    store.apply(titled('written'));
    await keeper.flush();
    store.preview(titled('half typed'));
    keeper.rescue();
    expect(rescued).toMatchObject([['draft-1', { version: 1, content: { title: 'half typed' } }]]);
    await keeper.flush();
    expect(drafts.titles()).toEqual(['half typed']);
    expect(rescued.at(-1)).toEqual(['draft-1', null]);
  });

  it('remembers what is stored on the server with the draft', async () => {
    const drafts = memory();
    const store = createEditorStore(opened());
    const keeper = createDraftKeeper(store, drafts);
    store.apply(titled('one'));
    await keeper.flush();
    keeper.setStored({ id: 'abc', revision: 2, etag: '"r2"', hash: 'h' });
    await keeper.flush();
    expect([...drafts.kept.values()][0]?.content.stored).toMatchObject({ id: 'abc', revision: 2 });
  });
});
