/** The editor of checks: CodeMirror with the parts of a check in their styles, proposals while one types, and marked faults. */
import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorState, type Extension, RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  keymap,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { completionsAt, highlight } from '@lanelab/lessons/checks';
import { say } from '@lanelab/messages/checks';
import { say as sayEdit } from '@lanelab/messages/lesson-edit';
import type { Scenario } from '@lanelab/scenario';
import { editorPhrases, editorTheme } from '../../../lab/text/editor.ts';

export interface CheckEditorOptions {
  readonly label: string;
  /** Whether the text is one check, and Enter starts no other. */
  readonly isOneLine: boolean;
  readonly onType: (text: string) => void;
  /** The network whose names are proposed; null while it is opened. */
  readonly scenario: () => Scenario | null;
}

const theme = EditorView.theme({
  '&': { height: 'auto', border: 'var(--hair) solid var(--edge)', borderRadius: 'var(--r2)' },
  '.cm-content': { padding: 'var(--s2) 0' },
  '.cm-check-term': { fontWeight: 'var(--w-strong)' },
  '.cm-check-word, .cm-check-comment': { color: 'var(--muted)' },
  '.cm-check-number, .cm-check-text': { color: 'var(--data-text)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxHeight: '16em' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { background: 'var(--sunk)', color: 'var(--ink)' },
  '.cm-completionDetail': { color: 'var(--muted)', fontFamily: 'var(--sans)', fontStyle: 'normal' },
});

function marksOf({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      for (const { kind, start, end } of highlight(line.text))
        builder.add(line.from + start, line.from + end, Decoration.mark({ class: `cm-check-${kind}` }));
      at = line.to + 1;
    }
  return builder.finish();
}

const highlighting = ViewPlugin.fromClass(
  class {
    marks: DecorationSet;
    constructor(view: EditorView) {
      this.marks = marksOf(view);
    }
    update(update: ViewUpdate) {
      if (update.docChanged || update.viewportChanged) this.marks = marksOf(update.view);
    }
  },
  { decorations: ({ marks }) => marks },
);

/** What the language proposes at the caret. An empty line proposes only where it is asked to, so that Enter starts a line. */
function proposals({ state, pos, explicit }: CompletionContext, scenario: Scenario | null): CompletionResult | null {
  const line = state.doc.lineAt(pos);
  if (scenario === null || (!explicit && line.text.trim() === '')) return null;
  const { from, items } = completionsAt(line.text, pos - line.from, scenario);
  if (!explicit && pos - line.from === from) return null;
  const options = items.map(({ text, kind, term }) => ({
    label: text,
    apply: kind === 'operator' || kind === 'word' ? `${text} ` : text,
    ...(term === null ? {} : { detail: say(`term.${term}`) }),
  }));
  return { from: line.from + from, options, filter: false };
}

const oneLine = EditorState.transactionFilter.of((transaction) => (transaction.newDoc.lines > 1 ? [] : transaction));

export function createCheckEditor(parent: HTMLElement, text: string, options: CheckEditorOptions): EditorView {
  const extensions: Extension[] = [
    history(),
    drawSelection(),
    highlighting,
    autocompletion({ override: [(context) => proposals(context, options.scenario())], icons: false }),
    theme,
    editorTheme,
    EditorState.phrases.of({ ...editorPhrases, Completions: sayEdit('checks.proposals') }),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': options.label }),
    keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) options.onType(state.doc.toString());
    }),
    ...(options.isOneLine ? [oneLine] : []),
  ];
  return new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
}
