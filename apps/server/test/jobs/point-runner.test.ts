/** Computing points under leases, with repositories that answer when the test says so. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createPointRunner, type PointRunnerOptions } from '../../src/jobs/point-runner.ts';
import { createInstruments } from '../../src/lib/instruments.ts';

type Repository<Name extends keyof PointRunnerOptions> = PointRunnerOptions[Name];

/** A repository of which only these methods are called. */
const only = <Whole>(methods: Partial<Whole>): Whole => methods as Whole;

it('begins a point once, though it is handed over twice before its lease is taken', async () => {
  let takes = 0;
  const computed: string[] = [];
  let grant = (): void => undefined;
  const granted = new Promise<void>((resolve) => {
    grant = resolve;
  });
  const runner = createPointRunner({
    jobs: only<Repository<'jobs'>>({ started: async () => undefined }),
    points: only<Repository<'points'>>({
      pending: async (jobId, position) => ({
        jobId,
        position,
        key: 'k',
        kind: 'run',
        input: {},
        build: 'b',
        turn: 0,
        urgency: 1,
        waitMs: 0,
      }),
      finish: async () => undefined,
    }),
    leases: only<Repository<'leases'>>({
      take: async () => {
        takes += 1;
        await granted;
        return takes;
      },
      release: async () => undefined,
    }),
    claims: only<Repository<'claims'>>({ requestsFor: async () => [] }),
    kinds: only<Repository<'kinds'>>({
      run: only<Repository<'kinds'>['run']>({
        compute: async (_input, key) => {
          computed.push(key);
        },
      }),
    }),
    condition: only<Repository<'condition'>>({ patiently: (work) => work() }),
    owner: 'this',
    beatMs: 1000,
    onChange: () => undefined,
    instruments: createInstruments(),
    log: pino({ level: 'silent' }),
  });
  const both = Promise.all([runner.run('job', 0), runner.run('job', 0)]);
  await new Promise((resolve) => setImmediate(resolve));
  grant();
  expect(await both).toEqual(['finished', 'elsewhere']);
  expect([takes, computed]).toEqual([1, ['k']]);
  await runner.close();
});
