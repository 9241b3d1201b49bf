/** Reads scenarios of any version: sound and current, or a list of what is wrong with them. */

import { migrate, OLDEST_VERSION, type RawDocument } from './migrate/registry.ts';
import { SCENARIO_VERSION, type Scenario, scenarioSchema } from './schema/document.ts';
import { checked, rawIssues } from './schema/expected.ts';
import type { Issue } from './schema/issue.ts';
import { checkBranches } from './schema/rules/branches.ts';
import { checkReferences } from './schema/rules/references.ts';

export type ParseResult =
  | { readonly ok: true; readonly scenario: Scenario }
  | {
      readonly ok: false;
      readonly errors: readonly Issue[];
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

const refuse = (issue: Issue): ParseResult => ({ ok: false, errors: [issue] });

function parseCurrent(document: RawDocument): ParseResult {
  const result = checked(scenarioSchema, document, MAX_ERRORS);
  if (!result.ok) return { ok: false, errors: result.issues };
  const { model, branches = [] } = result.data;
  const ofBranches = branches.length === 0 ? [] : checkBranches(branches);
  const errors = [...checkReferences(model), ...ofBranches].slice(0, MAX_ERRORS);
  return errors.length === 0 ? { ok: true, scenario: result.data } : { ok: false, errors, loose: result.data };
}

/** Removes what only a newer schema knows. */
function withoutUnknownKeys(document: RawDocument): unknown {
  const copy: unknown = structuredClone({ ...document, lanelab: SCENARIO_VERSION });
  for (const issue of rawIssues(scenarioSchema, copy).issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    let owner: unknown = copy;
    for (const part of issue.path ?? [])
      owner = isRecord(owner) || Array.isArray(owner) ? Reflect.get(owner, part) : undefined;
    if (isRecord(owner)) for (const key of issue.keys) Reflect.deleteProperty(owner, key);
  }
  return copy;
}

function parseNewer(document: RawDocument, version: number): ParseResult {
  const stripped = withoutUnknownKeys(document);
  const readable = isRecord(stripped) ? parseCurrent(stripped) : null;
  return {
    ok: false,
    errors: [{ code: 'newer-version', path: 'lanelab', value: version, rule: { newest: SCENARIO_VERSION } }],
    newer: version,
    ...(readable?.ok ? { readable: readable.scenario } : {}),
  };
}

/** Reads a document of any version that has been parsed from JSON. */
export function parseScenario(document: unknown): ParseResult {
  if (!isRecord(document)) return refuse({ code: 'wrong-type', path: '', value: document, rule: { kind: 'scenario' } });
  const version = document['lanelab'];
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < OLDEST_VERSION) {
    const rule = { oldest: OLDEST_VERSION, newest: SCENARIO_VERSION };
    const value = version === undefined ? {} : { value: version };
    return refuse({ code: 'unknown-version', path: 'lanelab', ...value, rule });
  }
  if (version > SCENARIO_VERSION) return parseNewer(document, version);
  return parseCurrent(migrate(document, version, SCENARIO_VERSION));
}

/** Reads a scenario from JSON text. */
export function parseScenarioText(text: string): ParseResult {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse({ code: 'not-json', path: '', rule: { reason } });
  }
  return parseScenario(document);
}

/** For documents that are sound by construction: a fault in them is a bug. */
export function mustParse(document: unknown): Scenario {
  const result = parseScenario(document);
  if (result.ok) return result.scenario;
  throw new Error(result.errors.map((issue) => JSON.stringify(issue)).join('\n'));
}
