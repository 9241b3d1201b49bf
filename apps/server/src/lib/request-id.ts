/** The id that an answer, its log lines and an error report have in common. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const GIVEN = /^[\w-]{8,64}$/;

/** The proxy's own id where one is trusted and sends it, else a random one: unique across restarts and replicas. */
export function requestIds(trustProxy: boolean): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    if (trustProxy && typeof given === 'string' && GIVEN.test(given)) return given;
    // Node keeps random octets for these in store: a tenth of the time of asking the system for each.
    return randomUUID();
  };
}
