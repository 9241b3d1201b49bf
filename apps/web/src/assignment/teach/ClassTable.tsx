/** The students as rows and the steps as columns, each state a sign with its words for screen readers; and what was handed in. */
import { say as sayShared } from '@lanelab/messages/assignments';
import { say } from '@lanelab/messages/teach';
import { formatWhen } from '../../base/format/date.ts';
import { type Column, DataTable } from '../../base/ui/DataTable.tsx';
import { Link } from '../../base/ui/Link.tsx';
import type { Overview, OverviewStudent, Submission } from '../../share/assignments/answers.ts';
import { teachAddress } from '../../share/assignments/links.ts';
import { stepCounts } from './step-counts.ts';
import styles from './teach.module.css';

const SIGNS = { done: '✓', shown: '–', begun: '●', open: '·' } as const;

export const studentName = ({ name }: Pick<OverviewStudent, 'name'>): string => name || say('students.place');

interface ClassTableProps {
  readonly code: string;
  readonly overview: Overview;
}

/** The row below all students counts them. */
type Row = OverviewStudent | 'total';

export function ClassTable({ code, overview }: ClassTableProps) {
  const { students, steps, nowMs } = overview;
  if (students.length === 0)
    return (
      <section className={styles.students}>
        <h2>{say('students')}</h2>
        <p>{say('students.none')}</p>
      </section>
    );
  const counts = stepCounts(overview);
  const columns: readonly Column<Row>[] = [
    {
      title: say('students.student'),
      isHead: true,
      cell: (row) =>
        row === 'total' ? (
          say('total')
        ) : (
          <Link
            to={`${teachAddress(code)}?student=${encodeURIComponent(row.id)}`}
            aria-label={say('students.open', { name: studentName(row) })}
            data-authored
          >
            {studentName(row)}
          </Link>
        ),
    },
    ...steps.map(
      ({ id }, index): Column<Row> => ({
        title: say('steps.number', { number: index + 1 }),
        cell: (row) =>
          row === 'total' ? (
            say('steps.count.done', { count: counts[index]?.done ?? 0 })
          ) : (
            <Cell student={row} step={id} />
          ),
      }),
    ),
    {
      title: say('students.handed'),
      cell: (row) => (row === 'total' ? null : <Handed submissions={row.submissions} />),
    },
    {
      title: say('students.seen'),
      cell: (row) => {
        if (row === 'total') return null;
        if (!row.hasJoined) return say('students.waits');
        return row.seenAtMs === null ? null : formatWhen(row.seenAtMs, nowMs);
      },
    },
  ];
  return (
    <section className={styles.students} data-testid="students">
      <h2>{say('students')}</h2>
      <p className="muted" aria-hidden="true">
        {say('students.legend')}
      </p>
      <DataTable
        caption={say('students')}
        columns={columns}
        rows={[
          ...students.filter(({ hasJoined }) => hasJoined),
          ...students.filter(({ hasJoined }) => !hasJoined),
          'total',
        ]}
        rowKey={(row) => (row === 'total' ? 'total' : row.id)}
        testId="class-table"
      />
    </section>
  );
}

/** Where a student is in a step. */
function Cell({ student, step }: { readonly student: OverviewStudent; readonly step: string }) {
  const progress = student.progress.find((one) => one.step === step);
  const state = progress?.state ?? 'open';
  return (
    <span className={styles.cell} data-state={state} data-here={student.at === step || undefined}>
      <span aria-hidden="true">
        {SIGNS[state]}
        {progress === undefined || progress.tries === 0 ? null : <small>{progress.tries}</small>}
      </span>
      <span className="visually-hidden">{cellWords(progress)}</span>
    </span>
  );
}

function cellWords(progress: OverviewStudent['progress'][number] | undefined): string {
  if (progress === undefined) return say('cell.open');
  const { tries, hints } = progress;
  const state = say(`cell.${progress.state}`, { tries });
  return hints === 0 ? state : say('cell.hints', { state, hints });
}

/** The newest submission in a few words. */
function Handed({ submissions }: { readonly submissions: readonly Submission[] }) {
  const last = submissions.at(-1);
  if (last === undefined) return <span className="muted">{say('students.nothing')}</span>;
  const { isLate, flags = [], comment, returned } = last;
  return (
    <span className={styles.handed} data-testid="row-handed">
      <span>{submissionWords(last)}</span>
      {isLate ? <span className={styles.tag}>{say('handed.late')}</span> : null}
      {flags.length === 0 ? null : <span className={styles.tag}>{say('handed.flags', { count: flags.length })}</span>}
      {returned ? <span className={styles.tag}>{sayShared('submission.returned')}</span> : null}
      {comment === '' || returned ? null : <span className={styles.tag}>{say('handed.commented')}</span>}
    </span>
  );
}

export function submissionWords({ number, state, summary }: Submission): string {
  if (summary !== null) return say('handed.short', { number, ...summary });
  return say(state === 'failed' ? 'handed.failed' : 'handed.waiting', { number });
}
