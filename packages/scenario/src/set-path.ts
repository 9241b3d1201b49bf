/** `--set path=value`: changes a scenario at named places. */

import { parseScenario } from './parse.ts';
import { type PathStep, parsePath, positionsOf } from './path.ts';
import { closest } from './schema/closest.ts';
import type { Scenario } from './schema/document.ts';
import type { Issue, IssueCode, Rules } from './schema/issue.ts';
import { unitPs } from './time-units.ts';

/** One change: a path and the new value as parsed JSON. */
export interface Setting {
  readonly path: string;
  readonly value: unknown;
}

export type SetResult =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly errors: readonly Issue[] };

/** `10s`, `5 ms`, `2.5us` in picoseconds; null for anything else. */
export function parseDuration(text: string): number | null {
  const match = /^\s*(\d+(?:\.\d+)?)\s*(s|ms|us|µs|ns|ps)\s*$/.exec(text);
  if (match === null) return null;
  return Math.round(Number(match[1]) * (unitPs(match[2] ?? '') ?? Number.NaN));
}

/** Reads `path=value`; a value that is no JSON is text, and `10s` is a time where the key ends in `Ps`. */
export function parseSetting(assignment: string): Setting | Issue {
  const equals = assignment.indexOf('=');
  if (equals < 1) return { code: 'not-a-setting', path: '', value: assignment, rule: {} };
  const path = assignment.slice(0, equals).trim();
  const raw = assignment.slice(equals + 1).trim();
  if (parsePath(path) === null) return { code: 'not-a-path', path: '', value: path, rule: {} };
  const duration = path.endsWith('Ps') ? parseDuration(raw) : null;
  if (duration !== null) return { path, value: duration };
  try {
    return { path, value: JSON.parse(raw) };
  } catch (error) {
    if (error instanceof SyntaxError) return { path, value: raw };
    throw error;
  }
}

/** A step of a path that leads nowhere; the path itself is known to who set it. */
class PathError<C extends IssueCode = IssueCode> extends Error {
  readonly code: C;
  readonly value: unknown;
  readonly rule: Rules[C];
  readonly fix: string | null;
  constructor(code: C, value: unknown, rule: Rules[C], fix: string | null = null) {
    super(code);
    this.code = code;
    this.value = value;
    this.rule = rule;
    this.fix = fix;
  }
}

const stepText = (step: PathStep): string =>
  step.kind === 'all' ? '[*]' : step.kind === 'index' ? `[${step.index}]` : step.name;

function entryNames(list: readonly unknown[]): readonly string[] {
  return list.flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const name: unknown = Reflect.get(item, 'name') ?? Reflect.get(item, 'id');
    return typeof name === 'string' || typeof name === 'number' ? [String(name)] : [];
  });
}

function noEntry(list: readonly unknown[], step: PathStep, at: string): PathError {
  const names = entryNames(list);
  const near = step.kind === 'name' ? closest(step.name, names) : null;
  return new PathError('no-such-entry', stepText(step), { at, known: names.slice(0, 20), count: list.length }, near);
}

function noKey(record: object, name: string, at: string): PathError {
  const known = Object.keys(record);
  return new PathError('no-such-key', name, { at, known }, closest(name, known));
}

/** A key that an entry does not have yet is not made for every entry: hosts have a profile, switches have none. */
function requireKey(item: unknown, rest: readonly PathStep[], done: string): void {
  const [step] = rest;
  if (step?.kind === 'name' && typeof item === 'object' && item !== null && !Object.hasOwn(item, step.name))
    throw noKey(item, step.name, done);
}

/** `[*]` means every entry that has the rest of the path: `nodes[*].interfaces` passes over switches. */
function assignAll(list: unknown[], rest: readonly PathStep[], done: string, value: unknown): void {
  const refusals: PathError[] = [];
  list.forEach((item, position) => {
    if (rest.length === 0) {
      list[position] = structuredClone(value);
      return;
    }
    try {
      requireKey(item, rest, `${done}[${position}]`);
      assign(item, rest, `${done}[${position}]`, value);
    } catch (error) {
      if (!(error instanceof PathError)) throw error;
      refusals.push(error);
    }
  });
  const [first] = refusals;
  if (first !== undefined && refusals.length === list.length) throw first;
}

function assign(at: unknown, steps: readonly PathStep[], done: string, value: unknown): void {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  if (Array.isArray(at)) {
    const positions = positionsOf(at, step);
    if (positions.length === 0) throw noEntry(at, step, done);
    if (step.kind === 'all') assignAll(at, rest, done, value);
    else
      for (const position of positions) {
        if (rest.length === 0) at[position] = structuredClone(value);
        else assign(at[position], rest, `${done}[${position}]`, value);
      }
    return;
  }
  if (typeof at !== 'object' || at === null) throw new PathError('nothing-inside', at, { at: done });
  if (step.kind !== 'name') throw new PathError('not-a-list', stepText(step), { at: done });
  if (rest.length === 0) {
    Object.defineProperty(at, step.name, {
      value: structuredClone(value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return;
  }
  if (!Object.hasOwn(at, step.name)) throw noKey(at, step.name, done);
  assign(Reflect.get(at, step.name), rest, `${done}.${step.name}`, value);
}

/** A scenario with the settings made, parsed again; the one given stays as it is. */
export function setPaths(scenario: Scenario, settings: readonly Setting[]): SetResult {
  const copy = structuredClone(scenario);
  for (const setting of settings) {
    const steps = parsePath(setting.path);
    if (steps === null) return { ok: false, errors: [{ code: 'not-a-path', path: '', value: setting.path, rule: {} }] };
    const [first] = steps;
    const fromRoot = first?.kind === 'name' && ['model', 'layout', 'view', 'branches', 'lanelab'].includes(first.name);
    try {
      assign(fromRoot ? copy : copy.model, steps, fromRoot ? 'scenario' : 'model', setting.value);
    } catch (error) {
      if (!(error instanceof PathError)) throw error;
      const { code, value, rule, fix } = error;
      const issue = { code, path: setting.path, value, rule, ...(fix === null ? {} : { fix }) };
      return { ok: false, errors: [issue] };
    }
  }
  return parseScenario(copy);
}
