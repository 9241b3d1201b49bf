/** Reads scenarios of any version: sound and current, or a list of what is wrong with them. */

import * as z from 'zod/mini';
import { migrate, OLDEST_VERSION, type RawDocument } from './migrate/registry.ts';
import { SCENARIO_VERSION, type Scenario, scenarioSchema } from './schema/document.ts';
import { explainStructure, formatPath, show } from './schema/explain.ts';
import type { ScenarioIssue } from './schema/findings.ts';
import { checkReferences } from './schema/references.ts';

export type { ScenarioIssue };

export type ParseResult =
  | { readonly ok: true; readonly scenario: Scenario }
  | {
      readonly ok: false;
      readonly errors: readonly ScenarioIssue[];
      /** The document's version where that is newer than ours. */
      readonly newer?: number;
      /** What of a newer document we understand, to be shown read-only; absent where even that does not hold together. */
      readonly readable?: Scenario;
      /** The document where every record is sound by itself, and only what they say of each other is not: an editor can show it. */
      readonly loose?: Scenario;
    };

/** Errors beyond these add nothing. */
const MAX_ERRORS = 100;

const isRecord = (value: unknown): value is RawDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = (path: string, message: string): ParseResult => ({ ok: false, errors: [{ path, message }] });

function parseCurrent(document: RawDocument): ParseResult {
  const result = z.safeParse(scenarioSchema, document, { error: explainStructure });
  if (!result.success) {
    const issues = result.error.issues.slice(0, MAX_ERRORS);
    return { ok: false, errors: issues.map(({ path, message }) => ({ path: formatPath(path), message })) };
  }
  const errors = checkReferences(result.data.model).slice(0, MAX_ERRORS);
  return errors.length === 0 ? { ok: true, scenario: result.data } : { ok: false, errors, loose: result.data };
}

/** Removes what only a newer schema knows. */
function withoutUnknownKeys(document: RawDocument): unknown {
  const copy: unknown = structuredClone({ ...document, lanelab: SCENARIO_VERSION });
  const result = z.safeParse(scenarioSchema, copy);
  for (const issue of result.success ? [] : result.error.issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    let owner: unknown = copy;
    for (const part of issue.path)
      owner = isRecord(owner) || Array.isArray(owner) ? Reflect.get(owner, part) : undefined;
    if (isRecord(owner)) for (const key of issue.keys) Reflect.deleteProperty(owner, key);
  }
  return copy;
}

function parseNewer(document: RawDocument, version: number): ParseResult {
  const message = `is ${version}, newer than this lab, which knows up to ${SCENARIO_VERSION}; it opens read-only here, update the lab to edit or run it`;
  const stripped = withoutUnknownKeys(document);
  const readable = isRecord(stripped) ? parseCurrent(stripped) : null;
  return {
    ok: false,
    errors: [{ path: 'lanelab', message }],
    newer: version,
    ...(readable?.ok ? { readable: readable.scenario } : {}),
  };
}

/** Reads a document of any version that has been parsed from JSON. */
export function parseScenario(document: unknown): ParseResult {
  if (!isRecord(document))
    return refuse('', `is ${show(document)}, but a scenario is a JSON object with lanelab and model`);
  const version = document['lanelab'];
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < OLDEST_VERSION)
    return refuse(
      'lanelab',
      version === undefined
        ? `is missing; this is a scenario only with its schema version, "lanelab": ${SCENARIO_VERSION}`
        : `is ${show(version)}, but must be a schema version from ${OLDEST_VERSION} to ${SCENARIO_VERSION}; correct it`,
    );
  if (version > SCENARIO_VERSION) return parseNewer(document, version);
  return parseCurrent(migrate(document, version, SCENARIO_VERSION));
}

/** Reads a scenario from JSON text. */
export function parseScenarioText(text: string): ParseResult {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return refuse('', `is not JSON (${error instanceof Error ? error.message : String(error)}); correct the text`);
  }
  return parseScenario(document);
}

/** For documents that are sound by construction: a fault in them is a bug. */
export function mustParse(document: unknown): Scenario {
  const result = parseScenario(document);
  if (result.ok) return result.scenario;
  throw new Error(result.errors.map(({ path, message }) => `${path} ${message}`).join('\n'));
}
