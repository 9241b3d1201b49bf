/** One beat of a lecture: what it shows, its texts, and what can be done with it. */
import { say as sayLayer } from '@lanelab/messages/layer-choice';
import { say } from '@lanelab/messages/lectures';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import { CONNECTION_ROLES, LAYERS, parseDuration } from '@lanelab/scenario';
import type { LectureBeat } from '@lanelab/scenario/lecture';
import { useId, useState } from 'react';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Link } from '../../base/ui/Link.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { DEFAULT_SPEED, speedSteps, speedWords } from '../../playback/speed.ts';
import { writeTime } from '../../share/links/link-options.ts';
import { linkAddress } from '../../share/links/links.ts';
import styles from './Lecture.module.css';

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
      <div className={styles.handle} draggable onDragStart={onDragStart} title={say('edit.drag', { number })}>
        <span aria-hidden="true">⠿</span> {number}
      </div>
      <div className={styles.fields}>
        <TextInput
          isText
          label={say('edit.beat-title')}
          value={beat.title}
          onChange={text('title', 200)}
          testId={`beat-title-${number}`}
        />
        <Area
          label={say('edit.caption')}
          value={beat.caption}
          onChange={text('caption', 500)}
          testId={`beat-caption-${number}`}
        />
        <Area
          label={say('edit.notes')}
          value={beat.notes}
          onChange={text('notes', 5000)}
          testId={`beat-notes-${number}`}
        />
        <div className={styles.row}>
          <Times beat={beat} onChange={onChange} />
          <Choices beat={beat} index={index} beats={beats} onChange={onChange} />
        </div>
        <div className={styles.actions}>
          <Button isDisabled={index === 0} onPress={() => onMove(index - 1)} data-testid={`beat-up-${number}`}>
            {say('edit.up', { number })}
          </Button>
          <Button
            isDisabled={number === beats.length}
            onPress={() => onMove(index + 1)}
            data-testid={`beat-down-${number}`}
          >
            {say('edit.down', { number })}
          </Button>
          <Button onPress={onDuplicate} data-testid={`beat-duplicate-${number}`}>
            {say('edit.duplicate', { number })}
          </Button>
          <Button onPress={onPresent} data-testid={`beat-present-${number}`}>
            {say('edit.present-from', { number })}
          </Button>
          {inLab === null ? null : <Link to={inLab}>{say('edit.open-in-lab', { number })}</Link>}
          <Button kind="quiet" onPress={onDelete} data-testid={`beat-delete-${number}`}>
            {say('edit.delete', { number })}
          </Button>
        </div>
      </div>
    </li>
  );
}

interface AreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly testId: string;
}

function Area({ label, value, onChange, testId }: AreaProps) {
  const id = useId();
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        data-testid={testId}
      />
    </div>
  );
}

type Part = Pick<BeatRowProps, 'beat' | 'onChange'>;

/** When the beat begins, and when it stops; what is no time yet stays in its field with the reason. */
function Times({ beat, onChange }: Part) {
  const [from, setFrom] = useState(() => writeTime(beat.timePs));
  const [until, setUntil] = useState(() => (beat.untilPs === undefined ? '' : writeTime(beat.untilPs)));
  const timeOf = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : parseDuration(typed));
  const fromPs = timeOf(from);
  const untilPs = until.trim() === '' ? undefined : timeOf(until);
  const untilError = () => {
    if (untilPs === null) return say('edit.not-a-time', { text: until });
    return untilPs !== undefined && untilPs <= beat.timePs ? say('edit.until-before') : null;
  };
  const changeUntil = (typed: string) => {
    setUntil(typed);
    const { untilPs: _, ...rest } = beat;
    const ps = typed.trim() === '' ? undefined : timeOf(typed);
    if (ps === undefined) onChange(rest);
    else if (ps !== null && ps > beat.timePs) onChange({ ...rest, untilPs: ps });
  };
  return (
    <>
      <TextInput
        isText
        label={say('edit.instant')}
        value={from}
        onChange={(typed) => {
          setFrom(typed);
          const ps = timeOf(typed);
          if (ps !== null) onChange({ ...beat, timePs: ps });
        }}
        error={fromPs === null ? say('edit.not-a-time', { text: from }) : null}
        note={formatPicoseconds(beat.timePs)}
      />
      <TextInput
        isText
        label={say('edit.until')}
        value={until}
        onChange={changeUntil}
        error={untilError()}
        note={say('edit.until-note')}
      />
    </>
  );
}

const NONE = 'none';
const OTHER = 'other';

function Choices({ beat, index, beats, onChange }: Part & Pick<BeatRowProps, 'index' | 'beats'>) {
  const { emphasis, with: beside, ...rest } = beat;
  const speeds = speedSteps
    .filter((step) => step !== 'max')
    .map((step) => ({ value: String(step), label: speedWords(step) }));
  const same = (one: LectureBeat) => JSON.stringify(one.scenario) === JSON.stringify(beside);
  const besideNow = beside === undefined ? NONE : String(beats.findIndex(same));
  return (
    <>
      <Select
        label={say('edit.speed')}
        value={String(beat.speedPs ?? DEFAULT_SPEED)}
        options={speeds}
        onChange={(value) => onChange({ ...beat, speedPs: Number(value) })}
      />
      <Select
        label={say('edit.layer')}
        value={beat.layer}
        options={LAYERS.map((layer) => ({ value: layer, label: sayLayer(`${layer}.title`) }))}
        onChange={(value) => onChange({ ...beat, layer: LAYERS.find((layer) => layer === value) ?? beat.layer })}
      />
      <Select
        label={say('edit.emphasis')}
        value={emphasis ?? NONE}
        options={[
          { value: NONE, label: say('edit.no-emphasis') },
          ...CONNECTION_ROLES.map((role) => ({ value: role, label: sayProtocol(`role.${role}`) })),
        ]}
        onChange={(value) => {
          const role = CONNECTION_ROLES.find((one) => one === value);
          onChange({
            ...rest,
            ...(beside === undefined ? {} : { with: beside }),
            ...(role === undefined ? {} : { emphasis: role }),
          });
        }}
      />
      <Select
        label={say('edit.beside')}
        value={besideNow === '-1' ? OTHER : besideNow}
        options={[
          { value: NONE, label: say('edit.nothing-beside') },
          ...(besideNow === '-1' ? [{ value: OTHER, label: say('edit.two-runs') }] : []),
          ...beats.flatMap((_, at) =>
            at === index ? [] : [{ value: String(at), label: say('edit.as-in-beat', { number: at + 1 }) }],
          ),
        ]}
        onChange={(value) => {
          const source = beats[Number(value)]?.scenario;
          if (value === OTHER) return;
          onChange({
            ...rest,
            ...(emphasis === undefined ? {} : { emphasis }),
            ...(source === undefined ? {} : { with: source }),
          });
        }}
      />
    </>
  );
}
