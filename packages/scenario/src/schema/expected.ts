/** Checks a value against a schema and turns what zod finds into issues: no sentence of zod's is used. */

import { core } from 'zod/mini';
import { closest } from './closest.ts';
import { type Expected, formatPath, type Issue } from './issue.ts';

/** What each schema, and each check of one, expects of a value. */
const rules = new WeakMap<object, Expected>();

/** States what a schema and its checks expect, for the issues that they raise. */
export function expecting<T extends core.$ZodType>(rule: Expected, schema: T): T {
  rules.set(schema, rule);
  for (const check of schema._zod.def.checks ?? []) rules.set(check, rule);
  return schema;
}

/** Keys of a record's schema; none where the schema is no record's. */
function keysOf(schema: unknown): readonly string[] {
  const shape: unknown = (schema as core.$ZodObject | undefined)?._zod?.def?.shape;
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : [];
}

function ruleOf(issue: core.$ZodRawIssue): Expected {
  const schema: unknown = issue.inst;
  const stated = typeof schema === 'object' && schema !== null ? rules.get(schema) : undefined;
  return stated ?? { kind: 'record', keys: keysOf(schema) };
}

/** What the keys of a record must be, where each key is a name that the document chooses. */
function ruleOfKeys(schema: unknown): Expected {
  const keys: unknown = (schema as core.$ZodRecord | undefined)?._zod?.def?.keyType;
  const stated = typeof keys === 'object' && keys !== null ? rules.get(keys) : undefined;
  return stated ?? { kind: 'record-id' };
}

/** How a value that is there breaks its rule. */
function codeOf(
  issue: core.$ZodRawIssue,
  rule: Expected,
): 'wrong-type' | 'out-of-range' | 'unknown-choice' | 'malformed' {
  if (rule.kind === 'choice') return typeof issue.input === typeof rule.options[0] ? 'unknown-choice' : 'wrong-type';
  if (issue.code === 'too_small' || issue.code === 'too_big') return 'out-of-range';
  if (issue.code === 'custom') return 'out-of-range';
  return issue.code === 'invalid_type' ? 'wrong-type' : 'malformed';
}

function ofValue(path: string, value: unknown, rule: Expected, code: ReturnType<typeof codeOf>): Issue {
  const unit = 'unit' in rule && rule.unit !== undefined ? { unit: rule.unit } : {};
  if (value === undefined) return { code: 'missing', path, rule, ...unit };
  const options = rule.kind === 'choice' ? rule.options.filter((option) => typeof option === 'string') : [];
  const fix = typeof value === 'string' ? closest(value, options) : null;
  return { code, path, value, rule, ...unit, ...(fix === null ? {} : { fix }) };
}

function unknownKeys(path: string, issue: core.$ZodRawIssue): Issue {
  const keys = (issue as core.$ZodRawIssue<core.$ZodIssueUnrecognizedKeys>).keys;
  const known = keysOf(issue.inst);
  const [first = '', ...others] = keys;
  const fix = others.length === 0 ? closest(first, known) : null;
  return { code: 'unknown-key', path, value: first, rule: { keys, known }, ...(fix === null ? {} : { fix }) };
}

/** The kind of record, where it decides which keys there are. */
function unknownKind(path: string, issue: core.$ZodRawIssue): Issue {
  const { discriminator = '', options = [] } = issue as core.$ZodRawIssue<core.$ZodIssueInvalidUnion> & {
    readonly options?: readonly string[];
  };
  const { input } = issue;
  if (typeof input !== 'object' || input === null)
    return ofValue(path, input, { kind: 'record', keys: [discriminator] }, 'wrong-type');
  const rule = { kind: 'choice', options } as const;
  const value: unknown = Reflect.get(input, discriminator);
  return ofValue(path, value, rule, typeof value === 'string' ? 'unknown-choice' : 'wrong-type');
}

function issueOf(issue: core.$ZodRawIssue): Issue {
  const path = formatPath(issue.path ?? []);
  if (issue.code === 'unrecognized_keys') return unknownKeys(path, issue);
  if (issue.code === 'invalid_union' && 'discriminator' in issue) return unknownKind(path, issue);
  if (issue.code === 'invalid_key') return ofValue(path, issue.input, ruleOfKeys(issue.inst), 'malformed');
  const rule = ruleOf(issue);
  return ofValue(path, issue.input, rule, codeOf(issue, rule));
}

export type Checked<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** What zod finds, before it makes sentences of it. */
export function rawIssues<T>(schema: core.$ZodType<T>, value: unknown) {
  const result = schema._zod.run({ value, issues: [] }, { async: false });
  if (result instanceof Promise) throw new core.$ZodAsyncError();
  return result;
}

/** The value with its defaults filled in, or at most `most` issues. */
export function checked<T>(schema: core.$ZodType<T>, value: unknown, most: number): Checked<T> {
  const { issues, value: data } = rawIssues(schema, value);
  if (issues.length > 0) return { ok: false, issues: issues.slice(0, most).map(issueOf) };
  return { ok: true, data: data as T };
}
