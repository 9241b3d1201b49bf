/** The check of a live connection: what is asked, and what is answered in each of its three forms. */
import { z } from 'zod';

/** Events of one stream, and the pause between them, ms: together long enough to see whether a proxy holds events back. */
export const MOST_EVENTS = 8;
export const EVENT_PAUSE_MS = 150;

export const liveQuery = z.strictObject({
  challenge: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, - and _')
    .optional()
    .describe(
      'Comes back in the answer, so that no older answer is taken for it; a WebSocket sends it in its messages',
    ),
  events: z
    .string()
    .regex(new RegExp(`^[1-${MOST_EVENTS}]$`), `must be a whole number from 1 to ${MOST_EVENTS}`)
    .transform(Number)
    .default(1)
    .describe(`Events of the stream, one each ${EVENT_PAUSE_MS} ms`),
});

export const liveAnswer = z
  .object({
    challenge: z.string().nullable(),
    atMs: z.number().describe('Clock of the server, ms since 1970 in UTC'),
  })
  .meta({ id: 'LiveCheck' });
