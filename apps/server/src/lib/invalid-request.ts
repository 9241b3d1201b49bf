/** What zod found wrong with a request, as the value, the rule and where it stands. */
import { say } from '@lanelab/messages/server';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { ApiError, type ErrorDetail } from '../errors.ts';
import { isSecret } from './log-secrets.ts';
import { quote } from './quote.ts';

type Invalid = Omit<FastifyError, 'validation'> & { validation: ZodFastifySchemaValidationError[] };

const MOST_DETAILS = 20;

export function invalidRequest(error: Invalid, request: FastifyRequest): ApiError {
  const part = error.validationContext ?? 'body';
  const details = error.validation
    .slice(0, MOST_DETAILS)
    .map((issue): ErrorDetail => detail(part, issue, partOf(request, part)));
  const [first] = details;
  return new ApiError('invalid_request', first?.message ?? error.message, {
    ...(first === undefined ? {} : { path: first.path }),
    details,
  });
}

function partOf(request: FastifyRequest, part: string): unknown {
  switch (part) {
    case 'params':
      return request.params;
    case 'querystring':
      return request.query;
    case 'headers':
      return request.headers;
    default:
      return request.body;
  }
}

function detail(part: string, issue: ZodFastifySchemaValidationError, whole: unknown): ErrorDetail {
  const keys = issue.instancePath.split('/').filter((key) => key !== '');
  return brokenRule(part, keys, issue.message ?? 'is not allowed', whole);
}

/** A value that breaks a rule: it stands under `keys` in `whole`, a part of the request. */
export function brokenRule(part: string, keys: readonly string[], rule: string, whole: unknown): ErrorDetail {
  const steps = keys.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`));
  const path = `${part === 'querystring' ? 'query' : part}${steps.join('')}`;
  const value = valueAt(whole, keys);
  // The message goes to the log, too.
  if (value !== undefined && isSecret(keys.at(-1) ?? '')) return { path, message: `${path}: ${rule}.` };
  // What stands in the address has no name that its reader knows.
  if (part === 'params') return { path, message: say('invalid-request.in-address', { value: quote(value), rule }) };
  return {
    path,
    message: value === undefined ? `${path} is missing or empty: ${rule}.` : `${path} is ${shown(value)}: ${rule}.`,
  };
}

/** An object may hold a key under the name of a key. */
export function shown(value: unknown): string {
  if (typeof value !== 'object') return quote(value);
  return quote(JSON.stringify(value, (name, part: unknown) => (isSecret(name) ? '[redacted]' : part)));
}

function valueAt(whole: unknown, keys: readonly string[]): unknown {
  let value = whole;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
