/** The scenario as text, beside the drawing: each follows the other, and faults are marked at their lines. */
import type { EditorView } from '@codemirror/view';
import { say } from '@lanelab/messages/text';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { RichText } from '../../base/ui/RichText.tsx';
import { selecting } from '../../document/store/selection.ts';
import type { Selection } from '../../document/store/types.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { createEditor, follow, forgetPast, goTo, markChosen, markIssues, setReadOnly } from './editor.ts';
import { type RecordId, rangeOfRecord, recordAt, treeOf } from './positions.ts';
import type { TextIssue } from './reading.ts';
import { sessionOf } from './session.ts';
import styles from './TextPane.module.css';
import { TextStatus } from './TextStatus.tsx';

/** Faults that are listed below the text. */
const MOST_ISSUES = 20;

const marks = { key: (name: string) => <kbd>{name}</kbd> };

interface TextPaneProps {
  /** Called with the faults of the text whenever they change, so that the drawing can mark their devices. */
  readonly onIssues?: (issues: readonly TextIssue[]) => void;
}

/** The selected device, link or flow, where only one is selected. */
const selectedRecord = ({ nodes, links, flows }: Selection): RecordId | null => {
  const all = [
    ...[...nodes].map((id) => ({ of: 'nodes' as const, id })),
    ...[...links].map((id) => ({ of: 'links' as const, id })),
    ...[...flows].map((id) => ({ of: 'flows' as const, id })),
  ];
  return all.length === 1 ? (all[0] ?? null) : null;
};

export function TextPane({ onIssues }: TextPaneProps) {
  const store = useEditorStore();
  const [session] = useState(() => sessionOf(store));
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const isReadOnly = useEditor((editor) => editor.isReadOnly);
  const selection = useEditor((editor) => editor.selection);
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);

  const show = (record: RecordId | null) => {
    if (record === null) announce(say('pane.nothing-at-cursor'));
    else store.select(selecting({ [record.of]: [record.id] }));
  };
  const showAtCursor = () => {
    const editor = view.current;
    if (editor === null) return;
    const text = editor.state.doc.toString();
    show(recordAt(text, treeOf(text), editor.state.selection.main.head));
  };
  const latest = useRef({ showAtCursor });
  useEffect(() => {
    latest.current = { showAtCursor };
  });

  useEffect(() => session.attach(), [session]);
  useEffect(() => {
    if (frame.current === null) return;
    const editor = createEditor(frame.current, session.getState().text, {
      onType: session.typed,
      onLeave: session.settle,
      onUndo: () => {
        if (session.getState().status !== 'same') return false;
        store.undo();
        return true;
      },
      onRedo: () => {
        if (session.getState().status !== 'same') return false;
        store.redo();
        return true;
      },
      onShow: () => {
        latest.current.showAtCursor();
        return true;
      },
    });
    view.current = editor;
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, [session, store]);

  const { text, status, issues } = state;
  useEffect(() => {
    if (view.current !== null) follow(view.current, text);
  }, [text]);
  useEffect(() => {
    if (view.current !== null && status === 'same') forgetPast(view.current);
  }, [status]);
  useEffect(() => {
    if (view.current !== null) setReadOnly(view.current, isReadOnly);
  }, [isReadOnly]);
  useEffect(() => {
    if (view.current !== null) markIssues(view.current, issues);
    onIssues?.(issues);
  }, [issues, onIssues]);
  useEffect(() => {
    const record = selectedRecord(selection);
    if (view.current === null) return;
    const now = view.current.state.doc.toString();
    markChosen(view.current, record === null ? null : rangeOfRecord(now, treeOf(now), record));
  }, [selection, text]);

  return (
    <section className={styles.pane} aria-label={say('pane.label')} data-testid="text-pane" data-status={status}>
      <div className={styles.bar}>
        <TextStatus state={state} session={session} isReadOnly={isReadOnly} />
        <span className={styles.actions}>
          <Button kind="quiet" onPress={showAtCursor} data-testid="text-show" title="Ctrl+Enter">
            {say('pane.select-at-cursor')}
          </Button>
          {isReadOnly ? null : (
            <Button
              kind="quiet"
              onPress={() => {
                if (!session.format()) announce(say('pane.cannot-format'));
              }}
              data-testid="text-format"
            >
              {say('pane.format')}
            </Button>
          )}
        </span>
      </div>
      <div ref={frame} className={styles.editor} />
      {issues.length === 0 ? null : (
        <ul className={styles.issues} data-testid="text-issues" aria-label={say('faults.label')}>
          {issues.slice(0, MOST_ISSUES).map((issue) => (
            <li key={`${issue.from} ${issue.sentence}`}>
              <button
                type="button"
                onClick={() => {
                  if (issue.record !== null) show(issue.record);
                  if (view.current !== null) goTo(view.current, issue.from);
                }}
              >
                <b>{say('faults.line', { line: lineOf(text, issue.from) })}</b> {issue.sentence}
              </button>
            </li>
          ))}
          {issues.length > MOST_ISSUES ? (
            <li className={styles.more}>{say('faults.more', { count: issues.length - MOST_ISSUES })}</li>
          ) : null}
        </ul>
      )}
      <p className={styles.hint}>
        <RichText text={say('pane.keys')} marks={marks} />
      </p>
    </section>
  );
}

function lineOf(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
