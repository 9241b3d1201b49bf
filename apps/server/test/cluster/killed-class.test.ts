/** Two servers have a class on one PostgreSQL. One of them is killed in the middle of two questions and of a hand-in, and stays away. */
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { FOR_A_CLASS, outlivesKill } from '../support/killed-class.ts';
import { startServer } from '../support/server-process.ts';

it('loses no answer and no submission of a class where one of two servers is killed', async () => {
  const { environment } = await testDatabase();
  const env = { ...environment, ...FOR_A_CLASS };
  const [one, two] = [await startServer(env), await startServer(env)];
  onTestFinished(async () => {
    await one.end('SIGKILL');
    expect(await two.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });
  await outlivesKill({ origins: [one.origin, two.origin], kill: () => one.end('SIGKILL') });
});
