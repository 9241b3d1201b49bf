/**
 * The first thing that happens in one of two runs and not in the other. Both are run side by side with everything recorded, and
 * compared record by record: each cell, each frame, what stations did, each message and each event of a protocol.
 */
import type { Model } from '@lanelab/scenario';
import { linkEnds } from '../../playback/ends.ts';
import { ProtocolLog } from '../../playback/run/protocol-log.ts';
import type { DiaryEntry, Run, Trace } from '../../playback/run/types.ts';
import { eventOf, messageOf } from './happenings.ts';
import { type Apart, Strand } from './strand.ts';

export interface Side {
  readonly model: Model;
  readonly run: Run;
}

interface SearchOptions {
  readonly signal: AbortSignal;
  readonly onShare?: (share: number) => void;
}

const FIRST_STRETCH_PS = 1e8;
const LONGEST_STRETCH_PS = 5e10;
/** Wall time of a stretch, ms: a cancel waits as long. */
const STRETCH_MS = 40;
/** Records of cells that the engine keeps for all links together until they are read; a stretch makes fewer. */
const MOST_RECORDS = 100_000;
/** Time of a cell on the fastest line, ps. */
const SHORTEST_CELL_PS = 707_799;

/** The instant of the first planned change that the other model does not have, ps; infinite where it has all of them. */
function firstOnlyIn(model: Model, other: Model): number {
  const left = other.changes.map((change) => JSON.stringify(change));
  const own = model.changes.filter((change) => {
    const at = left.indexOf(JSON.stringify(change));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return own.reduce((first, { atPs }) => Math.min(first, atPs), Number.POSITIVE_INFINITY);
}

/**
 * Until when two runs are bound to be the same, ps: where their models differ in nothing but planned changes, until the first
 * change that only one of them has.
 */
export function sameUntil(here: Model, there: Model): number {
  const rest = ({ changes: _changes, ...model }: Model) => JSON.stringify(model);
  if (rest(here) !== rest(there)) return 0;
  const first = Math.min(here.durationPs, firstOnlyIn(here, there), firstOnlyIn(there, here));
  const before = (model: Model) => JSON.stringify(model.changes.filter(({ atPs }) => atPs < first));
  return before(here) === before(there) ? first : 0;
}

/** The first difference, and the events of both runs up to it, which name what it is about. */
export interface FoundDifference extends Apart {
  readonly events: { readonly here: readonly DiaryEntry[]; readonly there: readonly DiaryEntry[] };
}

/** Strands in the order in which they are named where they differ at the same instant: what says most comes first. */
class Strands {
  readonly events = new Strand();
  readonly messages = new Strand();
  readonly #traced = new Map<string, Strand>();

  addTraces(here: readonly Trace[], there: readonly Trace[], cellPs: ReadonlyMap<string, number>): void {
    const keyOf = ({ kind, name }: Trace) => `${kind} ${name}`;
    const [mine, others] = [here, there].map((traces) => new Map(traces.map((trace) => [keyOf(trace), trace])));
    for (const key of new Set([...here, ...there].map(keyOf))) {
      const [one, other] = [mine?.get(key), others?.get(key)];
      if (one?.kind === 'series' || other?.kind === 'series') continue;
      const strand = this.#traced.get(key) ?? new Strand();
      this.#traced.set(key, strand);
      strand.addTraces(one, other, cellPs.get((one ?? other)?.name ?? '') ?? 0);
    }
  }

  first(): Apart | null {
    const traced = [...this.#traced].toSorted(([one], [other]) => (one < other ? 1 : -1)).map(([, strand]) => strand);
    return [this.events, this.messages, ...traced]
      .map((strand) => strand.first())
      .reduce((first, apart) => (apart !== null && (first === null || apart.atPs < first.atPs) ? apart : first), null);
  }
}

/** Reads what a log has gained since the last time. */
class LogReader {
  readonly #log = new ProtocolLog();
  #eventCount = 0;
  #messageCount = 0;

  get events(): readonly DiaryEntry[] {
    return this.#log.diary;
  }

  async read(run: Run) {
    await this.#log.read((query) => run.inspect(query));
    const gained = {
      events: this.#log.diary.slice(this.#eventCount).map(eventOf),
      messages: this.#log.messages.slice(this.#messageCount).map(messageOf),
    };
    this.#eventCount = this.#log.diary.length;
    this.#messageCount = this.#log.messages.length;
    return gained;
  }
}

/** Null where the two runs are the same to the end of the shorter one. Both runs are at their beginning; rejects with an `AbortError` once stopped. */
export async function firstDifference(
  here: Side,
  there: Side,
  options: SearchOptions,
): Promise<FoundDifference | null> {
  const { signal, onShare } = options;
  const endPs = Math.min(here.model.durationPs, there.model.durationPs);
  const fromPs = Math.max(0, Math.min(endPs, sameUntil(here.model, there.model)) - 1);
  const both = [here, there] as const;
  const ends = both.flatMap(({ model }) => linkEnds(model));
  const cellPs = new Map(ends.map((end) => [end.key, end.cellPs]));
  const mostPs = Math.min(LONGEST_STRETCH_PS, (MOST_RECORDS / Math.max(1, ends.length)) * SHORTEST_CELL_PS);
  const strands = new Strands();
  const readers = [new LogReader(), new LogReader()] as const;
  const compare = async () => {
    const [mine, others] = await Promise.all([readers[0].read(here.run), readers[1].read(there.run)]);
    strands.events.add(mine.events, others.events);
    strands.messages.add(mine.messages, others.messages);
    strands.addTraces(...(await Promise.all([here.run.drain(), there.run.drain()])), cellPs);
    return strands.first();
  };
  await Promise.all(both.map(({ run }) => run.runUntil(fromPs, { signal })));
  await Promise.all(both.map(({ model, run }) => run.watch({ links: model.links.map(({ id }) => id), events: true })));
  let reached = fromPs;
  let stretch = Math.min(FIRST_STRETCH_PS, mostPs);
  for (;;) {
    const apart = await compare();
    // Whatever happens before the instant that both have reached is recorded by then.
    if (apart !== null && (apart.atPs < reached || reached >= endPs))
      return { ...apart, events: { here: readers[0].events, there: readers[1].events } };
    if (reached >= endPs) return null;
    signal.throwIfAborted();
    const began = performance.now();
    reached = Math.min(endPs, reached + Math.max(1, Math.round(stretch)));
    await Promise.all(both.map(({ run }) => run.runUntil(reached, { signal })));
    if (performance.now() - began < STRETCH_MS) stretch = Math.min(mostPs, stretch * 2);
    onShare?.((reached - fromPs) / Math.max(1, endPs - fromPs));
  }
}
