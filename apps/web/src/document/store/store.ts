/** The workbench's document: a history of immutable scenarios with the selections that belong to them. */

import { say } from '@lanelab/messages/edits';
import type { Scenario } from '@lanelab/scenario';
import { createStore } from 'zustand/vanilla';
import { NOTHING, only } from './selection.ts';
import type { Edit, EditOutcome, EditorState, EditorStore, Selection } from './types.ts';

/** Undo steps kept; documents share what did not change, so a step costs little. */
const MAX_STEPS = 500;

/** What one undo step goes back to, or one redo step forward to. */
interface Step {
  readonly scenario: Scenario;
  readonly selection: Selection;
  readonly did: string;
}

/** A store with this document open. */
export function createEditorStore(opened: Scenario, options: { readonly isReadOnly?: boolean } = {}): EditorStore {
  let past: readonly Step[] = [];
  let future: readonly Step[] = [];
  /** Where the gesture under way began, and what its latest preview did. */
  let gesture: Step | null = null;

  const store = createStore<EditorState>(() => ({
    scenario: opened,
    selection: NOTHING,
    undo: null,
    redo: null,
    before: null,
    gesture: null,
    history: { done: [], undone: [] },
    isReadOnly: options.isReadOnly ?? false,
    revision: 0,
  }));
  const { getState } = store;

  let worded = { past, future, history: getState().history };
  /** The history in words: the same object while nothing of it has changed. */
  function inWords(): EditorState['history'] {
    if (worded.past !== past || worded.future !== future)
      worded = {
        past,
        future,
        history: { done: past.map(({ did }) => did), undone: future.map(({ did }) => did).toReversed() },
      };
    return worded.history;
  }

  function show(scenario: Scenario, selection: Selection, isReadOnly = getState().isReadOnly): void {
    const before = getState();
    const isNew = scenario !== before.scenario;
    store.setState({
      scenario,
      selection: only(selection, scenario),
      undo: past.at(-1)?.did ?? null,
      redo: future.at(-1)?.did ?? null,
      before: past.at(-1)?.scenario ?? null,
      gesture: gesture?.did ?? null,
      history: inWords(),
      isReadOnly,
      revision: before.revision + (isNew ? 1 : 0),
    });
  }

  const after = (outcome: Extract<EditOutcome, { ok: true }>, selection: Selection): Selection => ({
    ...selection,
    ...outcome.select,
  });

  function remember(step: Step): void {
    past = [...past, step].slice(-MAX_STEPS);
    future = [];
  }

  function commit(): void {
    if (gesture === null) return;
    const { scenario, selection, did } = gesture;
    gesture = null;
    if (scenario !== getState().scenario) remember({ scenario, selection, did });
    show(getState().scenario, getState().selection);
  }

  function cancel(): void {
    if (gesture === null) return;
    const { scenario, selection } = gesture;
    gesture = null;
    show(scenario, selection);
  }

  function apply(edit: Edit): EditOutcome {
    if (getState().isReadOnly) return { ok: false, why: say('read-only') };
    commit();
    const { scenario, selection } = getState();
    const outcome = edit(scenario);
    if (!outcome.ok) return outcome;
    if (outcome.scenario !== scenario) remember({ scenario, selection, did: outcome.did });
    show(outcome.scenario, after(outcome, selection));
    return outcome;
  }

  function preview(edit: Edit): EditOutcome {
    if (getState().isReadOnly) return { ok: false, why: say('read-only') };
    const { scenario, selection } = gesture ?? getState();
    const outcome = edit(scenario);
    if (!outcome.ok) return outcome;
    gesture = { scenario, selection, did: outcome.did };
    show(outcome.scenario, after(outcome, selection));
    return outcome;
  }

  /** Takes the last step of one list and puts where we are on the other. */
  function moved(from: readonly Step[], to: readonly Step[]): readonly [readonly Step[], readonly Step[]] | null {
    const step = from.at(-1);
    if (step === undefined) return null;
    const { scenario, selection } = getState();
    return [from.slice(0, -1), [...to, { scenario, selection, did: step.did }]];
  }

  function undo(): void {
    if (gesture !== null) return cancel();
    const target = past.at(-1);
    const lists = moved(past, future);
    if (target === undefined || lists === null) return;
    [past, future] = lists;
    show(target.scenario, target.selection);
  }

  function redo(): void {
    commit();
    const target = future.at(-1);
    const lists = moved(future, past);
    if (target === undefined || lists === null) return;
    [future, past] = lists;
    show(target.scenario, target.selection);
  }

  function travel(done: number): void {
    commit();
    const wanted = Math.max(0, Math.min(done, past.length + future.length));
    while (past.length > wanted) undo();
    while (past.length < wanted) redo();
  }

  return {
    getState,
    subscribe: (listener) => store.subscribe(listener),
    apply,
    preview,
    commit,
    cancel,
    undo,
    redo,
    travel,
    select(selection) {
      const { scenario } = getState();
      store.setState({ selection: only({ ...getState().selection, ...selection }, scenario) });
    },
    open(scenario, { isReadOnly = false } = {}) {
      past = [];
      future = [];
      gesture = null;
      show(scenario, NOTHING, isReadOnly);
    },
  };
}
