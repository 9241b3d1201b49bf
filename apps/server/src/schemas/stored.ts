/** What routes of stored documents take and give: scenarios and lessons have the same ids, keys, revisions and summaries. */
import { z } from 'zod';
import { TAGS } from '../lib/etag.ts';
import { ID_PATTERN, SHELF_KEY_PATTERN } from '../lib/secrets.ts';

const idSchema = z
  .string()
  .regex(ID_PATTERN, 'must be the id under which it was stored: 12 letters and digits without 0, O, 1, l and I');

export const idParams = z.object({ id: idSchema });

const revisionNumber = z.string().regex(/^[1-9]\d{0,8}$/, 'must be a revision number, from 1 up');

export const revisionParams = z.object({ id: idSchema, revision: revisionNumber });

export const revisionQuery = z.strictObject({
  revision: revisionNumber.optional().describe('An older revision; the newest one when left out'),
});

export const pageSize = z
  .string()
  .regex(/^(?:[1-9]\d?|100)$/, 'must be the number of entries on a page, from 1 to 100')
  .default('50')
  .describe('Entries on a page');

export const revisionsQuery = z.strictObject({
  limit: pageSize,
  before: revisionNumber.optional().describe('Only revisions below this one'),
});

const tagHeader = z.string().regex(TAGS, 'must be entity tags in double quotes separated by commas, or *');

export const conditionalHeaders = z.looseObject({
  'if-none-match': tagHeader.optional().describe('Tags already held; 304 if the answer has one of them'),
});

const shelfKey = z
  .string()
  .regex(
    SHELF_KEY_PATTERN,
    'must be a secret of 32 to 128 letters, digits, - and _, made at random, as "openssl rand -hex 24" prints',
  );

export const shelfHeaders = z.looseObject({ 'x-shelf-key': shelfKey.optional().describe('The key of a shelf') });

export const keyHeaders = shelfHeaders.extend({
  'x-edit-key': z.string().max(200, 'must be the edit key given when the scenario was stored').optional(),
});

export const changeHeaders = keyHeaders.extend({
  'if-match': tagHeader.optional().describe('The ETag that was read; needed to change, heeded to delete'),
});

const links = z.object({
  self: z.string().describe('Reads, changes and deletes it'),
  page: z.string().describe('Opens it in the lab'),
  revisions: z.string(),
});

const summary = {
  id: idSchema,
  revision: z.int().min(1),
  title: z.string().describe('Title of this revision as one plain line; the document has it as it was written'),
  etag: z.string().describe('Also in the ETag header; send it as If-Match with a change'),
  hash: z.string().describe('Hash of the document: 64 hexadecimal digits of a scenario, 16 of a lesson'),
  bytes: z.int().min(0).describe('Length of the document as JSON'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().describe('When this revision was stored'),
  forkedFrom: z.object({ id: idSchema, revision: z.int().min(1) }).nullable(),
};

const editLink = { edit: z.string().describe('Opens it in the lab with the edit key, which no server is sent') };

/** The answers about one kind of document: `name` is what their schemas are called by, `ownLinks` links that other kinds lack. */
export function storedAnswers<Own extends z.ZodRawShape>(name: 'Scenario' | 'Lesson', body: z.ZodType, ownLinks: Own) {
  const key = name === 'Scenario' ? 'scenario' : 'lesson';
  const linksOfKind = links.extend(ownLinks);
  const fields = { ...summary, links: linksOfKind };
  const updated = z.object(fields).meta({ id: `Updated${name}` });
  const created = z
    .object({
      ...fields,
      editKey: z.string().describe('Allows changes; given only here, keep it'),
      links: linksOfKind.extend(editLink),
    })
    .meta({ id: `Created${name}` });
  const stored = z.object({ ...fields, [key]: body }).meta({ id: `Stored${name}` });
  const list = z
    .object({
      [`${key}s`]: z.array(updated),
      links: z.object({ next: z.string().nullable().describe('The next page; null on the last one') }),
    })
    .meta({ id: `${name}List` });
  return { updated, created, stored, list };
}

export type StoredAnswers = ReturnType<typeof storedAnswers>;

/** What every kind of stored document says about itself. */
export type StoredSummary = z.output<z.ZodObject<typeof summary>>;

export const rightResponse = z
  .object({
    right: z
      .enum(['edit', 'own'])
      .describe('edit: changes it; own: also deletes it, replaces its edit key, puts it on a shelf'),
  })
  .meta({ id: 'ScenarioRight' });

export const editKeyResponse = z
  .object({ editKey: z.string(), links: z.object({ edit: z.string() }) })
  .meta({ id: 'EditKey' });
