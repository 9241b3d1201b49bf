/**
 * Self-contained links: a whole scenario as text for a URL's fragment. A scenario near a preset is written as its differences.
 * `sealed.ts` has the outer form.
 */

import { deflateSync } from 'fflate';
import { modelHash } from '../canonical.ts';
import { parseScenario } from '../parse.ts';
import type { Scenario } from '../schema/document.ts';
import { packBranches, unpackBranches } from './branches.ts';
import type { ColumnType } from './columns.ts';
import { ColumnReader } from './columns-read.ts';
import { writeColumn } from './columns-write.ts';
import { DICTIONARY_V1 } from './dictionary-v1.ts';
import {
  applyDifferences,
  type Difference,
  differences,
  parseFields,
  readDifferences,
  writeDifferences,
} from './difference.ts';
import type { LinkFault } from './fault.ts';
import { LinkFormatError, OctetReader, OctetWriter } from './octets.ts';
import { inflate, seal, unseal } from './sealed.ts';
import { TABLE_V1 } from './table-v1.ts';
import { TABLE_V2 } from './table-v2.ts';
import { TABLE_V3 } from './table-v3.ts';
import { TABLE_V4 } from './table-v4.ts';
import { TABLE_V5 } from './table-v5.ts';
import { TABLE_V6 } from './table-v6.ts';
import { TABLE_V7 } from './table-v7.ts';
import { TABLE_V8 } from './table-v8.ts';

/** A network that goes by a name: links to scenarios near it are written as differences. */
export interface Preset {
  readonly id: string;
  readonly title: string;
  readonly build: () => Scenario;
  /** Scenarios that went by its name before, the latest first: a link made from one of them means that one. */
  readonly former?: () => Promise<readonly Scenario[]>;
}

/** Fetches the preset of that id; null where there is none. */
type LoadPreset = (id: string) => Promise<Preset | null>;

export type LinkResult =
  | {
      readonly ok: true;
      readonly scenario: Scenario;
      /** The preset that the link was made from is another by now, and is not kept; the differences were made to the present one. */
      readonly presetChanged: boolean;
      /** The preset that the link was made from is another by now; the scenario is what the link meant when it was made. */
      readonly isFormer: boolean;
    }
  | { readonly ok: false; readonly fault: LinkFault };

/** Format 1 in the high half, what the body is in the low half. */
const WHOLE_V1 = 0x10;
const FROM_PRESET = 0x11;
const WHOLE_V2 = 0x12;
const WHOLE_V3 = 0x13;
const WHOLE_V4 = 0x14;
const WHOLE_V5 = 0x15;
const WHOLE_V6 = 0x16;
const WHOLE_V7 = 0x17;
const WHOLE_V8 = 0x18;
/** Documents by what their body is. */
const TABLES = new Map([
  [WHOLE_V1, TABLE_V1],
  [WHOLE_V2, TABLE_V2],
  [WHOLE_V3, TABLE_V3],
  [WHOLE_V4, TABLE_V4],
  [WHOLE_V5, TABLE_V5],
  [WHOLE_V6, TABLE_V6],
  [WHOLE_V7, TABLE_V7],
  [WHOLE_V8, TABLE_V8],
]);
/** Differences beyond these are no longer shorter than the whole. */
const MAX_DIFFERENCES = 12;
const HASH_DIGITS = 6;

function encodeWhole(scenario: Scenario): string {
  const out = new OctetWriter();
  writeColumn(out, TABLE_V8, [packBranches(scenario)]);
  return seal(WHOLE_V8, deflateSync(out.finish(), { level: 9 }));
}

/** As JSON: the preset's id, digits of the hash of the model meant, then path and value in turn. */
function encodeFromPreset(scenario: Scenario, preset: Preset, list: readonly Difference[]): string {
  const json = JSON.stringify([preset.id, modelHash(scenario.model).slice(0, HASH_DIGITS), ...writeDifferences(list)]);
  return seal(FROM_PRESET, deflateSync(new TextEncoder().encode(json), { level: 9, dictionary: DICTIONARY_V1 }));
}

const built = new WeakMap<Preset, Scenario>();

/** A preset's scenario; copy it before changing it. */
function scenarioOf(preset: Preset): Scenario {
  const scenario = built.get(preset) ?? preset.build();
  built.set(preset, scenario);
  return scenario;
}

