/** `stats`: what is stored, how much, and how fresh. */

import { bytesInWords } from '../lib/bytes-in-words.ts';
import type { DocumentKind } from '../storage/document-head.ts';
import { readArguments } from './args.ts';
import { type Connection, withLab } from './connection.ts';
import type { Io } from './io.ts';
import { kindsIn } from './kinds.ts';

const DAY_MS = 86_400_000;

interface Counted {
  readonly count: number;
  /** The instant of the latest change; null where none is stored. */
  readonly newest: string | null;
}

interface Stats {
  readonly database: string;
  readonly scenarios: Counted;
  readonly lessons: Counted;
  readonly assignments: Counted & { readonly students: number; readonly submissions: number; readonly bytes: number };
  readonly revisions: { readonly count: number; readonly bytes: number };
  /** `usedInADay`: asked for again within the last day, to the hour; the share of hits itself is in the metrics. */
  readonly results: {
    readonly count: number;
    readonly bytes: number;
    readonly newest: string | null;
    readonly usedInADay: number;
    readonly limitBytes: number;
  };
  readonly jobs: Readonly<Record<string, number>>;
}

async function documents(connection: Connection, kind: DocumentKind): Promise<Counted> {
  const kinds = await kindsIn(connection);
  if (!kinds.includes(kind)) return { count: 0, newest: null };
  const found = await connection.db
    .selectFrom('scenarios')
    .$if(kinds.length > 1, (query) => query.where('kind', '=', kind))
    .select((expression) => [expression.fn.countAll().as('count'), expression.fn.max('updated_at').as('newest')])
    .executeTakeFirstOrThrow();
  return { count: Number(found.count), newest: found.newest ?? null };
}

const NO_ASSIGNMENTS = { count: 0, newest: null, students: 0, submissions: 0, bytes: 0 };

/** Bytes: lessons, work and submissions. The newest is the one that was made last. */
async function assignments({ db, tables }: Connection): Promise<Stats['assignments']> {
  if (!tables.has('assignments')) return NO_ASSIGNMENTS;
  const counted = (table: 'assignment_work' | 'assignment_submissions' | 'assignments') =>
    db
      .selectFrom(table)
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum('bytes').as('bytes')])
      .executeTakeFirstOrThrow();
  const made = await counted('assignments');
  const { newest } = await db
    .selectFrom('assignments')
    .select(({ fn }) => fn.max('created_at').as('newest'))
    .executeTakeFirstOrThrow();
  const students = await db
    .selectFrom('assignment_students')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const submissions = await counted('assignment_submissions');
  const work = await counted('assignment_work');
  return {
    count: Number(made.count),
    newest: newest ?? null,
    students: Number(students.count),
    submissions: Number(submissions.count),
    bytes: [made, submissions, work].reduce((sum, { bytes }) => sum + Number(bytes ?? 0), 0),
  };
}

async function collect(connection: Connection, limitBytes: number): Promise<Stats> {
  const { db, kind, tables } = connection;
  const revisions = await db
    .selectFrom('scenario_revisions')
    .select((expression) => [
      expression.fn.countAll().as('count'),
      expression.fn.sum(expression.fn<number>('octet_length', ['document'])).as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  const results = await db
    .selectFrom('results')
    .select((expression) => [
      expression.fn.countAll().as('count'),
      expression.fn.sum('bytes').as('bytes'),
      expression.fn.max('used_at').as('newest'),
    ])
    .executeTakeFirstOrThrow();
  const used = await db
    .selectFrom('results')
    .where('used_at', '>=', new Date(Date.now() - DAY_MS).toISOString())
    .select((expression) => expression.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const jobs = tables.has('jobs')
    ? await db
        .selectFrom('jobs')
        .groupBy('state')
        .orderBy('state')
        .select((expression) => ['state', expression.fn.countAll().as('count')])
        .execute()
    : [];
  return {
    database: kind,
    scenarios: await documents(connection, 'scenario'),
    lessons: await documents(connection, 'lesson'),
    assignments: await assignments(connection),
    revisions: { count: Number(revisions.count), bytes: Number(revisions.bytes ?? 0) },
    results: {
      count: Number(results.count),
      bytes: Number(results.bytes ?? 0),
      newest: results.newest ?? null,
      usedInADay: Number(used.count),
      limitBytes,
    },
    jobs: Object.fromEntries(jobs.map(({ state, count }) => [state, Number(count)])),
  };
}

function inWords({ database, scenarios, lessons, assignments: given, revisions, results, jobs }: Stats): string {
  const states = Object.entries(jobs).map(([state, count]) => `${count} ${state}`);
  return [
    `database   ${database}`,
    `scenarios  ${scenarios.count}, changed last ${scenarios.newest ?? 'never'}`,
    `lessons    ${lessons.count}, changed last ${lessons.newest ?? 'never'}`,
    `classes    ${given.count}, made last ${given.newest ?? 'never'}, ${given.students} students, ${given.submissions} submissions, ${bytesInWords(given.bytes)}`,
    `revisions  ${revisions.count}, ${bytesInWords(revisions.bytes)}`,
    `results    ${results.count}, ${bytesInWords(results.bytes)} of ${bytesInWords(results.limitBytes)}, ${results.usedInADay} used within a day`,
    `jobs       ${states.join(', ') || 'none kept'}`,
    '',
  ].join('\n');
}

export async function stats(args: readonly string[], { config, out }: Io): Promise<void> {
  const parsed = readArguments(args, { json: { type: 'boolean' } }, 0);
  const found = await withLab(config, (connection) => collect(connection, config.CACHE_MAX_BYTES));
  out(parsed.flag('json') ? `${JSON.stringify(found, null, 2)}\n` : inWords(found));
}
