/** A text and a document that follow each other: typing becomes edits, edits become text, and nothing typed is lost. No DOM. */
import { say } from '@lanelab/messages/text';
import { canonicalJson, type Scenario } from '@lanelab/scenario';
import type { EditorStore } from '../../document/store/types.ts';
import { type Reading, readText } from './reading.ts';
import { writeJson, writeScenario } from './write.ts';

/**
 * `same`: text and drawing agree. `typing`: the text has not been read yet. `faulty`: the text is not a scenario. `conflict`:
 * it is one, but the drawing was changed meanwhile. `newer`: the document is of a newer version of the lab.
 */
export type TextStatus = 'same' | 'typing' | 'faulty' | 'conflict' | 'newer';

export interface TextState {
  readonly text: string;
  readonly status: TextStatus;
  /** Faults, also of a document that can be shown. */
  readonly issues: Reading['issues'];
  readonly newer: Reading['newer'];
  /** Whether the drawing was changed while the text held something else. */
  readonly hasMoved: boolean;
}

export interface TextSession {
  readonly getState: () => TextState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Follows the drawing until the returned function is called, which reads the last typing and keeps a faulty text. */
  readonly attach: () => () => void;
  /** Receives the text of the editor. */
  readonly typed: (text: string) => void;
  /** Reads the text now rather than after the pause. */
  readonly settle: () => void;
  /** Replaces the text by the drawing's. */
  readonly discard: () => void;
  /** Applies the text although the drawing was changed. */
  readonly overrule: () => void;
  /** Formats the text as the lab writes it; false where it is not JSON. */
  readonly format: () => boolean;
}

const kept = new WeakMap<EditorStore, TextSession>();

/** The session of a document, with the faulty text that was left in it. */
export function sessionOf(store: EditorStore): TextSession {
  const session = kept.get(store) ?? createTextSession(store);
  kept.set(store, session);
  return session;
}

/** A pause in typing of this length ends a step. */
const PAUSE_MS = 600;
/** A drag changes the document sixty times a second; the text follows a few times. */
const FOLLOW_MS = 150;

const noIssues: Reading['issues'] = [];

export function createTextSession(store: EditorStore): TextSession {
  let base = store.getState().scenario;
  let state: TextState = { ...inStep(base), hasMoved: false };
  const listeners = new Set<() => void>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let follow: ReturnType<typeof setTimeout> | undefined;
  let isOwn = false;

  function show(next: Partial<TextState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function followDrawing(): void {
    clearTimeout(follow);
    follow = undefined;
    base = store.getState().scenario;
    show({ ...inStep(base), hasMoved: false });
  }

  function take({ scenario, issues }: Reading): void {
    if (scenario === null) return;
    if (canonicalJson(scenario) !== canonicalJson(store.getState().scenario)) {
      isOwn = true;
      store.apply(() => ({ ok: true, scenario, did: say('edit.done') }));
      isOwn = false;
    }
    base = store.getState().scenario;
    show({ status: 'same', issues, newer: null, hasMoved: false });
  }

  function settle(isOverruling = false): void {
    clearTimeout(pause);
    pause = undefined;
    if (state.status === 'same') return;
    const reading = readText(state.text);
    const { issues, newer } = reading;
    if (newer !== null) show({ status: 'newer', issues, newer });
    else if (reading.scenario === null) show({ status: 'faulty', issues, newer });
    else if (state.hasMoved && !isOverruling) show({ status: 'conflict', issues, newer });
    else take(reading);
  }

  function drawingChanged(): void {
    if (isOwn || store.getState().scenario === base) return;
    if (state.status === 'same') follow ??= setTimeout(followDrawing, FOLLOW_MS);
    else if (!state.hasMoved) show({ hasMoved: true });
  }

  function attach(): () => void {
    const unsubscribe = store.subscribe(drawingChanged);
    drawingChanged();
    return () => {
      settle();
      clearTimeout(follow);
      follow = undefined;
      unsubscribe();
    };
  }

  function typed(text: string): void {
    if (text === state.text || store.getState().isReadOnly) return;
    const hasMoved = state.hasMoved || follow !== undefined;
    clearTimeout(follow);
    follow = undefined;
    show({ text, status: 'typing', hasMoved });
    clearTimeout(pause);
    pause = setTimeout(() => settle(), PAUSE_MS);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach,
    typed,
    settle: () => settle(),
    discard() {
      clearTimeout(pause);
      followDrawing();
    },
    overrule: () => settle(true),
    format() {
      try {
        typed(writeJson(JSON.parse(state.text)));
      } catch (error) {
        if (error instanceof SyntaxError) return false;
        throw error;
      }
      settle();
      return true;
    },
  };
}

function inStep(scenario: Scenario): Pick<TextState, 'text' | 'status' | 'issues' | 'newer'> {
  const text = writeScenario(scenario);
  const { issues } = readText(text);
  return { text, status: 'same', issues: issues.length === 0 ? noIssues : issues, newer: null };
}
