/** The log of requests: one line each, when the answer has gone out. */
import { LogController } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/** Octets that are written at once, and how long a line waits for others at most, in ms. */
const WRITTEN_AT_ONCE = 65_536;
const LONGEST_WAIT_MS = 200;
const STANDARD_OUTPUT = 1;

/**
 * Writes many lines at once: a system call for each line is the dearest part of a read. They wait as octets, not as one text that
 * becomes longer and longer, which costs twice as much. What waits is written when the process ends.
 */
export function bufferedOutput(): DestinationStream {
  const output = pino.destination({
    dest: STANDARD_OUTPUT,
    sync: false,
    contentMode: 'buffer',
    minLength: WRITTEN_AT_ONCE,
    maxWrite: 2 * WRITTEN_AT_ONCE,
    periodicFlush: LONGEST_WAIT_MS,
  });
  // The types of the library know of texts only.
  const octets = output as unknown as { write(line: Buffer): void };
  return { write: (line) => octets.write(Buffer.from(line)) };
}

export class OneLineEach extends LogController {
  override incomingRequest(): void {
    // The line of the answer says what came, too.
  }

  override requestCompleted(...[error, request, reply]: Parameters<LogController['requestCompleted']>): void {
    if (this.isLogDisabled(request)) return;
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}
