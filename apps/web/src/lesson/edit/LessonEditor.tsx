/** A lesson to write: its parts, the form of the one that is chosen, and the step as a student sees it. Every change is kept at once. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Choice } from '../../base/ui/Choice.tsx';
import { navigate } from '../../base/ui/location.ts';
import { PageBar } from '../../base/ui/PageBar.tsx';
import { useMedia } from '../../base/ui/use-media.ts';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { keepEdited } from '../../share/lessons/unfinished.ts';
import { EditorTools } from './EditorTools.tsx';
import styles from './edit.module.css';
import { FaultList } from './FaultList.tsx';
import { JsonPane } from './JsonPane.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LessonForm } from './LessonForm.tsx';
import { firstLanguage, untranslated } from './model/local-text.ts';
import type { WrittenPlace } from './model/places.ts';
import { addedStep, movedStep } from './model/steps.ts';
import { LessonWriting } from './model/writing.ts';
import { WritingLanguage } from './model/writing-language.ts';
import { Preview } from './Preview.tsx';
import { StepEditor } from './StepEditor.tsx';
import { StepNav } from './StepNav.tsx';
import { useUndoKeys } from './use-undo-keys.ts';

const NARROW = '(max-width: 767px)';
const SIDES = ['form', 'preview'] as const;
type Side = (typeof SIDES)[number];

interface LessonEditorProps {
  readonly id: string;
  readonly first: Lesson;
}

/** The step that the address names, which a trial comes back to. */
function firstPlace({ steps }: Lesson): WrittenPlace {
  const number = Number(new URLSearchParams(location.search).get('step') ?? Number.NaN);
  return steps[number - 1] === undefined ? { kind: 'lesson' } : { kind: 'step', index: number - 1 };
}

export function LessonEditor({ id, first }: LessonEditorProps) {
  const [isLost, setLost] = useState(false);
  const [writing] = useState(
    () =>
      new LessonWriting(first, (lesson, isSound) => {
        keepEdited(id, lesson, isSound).then(
          () => setLost(false),
          () => setLost(true),
        );
      }),
  );
  const lesson = useStore(writing.store, (state) => state.lesson);
  const faults = useStore(writing.store, (state) => state.faults);
  const [place, setPlace] = useState(() => firstPlace(first));
  const [side, setSide] = useState<Side>('form');
  const [typed, setTyped] = useState<{ readonly text: string; readonly lesson: Lesson } | null>(null);
  const [language, setLanguage] = useState(() => firstLanguage(first));
  const missing = useMemo(() => untranslated(lesson), [lesson]);
  const isNarrow = useMedia(NARROW);
  useUndoKeys(writing);
  // A step that is no longer there, after an undo or a change of the text.
  const index =
    place.kind === 'step' && lesson.steps.length > 0 ? Math.min(place.index, lesson.steps.length - 1) : null;
  const shown: WrittenPlace =
    index !== null ? { kind: 'step', index } : place.kind === 'text' ? place : { kind: 'lesson' };
  useEffect(() => {
    document.querySelector('[data-lesson-form]')?.scrollTo(0, 0);
  }, [place]);

  const add = () => {
    const at = index ?? lesson.steps.length - 1;
    writing.change(addedStep(lesson, at));
    setPlace({ kind: 'step', index: at + 1 });
    announce(say('parts.added', { number: at + 2 }));
  };
  const move = (from: number, to: number) => {
    writing.change(movedStep(lesson, from, to));
    setPlace({ kind: 'step', index: to });
    announce(say('parts.moved', { number: to + 1 }));
  };
  const title = plainText(lesson.title) || say('untitled');
  return (
    <>
      <PageBar crumbs={[{ label: say('lessons'), to: '/learn' }, { label: title }]}>
        <Button
          kind="main"
          isDisabled={lesson.steps.length === 0 || faults.length > 0}
          onPress={() => navigate(`/lesson?edit=${encodeURIComponent(id)}&try=${(index ?? 0) + 1}`)}
          data-testid="try-lesson"
        >
          {say('try')}
        </Button>
      </PageBar>
      <div className={styles.editor} data-side={isNarrow ? side : 'both'} data-testid="lesson-editor">
        <StepNav
          lesson={lesson}
          place={shown}
          untranslated={language === 'en' ? [] : missing}
          onGo={setPlace}
          onMove={move}
          onAdd={add}
        />
        <div className={styles.form} data-lesson-form onBlur={() => writing.settle()}>
          <EditorTools id={id} writing={writing} />
          {shown.kind === 'text' ? null : (
            <LanguageSwitch language={language} onChange={setLanguage} missing={missing.length} />
          )}
          {isLost ? <p role="alert">{say('cannot-be-kept')}</p> : null}
          {isNarrow ? (
            <Choice
              label={say('sides')}
              isLabelHidden
              options={SIDES.map((value) => ({ value, label: say(`sides.${value}`) }))}
              value={side}
              onChange={setSide}
              testId="editor-sides"
            />
          ) : null}
          {shown.kind === 'text' ? null : <FaultList faults={faults} onGo={setPlace} />}
          <div className={styles.part}>
            <WritingLanguage value={language}>
              {shown.kind === 'lesson' ? (
                <LessonForm lesson={lesson} onChange={(next, field) => writing.change(next, field)} />
              ) : null}
              {shown.kind === 'step' ? (
                <StepEditor key={shown.index} writing={writing} index={shown.index} onMove={move} onGo={setPlace} />
              ) : null}
            </WritingLanguage>
            {shown.kind === 'text' ? (
              <JsonPane
                lesson={lesson}
                typed={typed?.lesson === lesson ? typed.text : null}
                onType={(text, next) => {
                  if (next !== null) writing.change(next, 'document');
                  setTyped({ text, lesson: next ?? lesson });
                }}
                onUndo={() => writing.undo()}
                onRedo={() => writing.redo()}
              />
            ) : null}
          </div>
        </div>
        {shown.kind === 'text' ? null : <Preview lesson={lesson} index={index} />}
      </div>
    </>
  );
}
