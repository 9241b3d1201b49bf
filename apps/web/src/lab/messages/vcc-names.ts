/** Names of the connections that events are about, by role and peer, learned from the events of calls themselves. */
import type { VccRole } from '@lanelab/engine';
import { say } from '@lanelab/messages/protocol';
import type { Scenario } from '@lanelab/scenario';
import type { AtmEnd, AtmEndKind, DiaryEntry } from '../../playback/run/types.ts';
import { type NamedEnd, namedEnds } from './atm-ends.ts';

type Exchange = Extract<DiaryEntry, { readonly machine: 'exchange' }>;
type Calls = Extract<DiaryEntry, { readonly machine: 'calls' }>;
type Channel = NonNullable<DiaryEntry['channel']>;
type Port = Channel['port'];

/** A fact, and the number of the event that it was learned from. */
interface Known<T> {
  readonly number: number;
  readonly value: T;
}

/** The use of a channel at a device by one VCC, from the event on that bound it. */
interface Episode {
  readonly number: number;
  readonly label: string;
  readonly isIncoming: boolean;
  from: NamedEnd | null;
}

export interface VccName {
  readonly text: string;
  /** False where a later event may tell more. */
  readonly isKnown: boolean;
}

/** Connections whose tree reaches every client, so that they are not called “to” one of them. */
const TREE_ROLES: ReadonlySet<VccRole> = new Set(['control-distribute', 'multicast-forward']);

/** The role of a connection, by the machines at its two ends; null where they do not tell. */
function roleOf(from: AtmEndKind | null, to: AtmEndKind): VccRole | null {
  if (to === 'lecs') return 'configuration-direct';
  if (to === 'les') return 'control-direct';
  if (to === 'bus') return 'multicast-send';
  if (to === 'mps' || to === 'mpc-control') return 'mpoa-control';
  if (to === 'mpc') return 'shortcut';
  if (to === 'clip' || to === 'atmarp') return 'classical-ip';
  if (from === 'les') return 'control-distribute';
  if (from === 'bus') return 'multicast-forward';
  return from === 'lec' ? 'data-direct' : null;
}

const nearest = <T>(known: readonly Known<T>[] | undefined, number: number): T | undefined =>
  known?.reduce<Known<T> | undefined>(
    (best, next) =>
      best === undefined || Math.abs(next.number - number) < Math.abs(best.number - number) ? next : best,
    undefined,
  )?.value;

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** The episode that an event belongs to: the latest one before it, or else the first one. */
const episodeAt = (episodes: readonly Episode[] | undefined, number: number): Episode | undefined =>
  episodes?.findLast((one) => one.number <= number) ?? episodes?.[0];

const labelOf = (node: number | undefined, { vpi, vci }: Pick<Channel, 'vpi' | 'vci'>) => `${node}/${vpi}/${vci}`;

export class VccNames {
  readonly endOf: (address: string) => NamedEnd | null;
  readonly #far = new Map<string, number>();
  /** By switch and its number of the call: the port where it came in, and the called end. */
  readonly #calls = new Map<string, { readonly port: Port; readonly to: NamedEnd | null }>();
  /** By device and label: the end to which the connection there was called. */
  readonly #labels = new Map<string, Known<NamedEnd>[]>();
  /** By device, interface and VCC. */
  readonly #episodes = new Map<string, Episode[]>();
  /** By device and label. */
  readonly #episodesByLabel = new Map<string, Episode[]>();
  /** By calling device and called end: the machine that called. */
  readonly #callers = new Map<string, Known<NamedEnd>[]>();
  #next = 0;

  constructor(scenario: Scenario, ends: readonly AtmEnd[]) {
    this.endOf = namedEnds(ends, scenario);
    for (const { a, b } of scenario.model.links) {
      this.#far.set(`${a.node}/${a.port}`, b.node);
      this.#far.set(`${b.node}/${b.port}`, a.node);
    }
  }

