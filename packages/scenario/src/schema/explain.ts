/** Error sentences: the value, the rule, and the way out. */

import { closest } from './closest.ts';

/** A value as it is quoted in an error: short, on one line. */
export function show(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 37)}...` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return value === null ? 'null' : 'an object';
}

/** The part of zod's raw issue that the sentences need. */
export interface RawIssue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly keys?: unknown;
  readonly options?: unknown;
  readonly discriminator?: unknown;
  readonly inst?: unknown;
}

/** `is 0; it must be a whole number from 1 to 9, so write one of these`. */
export function mustBe(rule: string): (issue: RawIssue) => string {
  return (issue) =>
    issue.input === undefined
      ? `is missing; add ${rule}`
      : `is ${show(issue.input)}, but must be ${rule}; change it to one`;
}

/** As `mustBe`, for a choice of words, with the nearest one suggested. */
export function mustBeOneOf(options: readonly string[]): (issue: RawIssue) => string {
  const list = options.map((option) => `"${option}"`).join(', ');
  return (issue) => {
    if (issue.input === undefined) return `is missing; add one of ${list}`;
    const near = typeof issue.input === 'string' ? closest(issue.input, options) : null;
    const wayOut = near === null ? 'choose one of them' : `did you mean "${near}"?`;
    return `is ${show(issue.input)}, but must be one of ${list}; ${wayOut}`;
  };
}

/** Keys of the object schema that an issue comes from; zod keeps its definition under `_zod.def`. */
function shapeKeys(inst: unknown): readonly string[] {
  let at = inst;
  for (const key of ['_zod', 'def', 'shape']) {
    if (typeof at !== 'object' || at === null) return [];
    at = Reflect.get(at, key);
  }
  return typeof at === 'object' && at !== null ? Object.keys(at) : [];
}

const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

function unknownKeys(issue: RawIssue): string {
  const keys = words(issue.keys);
  const allowed = shapeKeys(issue.inst);
  const named = keys.map((key) => show(key)).join(', ');
  const near = keys.length === 1 ? closest(keys[0] ?? '', allowed) : null;
  const wayOut = near === null ? 'remove it' : `did you mean "${near}"?`;
  const rule = allowed.length === 0 ? 'no such key exists here' : `only these are known here: ${allowed.join(', ')}`;
  return `has the unknown key${keys.length === 1 ? '' : 's'} ${named}; ${rule}; ${keys.length === 1 ? wayOut : 'remove them'}`;
}

/** The error map for what a schema's own sentence does not cover: structure rather than values. */
export function explainStructure(issue: RawIssue): string {
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue);
  if (issue.code === 'invalid_union' && typeof issue.discriminator === 'string') {
    const input = issue.input;
    const value =
      typeof input === 'object' && input !== null ? Reflect.get(input, issue.discriminator) : (input ?? undefined);
    return mustBeOneOf(words(issue.options))({ ...issue, input: value });
  }
  const keys = shapeKeys(issue.inst);
  if (keys.length > 0) return mustBe(`an object with ${keys.join(', ')}`)(issue);
  return issue.input === undefined
    ? 'is missing; add it'
    : `is ${show(issue.input)}, which has the wrong type; see docs/scenario.md`;
}

/** `model.nodes[2].ports[0].phy`. */
export function formatPath(path: readonly PropertyKey[]): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else {
      const name = String(part);
      const plain = /^[A-Za-z_$][\w$-]*$/.test(name) ? name : JSON.stringify(name);
      text += text === '' ? plain : `.${plain}`;
    }
  }
  return text;
}
