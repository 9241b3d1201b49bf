/** Changes of a network, one a line, in the notation of `lanelab run --set`. */
import type { ScenarioChange } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { changeLines } from '../../texts/change-lines.ts';
import { changesOf } from '../model/lines.ts';
import { LinesField } from './LinesField.tsx';

/** As the document allows. */
const MOST_CHANGES = 50;

interface ChangesFieldProps {
  readonly label: string;
  readonly changes: readonly ScenarioChange[];
  readonly onChange: (changes: ScenarioChange[]) => void;
  readonly testId: string;
}

export function ChangesField({ label, changes, onChange, testId }: ChangesFieldProps) {
  return (
    <LinesField
      label={label}
      note={say('changes.note')}
      entries={changes}
      read={changesOf}
      write={changeLines}
      most={MOST_CHANGES}
      onChange={(next) => onChange([...next])}
      isCode
      testId={testId}
    />
  );
}
