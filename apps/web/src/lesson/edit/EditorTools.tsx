/** What can be done with the lesson as a whole: undo, redo, share, print. */
import { say } from '@lanelab/messages/lesson-edit';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../base/ui/Button.tsx';
import { Worksheet } from '../sheet/Worksheet.tsx';
import styles from './edit.module.css';
import type { LessonWriting } from './model/writing.ts';
import { ShareLesson } from './share/ShareLesson.tsx';

type Open = 'share' | 'sheet' | 'answers' | null;

export function EditorTools({ id, writing }: { readonly id: string; readonly writing: LessonWriting }) {
  const { lesson, faults, past, future } = useStore(writing.store);
  const [open, setOpen] = useState<Open>(null);
  const isSound = faults.length === 0;
  const close = () => setOpen(null);
  return (
    <div className={styles.actions}>
      <Button isDisabled={past.length === 0} onPress={() => writing.undo()} data-testid="undo-lesson">
        {say('undo')}
      </Button>
      <Button isDisabled={future.length === 0} onPress={() => writing.redo()} data-testid="redo-lesson">
        {say('redo')}
      </Button>
      <Button onPress={() => setOpen('share')} data-testid="share-lesson">
        {say('share')}
      </Button>
      <Button isDisabled={!isSound} onPress={() => setOpen('sheet')} data-testid="print-lesson">
        {say('print')}
      </Button>
      <Button isDisabled={!isSound} onPress={() => setOpen('answers')} data-testid="print-answers">
        {say('print.answers')}
      </Button>
      {open === 'share' ? <ShareLesson id={id} lesson={lesson} isSound={isSound} onClose={close} /> : null}
      {open === 'sheet' || open === 'answers' ? (
        <Worksheet lesson={lesson} hasAnswers={open === 'answers'} onClose={close} />
      ) : null}
    </div>
  );
}
