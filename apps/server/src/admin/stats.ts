/** `stats`: what is stored, how much, and how fresh. */

import { bytesInWords } from '../lib/bytes-in-words.ts';
import { readArguments } from './args.ts';
import { type Connection, withLab } from './connection.ts';
import type { Io } from './io.ts';

const DAY_MS = 86_400_000;

interface Stats {
  readonly database: string;
  readonly scenarios: { readonly count: number; readonly newest: string | null };
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

async function collect({ db, kind, tables }: Connection, limitBytes: number): Promise<Stats> {
  const scenarios = await db
    .selectFrom('scenarios')
    .select((expression) => [expression.fn.countAll().as('count'), expression.fn.max('updated_at').as('newest')])
    .executeTakeFirstOrThrow();
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
    scenarios: { count: Number(scenarios.count), newest: scenarios.newest ?? null },
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

function inWords({ database, scenarios, revisions, results, jobs }: Stats): string {
  const states = Object.entries(jobs).map(([state, count]) => `${count} ${state}`);
  return [
    `database   ${database}`,
    `scenarios  ${scenarios.count}, changed last ${scenarios.newest ?? 'never'}`,
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
