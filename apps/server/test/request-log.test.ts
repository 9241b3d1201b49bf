/** The id of a request runs through all lines of the log that the request is the cause of. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from './support/app.ts';
import { capturedLog, type LogLine } from './support/log.ts';
import { tinyScenario } from './support/scenarios.ts';

const FIRST = 'first-request-0001';
const SECOND = 'second-request-0002';

async function logged(environment: Readonly<Record<string, string>> = {}) {
  const { logger, lines } = capturedLog();
  const { app, simulator } = await testApp({ logger, environment: { TRUST_PROXY: 'true', ...environment } });
  const run = (id: string, seed = 1) =>
    app.inject({
      method: 'POST',
      url: '/api/runs',
      payload: tinyScenario('logged', seed),
      headers: { 'x-request-id': id },
    });
  /** Messages of the lines that name the request, in their order. */
  const messages = (id: string) => lines.filter((line) => idsOf(line).includes(id)).map(({ msg }) => msg);
  return { app, simulator, lines, run, messages };
}

const idsOf = ({ reqId, moreReqIds = [] }: LogLine): readonly (string | undefined)[] => [reqId, ...moreReqIds];

it('names a request in the lines of its own and of the job that it asked for', async () => {
  const { lines, run, messages } = await logged();
  const answer = await run(FIRST);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-request-id']).toBe(FIRST);
  const all = ['job asked for', 'point finished', 'request completed'];
  await expect.poll(() => messages(FIRST).sort()).toEqual(all);
  const [asked] = lines.filter(({ msg }) => msg === 'job asked for');
  expect(asked?.job).toBeDefined();
  expect(lines.filter(({ job }) => job !== undefined).map(({ job }) => job)).toEqual([asked?.job, asked?.job]);
});

it('names every request that waits for a job, and the one that came while it ran', async () => {
  const { simulator, lines, run, messages } = await logged({ FIGURE_WAIT_MS: '0' });
  simulator.hold();
  expect((await run(FIRST)).statusCode).toBe(202);
  await expect.poll(() => simulator.started.length).toBe(1);
  expect((await run(SECOND)).statusCode).toBe(202);
  simulator.release();
  await expect.poll(() => messages(FIRST)).toContain('point finished');
  expect(messages(SECOND)).toContain('point finished');
  const finished = lines.filter(({ msg }) => msg === 'point finished');
  expect(finished.map(({ reqId, moreReqIds }) => [reqId, moreReqIds])).toEqual([[FIRST, [SECOND]]]);
});

it('names the request in the line of a job that failed, and of one that was stopped', async () => {
  const { app, simulator, run, messages } = await logged({ FIGURE_WAIT_MS: '0' });
  simulator.failure = new Error('out of luck');
  await run(FIRST);
  await expect.poll(() => messages(FIRST)).toContain('job failed');
  simulator.failure = undefined;
  simulator.hold();
  const { links } = (await run(SECOND, 2)).json();
  await expect.poll(() => simulator.started.length).toBe(2);
  await app.inject({ method: 'DELETE', url: links.cancel });
  await expect.poll(() => messages(SECOND)).toContain('point stopped');
});

it('names the request in the line of a point that could not be computed', async () => {
  const { app, simulator, run, messages } = await logged({ FIGURE_WAIT_MS: '0' });
  const { db } = app.database;
  simulator.hold();
  await run(FIRST);
  await expect.poll(() => simulator.started.length).toBe(1);
  // The result can be kept, and nothing can be written or read about the point.
  await sql`ALTER TABLE job_points RENAME COLUMN seq TO seq_away`.execute(db);
  simulator.release();
  await expect.poll(() => messages(FIRST)).toContain('a point could not be computed');
  await sql`ALTER TABLE job_points RENAME COLUMN seq_away TO seq`.execute(db);
  await expect.poll(() => messages(FIRST)).toContain('point finished');
});

it('names the request that let a job go on', async () => {
  const { app, simulator, run, messages } = await logged({ FIGURE_WAIT_MS: '0' });
  simulator.hold();
  const { links } = (await run(FIRST)).json();
  await expect.poll(() => simulator.started.length).toBe(1);
  await app.inject({ method: 'DELETE', url: links.cancel });
  simulator.release();
  await app.inject({ method: 'POST', url: `${links.self}/resume`, headers: { 'x-request-id': SECOND } });
  await expect.poll(() => messages(SECOND)).toContain('point finished');
  expect(messages(SECOND)).toContain('job asked for');
  expect(messages(FIRST)).not.toContain('point finished');
});
