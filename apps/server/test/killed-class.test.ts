/** The server of a class is killed in the middle of two questions and of a hand-in, and started again on the same data. */
import { it } from 'vitest';
import { freePort } from './support/cluster.ts';
import { testDatabase } from './support/database.ts';
import { keepRunning } from './support/kept-process.ts';
import { FOR_A_CLASS, outlivesKill } from './support/killed-class.ts';
import { startServer } from './support/server-process.ts';

it('loses no answer and no submission of a class to kill -9', async () => {
  const { environment } = await testDatabase();
  const env = { ...environment, ...FOR_A_CLASS, PORT: String(await freePort()) };
  const server = keepRunning(() => startServer(env));
  const { origin } = await server.ready();
  await outlivesKill({ origins: [origin], kill: () => server.end('SIGKILL') });
});
