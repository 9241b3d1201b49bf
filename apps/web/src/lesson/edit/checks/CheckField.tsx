/** Checks to be written, one a line, with what is wrong with each marked in its text and said below it. */

import { setDiagnostics } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { say } from '@lanelab/messages/lesson-edit';
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useRef } from 'react';
import { follow } from '../../../lab/text/editor.ts';
import { createCheckEditor } from './check-editor.ts';
import styles from './checks.module.css';
import type { CheckNote } from './notes.ts';

interface CheckFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly isOneLine?: boolean;
  /** What is wrong with the checks, by their lines. */
  readonly notes: readonly CheckNote[];
  /** The network whose names are proposed; null while it is opened. */
  readonly scenario: Scenario | null;
  readonly testId: string;
}

export function CheckField(props: CheckFieldProps) {
  const { label, text, onChange, isOneLine = false, notes, scenario, testId } = props;
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ onChange, scenario, text });
  useEffect(() => {
    latest.current = { onChange, scenario, text };
  });
  useEffect(() => {
    if (frame.current === null) return;
    const editor = createCheckEditor(frame.current, latest.current.text, {
      label,
      isOneLine,
      onType: (typed) => latest.current.onChange(typed),
      scenario: () => latest.current.scenario,
    });
    view.current = editor;
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, [label, isOneLine]);
  useEffect(() => {
    if (view.current !== null) follow(view.current, text);
  }, [text]);
  useEffect(() => {
    if (view.current === null) return;
    const { state } = view.current;
    const marks = notes.flatMap(({ line, start, end, isMissing, sentence }) => {
      if (line > state.doc.lines) return [];
      const { from, to } = state.doc.line(line);
      const severity = isMissing ? ('info' as const) : ('error' as const);
      return [{ from: Math.min(from + start, to), to: Math.min(from + end, to), severity, message: sentence }];
    });
    view.current.dispatch(setDiagnostics(state, marks));
  }, [notes, text]);
  return (
    <div className={styles.field}>
      <span aria-hidden="true">{label}</span>
      <div ref={frame} data-testid={testId} />
      {notes.map(({ line, isMissing, sentence }) => (
        <p
          key={`${line} ${sentence}`}
          className={isMissing ? styles.missing : styles.fault}
          role="alert"
          data-testid={`${testId}-fault`}
        >
          {isOneLine ? sentence : say('checks.line', { line, sentence })}
        </p>
      ))}
    </div>
  );
}
