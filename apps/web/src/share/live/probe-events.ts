/** Whether server-sent events get through as they are sent, and how long one takes from the request for it. */
import * as z from 'zod/mini';
import { parsedJson } from '../parsed-json.ts';
import { checkAddress, newChallenge, PATIENCE_MS } from './address.ts';
import { type Arrival, isHeldBack } from './held-back.ts';
import { type Probe, works } from './transport.ts';

/** Events of the stream that shows whether they are held back: at 150 ms each, 0.6 s. */
const EVENTS = 5;
/** Streams of one event, for the round trip. */
const SHORT_STREAMS = 2;

const checkEvent = z.object({ challenge: z.string(), number: z.number(), of: z.number(), afterMs: z.number() });

interface Stream {
  readonly firstMs: number;
  readonly arrivals: readonly Arrival[];
}

/** Undefined for a text that is no event of ours. */
function readEvent(text: string): z.output<typeof checkEvent> | undefined {
  return z.safeParse(checkEvent, parsedJson(text)).data;
}

/** Reads a stream to its last event; null where it breaks, or does not end in time. */
function read(events: number, signal: AbortSignal): Promise<Stream | null> {
  const challenge = newChallenge();
  const begun = performance.now();
  const source = new EventSource(checkAddress(challenge, events));
  const arrivals: Arrival[] = [];
  return new Promise((resolve) => {
    const end = (stream: Stream | null) => {
      clearTimeout(patience);
      signal.removeEventListener('abort', giveUp);
      source.close();
      resolve(stream);
    };
    const giveUp = () => end(null);
    const patience = setTimeout(giveUp, PATIENCE_MS);
    signal.addEventListener('abort', giveUp);
    // The server ends a stream after its last event, which is read here before; any other end is a fault.
    source.addEventListener('error', giveUp);
    source.addEventListener('check', ({ data }: MessageEvent<string>) => {
      const event = readEvent(data);
      if (event?.challenge !== challenge) return giveUp();
      arrivals.push({ sentMs: event.afterMs, cameMs: performance.now() });
      if (event.number === event.of) end({ firstMs: (arrivals[0]?.cameMs ?? begun) - begun, arrivals });
    });
  });
}

export async function probeEvents(signal: AbortSignal): Promise<Probe> {
  if (!('EventSource' in globalThis)) return { outcome: 'silent' };
  const first = await read(EVENTS, signal);
  if (first === null) return { outcome: 'silent' };
  const samples = [first.firstMs];
  if (isHeldBack(first.arrivals)) {
    // A page that is busy takes events late, too: only what happens twice is the network's doing.
    const second = await read(EVENTS, signal);
    if (second === null) return { outcome: 'silent' };
    if (isHeldBack(second.arrivals)) return { outcome: 'held-back' };
    samples.splice(0, 1, second.firstMs);
  }
  for (let stream = 0; stream < SHORT_STREAMS; stream += 1) {
    const short = await read(1, signal);
    if (short === null) return { outcome: 'silent' };
    samples.push(short.firstMs);
  }
  return works(samples);
}
