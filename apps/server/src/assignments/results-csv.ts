/** The results of a class as a table: one row for each student, with the submission that came last. */
import { type CsvCell, csvText } from '@lanelab/charts/csv';
import { textIn } from '@lanelab/lessons/text';
import { say } from '@lanelab/messages/server';
import type { Flag, MarkAnswer, SubmissionAnswer } from '../schemas/submission.ts';
import { type ClassState, submissionsByStudent } from './overview.ts';

const timeOf = (ms: number | null): string => (ms === null ? '' : new Date(ms).toISOString());
const yesOrNo = (is: boolean): string => (is ? say('assignments.csv.yes') : say('assignments.csv.no'));

/** The reason stands beside what the teacher decided. */
function markText(mark: MarkAnswer | undefined): string {
  if (mark === undefined) return '';
  const { standing, override } = mark;
  if (override === null) return standing ?? '';
  const decided = override.passes ? say('assignments.csv.passed') : say('assignments.csv.not-passed');
  return `${decided}: ${override.reason}`;
}

function flagText(flag: Flag): string {
  switch (flag.kind) {
    case 'same-as':
      return say('assignments.csv.same-as', { name: flag.name });
    case 'other-variant':
      return flag.name === null
        ? say('assignments.csv.unknown-variant')
        : say('assignments.csv.other-variant', { name: flag.name });
    case 'forged':
      return say('assignments.csv.forged', { steps: flag.steps.join(', ') });
    case 'opened':
      return say(`assignments.csv.opened-${flag.lock}`, { steps: flag.steps.join(', ') });
  }
}

function submissionCells(steps: ClassState['assignment']['steps'], last: SubmissionAnswer | undefined): CsvCell[] {
  if (last === undefined) return ['', '', '', '', '', '', ...steps.map(() => ''), '', ''];
  const { atMs, isLate, state, summary, marks, returned, comment, flags } = last;
  return [
    timeOf(atMs),
    yesOrNo(isLate),
    state,
    summary?.confirmed ?? '',
    summary?.of ?? '',
    yesOrNo(returned),
    ...steps.map(({ id }) => markText(marks?.find(({ step }) => step === id))),
    comment,
    (flags ?? []).map(flagText).join('; '),
  ];
}

export function resultsCsv(state: ClassState): string {
  const { steps } = state.assignment;
  const submissionsOf = submissionsByStudent(state);
  const head = [
    say('assignments.csv.name'),
    say('assignments.csv.id'),
    say('assignments.csv.joined'),
    say('assignments.csv.submissions'),
    say('assignments.csv.at'),
    say('assignments.csv.late'),
    say('assignments.csv.state'),
    say('assignments.csv.confirmed'),
    say('assignments.csv.of'),
    say('assignments.csv.returned'),
    ...steps.map(({ id, title }) => textIn('en', title) || id),
    say('assignments.csv.comment'),
    say('assignments.csv.flags'),
  ];
  const rows = state.students.map(({ id, name, joinedAtMs }): readonly CsvCell[] => {
    const own = submissionsOf.get(id) ?? [];
    return [name, id, timeOf(joinedAtMs), own.length, ...submissionCells(steps, own.at(-1))];
  });
  return csvText([head, ...rows]);
}
