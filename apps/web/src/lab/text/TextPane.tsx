/** The scenario as text, beside the drawing: each follows the other, and faults are marked at their lines. */
import { say } from '@lanelab/messages/text';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { RichText } from '../../base/ui/RichText.tsx';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import type { TextIssue } from './reading.ts';
import { sessionOf } from './session.ts';
import styles from './TextPane.module.css';
import { TextStatus } from './TextStatus.tsx';
import { useTextEditor } from './use-text-editor.ts';

/** Faults that are listed below the text. */
const MOST_ISSUES = 20;

const marks = { key: (name: string) => <kbd>{name}</kbd> };

interface TextPaneProps {
  /** Called with the faults of the text whenever they change, so that the drawing can mark their devices. */
  readonly onIssues?: (issues: readonly TextIssue[]) => void;
}

export function TextPane({ onIssues }: TextPaneProps) {
  const store = useEditorStore();
  const [session] = useState(() => sessionOf(store));
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const isReadOnly = useEditor((editor) => editor.isReadOnly);
  const frame = useRef<HTMLDivElement>(null);
  const { select, selectAtCursor, goToIssue } = useTextEditor(frame, session, state);
  const { text, status, issues } = state;
  useEffect(() => onIssues?.(issues), [issues, onIssues]);
  return (
    <section className={styles.pane} aria-label={say('pane.label')} data-testid="text-pane" data-status={status}>
      <div className={styles.bar}>
        <TextStatus state={state} session={session} isReadOnly={isReadOnly} />
        <span className={styles.actions}>
          <Button kind="quiet" onPress={selectAtCursor} data-testid="text-show" title={say('pane.select-hint')}>
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
                  if (issue.record !== null) select(issue.record);
                  goToIssue(issue);
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
