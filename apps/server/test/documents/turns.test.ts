/** The order in which documents that wait for threads are answered, whatever the machine does meanwhile. */
import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { testGate } from '../support/gate.ts';
import { crowd, tinyScenario } from '../support/scenarios.ts';

const post = (payload: object, remoteAddress = '192.0.2.1') =>
  ({ method: 'POST', url: '/api/scenarios', payload, remoteAddress }) as const;

/** More than a small document has. */
const LARGE = 700;

it('answers a small request before the large ones that came first', async () => {
  const { pool, holds, open } = testGate(1e9);
  const { call } = await testApp({ documentPool: pool });
  const order: string[] = [];
  const ask = async (name: string, scenario: object) => {
    const { statusCode } = await call(post(scenario));
    order.push(`${name} ${statusCode}`);
  };
  const large = ['one', 'two', 'three'].map((name) => ask(name, crowd(`Held ${name}`, LARGE)));
  await holds('one');
  await ask('small', tinyScenario('Small'));
  expect(order).toEqual(['small 201']);
  for (const name of ['one', 'two', 'three']) {
    await holds(name);
    open();
  }
  await Promise.all(large);
  expect(order).toEqual(['small 201', 'one 201', 'two 201', 'three 201']);
});

it('does the same with the real threads', async () => {
  const { call } = await testApp();
  // Both threads have started.
  await Promise.all([call(post(crowd('Warm', LARGE))), call(post(tinyScenario('Warm')))]);
  const order: string[] = [];
  const ask = async (name: string, scenario: object) => {
    const { statusCode } = await call(post(scenario));
    order.push(`${name} ${statusCode}`);
  };
  const large = [1, 2, 3].map((at) => ask('large', crowd(`Large ${at}`, 10_000)));
  await Promise.all([...large, ask('small', tinyScenario('Small'))]);
  expect(order).toHaveLength(4);
  expect(order.indexOf('small 201')).toBeLessThan(3);
  expect(order.indexOf('small 201')).toBeGreaterThanOrEqual(0);
});

it('serves people in turn, whoever came first', async () => {
  const { pool, asked, holds, open } = testGate(1e9);
  const { call } = await testApp({ documentPool: pool });
  const order: string[] = [];
  const ask = async (name: string, address: string) => {
    await call(post(crowd(`Held ${name}`, LARGE), address));
    order.push(name);
  };
  const first = ask('a1', '192.0.2.1');
  await holds('a1');
  const rest = [ask('a2', '192.0.2.1'), ask('a3', '192.0.2.1'), ask('b1', '192.0.2.2')];
  await expect.poll(asked).toBe(4);
  open();
  for (const name of ['b1', 'a2', 'a3']) {
    await holds(name);
    open();
  }
  await Promise.all([first, ...rest]);
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it('answers 503 with a sentence and Retry-After where too much waits, and leaves others room', async () => {
  const size = JSON.stringify(crowd('Held one', LARGE)).length;
  const { pool, asked, holds, open } = testGate(4 * size + 1000);
  const { call } = await testApp({ documentPool: pool });
  const waiting = ['one', 'two'].map((name) => call(post(crowd(`Held ${name}`, LARGE))));
  await holds('one');
  await expect.poll(asked).toBe(2);
  const refused = await call(post(crowd('Held three', LARGE)));
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().error).toMatchObject({
    code: 'busy',
    message: expect.stringMatching(/as many documents.*Ask again/),
  });
  // Somebody at another address still comes in.
  const other = call(post(crowd('Held four', LARGE), '192.0.2.2'));
  await expect.poll(asked).toBe(4);
  open();
  for (const name of ['four', 'two']) {
    await holds(name);
    open();
  }
  const answers = await Promise.all([...waiting, other]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  // What was answered has left its place.
  expect((await call(post(crowd('Later', LARGE)))).statusCode).toBe(201);
});

it('answers 500 where a thread ends in the middle of a document, and goes on with another one', async () => {
  const { pool } = testGate(1e9);
  const { call } = await testApp({ documentPool: pool });
  const crashed = await call(post(tinyScenario('Crash')));
  expect([crashed.statusCode, crashed.json().error.code]).toEqual([500, 'internal']);
  for (const scenario of [tinyScenario('Small'), crowd('Large', LARGE)]) {
    expect((await call(post(scenario))).statusCode).toBe(201);
  }
});
