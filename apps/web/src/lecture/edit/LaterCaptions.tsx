/** Captions that follow the first one while a beat plays, each from its instant on. */
import { say } from '@lanelab/messages/lectures';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import { CONNECTION_ROLES } from '@lanelab/scenario';
import type { LaterCaption, LectureBeat } from '@lanelab/scenario/lecture';
import { useState } from 'react';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { writeTime } from '../../share/links/link-options.ts';
import { readTime } from './changes.ts';
import styles from './Lecture.module.css';

/** As the document allows. */
const MOST = 20;
const NONE = 'none';

interface LaterCaptionsProps {
  readonly beat: LectureBeat;
  readonly number: number;
  readonly onChange: (beat: LectureBeat) => void;
}

export function LaterCaptions({ beat, number, onChange }: LaterCaptionsProps) {
  const { later = [], ...rest } = beat;
  const [keys, setKeys] = useState(() => later.map(() => crypto.randomUUID()));
  const change = (next: readonly LaterCaption[]) => onChange(next.length === 0 ? rest : { ...rest, later: [...next] });
  const lastPs = later.at(-1)?.timePs ?? beat.timePs;
  return (
    <div className={styles.later}>
      {later.map((one, index) => (
        <Row
          key={keys[index]}
          one={one}
          label={say('edit.later', { number: index + 2 })}
          testId={`beat-${number}-later-${index + 2}`}
          onChange={(next) => change(later.with(index, next))}
          onDelete={() => {
            setKeys(keys.toSpliced(index, 1));
            change(later.toSpliced(index, 1));
          }}
        />
      ))}
      <Button
        isDisabled={later.length >= MOST}
        onPress={() => {
          setKeys([...keys, crypto.randomUUID()]);
          change([...later, { timePs: lastPs, caption: '' }]);
        }}
        data-testid={`beat-add-caption-${number}`}
      >
        {say('edit.add-caption')}
      </Button>
    </div>
  );
}

interface RowProps {
  readonly one: LaterCaption;
  readonly label: string;
  readonly testId: string;
  readonly onChange: (one: LaterCaption) => void;
  readonly onDelete: () => void;
}

function Row({ one, label, testId, onChange, onDelete }: RowProps) {
  const [typed, setTyped] = useState(() => writeTime(one.timePs));
  const { emphasis, ...plain } = one;
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      <TextInput
        isText
        label={say('edit.shown-from')}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          const timePs = readTime(next);
          if (timePs !== null) onChange({ ...one, timePs });
        }}
        error={readTime(typed) === null ? say('edit.not-a-time', { text: typed }) : null}
        note={formatPicoseconds(one.timePs)}
      />
      <TextInput
        isText
        label={say('edit.caption')}
        value={one.caption}
        onChange={(caption) => onChange({ ...one, caption: caption.slice(0, 500) })}
        testId={testId}
      />
      <Select
        label={say('edit.emphasis')}
        value={emphasis ?? NONE}
        options={[
          { value: NONE, label: say('edit.no-emphasis') },
          ...CONNECTION_ROLES.map((role) => ({ value: role, label: sayProtocol(`role.${role}`) })),
        ]}
        onChange={(value) => {
          const role = CONNECTION_ROLES.find((known) => known === value);
          onChange(role === undefined ? plain : { ...plain, emphasis: role });
        }}
      />
      <Button kind="quiet" onPress={onDelete}>
        {say('edit.delete-caption', { label })}
      </Button>
    </fieldset>
  );
}
