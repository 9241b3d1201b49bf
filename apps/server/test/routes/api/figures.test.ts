import { BoundError } from '@lanelab/engine';
import { EXPERIMENTS, type FigureData } from '@lanelab/papers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../support/app.ts';
import { testDatabase } from '../../support/database.ts';
import { drawn } from '../../support/drawn.ts';

const SWEEP = EXPERIMENTS.find(({ kind }) => kind === 'sweep')?.id ?? '';

afterEach(() => {
  vi.useRealTimers();
});

describe('GET /api/experiments', () => {
  it('lists every experiment with links that work', async () => {
    const app = await testApp();
    const response = await app.call({ url: '/api/experiments' });
    expect(response.statusCode).toBe(200);
    const { experiments } = response.json();
    expect(experiments.map(({ id }: { id: string }) => id)).toEqual(EXPERIMENTS.map(({ id }) => id));
    for (const { links } of experiments) expect((await drawn(app, links.figure.json)).statusCode).toBe(200);
  });
});

describe('GET /api/figures/:id.svg|png|csv|json', () => {
  it.each([
    ['svg', 'image/svg+xml; charset=utf-8', '<svg'],
    ['png', 'image/png', '\u0089PNG'],
    ['csv', 'text/csv; charset=utf-8', ','],
    ['json', 'application/json; charset=utf-8', `{"id":"${SWEEP}"`],
  ])('answers %s at once in quick quality', async (format, type, start) => {
    const { call, simulator } = await testApp();
    // The time for which a request is held stands: it is not over, however long a busy machine takes.
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    const response = await call({ url: `/api/figures/${SWEEP}.${format}` });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.rawPayload.toString('latin1')).toContain(start);
    expect(response.headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(simulator.started.length).toBeGreaterThan(0);
    for (const bounds of simulator.bounds) {
      expect(bounds).toEqual({ cellHops: 5e9, wallMs: 300_000, memoryBytes: 512 * 1024 * 1024 });
    }
  });

  it.each(EXPERIMENTS.map(({ id, kind }) => [id, kind] as const))('has every point of %s', async (id, kind) => {
    const response = await drawn(await testApp(), `/api/figures/${id}.json`);
    const { provenance, series, drawing } = response.json<FigureData>();
    expect(provenance).toMatchObject({
      experiment: id,
      quality: 'quick',
      engine: '0.0.0-fake',
      done: provenance.total,
    });
    if (kind === 'drawing') return expect(drawing?.nodes.length).toBeGreaterThan(0);
    expect(provenance.total).toBeGreaterThan(0);
    const points = series.flatMap((each) => each.points);
    if (kind === 'trace') return expect(series.every(({ trace }) => trace !== undefined)).toBe(true);
    expect(points.length).toBeGreaterThan(0);
    if (kind === 'sweep') expect(points.filter(({ y }) => y === null)).toEqual([]);
  });

  it('computes nothing twice, in any format, and on the next server neither', async () => {
    const database = await testDatabase();
    const one = await testApp({ database });
    const first = await drawn(one, `/api/figures/${SWEEP}.json`);
    expect(first.statusCode).toBe(200);
    const runs = one.simulator.started.length;
    for (const format of ['svg', 'csv', 'json']) await one.call({ url: `/api/figures/${SWEEP}.${format}` });
    expect(one.simulator.started.length).toBe(runs);

    const two = await testApp({ database });
    const again = await two.call({
      url: `/api/figures/${SWEEP}.json`,
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(two.simulator.started).toEqual([]);
  });

  it('has a tag of its own for each form', async () => {
    const { call } = await testApp();
    const urls = ['svg', 'csv', 'json', 'svg?theme=dark', 'svg?quality=full'].map(
      (end) => `/api/figures/${SWEEP}.${end}`,
    );
    await call({ url: `/api/figures/${SWEEP}.svg?quality=full` });
    const tags = new Set<unknown>();
    for (const url of urls) {
      await expect.poll(async () => (await call({ url })).statusCode).toBe(200);
      tags.add((await call({ url })).headers['etag']);
    }
    expect(tags.size).toBe(urls.length);
  });

  it('answers 202 with a job where it takes longer, the same one for the same figure', async () => {
    const { call, simulator } = await testApp({ environment: { FIGURE_WAIT_MS: '1' } });
    simulator.hold();
    const [first, second] = await Promise.all(
      ['svg', 'csv?theme=dark'].map((end) => call({ url: `/api/figures/${SWEEP}.${end}` })),
    );
    expect(first?.statusCode).toBe(202);
    const job = first?.json();
    // Its first point may or may not have been taken yet.
    expect(job.state).toMatch(/^(queued|running)$/);
    expect(job).toMatchObject({ kind: 'figure', links: { result: `/api/figures/${SWEEP}.svg` } });
    expect(first?.headers).toMatchObject({ location: job.links.self, 'retry-after': '1', 'cache-control': 'no-store' });
    expect(second?.json()).toMatchObject({ id: job.id, links: { result: `/api/figures/${SWEEP}.csv?theme=dark` } });

    simulator.release();
    await expect.poll(async () => (await call({ url: job.links.self })).json().state).toBe('done');
    const { progress } = (await call({ url: job.links.self })).json();
    expect(progress.done).toBe(progress.total);
    // What its points have found may ask for more, which is another job.
    await expect.poll(async () => (await call({ url: job.links.result })).statusCode).toBe(200);
  });

  it('never holds a request for full quality', async () => {
    const { call, simulator } = await testApp();
    simulator.hold();
    const response = await call({ url: `/api/figures/${SWEEP}.json?quality=full` });
    expect(response.statusCode).toBe(202);
  });

  it('goes on from its finished points after it was cancelled', async () => {
    const url = `/api/figures/${SWEEP}.json`;
    const whole = await testApp();
    expect((await drawn(whole, url)).statusCode).toBe(200);
    const total = whole.simulator.started.length;
    expect(total).toBeGreaterThan(2);

    const { call, simulator } = await testApp({ environment: { FIGURE_WAIT_MS: '0', ENGINE_WORKERS: '1' } });
    simulator.hold(2);
    const { links } = (await call({ url })).json();
    await expect.poll(() => simulator.started.length).toBe(3);
    expect((await call({ method: 'DELETE', url: links.cancel })).json().state).toBe('cancelled');
    expect(simulator.aborted).toHaveLength(1);
    simulator.release();
    await expect.poll(async () => (await call({ url })).statusCode).toBe(200);
    expect(simulator.started).toHaveLength(total + 1);
  });

  it('tells which bound a run broke', async () => {
    const app = await testApp();
    app.simulator.failure = new BoundError('The run needs more than 5000000000 cell-hops.');
    const response = await drawn(app, `/api/figures/${SWEEP}.svg`);
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toMatchObject({ code: 'bound_exceeded' });
    expect(response.json().error.message).toContain('5000000000 cell-hops');
  });

  it('shows nothing of a failure inside', async () => {
    const app = await testApp();
    app.simulator.failure = new Error('secret detail');
    const response = await drawn(app, `/api/figures/${SWEEP}.svg`);
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret');
    app.simulator.failure = undefined;
    expect((await drawn(app, `/api/figures/${SWEEP}.svg`)).statusCode).toBe(200);
  });

  it.each([
    ['/api/figures/nothing.svg', 404, 'figure_not_found'],
    [`/api/figures/${SWEEP}`, 400, 'invalid_request'],
    [`/api/figures/${SWEEP}.gif`, 400, 'invalid_request'],
    [`/api/figures/${SWEEP}.svg?quality=best`, 400, 'invalid_request'],
    [`/api/figures/${SWEEP}.svg?theme=pink`, 400, 'invalid_request'],
    [`/api/figures/${SWEEP}.svg?qualtiy=full`, 400, 'invalid_request'],
    [`/api/figures/${SWEEP}.svg?quality=full&quality=quick`, 400, 'invalid_request'],
  ])('refuses %s', async (url, status, code) => {
    const { call } = await testApp();
    const response = await call({ url });
    expect(response.statusCode).toBe(status);
    expect(response.json().error.code).toBe(code);
  });
});
