/**
 * What was acknowledged survives kill -9: scenarios, jobs, finished points. A few rounds here; `KILL_ROUNDS=30` does as many
 * as docs/performance.md reports, and prints what it counted.
 */
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from './support/database.ts';
import { askForJob, follow, jobAt } from './support/job-client.ts';
import { tinyScenario } from './support/scenarios.ts';
import { startServer } from './support/server-process.ts';

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 4);
const WRITERS = 3;
const SWEEP = '/api/figures/curitiba-fig8.json?quality=quick';
const LIMITS = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  WRITE_LIMIT_PER_MINUTE: '1000000',
  RUN_LIMIT_PER_MINUTE: '1000000',
  JOB_LIMIT: '100000',
  JOB_LIMIT_PER_ADDRESS: '100000',
  JOB_LIMIT_PER_SEAT: '100000',
  FIGURE_WAIT_MS: '0',
  ENGINE_WORKERS: '1',
};

interface StoredRevision {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
}

/** What answers have said. */
interface Acknowledged {
  readonly revisions: StoredRevision[];
  readonly jobs: string[];
  /** Keys of finished points of the sweep, by seq. */
  readonly points: Map<number, string>;
}

/** Does it again and again until the connection breaks: the server was killed. */
async function untilKilled(work: (at: number) => Promise<void>): Promise<void> {
  for (let at = 0; ; at += 1) {
    try {
      await work(at);
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function writeScenario(origin: string, title: string, { revisions }: Acknowledged): Promise<void> {
  const created = await fetch(`${origin}/api/scenarios`, { method: 'POST', ...json(tinyScenario(title)) });
  const { id, etag, editKey } = (await created.json()) as { id: string; etag: string; editKey: string };
  revisions.push({ id, revision: 1, title });
  const headers = { 'if-match': etag, 'x-edit-key': editKey };
  const path = `${origin}/api/scenarios/${id}`;
  const changed = await fetch(path, { method: 'PUT', ...json(tinyScenario(`${title}-changed`), headers) });
  await changed.json();
  revisions.push({ id, revision: 2, title: `${title}-changed` });
}

async function askForRun(origin: string, seed: number, { jobs }: Acknowledged): Promise<void> {
  const { id } = await askForJob(`${origin}/api/runs`, { method: 'POST', ...json(tinyScenario('run', seed)) });
  jobs.push(id);
}

/** Writes down the points that the server tells, until it is killed or the sweep is done. */
async function followSweep(origin: string, id: string, { points }: Acknowledged): Promise<void> {
  try {
    for await (const { event, data } of follow(`${origin}/api/jobs/${id}/events`)) {
      if (event === 'point') points.set(Number(data['seq']), String(data['key']));
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

it('loses nothing that was acknowledged to kill -9', async () => {
  const env = { ...(await testDatabase()).environment, ...LIMITS };
  const known: Acknowledged = { revisions: [], jobs: [], points: new Map() };
  let sweep = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer(env);
    const { origin } = server;
    if (round === 0) sweep = (await askForJob(origin + SWEEP)).id;
    const goal = known.revisions.length + 20 + (round % 5) * 7;
    const work = [
      ...Array.from({ length: WRITERS }, (_, at) =>
        untilKilled((turn) => writeScenario(origin, `${round}-${at}-${turn}`, known)),
      ),
      untilKilled(async (turn) => {
        await askForRun(origin, round * 10_000 + turn, known);
        await setTimeout(20);
      }),
      followSweep(origin, sweep, known),
    ];
    await expect.poll(() => known.revisions.length, { interval: 5 }).toBeGreaterThan(goal);
    await server.end('SIGKILL');
    await Promise.all(work);
  }

  const server = await startServer(env);
  onTestFinished(async () => {
    await server.end('SIGTERM');
  });
  const { origin } = server;
  for (const { id, revision, title } of known.revisions) {
    const response = await fetch(`${origin}/api/scenarios/${id}?revision=${revision}`);
    const { scenario } = (await response.json()) as { scenario?: { view: { title: string } } };
    expect(scenario?.view.title).toBe(title);
  }
  const before = new Map(known.points);
  await followSweep(origin, sweep, known);
  expect(await jobAt(origin, sweep)).toMatchObject({ state: 'done', progress: { done: known.points.size } });
  expect([...known.points.keys()].toSorted((a, b) => a - b)).toEqual([...known.points].map((_, at) => at + 1));
  expect(new Set(known.points.values()).size).toBe(known.points.size);
  for (const [seq, key] of before) expect(known.points.get(seq)).toBe(key);
  // A line that is low asks for a few runs more, which are another job.
  await expect.poll(async () => (await fetch(origin + SWEEP)).status).toBe(200);
  for (const id of known.jobs) {
    await expect.poll(async () => (await jobAt(origin, id)).state).toBe('done');
  }
  if (process.env['KILL_ROUNDS'] !== undefined) {
    const counts = `${known.revisions.length} revisions, ${known.jobs.length} jobs, ${before.size} points reported before the last kill`;
    const outcome = `all there, and ${known.points.size} points of the sweep once each`;
    process.stdout.write(`${ROUNDS} rounds of kill -9: ${counts}; ${outcome}\n`);
  }
});
