/** The check as server-sent events: each says when it was sent, so that a reader sees whether all arrive at once. */
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EVENT_PAUSE_MS } from '../../../schemas/live.ts';

export function sendChecks(
  request: FastifyRequest,
  reply: FastifyReply,
  challenge: string | null,
  events: number,
): FastifyReply {
  const leave = request.server.openStreams.enter(request.person);
  const stream = new PassThrough();
  const stop = new AbortController();
  stream.on('close', () => stop.abort());
  stream.on('error', (error) => request.log.info({ err: error }, 'a check by events broke'));

  async function tell(): Promise<void> {
    const begun = performance.now();
    for (let number = 1; number <= events; number += 1) {
      if (number > 1) await pause(EVENT_PAUSE_MS, undefined, { signal: stop.signal });
      const afterMs = Math.round(performance.now() - begun);
      const data = { challenge, atMs: Date.now(), number, of: events, afterMs };
      stream.write(`event: check\nid: ${number}\ndata: ${JSON.stringify(data)}\n\n`);
    }
  }

  void tell()
    .catch((error: unknown) => {
      if (!stop.signal.aborted) request.log.error({ err: error }, 'a check by events failed');
    })
    .finally(() => {
      leave();
      stream.end();
    });
  return reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8').send(stream);
}
