/** What routes of live rooms take and give. The messages of a room have their schemas in `@lanelab/lessons/room`. */
import { CODE_PATTERN } from '@lanelab/lessons/class-code';
import { memberName, roomTitle, saidSchema } from '@lanelab/lessons/room';
import { z } from 'zod';

const code = z.string().regex(CODE_PATTERN).describe('The code of the room, without a hyphen');

// A code is read however it was typed, and refused with the rule of codes.
const typedCode = z
  .string()
  .max(40, 'must be the code of a room, 8 letters and digits')
  .describe('The code of the room; case, blanks and hyphens do not matter');

export const roomParams = z.object({ code: typedCode });

export const roomDocumentParams = z.object({
  code: typedCode,
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'must be the hash of a scenario, 64 hexadecimal digits'),
});

export const roomHeaders = z.looseObject({
  'x-room-key': z
    .string()
    .max(200, 'must be the key that the room gave')
    .optional()
    .describe('The key of the teacher or of a member'),
});

export const liveHeaders = roomHeaders.extend({
  'last-event-id': z
    .string()
    .regex(/^\d{1,9}$/, 'must be the number of the last message that was received')
    .optional()
    .describe('Goes on after this message'),
});

export const liveQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,9}$/, 'must be the number of the last message that was received')
    .transform(Number)
    .default(0)
    .describe('The number of the last message that was received; only newer messages are sent'),
});

export const newRoomBody = z.strictObject({ title: roomTitle });
export const newMemberBody = z.strictObject({ name: memberName });
export const sayBody = z.strictObject({
  says: saidSchema,
});

const links = z.object({ self: z.string(), page: z.string().describe('Students join here'), live: z.string() });

const head = {
  code,
  title: z.string(),
  createdAt: z.iso.datetime(),
  links,
};

export const roomAnswer = z.object(head).meta({ id: 'Room' });

export const newRoomAnswer = z
  .object({ ...head, teacherKey: z.string().describe('Leads the room; given only here, keep it') })
  .meta({ id: 'NewRoom' });

export const newMemberAnswer = z
  .object({ id: z.string(), name: z.string(), memberKey: z.string().describe('Given only here, keep it') })
  .meta({ id: 'NewMember' });

export function showRoom({ code: of, title, createdAt }: { code: string; title: string; createdAt: string }) {
  const self = `/api/rooms/${of}`;
  return { code: of, title, createdAt, links: { self, page: `/room/${of}`, live: `${self}/live` } };
}
