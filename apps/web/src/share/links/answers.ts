/** What the server's scenario store answers, as far as the web app reads it. `docs/server.md` is the contract. */
import * as z from 'zod/mini';

const storedFields = {
  id: z.string(),
  revision: z.number(),
  title: z.string(),
  etag: z.string(),
  /** Hash of the document, as `documentHash` computes it. */
  hash: z.string(),
  updatedAt: z.string(),
  bytes: z.number(),
  forkedFrom: z.nullable(z.object({ id: z.string(), revision: z.number() })),
};

export const storedAnswer = z.object(storedFields);
export type StoredInfo = z.output<typeof storedAnswer>;

export const createdAnswer = z.object({ ...storedFields, editKey: z.string() });
export type CreatedInfo = z.output<typeof createdAnswer>;

export const readAnswer = z.object({ ...storedFields, scenario: z.unknown() });
export type StoredScenario = z.output<typeof readAnswer>;

export const editKeyAnswer = z.object({ editKey: z.string() });

export const errorAnswer = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
