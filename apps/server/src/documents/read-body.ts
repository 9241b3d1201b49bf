/** Bodies of requests: octets to a checked document as text, with what the server has to know about it. */
import { modelHash } from '@lanelab/scenario';
import { ApiError } from '../errors.ts';
import { shown } from '../lib/invalid-request.ts';
import { LESSON_RULE } from '../schemas/lesson.ts';
import { SCENARIO_RULE } from '../schemas/scenario.ts';
import { cellsOf, workOf } from '../services/work-estimate.ts';
import type { DocumentContent } from '../storage/document-head.ts';
import { checkLesson, checkScenario, contentOf, contentOfLesson } from './check-document.ts';
import { type JsonText, parseJson } from './parse-json.ts';
import { type Refusal, toRefusal } from './refusal.ts';
import type { Finding } from './tasks.ts';

export interface JsonBody extends JsonText {
  /** Octets that a scenario inside the body may have as JSON. */
  readonly scenarioLimit: number;
}

/** A scenario that can be run. */
export interface RunContent {
  /** JSON text of the document in the current version. */
  readonly document: string;
  /** Hash of all that the result depends on. */
  readonly modelHash: string;
  /** Work, as `workOf` counts it. */
  readonly cost: number;
  /** The most cells that it can carry, roughly. */
  readonly cells: number;
}

/** The content, or why it is none. The request is refused with it once its other parts have been looked at. */
export type Checked<T> = { readonly content: T } | { readonly refusal: Refusal };

/** A value as JSON has it. */
export type JsonValue = object | string | number | boolean | null;

/** Refuses what is JSON but no object. */
function demandObject(document: unknown, rule: string): void {
  if (typeof document === 'object' && document !== null && !Array.isArray(document)) return;
  const message = `body is ${shown(document)}: ${rule}.`;
  throw new ApiError('invalid_request', message, { path: 'body', details: [{ path: 'body', message }] });
}

/** What stands under these keys, one inside the other; undefined where there is nothing. */
export function inside(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce(
    (at: unknown, key) => (at instanceof Object && key in at ? Reflect.get(at, key) : undefined),
    value,
  );
}

/** Devices that a scenario claims to have, sound or not: looking at them was work. */
export function devicesOf(scenario: unknown): number {
  const nodes = inside(scenario, 'model', 'nodes');
  return Array.isArray(nodes) ? nodes.length : 0;
}

/** Devices of the scenarios inside a lesson. */
export function devicesOfLesson(lesson: unknown): number {
  const steps = inside(lesson, 'steps');
  if (!Array.isArray(steps)) return 0;
  return steps.reduce<number>((sum, step) => {
    const [start, solved] = [inside(step, 'scenario', 'document'), inside(step, 'solution', 'scenario', 'document')];
    return sum + devicesOf(start) + devicesOf(solved);
  }, 0);
}

/** How one kind of document is read. */
interface KindOfBody {
  readonly rule: string;
  readonly devicesOf: (document: unknown) => number;
}

const SCENARIO: KindOfBody = { rule: SCENARIO_RULE, devicesOf };
const LESSON: KindOfBody = { rule: LESSON_RULE, devicesOf: devicesOfLesson };

export async function read<T>(
  body: JsonBody,
  kind: KindOfBody,
  toContent: (document: unknown) => T | Promise<T>,
): Promise<Finding<Checked<T>>> {
  const document = parseJson(body);
  demandObject(document, kind.rule);
  const devices = kind.devicesOf(document);
  try {
    return { devices, value: { content: await toContent(document) } };
  } catch (error) {
    if (error instanceof ApiError) return { devices, value: { refusal: toRefusal(error) } };
    throw error;
  }
}

export function readJson(body: JsonBody): Finding<null> {
  parseJson(body);
  return { devices: 0, value: null };
}

/** A body of a few fields, as it stands: the schema of its route says what may be in it. */
export function readFields(body: JsonBody): Finding<JsonValue> {
  return { devices: 0, value: parseJson(body) as JsonValue };
}

export function readContent(body: JsonBody): Promise<Finding<Checked<DocumentContent>>> {
  return read(body, SCENARIO, (document) => contentOf(checkScenario(document)));
}

export function readLesson(body: JsonBody): Promise<Finding<Checked<DocumentContent>>> {
  return read(body, LESSON, (document) => contentOfLesson(checkLesson(document)));
}

export function readRun(body: JsonBody): Promise<Finding<Checked<RunContent>>> {
  return read(body, SCENARIO, (given) => {
    const scenario = checkScenario(given);
    const document = JSON.stringify(scenario);
    return { document, modelHash: modelHash(scenario.model), cost: workOf(scenario), cells: cellsOf(scenario) };
  });
}
