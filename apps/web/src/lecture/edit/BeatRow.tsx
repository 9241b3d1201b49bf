/** One beat of a lecture: what it shows, its texts, and what can be done with it. */
import { say } from '@lanelab/messages/lectures';
import type { LectureBeat } from '@lanelab/scenario/lecture';
import type { KeyboardEvent } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { Link } from '../../base/ui/Link.tsx';
import { TextArea } from '../../base/ui/TextArea.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { writeTime } from '../../share/links/link-options.ts';
import { linkAddress } from '../../share/links/links.ts';
import { BeatSettings, Outlined } from './BeatSettings.tsx';
import { LaterCaptions } from './LaterCaptions.tsx';
import styles from './Lecture.module.css';
import { Slide } from './Slide.tsx';

interface BeatRowProps {
  readonly beat: LectureBeat;
  readonly index: number;
  readonly beats: readonly LectureBeat[];
  readonly onChange: (beat: LectureBeat) => void;
  readonly onMove: (to: number) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  readonly onPresent: () => void;
  readonly onDragStart: () => void;
  readonly onDrop: () => void;
}

/** Where the lab shows what the beat shows; null for a whole document, which no address holds. */
function addressInLab({ scenario, timePs, layer }: LectureBeat): string | null {
  if (scenario.kind === 'link') return linkAddress(scenario.payload, { timePs, layer });
  if (scenario.kind === 'document') return null;
  return `/lab?preset=${encodeURIComponent(scenario.id)}&t=${writeTime(timePs)}&layer=${layer}`;
}

export function BeatRow(props: BeatRowProps) {
  const { beat, index, beats, onChange, onMove, onDuplicate, onDelete, onPresent, onDragStart, onDrop } = props;
  const number = index + 1;
  const inLab = addressInLab(beat);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || beats[index + step] === undefined) return;
    event.preventDefault();
    onMove(index + step);
  };
  const text = (key: 'title' | 'caption' | 'notes', most: number) => (value: string) =>
    onChange({ ...beat, [key]: value.slice(0, most) });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging beside the buttons that move it
    <li
      className={styles.beat}
      data-testid={`beat-${number}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <div className={styles.shown}>
        <button
          type="button"
          className={styles.handle}
          draggable
          onDragStart={onDragStart}
          onKeyDown={onKeyDown}
          aria-label={say('edit.handle', { number })}
          title={say('edit.drag', { number })}
          data-testid={`beat-handle-${number}`}
        >
          <span aria-hidden="true">⠿</span>
        </button>
        <Slide beat={beat} number={number} />
      </div>
      <div className={styles.fields}>
        <TextInput
          isText
          label={say('edit.beat-title')}
          value={beat.title}
          onChange={text('title', 200)}
          testId={`beat-title-${number}`}
        />
        <TextArea
          label={say('edit.caption')}
          value={beat.caption}
          onChange={text('caption', 500)}
          testId={`beat-caption-${number}`}
        />
        <TextArea
          label={say('edit.notes')}
          value={beat.notes}
          onChange={text('notes', 5000)}
          testId={`beat-notes-${number}`}
        />
        <Fold title={say('edit.how')} testId={`beat-how-${number}`}>
          <BeatSettings beat={beat} index={index} beats={beats} onChange={onChange} />
        </Fold>
        <Fold
          title={say('edit.captions')}
          summary={say('edit.captions-count', { count: beat.later?.length ?? 0 })}
          testId={`beat-captions-${number}`}
        >
          <LaterCaptions beat={beat} number={number} onChange={onChange} />
          <Outlined beat={beat} onChange={onChange} />
        </Fold>
        <div className={styles.actions}>
          <Button
            isDisabled={index === 0}
            onPress={() => onMove(index - 1)}
            data-testid={`beat-up-${number}`}
            aria-label={say('edit.up', { number })}
          >
            {say('edit.up-short')}
          </Button>
          <Button
            isDisabled={number === beats.length}
            onPress={() => onMove(index + 1)}
            data-testid={`beat-down-${number}`}
            aria-label={say('edit.down', { number })}
          >
            {say('edit.down-short')}
          </Button>
          <Button
            onPress={onDuplicate}
            data-testid={`beat-duplicate-${number}`}
            aria-label={say('edit.duplicate', { number })}
          >
            {say('edit.duplicate-short')}
          </Button>
          <Button
            onPress={onPresent}
            data-testid={`beat-present-${number}`}
            aria-label={say('edit.present-from', { number })}
          >
            {say('edit.present-short')}
          </Button>
          {inLab === null ? null : (
            <Link to={inLab} aria-label={say('edit.open-in-lab', { number })}>
              {say('edit.lab-short')}
            </Link>
          )}
          <Button
            kind="quiet"
            onPress={onDelete}
            data-testid={`beat-delete-${number}`}
            aria-label={say('edit.delete', { number })}
          >
            {say('edit.delete-short')}
          </Button>
        </div>
      </div>
    </li>
  );
}
