/** The parts of the lesson in order: the lesson itself, its steps, the document as text. Steps are moved by dragging or by keys. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { placeOf, type WrittenPlace } from './model/places.ts';
import styles from './StepNav.module.css';

/** As the document allows. */
const MOST_STEPS = 30;

interface StepNavProps {
  readonly lesson: Lesson;
  readonly place: WrittenPlace;
  /** Paths of the texts that wait for a translation, while one is written. */
  readonly untranslated: readonly string[];
  readonly onGo: (place: WrittenPlace) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onAdd: () => void;
}

export function StepNav({ lesson: { steps }, place, untranslated, onGo, onMove, onAdd }: StepNavProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const current = (isShown: boolean) => (isShown ? 'step' : undefined);
  const missingIn = (index: number | null) =>
    untranslated.map(placeOf).filter((one) => (one.kind === 'step' ? one.index : null) === index).length;
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || steps[index + by] === undefined) return;
    event.preventDefault();
    onMove(index, index + by);
  };
  return (
    <nav className={styles.nav} aria-label={say('parts')}>
      <button
        type="button"
        className={styles.part}
        aria-current={current(place.kind === 'lesson')}
        onClick={() => onGo({ kind: 'lesson' })}
        data-testid="go-lesson"
      >
        {say('parts.lesson')}
        <Missing count={missingIn(null)} />
      </button>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging beside the keys that move it
          <li
            key={step.id}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== null && dragged !== index) onMove(dragged, index);
              setDragged(null);
            }}
          >
            <button
              type="button"
              className={styles.handle}
              draggable
              onDragStart={() => setDragged(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
              aria-label={say('parts.handle', { number: index + 1 })}
              title={say('parts.handle', { number: index + 1 })}
              data-testid={`step-handle-${index + 1}`}
            >
              <span aria-hidden="true">⠿</span>
            </button>
            <button
              type="button"
              className={styles.part}
              aria-current={current(place.kind === 'step' && place.index === index)}
              onClick={() => onGo({ kind: 'step', index })}
              data-testid={`go-step-${index + 1}`}
            >
              {say('parts.step', { number: index + 1, title: plainText(step.title) || step.id })}
              <Missing count={missingIn(index)} />
            </button>
          </li>
        ))}
      </ol>
      <Button isDisabled={steps.length >= MOST_STEPS} onPress={onAdd} data-testid="add-step">
        {say('parts.add')}
      </Button>
      <button
        type="button"
        className={styles.part}
        aria-current={current(place.kind === 'text')}
        onClick={() => onGo({ kind: 'text' })}
        data-testid="go-text"
      >
        {say('parts.text')}
      </button>
    </nav>
  );
}

/** How many texts of a part wait for a translation. */
function Missing({ count }: { readonly count: number }) {
  return count === 0 ? null : <span className="muted"> {say('translation.in-part', { count })}</span>;
}
