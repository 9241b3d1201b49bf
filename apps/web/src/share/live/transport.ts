/** The transports over which a page can follow a live room, and which one is taken where a network lets only some of them through. */

/** Best first: a WebSocket carries both directions, events one, and polling asks again and again. */
export const TRANSPORTS = ['websocket', 'events', 'polling'] as const;
export type Transport = (typeof TRANSPORTS)[number];

export type Probe =
  | { readonly outcome: 'works'; readonly roundTripMs: number; readonly samples: number }
  /** Events arrive together at the end of the stream: a proxy on the way collects them. */
  | { readonly outcome: 'held-back' }
  /** The server has no place for another connection of this person or address at the moment. */
  | { readonly outcome: 'busy' }
  /** Nobody answers, or the connection is cut. */
  | { readonly outcome: 'silent' }
  /** Somebody answers who is not the server: the sign-in page of a network, say. */
  | { readonly outcome: 'strange'; readonly status: number };

export type Probes = Readonly<Record<Transport, Probe>>;

/** What a live room would use; null where nothing gets through. */
export function bestTransport(probes: Probes): Transport | null {
  return TRANSPORTS.find((transport) => probes[transport].outcome === 'works') ?? null;
}

/** The middle sample; of an even number the lower one of the middle two. */
export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

export const works = (samples: readonly number[]): Probe => ({
  outcome: 'works',
  roundTripMs: median(samples),
  samples: samples.length,
});
