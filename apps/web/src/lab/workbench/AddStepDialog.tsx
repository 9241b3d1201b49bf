/** Adds a step to a lesson of this browser: the open scenario, shown from the instant of the clock on. */
import { MAX_STEPS, parseLesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-list';
import { useState } from 'react';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { sourceOf } from '../../share/lectures/sources.ts';
import { keptLessons } from '../../share/lessons/kept.ts';
import { lessonEditAddress } from '../../share/lessons/links.ts';
import { emptyLesson, newStep } from '../../share/lessons/new-lesson.ts';
import { keepEdited, listLessons, readForEditing } from '../../share/lessons/unfinished.ts';
import { type AddedPart, AddFromLab, type AddWords } from './AddFromLab.tsx';
import { type ShownInstant, viewOf } from './shown-instant.ts';

const wordsAt = (timePs: number): AddWords => ({
  loading: say('loading'),
  cannotBeKept: say('cannot-be-kept'),
  says: say('add.says', { instant: formatPicoseconds(timePs) }),
  to: say('add.to'),
  fresh: say('add.new'),
  partTitle: say('add.step-title'),
  add: say('add.add'),
  added: (number) => say('add.added', { number }),
  edit: say('add.edit'),
});

async function listChoices() {
  const kept = await listLessons();
  return kept.map(({ id, document }) => ({ id, title: plainText(document.title) || say('untitled') }));
}

export function AddStepDialog({ onClose, ...instant }: ShownInstant & { readonly onClose: () => void }) {
  return (
    <Dialog title={say('add.title')} isOpen onClose={onClose} testId="add-to-lesson">
      <AddStep {...instant} />
    </Dialog>
  );
}

function AddStep(now: ShownInstant) {
  // The instant at which the dialog was opened, while the clock goes on.
  const [instant] = useState(now);
  const { scenario, timePs } = instant;
  const add = async (id: string | null, title: string): Promise<AddedPart> => {
    const lesson = (id === null ? null : await readForEditing(id)) ?? emptyLesson;
    if (lesson.steps.length >= MAX_STEPS) return { problem: say('add.full', { most: MAX_STEPS }) };
    const own = id ?? crypto.randomUUID();
    const step = { ...newStep(lesson), title, scenario: await sourceOf(scenario), view: viewOf(instant) };
    const next = { ...lesson, steps: [...lesson.steps, step] };
    // A lesson is listed by its last sound version, and a new one has none yet.
    if (id === null) await keptLessons.keep(own, emptyLesson);
    await keepEdited(own, next, parseLesson(next).ok);
    return { number: next.steps.length, address: `${lessonEditAddress(own)}&step=${next.steps.length}` };
  };
  return <AddFromLab words={wordsAt(timePs)} list={listChoices} firstTitle={scenario.view.title} add={add} />;
}
