/** The differences between two documents, and the names by which a check finds each. */
import type { Change, Link, Scenario } from '@lanelab/scenario';

/** One difference between two documents. */
export interface Difference {
  /** Keys on the way to it. */
  readonly keys: readonly string[];
  /** Names of the records that it is within. */
  readonly names: readonly string[];
  /** The link that it is a property of, by its name in each document: the link's own record, or the line of a port at its end. */
  readonly links: readonly string[];
  /** How a reader finds it. */
  readonly text: string;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records of lists belong together by their number; other entries by their place. */
const keyOf = (entry: unknown, index: number) =>
  isRecord(entry) && 'id' in entry ? String(entry['id']) : String(index);

/** A link by the names of its ends. */
export function linkText({ a, b }: Link, { model }: Scenario): string {
  const name = (id: number) => model.nodes.find((node) => node.id === id)?.name ?? String(id);
  return `${name(a.node)} – ${name(b.node)}`;
}

function nameOf(entry: unknown, list: string): string | null {
  if (!isRecord(entry)) return null;
  if (typeof entry['name'] === 'string') return entry['name'];
  return 'id' in entry ? `${list.replace(/s$/, '')} ${String(entry['id'])}` : null;
}

/** The link that a record is, or that ends at a port of the device `owner`, by its name in each of the documents. */
function linkNames(
  list: string,
  number: string,
  owner: string | undefined,
  documents: readonly Scenario[],
): readonly string[] {
  const names = documents.flatMap((document) => {
    const { links, nodes } = document.model;
    const device = nodes.find(({ name }) => name === owner)?.id;
    const isEnd = ({ node, port }: Link['a']) => node === device && String(port) === number;
    const meant =
      list === 'links'
        ? links.filter(({ id }) => String(id) === number)
        : list === 'nodes.ports'
          ? links.filter(({ a, b }) => isEnd(a) || isEnd(b))
          : [];
    return meant.map((link) => linkText(link, document));
  });
  return [...new Set(names)];
}

function differences(
  before: unknown,
  after: unknown,
  keys: readonly string[],
  names: readonly string[],
  links: readonly string[],
  documents: readonly Scenario[],
): readonly Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const last = keys.at(-1) ?? '';
  if (Array.isArray(before) || Array.isArray(after)) {
    const lists = [before, after].map(
      (value) =>
        new Map((Array.isArray(value) ? value : []).map((entry: unknown, index) => [keyOf(entry, index), entry])),
    );
    const [old = new Map<string, unknown>(), now = new Map<string, unknown>()] = lists;
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
      const name = nameOf(now.get(key) ?? old.get(key), last);
      const within = name === null ? names : [...names, name];
      const ofLinks = [...links, ...linkNames(keys.join('.'), key, names.at(-1), documents)];
      return differences(old.get(key), now.get(key), keys, within, ofLinks, documents);
    });
  }
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      // The buffers at a port belong to the device, not to the link.
      differences(before[key], after[key], [...keys, key], names, key === 'queues' ? [] : links, documents),
    );
  const place = keys.at(-1) ?? '';
  const owner = links.at(-1) ?? names.join(', ');
  return [{ keys, names, links, text: owner === '' ? place : `${place} (${owner})` }];
}

/** A planned change as a check names it: `kill(LES)`, `cut(East – West)`. */
function plannedText(change: Change, scenario: Scenario): string {
  if (change.kind === 'process') return `${change.up ? 'start' : 'kill'}(${change.process.toUpperCase()})`;
  if (change.kind !== 'link-up') return change.kind;
  const link = scenario.model.links.find(({ id }) => id === change.link);
  const ends = link === undefined ? String(change.link) : linkText(link, scenario);
  return `${change.up ? 'mend' : 'cut'}(${ends})`;
}

/** Everything in which the models of two documents differ. */
export function allDifferences(start: Scenario, now: Scenario): readonly Difference[] {
  const { changes: before, ...old } = start.model;
  const { changes: after, ...model } = now.model;
  const same = (one: Change, other: Change) => JSON.stringify(one) === JSON.stringify(other);
  const planned = [
    ...before
      .filter((change) => !after.some((other) => same(change, other)))
      .map((change) => plannedText(change, start)),
    ...after.filter((change) => !before.some((other) => same(change, other))).map((change) => plannedText(change, now)),
  ];
  return [
    ...differences(old, model, [], [], [], [start, now]),
    ...[...new Set(planned)].map((text) => ({ keys: ['changes'], names: [text], links: [], text })),
  ];
}
