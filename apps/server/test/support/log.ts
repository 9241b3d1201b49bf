/** A log whose lines a test reads. */
import { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { loggerOptions } from '../../src/lib/log-secrets.ts';

export interface LogLine {
  readonly msg: string;
  readonly level: number;
  readonly reqId?: string;
  readonly moreReqIds?: readonly string[];
  readonly job?: string;
  readonly key?: string;
}

export function capturedLog(): { readonly logger: FastifyBaseLogger; readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as LogLine);
      done();
    },
  });
  return { logger: pino(loggerOptions('info'), stream), lines };
}

/** The lines among what a process wrote. */
export function linesOf(text: string): readonly LogLine[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine);
}
