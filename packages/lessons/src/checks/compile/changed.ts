/** “changed only …”: the places at which a document differs from the one at the start. */
import { folded } from '@lanelab/filter';
import { closest, type Scenario } from '@lanelab/scenario';
import { scenarioJsonSchema } from '@lanelab/scenario/json-schema';
import { Fault, Missing } from '../fault.ts';
import { type Decision, decision, fixedJudged, type Judged } from '../judge/judge.ts';
import type { ChangePlaceSyntax, LinkSyntax } from '../syntax.ts';
import { allDifferences, type Difference, isRecord, linkText } from './differences.ts';
import { linksOf, noLink } from './names.ts';

/** Words for several keys of the document. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  buffers: ['sendBuffer', 'receiveBuffer'],
  mpoa: ['mpc', 'mps'],
  epd: ['discard'],
  phy: ['phy', 'ports'],
};

// A link is the same whichever of its ends is named first.
const bare = (text: string) => folded(text).split('_').toSorted().join(' ');
const isSame = (one: string, other: string) => bare(one) === bare(other);
const isAmong = (names: readonly string[], texts: readonly string[]) =>
  names.some((name) => texts.some((text) => isSame(name, text)));

/** The names of the links that are meant, in the first of the documents that has them. */
function linkTexts(link: LinkSyntax, [document, ...others]: readonly [Scenario, ...Scenario[]]): readonly string[] {
  const [next, ...rest] = others;
  try {
    const links = linksOf(document, link);
    if (links.length === 0) throw noLink(link);
    return [...new Set(links.map((each) => linkText(each, document)))];
  } catch (error) {
    if (next === undefined || !(error instanceof Missing)) throw error;
    return linkTexts(link, [next, ...rest]);
  }
}

/** A place at which a document may differ: what a check calls it, and which differences lie there. */
interface Place {
  readonly texts: readonly string[];
  readonly has: (difference: Difference) => boolean;
}

/** A place by the names of records, such as `flow 1` and `cut(East – West)`. */
const recordPlace = (...texts: readonly string[]): Place => ({
  texts,
  has: ({ names }) => isAmong(names, texts),
});

function placeOf(syntax: ChangePlaceSyntax, documents: readonly [Scenario, ...Scenario[]]): Place {
  switch (syntax.kind) {
    case 'flow':
      return recordPlace(`flow ${syntax.number}`);
    case 'process-change':
      return recordPlace(`${syntax.change}(${syntax.process.text})`);
    case 'link-change':
      return recordPlace(...linkTexts(syntax.link, documents).map((text) => `${syntax.change}(${text})`));
    case 'link': {
      const texts = linkTexts(syntax.link, documents);
      return { texts, has: ({ links }) => isAmong(links, texts) };
    }
    case 'name': {
      const { text } = syntax;
      const group = GROUPS[text.toLowerCase()] ?? [text];
      return { texts: [text], has: ({ names, keys: within }) => isAmong(names, [text]) || isAmong(within, group) };
    }
  }
}

/** Keys of objects anywhere in a schema. */
function keysOf(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(keysOf);
  if (!isRecord(schema)) return [];
  const own = isRecord(schema['properties']) ? Object.keys(schema['properties']) : [];
  return [...own, ...Object.values(schema).flatMap(keysOf)];
}

let keys: readonly string[] | null = null;

/** Every key that documents have; many stand in few of them, such as `c10`. */
function documentKeys(): readonly string[] {
  keys ??= [...new Set(keysOf(scenarioJsonSchema((name) => name)))];
  return keys;
}

export function changedJudged(
  places: readonly ChangePlaceSyntax[],
  scenario: Scenario,
  start: Scenario | null,
): Judged {
  const documents: readonly [Scenario, ...Scenario[]] = start === null ? [scenario] : [scenario, start];
  const known = [
    ...documentKeys(),
    ...Object.keys(GROUPS),
    ...documents.flatMap(({ model }) => [...model.nodes, ...model.elans].map(({ name }) => name)),
  ];
  for (const place of places)
    if (place.kind === 'name' && !known.some((key) => folded(key) === folded(place.text))) {
      const { text } = place;
      throw new Fault({ code: 'unknown-place', place: place.place, text, near: closest(text, known) });
    }
  const allowed = places.map((place) => placeOf(place, documents));
  const expected = {
    kind: 'changes',
    places: allowed.flatMap(({ texts }) => texts),
  } as const;
  const decide = (from: Scenario | null): Decision => {
    if (from === null) return decision('undecided', null, { kind: 'no-start' }, expected);
    const others = allDifferences(from, scenario).filter(
      (difference) => !allowed.some((place) => place.has(difference)),
    );
    const texts = [...new Set(others.map(({ text }) => text))];
    return decision(texts.length === 0 ? 'holds' : 'fails', null, { kind: 'changes', places: texts }, expected);
  };
  return fixedJudged(({ start: from }) => decide(from));
}
