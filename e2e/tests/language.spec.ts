/**
 * Every text comes from the catalogue. The pages are opened in the pseudo-language, which accents each letter of the
 * catalogue; a plain word that is left is no catalogue text, and must be a name, a unit or something typed.
 */
import { CONTROL_MESSAGES } from '@lanelab/engine';
import { PRESETS } from '@lanelab/papers/presets';
import { expect, test } from '../lab.ts';
import { PAGES } from '../pages.ts';
import { authored, textsOf } from '../texts.ts';
import { TOURS } from '../tours.ts';

/** Words that are the same in every language: units, codes of standards as data, keys, the lab's own name. */
const UNIVERSAL = new Set(
  'lanelab English Mb kb bit ms ns ps km Ctrl Shift Alt Esc Tab Enter Home End Del PageUp PageDown Space Down Up arrows CSV SVG PNG WebM JSON kB min'.split(
    ' ',
  ),
);

/** Keys of a document’s model, and the one that no preset needs. */
const MODEL_KEYS = [...new Set([...PRESETS.flatMap(({ build }) => Object.keys(build().model)), 'clocks'])];

/** Names of messages as their standards write them, longer ones first: one may begin like another. */
const MESSAGES = [...CONTROL_MESSAGES].sort((a, b) => b.length - a.length);

/**
 * Parts of texts that are data: quoted input, reports, names and dates of the browser, addresses, names of files, hashes, settings of a link,
 * code; names of messages, addresses and octets of a packet.
 */
const DATA = [
  /“[^”]*”/g,
  /\((?:Cannot read properties of undefined|Failed to fetch)[^()]*(?:\([^()]*\))?[^()]*\)/g,
  /\bMozilla\/5\.0 .*/g,
  /\bhttps?:\/\/[^\s,]+/g,
  /[A-Z][a-z]{2} \d+, \d{4}, [\d:]+\s[AP]M/g,
  /\S+\.(?:json|txt|svg|png|csv|pcapng?|zip)\b/g,
  /\b[0-9a-f]{4}·[0-9a-f]{4}\b/g,
  /\b[a-z]+=\w+/g,
  /<iframe .*<\/iframe>/gs,
  // The keys of a model, for a document that has none.
  new RegExp(`(?:\\b(?:${MODEL_KEYS.join('|')}), ){3,}\\w+`, 'g'),
  new RegExp(`\\b(?:${MESSAGES.join('|')})\\b`, 'g'),
  /\b[0-9a-f]{20}-[0-9a-f]{12}-[0-9a-f]{2}\b/g,
  /\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b/g,
  /^(?:\d+: )?[0-9a-f]{2}\b/g,
  /\b(?:0x)?(?=[a-f]*\d)[0-9a-f]+\b/g,
];

/** Values of settings in a link, and keys of documents, as they are written. */
const WRITTEN = new Set('none full light dark projector mtu'.split(' '));

/** Texts that React Aria brings in the reader's own language. */
const OF_LIBRARY = new Set(['Dismiss', 'sortable column', 'Collapse', 'Expand']);

/** Names that authors gave: of scenarios, devices, emulated LANs, and their notes. */
const NAMES = new Set(authored().flatMap(wordsOf));

function wordsOf(text: string): readonly string[] {
  return text.match(/[A-Za-z]{2,}/g) ?? [];
}

/** The texts with a plain word in them. */
function unmarked(texts: readonly string[]): readonly string[] {
  return texts.filter(
    (text) =>
      !OF_LIBRARY.has(text) &&
      // Letters beside an accented one belong to a marked word.
      wordsOf(
        DATA.reduce((rest, part) => rest.replace(part, ' '), text).replace(/[\p{L}]*[\u00c0-\u1eff]+[\p{L}]*/gu, ' '),
      ).some((word) => !UNIVERSAL.has(word) && !WRITTEN.has(word) && !NAMES.has(word)),
  );
}

test.use({
  expectedErrors: {
    patterns: [/status of (?:404|429|500)/, /Failed to load resource/, /wasm/i, /ERR_INTERNET_DISCONNECTED/],
  },
});
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lanelab.language', 'pseudo'));
});

for (const { name, path, prepare } of PAGES)
  test(`${name}: every text comes from the catalogue`, async ({ lab, page }) => {
    await lab.open(path);
    await prepare?.(lab);
    expect(unmarked(await textsOf(page))).toEqual([]);
  });

for (const { name, path, before, walk } of TOURS)
  test(`${name}: every text on the tour comes from the catalogue`, async ({ lab, page }) => {
    const found = new Set<string>();
    const look = async () => {
      await lab.settled();
      const first = unmarked(await textsOf(page));
      if (first.length === 0) return;
      // A stage that has just come says for a moment what its library says by itself: a text that stays is a fault.
      await page.waitForTimeout(2000);
      const later = new Set(unmarked(await textsOf(page)));
      for (const text of first) if (later.has(text)) found.add(text);
    };
    await before?.(page);
    await lab.open(path);
    await look();
    await walk?.(lab, look);
    expect([...found]).toEqual([]);
  });
