/** Adds a beat to a lecture of this browser: the open scenario at the instant of the clock. */
import { say } from '@lanelab/messages/lectures';
import type { Layer, Scenario } from '@lanelab/scenario';
import { useEffect, useState } from 'react';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { Link } from '../../base/ui/Link.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import type { Speed } from '../../playback/types.ts';
import { emptyLecture, type KeptLecture, keepLecture, listKept } from '../../share/lectures/kept.ts';
import { sourceOf } from '../../share/lectures/sources.ts';
import styles from './AddInstantDialog.module.css';

interface AddInstantProps {
  readonly scenario: Scenario;
  readonly timePs: number;
  readonly speed: Speed;
  readonly layer: Layer;
}

interface AddInstantDialogProps extends AddInstantProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const NEW = 'new';

export function AddInstantDialog({ isOpen, onClose, ...instant }: AddInstantDialogProps) {
  return (
    <Dialog title={say('add.title')} isOpen={isOpen} onClose={onClose} testId="add-to-lecture">
      <AddInstant {...instant} />
    </Dialog>
  );
}

function AddInstant(now: AddInstantProps) {
  // The instant at which the dialog was opened, while the clock goes on.
  const [{ scenario, timePs, speed, layer }] = useState(now);
  const [kept, setKept] = useState<readonly KeptLecture[] | null>(null);
  const [id, setId] = useState(NEW);
  const [title, setTitle] = useState(scenario.view.title);
  const [caption, setCaption] = useState('');
  const [added, setAdded] = useState<{ readonly id: string; readonly number: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    listKept().then(
      (all) => {
        setKept(all);
        setId(all[0]?.id ?? NEW);
      },
      () => {
        setKept([]);
        setProblem(say('cannot-be-kept'));
      },
    );
  }, []);

  const add = async () => {
    const { lecture } = kept?.find((one) => one.id === id) ?? { lecture: emptyLecture };
    const beat = {
      title,
      scenario: await sourceOf(scenario),
      timePs: Math.round(timePs),
      ...(speed === 'max' ? {} : { speedPs: speed }),
      layer,
      caption,
      notes: '',
    };
    const own = id === NEW ? crypto.randomUUID() : id;
    try {
      await keepLecture(own, { ...lecture, beats: [...lecture.beats, beat] });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      return setProblem(say('cannot-be-kept'));
    }
    const number = lecture.beats.length + 1;
    setAdded({ id: own, number });
    announce(say('add.added', { number }));
  };

  if (added !== null)
    return (
      <div className={styles.form}>
        <p data-testid="added-to-lecture">{say('add.added', { number: added.number })}</p>
        <Link to={`/lecture?id=${added.id}`}>{say('add.edit')}</Link>
      </div>
    );
  if (kept === null) return <p role="status">{say('add.loading')}</p>;
  return (
    <div className={styles.form}>
      <p className="muted">{say('add.says', { instant: formatPicoseconds(timePs) })}</p>
      <Select
        label={say('add.to')}
        value={id}
        onChange={setId}
        options={[
          ...kept.map((one) => ({ value: one.id, label: one.lecture.title || say('list.untitled') })),
          { value: NEW, label: say('add.new') },
        ]}
        testId="add-lecture"
      />
      <TextInput isText label={say('add.beat-title')} value={title} onChange={setTitle} testId="add-title" />
      <TextInput isText label={say('add.caption')} value={caption} onChange={setCaption} testId="add-caption" />
      {problem === null ? null : <p role="alert">{problem}</p>}
      <p>
        <Button kind="main" onPress={() => void add()} data-testid="add-beat">
          {say('add.add')}
        </Button>
      </p>
    </div>
  );
}
