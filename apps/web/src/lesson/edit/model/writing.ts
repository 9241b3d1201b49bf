/** A lesson while it is written: the document, what is wrong with it, and every change that can be taken back. No React, no DOM. */
import { type Lesson, type LessonFault, parseLesson } from '@lanelab/lessons';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface WritingState {
  readonly lesson: Lesson;
  /** In the order of the document; none where the lesson is sound. */
  readonly faults: readonly LessonFault[];
  /** Former versions, the newest last, and those that were taken back, the next one last. */
  readonly past: readonly Lesson[];
  readonly future: readonly Lesson[];
}

/** More are nobody’s to take back one by one. */
const MOST_PAST = 200;

const faultsOf = (lesson: Lesson): readonly LessonFault[] => {
  const parsed = parseLesson(lesson);
  return parsed.ok ? [] : parsed.faults;
};

export class LessonWriting {
  readonly store: StoreApi<WritingState>;
  readonly #keep: (lesson: Lesson, isSound: boolean) => void;
  /** The field that the last change was made in: what is typed there next belongs to the same change. */
  #field: string | null = null;

  /** `keep` is called with the lesson after each change. */
  constructor(lesson: Lesson, keep: (lesson: Lesson, isSound: boolean) => void) {
    this.store = createStore(() => ({ lesson, faults: faultsOf(lesson), past: [], future: [] }));
    this.#keep = keep;
  }

  /** Shows another version. Changes of the same `field` in a row are taken back together; null: this change stands alone. */
  change(lesson: Lesson, field: string | null = null): void {
    const { lesson: before, past } = this.store.getState();
    if (lesson === before) return;
    const goesOn = field !== null && field === this.#field;
    this.#field = field;
    this.#show(lesson, goesOn ? past : [...past, before].slice(-MOST_PAST), []);
  }

  /** The author has left the field: the next change is another one. */
  settle(): void {
    this.#field = null;
  }

  undo(): void {
    const { lesson, past, future } = this.store.getState();
    const before = past.at(-1);
    if (before !== undefined) this.#show(before, past.slice(0, -1), [...future, lesson]);
  }

  redo(): void {
    const { lesson, past, future } = this.store.getState();
    const next = future.at(-1);
    if (next !== undefined) this.#show(next, [...past, lesson], future.slice(0, -1));
  }

  #show(lesson: Lesson, past: readonly Lesson[], future: readonly Lesson[]): void {
    if (future.length > 0) this.#field = null;
    const faults = faultsOf(lesson);
    this.store.setState({ lesson, faults, past, future });
    this.#keep(lesson, faults.length === 0);
  }
}
