/** Whether plain requests get through, how long one takes, and what the clock of the server says meanwhile. */
import * as z from 'zod/mini';
import { parsedJson } from '../parsed-json.ts';
import { checkAddress, newChallenge, PATIENCE_MS } from './address.ts';
import { type Probe, works } from './transport.ts';

const SAMPLES = 5;
const TOO_MANY = 429;

const answer = z.object({ challenge: z.string(), atMs: z.number() });

export interface Polled {
  readonly probe: Probe;
  /** This machine's clock less the server's, ms, to half of the shortest round trip; null where no answer came. */
  readonly clockAheadMs: number | null;
}

interface Sample {
  readonly tookMs: number;
  readonly aheadMs: number;
}

async function ask(signal: AbortSignal): Promise<Sample | Probe> {
  const challenge = newChallenge();
  const [sentAt, begun] = [Date.now(), performance.now()];
  const response = await fetch(checkAddress(challenge), { cache: 'no-store', signal });
  const text = await response.text();
  const tookMs = performance.now() - begun;
  if (response.status === TOO_MANY) return { outcome: 'busy' };
  const read = z.safeParse(answer, parsedJson(text));
  if (!response.ok || !read.success || read.data.challenge !== challenge)
    return { outcome: 'strange', status: response.status };
  return { tookMs, aheadMs: sentAt + tookMs / 2 - read.data.atMs };
}

export async function probePolling(signal: AbortSignal): Promise<Polled> {
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  const patience = setTimeout(giveUp, PATIENCE_MS);
  signal.addEventListener('abort', giveUp);
  const samples: Sample[] = [];
  try {
    while (samples.length < SAMPLES) {
      const sample = await ask(stop.signal);
      if ('outcome' in sample) return { probe: sample, clockAheadMs: null };
      samples.push(sample);
    }
  } catch (error) {
    // What `fetch` throws where no answer comes, and where it is given up.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    return { probe: { outcome: 'silent' }, clockAheadMs: null };
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', giveUp);
  }
  const fastest = samples.reduce((best, sample) => (sample.tookMs < best.tookMs ? sample : best));
  return { probe: works(samples.map(({ tookMs }) => tookMs)), clockAheadMs: fastest.aheadMs };
}
