/** One check, or one quantity, on a line of its own. A lesson has no empty one: an emptied line keeps what it had before. */
import type { AskedFault } from '@lanelab/lessons/judge';
import type { Scenario } from '@lanelab/scenario';
import { useMemo } from 'react';
import { useTyped } from '../fields/use-typed.ts';
import { CheckField } from './CheckField.tsx';
import { notesOf } from './notes.ts';

/** As the document allows. */
const LONGEST = 500;

interface OneCheckProps {
  readonly label: string;
  readonly check: string;
  /** Place in the lesson: `steps[2].traps[0].when`. */
  readonly path: string;
  readonly faults: readonly AskedFault[];
  readonly scenario: Scenario | null;
  readonly onChange: (check: string) => void;
  readonly testId: string;
}

export function OneCheck({ label, check, path, faults, scenario, onChange, testId }: OneCheckProps) {
  const [text, type] = useTyped(check, (typed) => typed.trim().slice(0, LONGEST) || null);
  const notes = useMemo(() => notesOf(text, () => path, faults), [text, path, faults]);
  return (
    <CheckField
      label={label}
      text={text}
      isOneLine
      onChange={(typed) => {
        type(typed);
        const next = typed.trim().slice(0, LONGEST);
        if (next !== '') onChange(next);
      }}
      notes={notes}
      scenario={scenario}
      testId={testId}
    />
  );
}
