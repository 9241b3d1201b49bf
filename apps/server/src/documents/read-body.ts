/** Bodies of requests: octets to a checked scenario as text, with what the server has to know about it. */
import { say } from '@lanelab/messages/server';
import { modelHash } from '@lanelab/scenario';
import secureJson from 'secure-json-parse';
import { ApiError } from '../errors.ts';
import { shown } from '../lib/invalid-request.ts';
import { jsonDepth } from '../lib/json-depth.ts';
import { SCENARIO_RULE } from '../schemas/scenario.ts';
import { cellsOf, workOf } from '../services/work-estimate.ts';
import type { ScenarioContent } from '../storage/scenario-head.ts';
import { checkScenario, contentOf } from './check-scenario.ts';
import { type Refusal, toRefusal } from './refusal.ts';
import type { Finding } from './tasks.ts';

export interface JsonBody {
  readonly octets: Uint8Array;
  /** The deepest nesting allowed. */
  readonly depthLimit: number;
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

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(octets: Uint8Array): string {
  try {
    return utf8.decode(octets);
  } catch (cause) {
    throw new ApiError('invalid_json', say('json-body.not-utf-8'), { path: 'body', cause });
  }
}

function parse({ octets, depthLimit }: JsonBody): unknown {
  const text = textOf(octets);
  if (jsonDepth(text, depthLimit) > depthLimit) {
    throw new ApiError('json_too_deep', say('json-body.the-body-nests-objects-and', { limit: depthLimit }), {
      path: 'body',
    });
  }
  try {
    return secureJson.parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (cause) {
    // The parser's own words would quote the body.
    throw new ApiError('invalid_json', say('json-body.not-json'), { path: 'body', cause });
  }
}

/** Refuses what is JSON but no object. */
function demandObject(document: unknown): void {
  if (typeof document === 'object' && document !== null && !Array.isArray(document)) return;
  const message = `body is ${shown(document)}: ${SCENARIO_RULE}.`;
  throw new ApiError('invalid_request', message, { path: 'body', details: [{ path: 'body', message }] });
}

/** Devices that the document claims to have, sound or not: looking at them was work. */
function devicesOf(document: unknown): number {
  const model = document instanceof Object && 'model' in document ? document.model : undefined;
  const nodes = model instanceof Object && 'nodes' in model ? model.nodes : undefined;
  return Array.isArray(nodes) ? nodes.length : 0;
}

function read<T>(body: JsonBody, toContent: (document: unknown) => T): Finding<Checked<T>> {
  const document = parse(body);
  demandObject(document);
  const devices = devicesOf(document);
  try {
    return { devices, value: { content: toContent(document) } };
  } catch (error) {
    if (error instanceof ApiError) return { devices, value: { refusal: toRefusal(error) } };
    throw error;
  }
}

export function readJson(body: JsonBody): Finding<null> {
  parse(body);
  return { devices: 0, value: null };
}

export function readContent(body: JsonBody): Finding<Checked<ScenarioContent>> {
  return read(body, (document) => contentOf(checkScenario(document)));
}

export function readRun(body: JsonBody): Finding<Checked<RunContent>> {
  return read(body, (given) => {
    const scenario = checkScenario(given);
    const document = JSON.stringify(scenario);
    return { document, modelHash: modelHash(scenario.model), cost: workOf(scenario), cells: cellsOf(scenario) };
  });
}
