/** What the scenario routes take and give. The document itself is checked by `@lanelab/scenario`. */
import { z } from 'zod';
import { parseTags } from '../lib/etag.ts';
import { ID_PATTERN } from '../lib/secrets.ts';

export const scenarioIdSchema = z
  .string()
  .regex(ID_PATTERN, 'must be the id of a stored scenario: 12 letters and digits without 0, O, 1, l and I');

export const scenarioParams = z.object({ id: scenarioIdSchema });

const REVISION_RULE = 'must be a revision number, from 1 up';

export const scenarioQuery = z.strictObject({
  revision: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, REVISION_RULE)
    .optional()
    .describe('An older revision; the newest one when left out'),
});

/** Any JSON object here; the schema of `docs/scenario.md` is applied by the handler, with its own messages. */
export const scenarioBody = z
  .looseObject({}, 'must be a scenario, a JSON object as docs/scenario.md describes')
  .meta({ id: 'Scenario', description: 'A scenario document, see docs/scenario.md' });

const tagHeader = z
  .string()
  .refine((value) => parseTags(value) !== undefined, 'must be entity tags in double quotes separated by commas, or *');

export const conditionalHeaders = z.looseObject({
  'if-none-match': tagHeader.optional().describe('Tags already held; 304 if the answer has one of them'),
});

export const updateHeaders = z.looseObject({
  'if-match': tagHeader.optional().describe('The ETag that was read; needed'),
  'x-edit-key': z.string().optional().describe('The edit key; needed'),
});

const linksSchema = z.object({
  self: z.string().describe('Reads and changes the scenario'),
  page: z.string().describe('Opens it in the lab'),
});

const storedFields = {
  id: scenarioIdSchema,
  revision: z.int().min(1),
  etag: z.string().describe('Also in the ETag header; send it as If-Match with a change'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().describe('When this revision was stored'),
  links: linksSchema,
};

export const createdResponse = z
  .object({ ...storedFields, editKey: z.string().describe('Allows changes; given only here, keep it') })
  .meta({ id: 'CreatedScenario' });

export const updatedResponse = z.object(storedFields).meta({ id: 'UpdatedScenario' });

export const storedResponse = z.object({ ...storedFields, scenario: scenarioBody }).meta({ id: 'StoredScenario' });

export type StoredSummary = z.output<typeof updatedResponse>;
