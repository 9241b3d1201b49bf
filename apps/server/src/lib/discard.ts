/**
 * Bodies of refused requests. They are read to their end, so that the client sees the answer and not a broken connection, but
 * slowly: a client that sends large documents without pause would keep the thread that answers everybody busy with octets that nobody wants.
 */
import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';

/** Octets a second that are thrown away, of all requests together. */
const OCTETS_PER_SECOND = 16 * 1024 * 1024;

export class Discard {
  /** When all octets that have come so far may have been thrown away, ms. */
  #doneAt = 0;

  /** Reads what the client still sends, at a pace that leaves time for others. */
  unread(request: IncomingMessage): void {
    if (request.complete || request.readableFlowing === true) return;
    request.pipe(
      new Writable({
        write: (octets: Buffer, _encoding, done) => {
          setTimeout(done, this.#wait(octets.length));
        },
      }),
    );
  }

  #wait(octets: number): number {
    const now = performance.now();
    this.#doneAt = Math.max(now, this.#doneAt) + (octets / OCTETS_PER_SECOND) * 1000;
    return this.#doneAt - now;
  }
}
