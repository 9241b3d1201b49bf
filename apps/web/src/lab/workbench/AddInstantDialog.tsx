/** Adds a beat to a lecture of this browser: the open scenario at the instant of the clock. */
import { say } from '@lanelab/messages/lectures';
import { useState } from 'react';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { emptyLecture, keptLectures } from '../../share/lectures/kept.ts';
import { sourceOf } from '../../share/lectures/sources.ts';
import { type AddedPart, AddFromLab, type AddWords } from './AddFromLab.tsx';
import { type ShownInstant, viewOf } from './shown-instant.ts';

const wordsAt = (timePs: number): AddWords => ({
  loading: say('add.loading'),
  cannotBeKept: say('cannot-be-kept'),
  says: say('add.says', { instant: formatPicoseconds(timePs) }),
  to: say('add.to'),
  fresh: say('add.new'),
  partTitle: say('add.beat-title'),
  add: say('add.add'),
  added: (number) => say('add.added', { number }),
  edit: say('add.edit'),
});

async function listLectures() {
  const kept = await keptLectures.list();
  return kept.map(({ id, document }) => ({ id, title: document.title || say('list.untitled') }));
}

export function AddInstantDialog({ onClose, ...instant }: ShownInstant & { readonly onClose: () => void }) {
  return (
    <Dialog title={say('add.title')} isOpen onClose={onClose} testId="add-to-lecture">
      <AddInstant {...instant} />
    </Dialog>
  );
}

function AddInstant(now: ShownInstant) {
  // The instant at which the dialog was opened, while the clock goes on.
  const [instant] = useState(now);
  const [caption, setCaption] = useState('');
  const { scenario, timePs } = instant;
  const add = async (id: string | null, title: string): Promise<AddedPart> => {
    const lecture = (id === null ? null : await keptLectures.read(id)) ?? emptyLecture;
    const own = id ?? crypto.randomUUID();
    const beat = { title, scenario: await sourceOf(scenario), ...viewOf(instant), caption, notes: '' };
    await keptLectures.keep(own, { ...lecture, beats: [...lecture.beats, beat] });
    return { number: lecture.beats.length + 1, address: `/lecture?id=${own}` };
  };
  return (
    <AddFromLab words={wordsAt(timePs)} list={listLectures} firstTitle={scenario.view.title} add={add}>
      <TextInput isText label={say('add.caption')} value={caption} onChange={setCaption} testId="add-caption" />
    </AddFromLab>
  );
}
