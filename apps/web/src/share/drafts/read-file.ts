/** Reads what people drop, choose or paste: a scenario, a link to one, or keys; and says of everything else what it is. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/my-scenarios';
import { parseScenario, SCENARIO_VERSION } from '@lanelab/scenario';
import { formatInteger, formatMegabytes } from '../../base/format/number.ts';
import { type FoundKeys, readKeys } from '../links/keyring.ts';
import { addressOfLink } from '../links/links.ts';
import { type Opening, openDocument, type Refusal } from '../links/opening.ts';

export type Imported =
  | {
      readonly kind: 'document';
      readonly opening: Exclude<Opening, Refusal>;
      /** The document as it was read, with whatever a newer lab wrote into it. */
      readonly text: string;
    }
  /** A link of a lab: the address to go to. */
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'keys'; readonly found: FoundKeys }
  /** A lesson, or what a student did in one, as it stands in the file. */
  | { readonly kind: 'lesson'; readonly text: string; readonly name: string }
  /** `problem` is a sentence that names the file, the rule and the fix. */
  | { readonly kind: 'refused'; readonly problem: string; readonly readable: Refusal['readable'] };

/** The largest network that the schema allows is far below this as JSON. */
export const MOST_FILE_OCTETS = 8 << 20;

const refuse = (problem: string, readable: Refusal['readable'] = null): Imported => ({
  kind: 'refused',
  problem,
  readable,
});

/** Other kinds of JSON document, recognised by their keys. */
function whatJson(document: unknown): string {
  if (Array.isArray(document))
    return say('read-file.a-json-list-of-length', { length: formatInteger(document.length) });
  if (typeof document !== 'object' || document === null)
    return say('read-file.json-holding-only-slice', { slice: JSON.stringify(document).slice(0, 40) });
  const keys = Object.keys(document);
  return keys.length === 0
    ? say('read-file.an-empty-json-object')
    : say('read-file.json-with-keys', {
        keys: list(keys.slice(0, 3).map((key) => `“${key.slice(0, 30)}”`)),
      });
}

function isScenarioLike(document: unknown): boolean {
  return typeof document === 'object' && document !== null && ('lanelab' in document || 'model' in document);
}

/** What a scenario document in an envelope of the server or of a tool is: its `scenario`. */
function unwrapped(document: unknown): unknown {
  if (typeof document !== 'object' || document === null || isScenarioLike(document)) return document;
  const inner: unknown = Reflect.get(document, 'scenario');
  return isScenarioLike(inner) ? inner : document;
}

const isOfLesson = (document: unknown): boolean =>
  typeof document === 'object' && document !== null && ('lanelabLesson' in document || 'lanelabResult' in document);

function readJson(document: unknown, text: string, name: string): Imported {
  if (isOfLesson(document)) return { kind: 'lesson', text, name };
  const scenario = unwrapped(document);
  if (!isScenarioLike(scenario))
    return refuse(say('read-file.name-is-document-not-a', { name, document: whatJson(document) }));
  const opening = openDocument(scenario, { kind: 'file', name });
  if (opening.kind === 'scenario') return { kind: 'document', opening, text: JSON.stringify(scenario) };
  const parsed = parseScenario(scenario);
  const isNewer = !parsed.ok && parsed.newer !== undefined;
  const why = isNewer
    ? say('read-file.is-a-document-of-version', { newer: parsed.newer, SCENARIOVERSION: SCENARIO_VERSION })
    : say('read-file.cannot-be-opened-reason', { reason: opening.reason });
  return refuse(`${name} ${why}.`.replace('..', '.'), opening.readable);
}

/** Text from the clipboard or of a file; `name` stands for it in sentences. */
export function readText(text: string, name: string): Imported {
  const trimmed = text.trim();
  if (trimmed === '') return refuse(say('read-file.name-is-empty', { name }));
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) {
    try {
      return readJson(JSON.parse(trimmed), trimmed, name);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return refuse(say('read-file.name-begins-like-json-but', { name, message: error.message }));
    }
  }
  const found = readKeys(trimmed);
  // One link for editors opens its scenario; a list of keys goes into the keyring.
  if (found.shelves.length > 0 || found.keys.length > 1) return { kind: 'keys', found };
  const address = addressOfLink(trimmed);
  if (address !== null) return { kind: 'address', address };
  return refuse(say('read-file.name-is-text-but-neither', { name }));
}

/** Kinds of binary files by their first octets. */
const kinds = (): readonly (readonly [string, readonly number[]])[] => [
  [say('read-file.a-png-picture'), [0x89, 0x50, 0x4e, 0x47]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  [say('read-file.a-zip-archive-or-a'), [0x50, 0x4b]],
  [say('read-file.compressed-gzip'), [0x1f, 0x8b]],
  [say('read-file.a-jpeg-picture'), [0xff, 0xd8, 0xff]],
  [say('read-file.a-packet-capture'), [0xd4, 0xc3, 0xb2, 0xa1]],
  [say('read-file.a-packet-capture'), [0x0a, 0x0d, 0x0d, 0x0a]],
];

function whatBinary(octets: Uint8Array): string {
  return kinds().find(([, head]) => head.every((octet, at) => octets[at] === octet))?.[0] ?? say('read-file.no-text');
}

export async function readFile(file: File): Promise<Imported> {
  const name = file.name === '' ? say('read-file.the-file') : file.name;
  if (file.size > MOST_FILE_OCTETS)
    return refuse(
      say('read-file.name-has-size-a-scenario', {
        name,
        size: formatMegabytes(file.size),
        mostFileOctets: formatMegabytes(MOST_FILE_OCTETS),
      }),
    );
  let octets: Uint8Array;
  try {
    octets = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refuse(say('read-file.name-could-not-be-read', { name }));
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(octets);
    if (!text.includes('\0')) return readText(text, name);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return refuse(say('read-file.name-is-octets-not-a', { name, octets: whatBinary(octets) }));
}
