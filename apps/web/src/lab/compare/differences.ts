/** What tells two scenarios apart, read off their models: the same part on several devices is one difference. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/compare';
import { type PartKey, partName } from '@lanelab/messages/compare-parts';
import type { Scenario } from '@lanelab/scenario';
import { spanWords } from '../../playback/gap-words.ts';
import { kindWords } from './compare-words.ts';

export interface Difference {
  /** The part: “MPOA client”. */
  readonly what: string;
  /** Devices, links or flows that have it; empty for the scenario itself. */
  readonly on: readonly string[];
  readonly here: string;
  readonly there: string;
}

interface Leaf {
  /** Keys from a record of the model down to the value, without indices. */
  readonly path: readonly PartKey[];
  /** The last of them. */
  readonly key: PartKey;
  readonly here: unknown;
  readonly there: unknown;
}

type ModelRecord = { readonly [Key in PartKey]?: unknown };

const isRecord = (value: unknown): value is ModelRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** The keys of two records of the model: the schema takes only those that it names. */
const keysOf = (here: object, there: object) =>
  [...new Set([...Object.keys(here), ...Object.keys(there)])] as readonly PartKey[];

const within = (here: ModelRecord, there: ModelRecord, path: readonly PartKey[] = []): readonly Leaf[] =>
  keysOf(here, there).flatMap((key) => leaves([...path, key], key, here[key], there[key]));

function leaves(path: readonly PartKey[], key: PartKey, here: unknown, there: unknown): readonly Leaf[] {
  if (JSON.stringify(here) === JSON.stringify(there)) return [];
  if (isRecord(here) && isRecord(there)) return within(here, there, path);
  if (Array.isArray(here) && Array.isArray(there) && here.length === there.length && here.every(isRecord))
    return here.flatMap((entry: unknown, index) => leaves(path, key, entry, there[index]));
  return [{ path, key, here, there }];
}

function valueWords(value: unknown, key: PartKey, other: unknown): string {
  if (isEmpty(value)) return isRecord(other) || Array.isArray(other) ? say('compare.off') : say('compare.usual');
  if (typeof value === 'boolean') return value ? say('compare.on') : say('compare.off');
  if (typeof value === 'number') return key.endsWith('Ps') ? spanWords(value) : String(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return Array.isArray(other) && other.length > 0 ? String(value.length) : say('compare.on');
  return say('compare.on');
}

interface Subject {
  readonly id: number;
}

/** Records of one list, by id: those that only one side has, and what differs in the others. */
function between<Record extends Subject>(
  kind: keyof typeof kindWords,
  here: readonly Record[],
  there: readonly Record[],
  nameOf: (record: Record) => string,
): readonly (Difference & { readonly key: string })[] {
  const others = new Map(there.map((record) => [record.id, record]));
  const ids = new Set(here.map(({ id }) => id));
  const only = (record: Record, isHere: boolean) => ({
    key: `${kind} ${String(isHere)}`,
    what: kindWords[kind],
    on: [nameOf(record)],
    here: isHere ? say('compare.present') : say('compare.absent'),
    there: isHere ? say('compare.absent') : say('compare.present'),
  });
  return [
    ...here.flatMap((record) => {
      const other = others.get(record.id);
      if (other === undefined) return [only(record, true)];
      return within(record, other).map((leaf) => ({
        key: leaf.path.join('.'),
        what: partName(leaf.key, leaf.path.at(-2)),
        on: [nameOf(record)],
        here: valueWords(leaf.here, leaf.key, leaf.there),
        there: valueWords(leaf.there, leaf.key, leaf.here),
      }));
    }),
    ...there.filter(({ id }) => !ids.has(id)).map((record) => only(record, false)),
  ];
}

/** Merges differences that say the same of several devices into one. */
function merged(all: readonly (Difference & { readonly key: string })[]): readonly Difference[] {
  const byKey = new Map<string, Difference>();
  for (const { key, ...difference } of all) {
    const name = `${key} ${difference.here} ${difference.there}`;
    const before = byKey.get(name);
    byKey.set(
      name,
      before === undefined
        ? difference
        : {
            ...before,
            on: [...before.on, ...difference.on.filter((one) => !before.on.includes(one))],
          },
    );
  }
  return [...byKey.values()];
}

export function differencesOf({ model: here }: Scenario, { model: there }: Scenario): readonly Difference[] {
  const nameIn =
    (model: Scenario['model']) =>
    (id: number): string =>
      model.nodes.find((node) => node.id === id)?.name ?? `${id}`;
  const name = nameIn(here);
  const rest = ({ nodes: _nodes, links: _links, flows: _flows, ...other }: Scenario['model']) => other;
  return merged([
    ...between('nodes', here.nodes, there.nodes, (node) => node.name),
    ...between('links', here.links, there.links, ({ a, b }) => `${name(a.node)}–${name(b.node)}`),
    ...between('flows', here.flows, there.flows, (flow) =>
      'to' in flow && typeof flow.to === 'number'
        ? say('differences.from-to-to', { from: name(flow.from), to: name(flow.to) })
        : name(flow.from),
    ),
    ...within(rest(here), rest(there)).map((leaf) => ({
      key: leaf.path.join('.'),
      what: partName(leaf.key, leaf.path.at(-2)),
      on: [],
      here: valueWords(leaf.here, leaf.key, leaf.there),
      there: valueWords(leaf.there, leaf.key, leaf.here),
    })),
  ]);
}

/** “MPOA client on A, B”. */
export function partOf({ what, on }: Difference): string {
  return on.length === 0 ? what : say('differences.on-devices', { what, devices: list(on) });
}

/** “MPOA client on A, B: off | on”. */
export function differenceWords(difference: Difference): string {
  return `${partOf(difference)}: ${difference.here} | ${difference.there}`;
}
