/** The one error shape, and the responses that a route declares for its errors. */
import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from '../errors.ts';

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_CODES, text);
}

export const errorCodes: readonly ErrorCode[] = Object.keys(ERROR_CODES).filter(isErrorCode);

export const errorSchema = z
  .object({
    error: z.object({
      code: z.enum(errorCodes).describe('One of the codes of docs/server-errors.md'),
      message: z.string().describe('The value, the rule and a fix, for people'),
      path: z.string().optional().describe('Where in the request or document'),
      details: z
        .union([
          z.array(z.object({ path: z.string(), message: z.string(), code: z.string().optional() })),
          z.object({ revision: z.int().min(0), savedAtMs: z.number() }).describe('What work_changed says of the work'),
        ])
        .optional(),
    }),
  })
  .meta({ id: 'Error', description: 'Every answer of 400 and above has this shape' });

const ALWAYS = ['invalid_request', 'not_found', 'rate_limited', 'internal'] as const satisfies readonly ErrorCode[];
const WITH_BODY = [
  'invalid_json',
  'json_too_deep',
  'body_too_large',
  'unsupported_media_type',
  'busy',
] as const satisfies readonly ErrorCode[];

/** Codes of routes that read from the database. */
export const READING = ['database_unavailable'] as const satisfies readonly ErrorCode[];
/** Codes of routes that write to it, if only that somebody still waits for a job. */
export const WRITING = [...READING, 'disk_full'] as const satisfies readonly ErrorCode[];

/** Response schemas by status for the codes given and those that any route may answer. */
export function errorResponses(...codes: readonly ErrorCode[]): Record<number, typeof errorSchema> {
  return Object.fromEntries([...ALWAYS, ...codes].map((code) => [ERROR_CODES[code].status, errorSchema]));
}

/** The same for a route that reads a JSON body. */
export function bodyErrorResponses(...codes: readonly ErrorCode[]): Record<number, typeof errorSchema> {
  return errorResponses(...WITH_BODY, ...codes);
}
