/** What a beat shows besides its texts: its instant and end, speed, layer, emphasis, a second scenario, outlined devices. */
import { say as sayLayer } from '@lanelab/messages/layer-choice';
import { say } from '@lanelab/messages/lectures';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import { CONNECTION_ROLES, LAYERS } from '@lanelab/scenario';
import type { LectureBeat } from '@lanelab/scenario/lecture';
import { useState } from 'react';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { Select } from '../../base/ui/Select.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { DEFAULT_SPEED } from '../../playback/speed.ts';
import { speedSteps, speedWords } from '../../playback/speed-words.ts';
import { writeTime } from '../../share/links/link-options.ts';
import { readTime } from './changes.ts';
import styles from './Lecture.module.css';

interface Part {
  readonly beat: LectureBeat;
  readonly onChange: (beat: LectureBeat) => void;
}

interface BesideOthers extends Part {
  readonly index: number;
  readonly beats: readonly LectureBeat[];
}

export function BeatSettings({ beat, index, beats, onChange }: BesideOthers) {
  return (
    <div className={styles.row}>
      <Times beat={beat} onChange={onChange} />
      <Choices beat={beat} index={index} beats={beats} onChange={onChange} />
      <Planned beat={beat} onChange={onChange} />
    </div>
  );
}

/** When the beat begins, and when it stops; what is no time yet stays in its field with the reason. */
function Times({ beat, onChange }: Part) {
  const [from, setFrom] = useState(() => writeTime(beat.timePs));
  const [until, setUntil] = useState(() => (beat.untilPs === undefined ? '' : writeTime(beat.untilPs)));
  const fromPs = readTime(from);
  const untilPs = until.trim() === '' ? undefined : readTime(until);
  const untilError = () => {
    if (untilPs === null) return say('edit.not-a-time', { text: until });
    return untilPs !== undefined && untilPs <= beat.timePs ? say('edit.until-before') : null;
  };
  const changeUntil = (typed: string) => {
    setUntil(typed);
    const { untilPs: _, ...rest } = beat;
    const ps = typed.trim() === '' ? undefined : readTime(typed);
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
          const ps = readTime(typed);
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

/** How long the speaker means to stay; what is no such number stays in its field with the reason. */
function Planned({ beat, onChange }: Part) {
  const { minutes, ...rest } = beat;
  const [typed, setTyped] = useState(() => (minutes === undefined ? '' : String(minutes)));
  const read = Number(typed);
  const isNumber = Number.isInteger(read) && read >= 1 && read <= 240;
  return (
    <TextInput
      label={say('edit.minutes')}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        const count = Number(next);
        if (next.trim() === '') onChange(rest);
        else if (Number.isInteger(count) && count >= 1 && count <= 240) onChange({ ...rest, minutes: count });
      }}
      error={typed.trim() === '' || isNumber ? null : say('edit.not-minutes')}
    />
  );
}

export function Outlined({ beat, onChange }: Part) {
  const { selects, ...rest } = beat;
  const [typed, setTyped] = useState(() => (selects ?? []).join(', '));
  return (
    <TextInput
      isText
      label={say('edit.selects')}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        const names = next
          .split(',')
          .map((name) => name.trim().slice(0, 80))
          .filter((name) => name !== '')
          .slice(0, 50);
        onChange(names.length === 0 ? rest : { ...rest, selects: names });
      }}
      note={say('edit.selects-note')}
    />
  );
}

const NONE = 'none';
const OTHER = 'other';

function Choices({ beat, index, beats, onChange }: BesideOthers) {
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
