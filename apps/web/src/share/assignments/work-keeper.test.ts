import type { LessonProgress } from '@lanelab/lessons';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreError } from '../links/ask-server.ts';
import { type SavedWork, WorkKeeper } from './work-keeper.ts';

const events = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const progress = (tries: number): LessonProgress => ({
  lanelabResult: 1,
  lesson: { kind: 'built-in', id: 'a', hash: 'b' },
  seed: '1',
  name: 'Ana',
  steps: [{ id: 'one', state: 'begun', tries, hints: 0 }],
});

const offline = () => new StoreError('offline', 'No answer.');
const conflict = () => new StoreError('conflict', 'Somebody was faster.', undefined, 'work_changed');

/** A keeper with a server that answers as the test says; `sent` is what it was sent, `kept` what the browser keeps. */
function keeperOf(isSent = true) {
  const sent: [number, number][] = [];
  const kept: [SavedWork, boolean][] = [];
  const server = {
    fail: null as (() => StoreError) | null,
    theirs: null as SavedWork | null,
  };
  const keeper = new WorkKeeper({
    first: { progress: progress(0), revision: 3, savedAtMs: isSent ? 1000 : null },
    isSent,
    send: async (work, revision) => {
      sent.push([work.steps[0]?.tries ?? -1, revision]);
      if (server.fail !== null) throw server.fail();
      return { revision: revision + 1, savedAtMs: 2000 + revision };
    },
    read: async () => server.theirs,
    keep: async (work, isOnServer) => {
      kept.push([work, isOnServer]);
    },
  });
  return { keeper, sent, kept, server, state: () => keeper.store.getState() };
}

const tick = (ms = 1_500) => vi.advanceTimersByTimeAsync(ms);

describe('the work of a student', () => {
  it('is kept at once, and sent after a pause, only its newest version', async () => {
    const { keeper, sent, kept, state } = keeperOf();
    keeper.change(progress(1));
    keeper.change(progress(2));
    expect(kept.map(([work, isOnServer]) => [work.progress.steps[0]?.tries, isOnServer])).toEqual([
      [1, false],
      [2, false],
    ]);
    expect(state().status).toBe('saving');
    expect(sent).toEqual([]);
    await tick();
    expect(sent).toEqual([[2, 3]]);
    expect(state()).toMatchObject({ status: 'saved', savedAtMs: 2003 });
    keeper.change(progress(3));
    await tick();
    expect(sent.at(-1)).toEqual([3, 4]);
    expect(kept.at(-1)?.[1]).toBe(true);
  });

  it('waits without a connection, and is sent when it is back', async () => {
    const { keeper, sent, server, state } = keeperOf();
    server.fail = offline;
    keeper.change(progress(1));
    await tick();
    expect(state()).toMatchObject({ status: 'waiting', problem: 'No answer.' });
    keeper.change(progress(2));
    await tick();
    server.fail = null;
    events.dispatchEvent(new Event('online'));
    await tick(0);
    expect(sent.at(-1)).toEqual([2, 3]);
    expect(state()).toMatchObject({ status: 'saved', problem: null });
  });

  it('is sent again by itself where nobody tells of the connection', async () => {
    const { keeper, server, state } = keeperOf();
    server.fail = () => new StoreError('refused', 'Too many requests.', undefined, 'rate_limited');
    keeper.change(progress(1));
    await tick();
    expect(state().status).toBe('waiting');
    server.fail = null;
    await tick(3_000);
    expect(state().status).toBe('saved');
  });

  it('that was left unsent is sent when the page is opened again', async () => {
    const { sent, state } = keeperOf(false);
    expect(state()).toMatchObject({ status: 'waiting', savedAtMs: null });
    await tick();
    expect(sent).toEqual([[0, 3]]);
    expect(state().status).toBe('saved');
  });

  describe('where another machine has saved a later version', () => {
    const theirs = { progress: progress(9), revision: 7, savedAtMs: 5000 };
    async function inConflict() {
      const all = keeperOf();
      all.server.fail = conflict;
      all.server.theirs = theirs;
      all.keeper.change(progress(1));
      await tick();
      expect(all.state()).toMatchObject({ status: 'conflict', theirs });
      all.server.fail = null;
      return all;
    }

    it('goes on with that one, and can bring its own back', async () => {
      const { keeper, sent, state } = await inConflict();
      keeper.takeTheirs();
      expect(keeper.progress).toBe(theirs.progress);
      expect(state()).toMatchObject({ status: 'saved', savedAtMs: 5000, theirs: null, setAside: progress(1) });
      keeper.bringBack();
      await tick();
      expect(sent.at(-1)).toEqual([1, 7]);
      expect(state().setAside).toBe(theirs.progress);
    });

    it('is saved after that one where the student says so', async () => {
      const { keeper, sent, state } = await inConflict();
      keeper.keepMine();
      await tick();
      expect(sent.at(-1)).toEqual([1, 7]);
      expect(state()).toMatchObject({ status: 'saved', setAside: theirs.progress });
    });

    it('sends nothing before the student has chosen, and keeps what they do meanwhile', async () => {
      const { keeper, sent, kept } = await inConflict();
      const before = sent.length;
      keeper.change(progress(2));
      await tick(60_000);
      expect(sent).toHaveLength(before);
      expect(kept.at(-1)?.[0].progress.steps[0]?.tries).toBe(2);
    });
  });

  it('is no conflict where the server has this very work: its answer was lost', async () => {
    const { keeper, server, state } = keeperOf();
    server.fail = conflict;
    // As the server writes it: keys in another order.
    const { name, ...others } = progress(1);
    server.theirs = { progress: { name, ...others }, revision: 4, savedAtMs: 4000 };
    keeper.change(progress(1));
    await tick();
    expect(state()).toMatchObject({ status: 'saved', savedAtMs: 4000, theirs: null });
    server.fail = null;
    keeper.change(progress(2));
    await tick();
    expect(state()).toMatchObject({ status: 'saved', savedAtMs: 2004 });
  });

  it('says why where the server does not take it, stays in the browser, and is sent again when it has changed', async () => {
    const { keeper, sent, kept, server, state } = keeperOf();
    server.fail = () => new StoreError('missing', 'No class has this code.');
    keeper.change(progress(1));
    await tick();
    expect(state()).toMatchObject({ status: 'refused', problem: 'No class has this code.' });
    await tick(120_000);
    expect(sent).toHaveLength(1);
    server.fail = null;
    keeper.change(progress(2));
    expect(kept.at(-1)?.[0].progress.steps[0]?.tries).toBe(2);
    await tick();
    expect(state()).toMatchObject({ status: 'saved', problem: null });
  });
});
