/** The id that an answer, its log lines and an error report have in common. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const GIVEN = /^[\w-]{8,64}$/;

/** The proxy's own id where one is trusted and sends it, else a random one: unique across restarts and replicas. */
export function requestIds(trustProxy: boolean): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    if (trustProxy && typeof given === 'string' && GIVEN.test(given)) return given;
    return randomBytes(9).toString('base64url');
  };
}
