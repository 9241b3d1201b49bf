/** What the decoder of links and the reader of scenarios are held to, whatever the octets. The fuzzer and a test share these checks. */
import { sha256 } from '@noble/hashes/sha2.js';
import { deflateSync } from 'fflate';
import fig7 from '../fixtures/valid/curitiba-fig7.json' with { type: 'json' };
import { canonicalJson } from '../src/canonical.ts';
import { encodeBase64Url } from '../src/link/base64url.ts';
import { DICTIONARY_V1 } from '../src/link/dictionary-v1.ts';
import { decodeLink, encodeLink, type Preset } from '../src/link/link.ts';
import { mustParse, parseScenarioText } from '../src/parse.ts';
import type { Scenario } from '../src/schema/document.ts';

const PRESET: Preset = { id: 'curitiba-fig7', title: 'A fixture', build: () => mustParse(fig7) };
const loadPreset = async (id: string): Promise<Preset | null> => (id === PRESET.id ? PRESET : null);

function mustAgree(one: Scenario, other: Scenario, what: string): void {
  if (canonicalJson(one) !== canonicalJson(other)) throw new Error(`${what} is not what it was`);
}

/** Every link that is read can be written and read again. */
async function checkLink(text: string): Promise<void> {
  const result = await decodeLink(text, loadPreset);
  if (!result.ok) return;
  const again = await decodeLink(encodeLink(result.scenario, [PRESET]), loadPreset);
  if (!again.ok) throw new Error(`a link that was just written is refused: ${again.fault.code}`);
  mustAgree(again.scenario, result.scenario, 'the scenario of a link');
}

/** A link with a right checksum, so that the fuzzer gets past it. */
function forged(kind: number, body: Uint8Array): string {
  const sum = sha256(Uint8Array.of(kind, ...body)).subarray(0, 4);
  return encodeBase64Url(Uint8Array.of(kind, ...sum, ...body));
}

/** The first octet says what the others are: the text of a link, the body of one of its kinds, or what such a body unpacks to. */
export async function link(octets: Uint8Array): Promise<void> {
  const [form = 0, kind = 0, ...rest] = octets;
  const body = Uint8Array.from(rest);
  if (form % 3 === 0) return checkLink(new TextDecoder().decode(octets.subarray(1)));
  if (form % 3 === 1) return checkLink(forged(kind, body));
  return checkLink(forged(kind, deflateSync(body, { dictionary: DICTIONARY_V1 })));
}

/** A text is refused or read, and what is read is the same when it is written and read again. */
export function scenario(octets: Uint8Array): void {
  const result = parseScenarioText(new TextDecoder().decode(octets));
  if (!result.ok) {
    if (result.errors.length === 0) throw new Error('it is refused without a reason');
    return;
  }
  const again = parseScenarioText(canonicalJson(result.scenario));
  if (!again.ok) throw new Error(`a scenario that was just written is refused: ${JSON.stringify(again.errors[0])}`);
  mustAgree(again.scenario, result.scenario, 'a scenario');
}

export const TARGETS = { link, scenario } as const;
