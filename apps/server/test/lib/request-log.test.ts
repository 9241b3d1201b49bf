import { pino } from 'pino';
import { expect, it } from 'vitest';
import { loggerOptions } from '../../src/lib/log-secrets.ts';
import { testApp } from '../support/app.ts';

it('writes one line for each request: what came, what was answered, how long it took', async () => {
  const lines: string[] = [];
  const logger = pino(loggerOptions('info'), { write: (line: string) => lines.push(line) });
  const { app } = await testApp({ logger });
  lines.length = 0;
  const answer = await app.inject({ url: '/api/experiments' });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      msg: 'request completed',
      reqId: answer.headers['x-request-id'],
      req: { method: 'GET', url: '/api/experiments', remoteAddress: '127.0.0.1' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    },
  ]);
});
