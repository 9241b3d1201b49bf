/** One step with what can be done with it as a whole: moved, duplicated, deleted. */
import { say } from '@lanelab/messages/lesson-edit';
import { useStore } from 'zustand';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import styles from './edit.module.css';
import type { WrittenPlace } from './model/places.ts';
import { changedStep, duplicatedStep, removedStep } from './model/steps.ts';
import { useNetworks } from './model/use-networks.ts';
import type { LessonWriting } from './model/writing.ts';
import { StepForm } from './StepForm.tsx';

interface StepEditorProps {
  readonly writing: LessonWriting;
  readonly index: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onGo: (place: WrittenPlace) => void;
}

export function StepEditor({ writing, index, onMove, onGo }: StepEditorProps) {
  const lesson = useStore(writing.store, (state) => state.lesson);
  const networks = useNetworks(lesson, index);
  const step = lesson.steps[index];
  if (step === undefined) return null;
  const number = index + 1;
  const duplicate = () => {
    writing.change(duplicatedStep(lesson, index));
    onGo({ kind: 'step', index: number });
    announce(say('parts.duplicated', { number }));
  };
  const remove = () => {
    writing.change(removedStep(lesson, index));
    onGo(index === 0 ? { kind: 'lesson' } : { kind: 'step', index: index - 1 });
    announce(say('parts.deleted', { number }));
  };
  return (
    <>
      <div className={styles.head}>
        <h2>{say('step', { number })}</h2>
        <div className={styles.actions}>
          <Button isDisabled={index === 0} onPress={() => onMove(index, index - 1)} data-testid="step-up">
            {say('parts.up')}
          </Button>
          <Button
            isDisabled={number === lesson.steps.length}
            onPress={() => onMove(index, index + 1)}
            data-testid="step-down"
          >
            {say('parts.down')}
          </Button>
          <Button onPress={duplicate} data-testid="duplicate-step">
            {say('parts.duplicate')}
          </Button>
          <Button kind="quiet" onPress={remove} data-testid="delete-step">
            {say('parts.delete')}
          </Button>
        </div>
      </div>
      <StepForm
        lesson={lesson}
        index={index}
        step={step}
        networks={networks}
        onChange={(next, field) => writing.change(changedStep(lesson, index, next), `steps.${index}.${field}`)}
      />
    </>
  );
}