function nearestPreset(
  scenario: Scenario,
  presets: readonly Preset[],
): { readonly preset: Preset; readonly list: readonly Difference[] } | null {
  const packed = packBranches(scenario);
  let nearest: { preset: Preset; list: readonly Difference[] } | null = null;
  for (const preset of presets) {
    const list = differences(scenarioOf(preset), packed);
    if (list.length <= MAX_DIFFERENCES && (nearest === null || list.length < nearest.list.length))
      nearest = { preset, list };
  }
  return nearest;
}

/** A scenario as link text, short where it is near one of the presets. Never fails; size grows with the scenario. */
export function encodeLink(scenario: Scenario, presets: readonly Preset[]): string {
  const whole = encodeWhole(scenario);
  const nearest = nearestPreset(scenario, presets);
  if (nearest === null) return whole;
  const short = encodeFromPreset(scenario, nearest.preset, nearest.list);
  return short.length < whole.length ? short : whole;
}

function readWhole(body: Uint8Array, table: ColumnType): unknown {
  const octets = new OctetReader(inflate(body));
  const [document] = new ColumnReader(octets).read(table, 1);
  octets.end();
  return document;
}

/** What a link says that is written as differences. */
interface FromPreset {
  readonly preset: Preset;
  /** Digits of the hash of the model meant. */
  readonly hash: string;
  readonly list: readonly Difference[];
}

async function readFromPreset(body: Uint8Array, loadPreset: LoadPreset): Promise<FromPreset> {
  const fields = parseFields(new TextDecoder().decode(inflate(body, DICTIONARY_V1)));
  const [id, hash] = fields;
  if (typeof id !== 'string' || typeof hash !== 'string') throw new LinkFormatError({ code: 'no-preset' });
  const preset = await loadPreset(id);
  if (preset === null) throw new LinkFormatError({ code: 'unknown-preset', preset: id });
  return { preset, hash, list: readDifferences(fields.slice(2)) };
}

/** The document that the differences make of a scenario; null where one of them leads nowhere in it. */
function changedBy(list: readonly Difference[], scenario: Scenario): unknown {
  const document = structuredClone(scenario);
  return applyDifferences(document, list) ? document : null;
}

const refuse = (fault: LinkFault): LinkResult => ({ ok: false, fault });

function parsed(document: unknown): LinkResult {
  const result = parseScenario(unpackBranches(document));
  return result.ok
    ? { ok: true, scenario: result.scenario, presetChanged: false, isFormer: false }
    : refuse({ code: 'broken-rule', issues: result.errors });
}

/** The preset as it is now, else as it was when its model had the hash of the link; as it is now where it was never kept. */
async function openFromPreset({ preset, hash, list }: FromPreset): Promise<LinkResult> {
  const isMeant = (result: LinkResult): boolean => result.ok && modelHash(result.scenario.model).startsWith(hash);
  const document = changedBy(list, scenarioOf(preset));
  const now = document === null ? refuse({ code: 'preset-changed', preset: preset.id }) : parsed(document);
  if (isMeant(now)) return now;
  for (const former of (await preset.former?.()) ?? []) {
    const then = changedBy(list, former);
    const result = then === null ? now : parsed(then);
    if (result.ok && isMeant(result)) return { ...result, isFormer: true };
  }
  return now.ok ? { ...now, presetChanged: true } : now;
}

async function open(kind: number, body: Uint8Array, loadPreset: LoadPreset): Promise<LinkResult> {
  const table = TABLES.get(kind);
  return table === undefined ? openFromPreset(await readFromPreset(body, loadPreset)) : parsed(readWhole(body, table));
}

/**
 * Opens link text, or reports why it cannot be opened. Never rejects, whatever the text, unless the preset that it names cannot
 * be fetched.
 */
export async function decodeLink(text: string, loadPreset: LoadPreset): Promise<LinkResult> {
  const unsealed = unseal(text);
  if (!unsealed.ok) return refuse(unsealed.fault);
  const { kind, body } = unsealed;
  if (!TABLES.has(kind) && kind !== FROM_PRESET) return refuse({ code: 'newer' });
  try {
    return await open(kind, body, loadPreset);
  } catch (error) {
    if (error instanceof LinkFormatError) return refuse(error.fault);
    throw error;
  }
}
