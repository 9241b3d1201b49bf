/** What the scenario routes take and give. The document itself is checked by `@lanelab/scenario`. */
import { z } from 'zod';
import { TAGS } from '../lib/etag.ts';
import { ID_PATTERN, SHELF_KEY_PATTERN } from '../lib/secrets.ts';

const scenarioIdSchema = z
  .string()
  .regex(ID_PATTERN, 'must be the id of a stored scenario: 12 letters and digits without 0, O, 1, l and I');

export const scenarioParams = z.object({ id: scenarioIdSchema });

const revisionNumber = z.string().regex(/^[1-9]\d{0,8}$/, 'must be a revision number, from 1 up');

export const revisionParams = z.object({ id: scenarioIdSchema, revision: revisionNumber });

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

export const SCENARIO_RULE = 'must be a scenario, a JSON object as docs/scenario.md describes';

/** Any JSON object here; the schema of `docs/scenario.md` is applied where the body is read (`documents/`), with its own messages. The OpenAPI document has it, too. */
export const scenarioBody = z.looseObject({}, SCENARIO_RULE).meta({ id: 'Scenario' });

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

const linksSchema = z.object({
  self: z.string().describe('Reads, changes and deletes the scenario'),
  page: z.string().describe('Opens it in the lab'),
  revisions: z.string(),
  picture: z.string().describe('The network of this revision, drawn'),
});

const storedFields = {
  id: scenarioIdSchema,
  revision: z.int().min(1),
  title: z.string().describe('Title of this revision as one plain line; the document has it as it was written'),
  etag: z.string().describe('Also in the ETag header; send it as If-Match with a change'),
  hash: z.string().describe('Hash of the document, 64 hexadecimal digits'),
  bytes: z.int().min(0).describe('Length of the document as JSON'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().describe('When this revision was stored'),
  forkedFrom: z.object({ id: scenarioIdSchema, revision: z.int().min(1) }).nullable(),
  links: linksSchema,
};

export const createdResponse = z
  .object({
    ...storedFields,
    editKey: z.string().describe('Allows changes; given only here, keep it'),
    links: linksSchema.extend({
      edit: z.string().describe('Opens it in the lab with the edit key, which no server is sent'),
    }),
  })
  .meta({ id: 'CreatedScenario' });

export const updatedResponse = z.object(storedFields).meta({ id: 'UpdatedScenario' });

export const storedResponse = z.object({ ...storedFields, scenario: scenarioBody }).meta({ id: 'StoredScenario' });

export const scenarioListResponse = z
  .object({
    scenarios: z.array(updatedResponse),
    links: z.object({ next: z.string().nullable().describe('The next page; null on the last one') }),
  })
  .meta({ id: 'ScenarioList' });

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

export type StoredSummary = z.output<typeof updatedResponse>;
