/** The text editor: CodeMirror with JSON, the lab's colours, faults in the margin, and keys by which Tab leaves the text. */
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { say } from '@lanelab/messages/text';
import { tags } from '@lezer/highlight';
import type { TextRange } from './positions.ts';
import { changeBetween, type TextIssue } from './reading.ts';

/** Marks changes that follow the drawing and were not typed. */
const fromDrawing = Annotation.define<boolean>();
const setChosen = StateEffect.define<TextRange | null>();
const undoHistory = new Compartment();
const readOnly = new Compartment();

const chosenLine = Decoration.line({ class: 'cm-chosen' });

/** Marks the lines of the device, link or flow that is selected in the drawing. */
const chosen = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    for (const effect of effects) {
      if (!effect.is(setChosen)) continue;
      if (effect.value === null) return Decoration.none;
      const first = state.doc.lineAt(effect.value.from).number;
      const last = state.doc.lineAt(Math.min(effect.value.to, state.doc.length)).number;
      const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
      return Decoration.set(lines.map(({ from }) => chosenLine.range(from)));
    }
    return marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** No colours: they mean traffic in this lab. */
const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, fontWeight: 'var(--w-strong)' },
  { tag: [tags.string, tags.number, tags.bool, tags.null], color: 'var(--ink)' },
  { tag: [tags.punctuation, tags.separator, tags.brace, tags.squareBracket], color: 'var(--muted)' },
]);

/** The colours and the type of every text editor of the lab. */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--paper)', color: 'var(--ink)', fontSize: 'var(--t-s)' },
  '&.cm-focused': { outline: 'var(--focus) solid var(--ink)', outlineOffset: 'calc(-1 * var(--focus))' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--bg)', color: 'var(--muted)', borderRight: 'var(--hair) solid var(--rule)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--sunk) 60%, transparent)' },
  '.cm-chosen': { backgroundColor: 'var(--sunk)', boxShadow: 'inset 3px 0 0 var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--data) 30%, transparent)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: 'var(--hair) solid var(--edge)',
  },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--sunk)', border: '0', color: 'var(--ink)', padding: '0 6px' },
  '.cm-tooltip': {
    maxWidth: '520px',
    border: 'var(--hair) solid var(--edge)',
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    fontFamily: 'var(--sans)',
  },
  '.cm-lintRange-error': { backgroundImage: 'none', borderBottom: '2px solid var(--lost)' },
  '.cm-diagnostic-error': { borderLeft: '4px solid var(--lost)' },
});

/** Texts of CodeMirror, by the English that it looks them up with. */
export const editorPhrases = {
  'Control character': say('codemirror.control-character'),
  Diagnostics: say('codemirror.diagnostics'),
  'No diagnostics': say('codemirror.no-diagnostics'),
  'Selection deleted': say('codemirror.selection-deleted'),
  close: say('codemirror.close'),
  'folded code': say('codemirror.folded-code'),
  unfold: say('codemirror.unfold'),
  'Folded lines': say('codemirror.folded-lines'),
  'Unfolded lines': say('codemirror.unfolded-lines'),
  to: say('codemirror.to'),
  'Fold line': say('codemirror.fold-line'),
  'Unfold line': say('codemirror.unfold-line'),
};

export interface EditorHooks {
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  /** Undo and redo of the whole lab; false where the editor's own undo applies. */
  readonly onUndo: () => boolean;
  readonly onRedo: () => boolean;
  /** Selects the device, link or flow at the cursor in the drawing. */
  readonly onShow: () => true;
}

export function createEditor(parent: HTMLElement, text: string, hooks: EditorHooks): EditorView {
  const extensions: Extension[] = [
    lineNumbers(),
    foldGutter(),
    codeFolding(),
    lintGutter(),
    drawSelection(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    bracketMatching(),
    indentOnInput(),
    json(),
    chosen,
    syntaxHighlighting(highlighting),
    editorTheme,
    EditorState.phrases.of(editorPhrases),
    undoHistory.of(history()),
    readOnly.of([]),
    EditorView.contentAttributes.of({ 'aria-label': say('pane.editor'), tabindex: '0' }),
    keymap.of([
      { key: 'Mod-z', run: () => hooks.onUndo() },
      { key: 'Mod-y', run: () => hooks.onRedo() },
      { key: 'Mod-Shift-z', run: () => hooks.onRedo() },
      { key: 'Mod-Enter', run: hooks.onShow },
      ...defaultKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...lintKeymap,
      indentWithTab,
    ]),
    EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      if (update.transactions.every((transaction) => transaction.annotation(fromDrawing) === true)) return;
      hooks.onType(update.state.doc.toString());
    }),
    EditorView.domEventHandlers({ blur: () => hooks.onLeave() }),
  ];
  return new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
}

/** Updates the text by its smallest change, so that caret, selection and scroll position stay where possible. */
export function follow(view: EditorView, text: string): void {
  const now = view.state.doc.toString();
  if (now === text) return;
  view.dispatch({ changes: changeBetween(now, text), annotations: fromDrawing.of(true) });
}

/** Ends the editor's own undo at this point, where text and drawing agree. */
export function forgetPast(view: EditorView): void {
  view.dispatch({ effects: undoHistory.reconfigure([]) });
  view.dispatch({ effects: undoHistory.reconfigure(history()) });
}

export function setReadOnly(view: EditorView, isReadOnly: boolean): void {
  view.dispatch({ effects: readOnly.reconfigure(isReadOnly ? [EditorState.readOnly.of(true)] : []) });
}

export function markIssues(view: EditorView, issues: readonly TextIssue[]): void {
  const end = view.state.doc.length;
  const marks = issues.map(({ from, to, sentence }) => ({
    from: Math.min(from, end),
    to: Math.min(Math.max(to, from), end),
    severity: 'error' as const,
    message: sentence,
  }));
  view.dispatch(setDiagnostics(view.state, marks));
}

/** Marks the lines of the selection in the drawing; scrolls to them unless the text has the focus. */
export function markChosen(view: EditorView, range: TextRange | null): void {
  const isScrolling = range !== null && !view.hasFocus;
  view.dispatch({
    effects: [
      setChosen.of(range),
      ...(isScrolling ? [EditorView.scrollIntoView(range.from, { y: 'start', yMargin: 40 })] : []),
    ],
  });
}

/** Moves the caret to a position, and the focus into the text. */
export function goTo(view: EditorView, position: number): void {
  const anchor = Math.min(position, view.state.doc.length);
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
  view.focus();
}