  /** Reads events in their order, and passes over those that it has read before. */
  read(events: readonly DiaryEntry[]): void {
    const first = events.findLastIndex(({ number }) => number < this.#next) + 1;
    for (const event of events.slice(first)) {
      if (event.machine === 'exchange') this.#readExchange(event);
      else if (event.machine === 'calls') this.#readCalls(event);
    }
    this.#next = Math.max(this.#next, (events.at(-1)?.number ?? -1) + 1);
  }

  /** The name of the connection that an event is about, such as “control direct VCC to the LES of red”. */
  nameOf(event: DiaryEntry): VccName {
    const { node, number, channel } = event;
    const episode = this.#episodeOf(event);
    const label = episode?.label ?? (channel === undefined ? undefined : labelOf(node, channel));
    const to = label === undefined ? undefined : nearest(this.#labels.get(label), number);
    const unnamed = channel === undefined ? say('vcc') : say('vcc.channel', { vpi: channel.vpi, vci: channel.vci });
    if (episode?.isIncoming === true) {
      if (episode.from === null) return { text: unnamed, isKnown: false };
      const role = to === undefined ? null : roleOf(episode.from.kind, to.kind);
      const peer = episode.from.name;
      return {
        text: role === null ? say('vcc.from', { peer }) : say('vcc.role.from', { role: say(`role.${role}`), peer }),
        isKnown: to !== undefined,
      };
    }
    if (to === undefined) return { text: unnamed, isKnown: false };
    const role = roleOf(nearest(this.#callers.get(`${node}/${to.name}`), number)?.kind ?? null, to.kind);
    if (role === null) return { text: say('vcc.to', { peer: to.name }), isKnown: true };
    const named = { role: say(`role.${role}`) };
    return {
      text: TREE_ROLES.has(role) ? say('vcc.role', named) : say('vcc.role.to', { ...named, peer: to.name }),
      isKnown: true,
    };
  }

  #episodeOf(event: DiaryEntry): Episode | undefined {
    if (event.machine === 'calls' && 'vcc' in event && event.vcc !== null)
      return episodeAt(this.#episodes.get(vccKey(event, event.vcc)), event.number);
    if (event.channel === undefined) return undefined;
    return episodeAt(this.#episodesByLabel.get(labelOf(event.node, event.channel)), event.number);
  }

  #beyond(node: number, port: Port): number | undefined {
    return port === 'servers' ? node : this.#far.get(`${node}/${port}`);
  }

  #readExchange(event: Exchange): void {
    const { node, number } = event;
    if (event.kind === 'call_received')
      this.#calls.set(`${node}/${event.call}`, { port: event.port.port, to: this.endOf(event.called) });
    if (event.kind !== 'connect') return;
    const known = this.#calls.get(`${node}/${event.call}`);
    if (known === undefined || known.to === null || known.port !== event.input.port) return;
    // The switch ties two labels together: the ends of both belong to the call.
    for (const channel of [event.input, event.output])
      add(this.#labels, labelOf(this.#beyond(node, channel.port), channel), { number, value: known.to });
  }

  #readCalls(event: Calls): void {
    const { node, number } = event;
    if (event.kind === 'bound') {
      const label = labelOf(node, event);
      const episode: Episode = { number, label, isIncoming: event.vcc.incoming, from: null };
      add(this.#episodes, vccKey(event, event.vcc), episode);
      add(this.#episodesByLabel, label, episode);
    }
    if (event.kind !== 'incoming') return;
    const episode = this.#episodes.get(vccKey(event, event.vcc))?.at(-1);
    const from = this.endOf(event.call.calling);
    if (episode === undefined || from === null) return;
    episode.from = from;
    const to = nearest(this.#labels.get(episode.label), episode.number);
    if (to !== undefined) add(this.#callers, `${from.node}/${to.name}`, { number, value: from });
  }
}

/** A VCC is numbered at its interface, apart for calls that came in. */
function vccKey(event: Calls, vcc: { readonly number: number; readonly incoming: boolean }): string {
  return `${event.node}/${event.interface?.port}/${vcc.incoming ? 'in' : 'out'}/${vcc.number}`;
}
