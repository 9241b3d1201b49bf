import { findPreset } from '@lanelab/papers/presets';
import { SCENARIO_VERSION, type Scenario } from '@lanelab/scenario';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setField } from '../../document/store/edits/field.ts';
import { createEditorStore } from '../../document/store/store.ts';
import { createTextSession, sessionOf } from './session.ts';

function preset(): Scenario {
  const scenario = findPreset('clip-pair-collapse')?.build();
  if (scenario === undefined) throw new Error('no preset');
  return scenario;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(isReadOnly = false) {
  const store = createEditorStore(preset(), { isReadOnly });
  const session = createTextSession(store);
  session.attach();
  const replace = (from: string, to: string) => session.typed(session.getState().text.replace(from, to));
  return { store, session, replace };
}
const pause = () => vi.advanceTimersByTime(1000);
const rename = (name: string) => setField({ of: 'nodes', id: 2 }, ['name'], name, 'Name');

describe('text and drawing', () => {
  it('typing becomes one undo step a pause', () => {
    const { store, session, replace } = open();
    replace('Pentium II 350', 'A');
    replace('"A"', '"Amazon"');
    expect(store.getState().undo).toBeNull();
    pause();
    expect(store.getState().scenario.model.nodes[0]?.name).toBe('Amazon');
    expect(store.getState().undo).toBe('Edited the text');
    store.undo();
    expect(store.getState().undo).toBeNull();
    pause();
    expect(session.getState().text).toContain('"Pentium II 350"');
  });

  it('edits from outside become text', () => {
    const { store, session } = open();
    store.apply(rename('Negro'));
    pause();
    expect(session.getState()).toMatchObject({ status: 'same', hasMoved: false });
    expect(session.getState().text).toContain('"Negro"');
  });

  it('other spacing is no edit', () => {
    const { store, session } = open();
    session.typed(JSON.stringify(preset()));
    pause();
    expect(session.getState().status).toBe('same');
    expect(store.getState().undo).toBeNull();
  });

  it('keeps what is no scenario until it is mended or discarded', () => {
    const { store, session, replace } = open();
    const before = store.getState().scenario;
    replace('"durationPs": ', '"durationPs": -');
    pause();
    expect(session.getState()).toMatchObject({
      status: 'faulty',
      issues: [{ sentence: expect.stringContaining('durationPs') }],
    });
    expect(store.getState().scenario).toBe(before);
    session.discard();
    expect(session.getState()).toMatchObject({ status: 'same', issues: [] });
    expect(session.getState().text).not.toContain('": -');
  });

  it('asks which side counts where both were changed', () => {
    const { store, session, replace } = open();
    replace('"durationPs": ', '"durationPs": -');
    pause();
    store.apply(rename('Negro'));
    pause();
    expect(session.getState()).toMatchObject({ status: 'faulty', hasMoved: true });
    replace('"durationPs": -', '"durationPs": ');
    replace('Pentium II 350', 'Amazon');
    pause();
    expect(session.getState().status).toBe('conflict');
    expect(store.getState().scenario.model.nodes[1]?.name).toBe('Negro');
    session.overrule();
    expect(session.getState().status).toBe('same');
    expect(store.getState().scenario.model.nodes.map(({ name }) => name)).toContain('Amazon');
    store.undo();
    expect(store.getState().scenario.model.nodes[1]?.name).toBe('Negro');
  });

  it('shows a document that only does not hold together, with what is wrong', () => {
    const { store, session, replace } = open();
    replace('"to": 2', '"to": 77');
    pause();
    expect(session.getState()).toMatchObject({ status: 'same', issues: [{ record: { of: 'flows', id: 1 } }] });
    expect(store.getState().scenario.model.flows[0]).toMatchObject({ to: 77 });
  });

  it('opens nothing by itself that is of a newer version', () => {
    const { store, session, replace } = open();
    const before = store.getState().scenario;
    replace(`"lanelab": ${SCENARIO_VERSION}`, '"lanelab": 99');
    pause();
    expect(session.getState()).toMatchObject({ status: 'newer', newer: { version: 99 } });
    expect(store.getState().scenario).toBe(before);
  });

  it('takes no typing in a read-only document', () => {
    const { session, replace } = open(true);
    const before = session.getState();
    replace('Pentium II 350', 'A');
    expect(session.getState()).toBe(before);
  });

  it('keeps what was typed last as the pane goes away, and faulty text for when it comes back', () => {
    const store = createEditorStore(preset());
    const session = sessionOf(store);
    const goAway = session.attach();
    session.typed(session.getState().text.replace('Pentium II 350', 'Amazon'));
    goAway();
    expect(store.getState().scenario.model.nodes[0]?.name).toBe('Amazon');
    const goAwayAgain = sessionOf(store).attach();
    session.typed('{ "half": ');
    goAwayAgain();
    store.apply(rename('Negro'));
    expect(sessionOf(store).getState().text).toBe('{ "half": ');
    sessionOf(store).attach();
    expect(session.getState()).toMatchObject({ status: 'faulty', hasMoved: true });
  });

  it('formats JSON, and says so where it is none', () => {
    const { session } = open();
    const text = session.getState().text;
    session.typed(JSON.stringify(preset()));
    expect(session.format()).toBe(true);
    expect(session.getState().text).toBe(text);
    session.typed('{');
    expect(session.format()).toBe(false);
    expect(session.getState().text).toBe('{');
  });
});
