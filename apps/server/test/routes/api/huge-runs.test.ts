/** A scenario that asks for billions of cells, with the engine itself: it is stored like any other, and its run is bounded. */
import { findPreset } from '@lanelab/papers/presets';
import { expect, it } from 'vitest';
import { testDatabase } from '../../support/database.ts';
import { startServer } from '../../support/server-process.ts';

/** The longest run that a scenario may have: 9 000 s of a saturated OC-3c, 3.2e9 cells over five hops. */
const LONGEST_PS = 9_000_000_000_000_000;

interface Answer {
  readonly error?: { readonly code: string; readonly message: string } | null;
  readonly state?: string;
  readonly links?: { readonly self: string };
}

it('stores it, and refuses its run with the bound and a fix', async () => {
  const { environment } = await testDatabase();
  const server = await startServer({ ...environment, RUN_MAX_CELL_HOPS: '2000000', ENGINE_WORKERS: '1' });
  const base = findPreset('w2')?.build();
  const body = JSON.stringify({ ...base, model: { ...base?.model, durationPs: LONGEST_PS } });
  const post = (path: string) =>
    fetch(server.origin + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  const stored = await post('/api/scenarios');
  expect(stored.status).toBe(201);
  const { links } = (await stored.json()) as { links: { self: string; picture: string } };
  expect((await fetch(server.origin + links.self)).status).toBe(200);
  expect((await fetch(server.origin + links.picture)).status).toBe(200);

  const response = await post('/api/runs');
  let answer = (await response.json()) as Answer;
  // Where the machine is busy, the answer is a job that fails in the same way.
  await expect
    .poll(async () => {
      const self = answer.links?.self;
      if (self !== undefined) answer = (await (await fetch(server.origin + self)).json()) as Answer;
      return answer.error?.code;
    })
    .toBe('bound_exceeded');
  expect(answer.error?.message).toMatch(/2.?000.?000 cell-hops/);
  expect(answer.error?.message).toContain('Shorten the run');
  expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
});
