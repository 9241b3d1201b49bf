/** The document of a lesson as text, for everything: what has no form is written here. Faults are marked where they are. */
import type { EditorView } from '@codemirror/view';
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { createEditor, follow, goTo, markIssues } from '../../lab/text/editor.ts';
import styles from './edit.module.css';
import { lessonText, readLessonJson } from './model/json-text.ts';

const MOST_SHOWN = 5;

interface JsonPaneProps {
  readonly lesson: Lesson;
  /** What was typed and says no lesson yet; null where nothing was. */
  readonly typed: string | null;
  readonly onType: (text: string, lesson: Lesson | null) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

export function JsonPane({ lesson, typed, onType, onUndo, onRedo }: JsonPaneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const text = typed ?? lessonText(lesson);
  const { issues } = useMemo(() => readLessonJson(text), [text]);
  const latest = useRef({ text, onType, onUndo, onRedo });
  useEffect(() => {
    latest.current = { text, onType, onUndo, onRedo };
  });
  useEffect(() => {
    if (frame.current === null) return;
    const step = (take: 'onUndo' | 'onRedo') => () => {
      latest.current[take]();
      return true;
    };
    const editor = createEditor(frame.current, latest.current.text, {
      onType: (next) => latest.current.onType(next, readLessonJson(next).lesson),
      onLeave: () => undefined,
      onUndo: step('onUndo'),
      onRedo: step('onRedo'),
      onShow: () => true,
    });
    view.current = editor;
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, []);
  useEffect(() => {
    if (view.current !== null) follow(view.current, text);
  }, [text]);
  useEffect(() => {
    if (view.current !== null) markIssues(view.current, issues);
  }, [issues]);
  return (
    <div className={styles.json}>
      <p className="muted">{say('text.says')}</p>
      <div ref={frame} className={styles.jsonFrame} data-testid="lesson-text" />
      {issues.length === 0 ? null : (
        <ul className={styles.faults} role="alert" data-testid="lesson-text-faults">
          {issues.slice(0, MOST_SHOWN).map((issue) => (
            <li key={`${issue.from} ${issue.sentence}`}>
              {issue.sentence}{' '}
              <Button kind="quiet" onPress={() => (view.current === null ? undefined : goTo(view.current, issue.from))}>
                {say('faults.go')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
