/** A list that is written one entry a line. A line that cannot be read stays in the field with a sentence, and the lesson keeps the list before. */
import { say } from '@lanelab/messages/lesson-edit';
import type { ReactNode } from 'react';
import { TextArea } from '../../../base/ui/TextArea.tsx';
import type { ReadLines } from '../model/lines.ts';
import { useTyped } from './use-typed.ts';

interface LinesFieldProps<Entry> {
  readonly label: string;
  readonly note?: ReactNode;
  readonly entries: readonly Entry[];
  readonly read: (text: string) => ReadLines<Entry>;
  readonly write: (entries: readonly Entry[]) => string;
  /** Entries that a lesson has at most. */
  readonly most: number;
  readonly onChange: (entries: readonly Entry[]) => void;
  readonly isCode?: boolean;
  readonly testId?: string;
}

export function LinesField<Entry>(props: LinesFieldProps<Entry>) {
  const { label, note, entries, read, write, most, onChange, isCode = false, testId } = props;
  const taken = (text: string): ReadLines<Entry> => {
    const lines = read(text);
    const isTooLong = lines.ok && lines.entries.length > most;
    return isTooLong ? { ok: false, problem: say('lines.most', { count: lines.entries.length, most }) } : lines;
  };
  const [text, type] = useTyped(write(entries), (typed) => {
    const lines = taken(typed);
    return lines.ok ? write(lines.entries) : null;
  });
  const reading = taken(text);
  return (
    <TextArea
      label={label}
      value={text}
      rows={Math.min(8, Math.max(2, text.split('\n').length))}
      onChange={(next) => {
        type(next);
        const lines = taken(next);
        if (lines.ok) onChange(lines.entries);
      }}
      error={reading.ok ? null : reading.problem}
      isCode={isCode}
      {...(note === undefined ? {} : { note })}
      {...(testId === undefined ? {} : { testId })}
    />
  );
}
