/** `prune`: what can be computed again or is over; stored documents only where their kind is named. */
import { say } from '@lanelab/messages/admin';
import { bytesInWords } from '../lib/bytes-in-words.ts';
import type { DocumentKind } from '../storage/document-head.ts';
import { age, readArguments } from './args.ts';
import { type Connection, withLab } from './connection.ts';
import { type Io, UsageError } from './io.ts';
import { kindsIn } from './kinds.ts';

const DEFAULT_AGE = '90d';

interface Pruned {
  readonly rows: number;
  readonly bytes: number;
}

/** Results that nobody asked for since. They cost time to compute again, never an answer. */
async function results({ db }: Connection, before: string, dryRun: boolean): Promise<Pruned> {
  const found = await db
    .selectFrom('results')
    .where('used_at', '<', before)
    .select((expression) => [expression.fn.countAll().as('rows'), expression.fn.sum('bytes').as('bytes')])
    .executeTakeFirstOrThrow();
  if (!dryRun) await db.deleteFrom('results').where('used_at', '<', before).execute();
  return { rows: Number(found.rows), bytes: Number(found.bytes ?? 0) };
}

/** Jobs that ended; their results stay. */
async function jobs({ db, tables }: Connection, before: string, dryRun: boolean): Promise<Pruned> {
  if (!tables.has('jobs')) return { rows: 0, bytes: 0 };
  const found = await db
    .selectFrom('jobs')
    .where('finished_at', '<', before)
    .select((expression) => expression.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  if (!dryRun) await db.deleteFrom('jobs').where('finished_at', '<', before).execute();
  return { rows: Number(found.rows), bytes: 0 };
}

/** Documents of a kind that nobody changed since, with all their revisions. Their links are dead afterwards. */
function documents(kind: DocumentKind) {
  return async (connection: Connection, before: string, dryRun: boolean): Promise<Pruned> => {
    const { db } = connection;
    const kinds = await kindsIn(connection);
    if (!kinds.includes(kind)) return { rows: 0, bytes: 0 };
    const hasKinds = kinds.length > 1;
    const found = await db
      .selectFrom('scenarios as s')
      .leftJoin('scenario_revisions as r', 'r.scenario_id', 's.id')
      .where('s.updated_at', '<', before)
      .$if(hasKinds, (query) => query.where('s.kind', '=', kind))
      .select((expression) => [
        expression.fn.count('s.id').distinct().as('rows'),
        expression.fn.sum(expression.fn<number>('octet_length', ['r.document'])).as('bytes'),
      ])
      .executeTakeFirstOrThrow();
    if (!dryRun)
      await db
        .deleteFrom('scenarios')
        .where('updated_at', '<', before)
        .$if(hasKinds, (query) => query.where('kind', '=', kind))
        .execute();
    return { rows: Number(found.rows), bytes: Number(found.bytes ?? 0) };
  };
}

const KINDS = { results, jobs, scenarios: documents('scenario'), lessons: documents('lesson') } as const;

export async function prune(args: readonly string[], { config, out }: Io): Promise<void> {
  const parsed = readArguments(
    args,
    {
      'older-than': { type: 'string' },
      results: { type: 'boolean' },
      jobs: { type: 'boolean' },
      scenarios: { type: 'boolean' },
      lessons: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
    0,
  );
  const given = parsed.text('older-than');
  const named = (['results', 'jobs', 'scenarios', 'lessons'] as const).filter((kind) => parsed.flag(kind));
  for (const option of ['scenarios', 'lessons'] as const)
    if (parsed.flag(option) && given === undefined)
      throw new UsageError(say('prune.deletes-what-people-stored', { option: `--${option}` }));
  const before = new Date(Date.now() - age(given ?? DEFAULT_AGE, '--older-than')).toISOString();
  const dryRun = parsed.flag('dry-run');
  await withLab(config, async (connection) => {
    for (const kind of named.length > 0 ? named : (['results', 'jobs'] as const)) {
      const { rows, bytes } = await KINDS[kind](connection, before, dryRun);
      const size = bytes > 0 ? `, ${bytesInWords(bytes)}` : '';
      out(`${kind}: ${rows} ${dryRun ? say('prune.would-go') : 'deleted'}${size}\n`);
    }
  });
}
