/** The Brazilian Portuguese catalogue says all that the page says, with the same parameters, and is Portuguese. */
import { readdirSync } from 'node:fs';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;

/** Areas that only the server and the command line say, both in English. */
const ENGLISH_ONLY = new Set(['admin', 'cli', 'command-line', 'operator', 'server']);

const areasIn = (folder: string): readonly string[] =>
  readdirSync(new URL(`./${folder}`, import.meta.url))
    .map((name) => name.replace('.ts', ''))
    .sort();

async function textsOf(folder: 'en' | 'pt-BR', area: string): Promise<Texts> {
  return ((await import(`./${folder}/${area}.ts`)) as { readonly default: Texts }).default;
}

const AREAS = areasIn('en').filter((area) => !ENGLISH_ONLY.has(area));

type Argument = Exclude<CompiledMessage[number], string>;

const branchesOf = ([, , branches]: Argument): readonly CompiledMessage[] =>
  Object.values((branches ?? {}) as Record<string, unknown>).filter((branch) => Array.isArray(branch));

/** Names of the parameters in a message and its branches; of a choice also its cases, of a plural none, since languages differ in them. */
function parametersOf(message: CompiledMessage): readonly string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, kind, branches] = token;
    const cases = kind === 'select' ? Object.keys(branches as object) : [];
    return [name, ...cases.map((each) => `${name}=${each}`), ...branchesOf(token).flatMap(parametersOf)];
  });
}

const sorted = (values: Iterable<string>): readonly string[] => [...new Set(values)].sort();

const parameters = (text: string): readonly string[] => sorted(parametersOf(compileMessageOrThrow(text)));

const tags = (text: string): readonly string[] => (text.match(/<\/?[a-z]+>/g) ?? []).toSorted();

/** All that a message says in letters, without parameters. */
function lettersOf(message: CompiledMessage): string {
  return message
    .map((token) => (typeof token === 'string' ? token : ` ${branchesOf(token).map(lettersOf).join(' ')} `))
    .join('');
}

it('names areas that there are', () => {
  expect([...ENGLISH_ONLY].filter((area) => !areasIn('en').includes(area))).toEqual([]);
  expect(areasIn('pt-BR')).toEqual(AREAS);
});

describe.each(AREAS)('Portuguese, area %s', (area) => {
  it('has the same ids in the same order, with the same parameters and tags', async () => {
    const [english, portuguese] = [await textsOf('en', area), await textsOf('pt-BR', area)];
    expect(Object.keys(portuguese)).toEqual(Object.keys(english));
    for (const [id, text] of Object.entries(portuguese)) {
      expect(parameters(text), id).toEqual(parameters(english[id] ?? ''));
      expect(tags(text), id).toEqual(tags(english[id] ?? ''));
    }
  });
});

/** Areas with names of fields, parameters and codes, which stay as their standards write them. */
const OF_STANDARDS =
  /^(?:codes|format-names|message-names|packet|packet-data|packet-lane|packet-nhrp|packet-signalling|protocol)$/;

/** Words that Portuguese writes as English does, and units. */
const IN_BOTH = new Set(
  (
    'classical host hosts hub hubs goodput jitter buffer buffers backplane bits crankback duplex half loopback in kb local max min ms ns ps ' +
    'id item km tag total zoom menu ping ideal interface interfaces pcapng proxy regular null sockets pool script status link links usual'
  ).split(' '),
);

/** Names: of the lab's papers and their authors, of operating systems, of connections of LANE, of states of a LEC, of Q.2931 and of SSCOP. */
const NAMES = [
  /^(?:Curitiba|Detken|TUT|Cluj|Tampere|Nagle|Winsock|Backplane|Initial|Operational|Vatiainen.*|K\.-O\. Detken|Dobrota.*|Maglaris et al\. 1988)$/,
  /^(?:Windows (?:98|NT 4)|Linux 2\.2|BSD Reno|1 KB \(Reno\)|Cisco 4700|nD\/D\/1)$/,
  /^(?:configuration direct|control direct|control distribute|data direct|multicast send|multicast forward)$/,
  /^[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)+$/,
  /^(?:LECS connect|Configure|Join|Initial registration|BUS connect)$/,
  /^Restart \(REST 2\)$/,
];

/** Titles of papers and of standards: a reader looks for them by these words. */
const TITLES = new Set([
  'Layer 4 switching in a TCP/IP environment for the ATM sources',
  'Multi-Protocol over ATM: performance tests',
  'QoS in heterogeneous networks: CLIP, LANE and MPOA performance test',
  'Service Specific Connection Oriented Protocol, Q.2110',
]);

/** What no reader reads: names of files, a selector and a transformation of CSS. */
const CODE = /\.md\b|^translate\(|^button, a, input$/;

/** Whether a text is the same in both languages: no words but those of both, names and abbreviations. */
function isSameInBoth(text: string): boolean {
  if (NAMES.some((names) => names.test(text)) || TITLES.has(text) || CODE.test(text)) return true;
  const words = lettersOf(compileMessageOrThrow(text)).match(/[A-Za-z][A-Za-z-]+/g) ?? [];
  return words.every((word) => IN_BOTH.has(word.toLowerCase()) || /[A-Z].*[A-Z]|^Mb$|^Ethernet$|^IPv4$/.test(word));
}

it('is Portuguese: no text is left in English', async () => {
  const left: string[] = [];
  for (const area of AREAS) {
    if (OF_STANDARDS.test(area)) continue;
    const [english, portuguese] = [await textsOf('en', area), await textsOf('pt-BR', area)];
    for (const [id, text] of Object.entries(portuguese))
      if (text === english[id] && !isSameInBoth(text)) left.push(`${area}: ${id}: ${text}`);
  }
  expect(left).toEqual([]);
});

it('says the same English text alike everywhere, since a page finds a translation by the text', async () => {
  const translations = new Map<string, Map<string, string[]>>();
  for (const area of AREAS) {
    const [english, portuguese] = [await textsOf('en', area), await textsOf('pt-BR', area)];
    for (const [id, text] of Object.entries(portuguese)) {
      const forText = translations.get(english[id] ?? '') ?? new Map<string, string[]>();
      translations.set(english[id] ?? '', forText.set(text, [...(forText.get(text) ?? []), `${area}: ${id}`]));
    }
  }
  const unlike = [...translations].filter(([, forText]) => forText.size > 1);
  expect(
    unlike.map(([text, forText]) => [text, ...[...forText].map(([each, at]) => `${each} (${at.join(', ')})`)]),
  ).toEqual([]);
});
