/** A class at two servers of one PostgreSQL, of which one is cut off for a while: nothing is lost, and nothing arrives twice. */
import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { testCluster } from '../support/cluster.ts';
import { testNetwork } from '../support/network.ts';
import { bySocket, clockAt, joinRoom, makeRoom } from '../support/rooms.ts';

async function serverOn(url: string) {
  const { app } = await testApp({ database: { environment: { DATABASE_URL: url } } });
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

it('tells who is at the other server what was said while that server had no database', async () => {
  const cluster = await testCluster();
  const network = await testNetwork(cluster.port);
  const near = await serverOn(cluster.url);
  const far = await serverOn(cluster.url.replace(`:${cluster.port}/`, `:${network.port}/`));
  const room = await makeRoom(near.origin);
  const elsewhere = { ...room, origin: far.origin };
  const { memberKey } = await joinRoom(elsewhere, 'Ana');
  const teacher = await bySocket(room, room.teacherKey);
  const member = await bySocket(elsewhere, memberKey);
  await teacher.say(clockAt(1));
  await teacher.say({ kind: 'pointer', at: { x: 1, y: 2 } });
  // A pointer comes with the notification; the other server reads the clock from the database first, and may be later with it.
  await expect.poll(() => member.last('pointer')).toEqual({ kind: 'pointer', at: { x: 1, y: 2 } });
  await expect.poll(() => member.numbers()).toEqual([1]);

  network.cut();
  await expect.poll(() => far.app.database.condition.away !== undefined).toBe(true);
  await teacher.say(clockAt(2));
  await teacher.say(clockAt(3));
  network.mend();
  await expect.poll(() => member.last('clock')?.timePs).toBe(3);
  await teacher.say(clockAt(4));
  await expect.poll(() => member.last('clock')?.timePs).toBe(4);
  expect(member.numbers()).toEqual([1, 3, 4]);
});
