/** A class behind one address: people are told apart by their seats, and seats that are invented help nobody. */
import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { drawn } from '../../support/drawn.ts';
import { storeScenario, tinyScenario } from '../../support/scenarios.ts';

/** The limits are what the server has by default; the tests of other things raise them. */
const DEFAULTS = { RATE_LIMIT_PER_MINUTE: '', WRITE_LIMIT_PER_MINUTE: '', RUN_LIMIT_PER_MINUTE: '' };

const HTML = { accept: 'text/html' };

/** Opens a page as a browser does; returns the headers with which it asks from then on. */
async function sitDown({ call }: TestApp, url = '/'): Promise<Record<string, string>> {
  const response = await call({ method: 'GET', url, headers: HTML });
  const [seat] = response.cookies;
  return seat === undefined ? {} : { cookie: `${seat.name}=${seat.value}` };
}

const store = ({ call }: TestApp, headers: Record<string, string>, title = 'T') =>
  call({ method: 'POST', url: '/api/scenarios', headers, payload: tinyScenario(title) });

it('lets 40 people of one address open a link, save five times and ask for the same figure', async () => {
  const app = await testApp({ environment: DEFAULTS });
  const { id } = await storeScenario(app.call, tinyScenario('Lesson'));
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, pupil) => {
      const headers = await sitDown(app, `/s/${id}`);
      const fork = await app.call({ method: 'POST', url: `/api/scenarios/${id}/fork`, headers, payload: {} });
      const own = fork.json<{ id: string; etag: string; editKey: string }>();
      const statuses = [fork.statusCode];
      let { etag } = own;
      for (let save = 0; save < 5; save += 1) {
        const changed = await app.call({
          method: 'PUT',
          url: `/api/scenarios/${own.id}`,
          headers: { ...headers, 'if-match': etag, 'x-edit-key': own.editKey },
          payload: tinyScenario(`Pupil ${pupil}, save ${save}`),
        });
        statuses.push(changed.statusCode);
        etag = String(changed.headers['etag']);
      }
      const figure = await drawn(app, '/api/figures/curitiba-fig7.json', headers);
      return [...statuses, figure.statusCode];
    }),
  );
  for (const statuses of answers) expect(statuses).toEqual([201, 200, 200, 200, 200, 200, 200]);
});

it('counts each seat by itself, and those without one together', async () => {
  const app = await testApp({ environment: { ...DEFAULTS, WRITE_LIMIT_PER_MINUTE: '2' } });
  const [one, two] = [await sitDown(app), await sitDown(app)];
  expect(one).not.toEqual(two);
  const status = async (headers: Record<string, string>) => (await store(app, headers)).statusCode;
  for (const headers of [one, two, {}]) {
    expect([await status(headers), await status(headers), await status(headers)]).toEqual([201, 201, 429]);
  }
  expect((await store(app, one)).json()).toMatchObject({
    error: { code: 'rate_limited', message: expect.stringContaining('You made more than 2 such requests') },
  });
  expect((await store(app, {})).json()).toMatchObject({
    error: { code: 'rate_limited', message: expect.stringContaining('This address made more than 2 such requests') },
  });
});

it('has a bound for the seats that an address claims in an hour', async () => {
  const app = await testApp({ environment: { SEATS_PER_HOUR: '3' } });
  const claimed = [];
  for (let at = 0; at < 5; at += 1) claimed.push(await sitDown(app));
  expect(claimed.map(({ cookie }) => cookie !== undefined)).toEqual([true, true, true, false, false]);
  // Somebody at another address has seats of their own.
  const elsewhere = await app.call({ method: 'GET', url: '/', headers: HTML, remoteAddress: '192.0.2.7' });
  expect(elsewhere.cookies).toHaveLength(1);
});

it('bounds what all seats of an address do together', async () => {
  const app = await testApp({ environment: { ...DEFAULTS, WRITE_LIMIT_PER_MINUTE: '2', SEATS_AT_ONCE: '3' } });
  const statuses = [];
  for (let at = 0; at < 8; at += 1) statuses.push((await store(app, await sitDown(app))).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
});

it('believes no seat that it did not hand out, and none of yesterday', async () => {
  const app = await testApp({ environment: { ...DEFAULTS, WRITE_LIMIT_PER_MINUTE: '1' } });
  expect((await store(app, {})).statusCode).toBe(201);
  const own = await sitDown(app);
  const forged = String(own['cookie']).replace('=', '=x');
  for (const cookie of [forged, 'lanelab_seat=aaaaaaaaaaaaaaaa.1.sig', 'lanelab_seat=', 'lanelab_seat=%zz'])
    expect((await store(app, { cookie })).statusCode).toBe(429);
  const old = app.app.signCookie(`aaaaaaaaaaaaaaaa.${Date.now() - 13 * 3_600_000}`);
  expect((await store(app, { cookie: `lanelab_seat=${encodeURIComponent(old)}` })).statusCode).toBe(429);
  expect((await store(app, own)).statusCode).toBe(201);
});

it('hands out a seat once, to pages alone, and keeps it from shared caches', async () => {
  const app = await testApp();
  const page = await app.call({ method: 'GET', url: '/lab', headers: HTML });
  expect(page.cookies).toMatchObject([{ name: 'lanelab_seat', httpOnly: true, sameSite: 'Lax', path: '/' }]);
  expect(page.headers['cache-control']).toBe('private, no-cache');
  const [seat] = page.cookies;
  const again = await app.call({
    method: 'GET',
    url: '/lab',
    headers: { ...HTML, cookie: `${seat?.name}=${seat?.value}` },
  });
  expect(again.cookies).toEqual([]);
  expect(again.headers['cache-control']).toBe('no-cache');
  expect((await app.call({ method: 'GET', url: '/api/experiments', headers: HTML })).cookies).toEqual([]);
});

it('is the same on two servers of one database', async () => {
  const environment = { ...DEFAULTS, WRITE_LIMIT_PER_MINUTE: '1' };
  const one = await testApp({ environment });
  const two = await testApp({
    environment,
    database: {
      environment: {
        DATA_DIR: one.app.config.DATA_DIR,
        ...(one.app.config.DATABASE_URL === undefined ? {} : { DATABASE_URL: one.app.config.DATABASE_URL }),
      },
    },
  });
  const seat = await sitDown(one);
  expect((await store(two, {})).statusCode).toBe(201);
  expect((await store(two, seat)).statusCode).toBe(201);
});
