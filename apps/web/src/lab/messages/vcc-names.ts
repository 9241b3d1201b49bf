/** Which connection a machine means by its number, read from what switches and end systems say of calls. */
import type { Scenario } from '@lanelab/scenario';
import { roleWords, treeRoles, vccWords } from '../../base/words/diary-words.ts';
import type { DiaryEntry } from '../../playback/run/types.ts';
import { type AtmEnd, atmEnds } from './atm-ends.ts';

/** Numbers from here on are those of calls that came in. */
const INCOMING = 2 ** 31;
/** A switch's port to the services inside it. */
export const INNER_PORT = 65_535;

/** Something learnt at an entry of the diary. */
interface Known<T> {
  readonly number: number;
  readonly what: T;
}

/** A number in use, from the entry at which it was given out. */
interface Episode {
  readonly number: number;
  readonly label: string;
  from: AtmEnd | null;
}

const nearest = <T>(known: readonly Known<T>[] | undefined, number: number): T | undefined =>
  known?.reduce<Known<T> | undefined>(
    (best, next) =>
      best === undefined || Math.abs(next.number - number) < Math.abs(best.number - number) ? next : best,
    undefined,
  )?.what;

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

const callCame = /^call (\d+) to (\S+) came in at port (\d+)\.$/;
const callGoes = /^call (\d+): port (\d+) VPI (\d+) VCI (\d+) goes to port (\d+) VPI (\d+) VCI (\d+) as /;
const vccIsAt = /^VCC (\d+) is at VPI (\d+) VCI (\d+)\.$/;
const callFrom = /^A call from (\S+) came in as VCC (\d+)\.$/;

export class VccNames {
  readonly endOf: (address: string) => AtmEnd | null;
  readonly #far = new Map<string, number>();
  /** By switch and its number of the call: where it came in, and whom it is for. */
  readonly #calls = new Map<string, { readonly port: string; readonly to: AtmEnd | null }>();
  /** By device and label: whom the connection there was called to. */
  readonly #labels = new Map<string, Known<AtmEnd>[]>();
  /** By device and number. */
  readonly #episodes = new Map<string, Episode[]>();
  /** By calling and called end: as which machine somebody called. */
  readonly #callers = new Map<string, Known<AtmEnd>[]>();
  #next = 0;

  constructor(scenario: Scenario) {
    this.endOf = atmEnds(scenario);
    for (const { a, b } of scenario.model.links) {
      this.#far.set(`${a.node}/${a.port}`, b.node);
      this.#far.set(`${b.node}/${b.port}`, a.node);
    }
  }

  /** Reads entries in their order; those that were read before are passed over. */
  read(entries: readonly DiaryEntry[]): void {
    const fresh = entries.findLastIndex(({ number }) => number < this.#next) + 1;
    for (const entry of entries.slice(fresh)) this.#take(entry);
    this.#next = Math.max(this.#next, (entries.at(-1)?.number ?? -1) + 1);
  }

  /** What the number stands for in an entry's sentence; null where that is not known. */
  nameOf({ node, number }: DiaryEntry, vcc: number): string | null {
    const episodes = this.#episodes.get(`${node}/${vcc}`) ?? [];
    const episode = episodes.findLast((one) => one.number <= number) ?? episodes[0];
    const isIncoming = vcc >= INCOMING;
    const to = episode === undefined ? undefined : nearest(this.#labels.get(episode.label), episode.number);
    if (isIncoming) {
      if (episode?.from === undefined || episode.from === null) return vccWords.unknownIn;
      return vccWords.in(to === undefined ? '' : roleWords(episode.from.kind, to.kind), episode.from.name);
    }
    if (episode === undefined || to === undefined) return null;
    const from = nearest(this.#callers.get(`${node}/${to.name}`), episode.number);
    const role = roleWords(from?.kind ?? null, to.kind);
    return vccWords.out(role, treeRoles.has(role) ? '' : to.name);
  }

  #beyond(node: number, port: string): number | undefined {
    return Number(port) === INNER_PORT ? node : this.#far.get(`${node}/${port}`);
  }

  #take({ node, number, what }: DiaryEntry): void {
    const came = callCame.exec(what);
    if (came !== null) this.#calls.set(`${node}/${came[1]}`, { port: came[3] ?? '', to: this.endOf(came[2] ?? '') });
    const goes = callGoes.exec(what);
    if (goes !== null) this.#placed(node, number, goes);
    const at = vccIsAt.exec(what);
    if (at !== null)
      add(this.#episodes, `${node}/${at[1]}`, { number, label: `${node}/${at[2]}/${at[3]}`, from: null });
    const from = callFrom.exec(what);
    if (from !== null) this.#called(node, number, this.endOf(from[1] ?? ''), from[2] ?? '');
  }

  /** A switch has tied two labels together: both ends of them belong to the call. */
  #placed(
    node: number,
    number: number,
    [, call, inPort, inVpi, inVci, outPort, outVpi, outVci]: RegExpExecArray,
  ): void {
    const known = this.#calls.get(`${node}/${call}`);
    if (known === undefined || known.to === null || known.port !== inPort) return;
    for (const [port, vpi, vci] of [
      [inPort, inVpi, inVci],
      [outPort, outVpi, outVci],
    ])
      add(this.#labels, `${this.#beyond(node, port ?? '')}/${vpi}/${vci}`, { number, what: known.to });
  }

  #called(node: number, number: number, from: AtmEnd | null, vcc: string): void {
    const episode = this.#episodes.get(`${node}/${vcc}`)?.at(-1);
    if (episode === undefined || from === null) return;
    episode.from = from;
    const to = nearest(this.#labels.get(episode.label), episode.number);
    if (to !== undefined) add(this.#callers, `${from.node}/${to.name}`, { number, what: from });
  }
}
