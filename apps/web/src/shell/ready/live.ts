/** What a live room would use in this room, and how this machine's clock stands to the server's. */
import { say } from '@lanelab/messages/ready';
import { formatDecimal, formatInteger } from '../../base/format/number.ts';
import type { LiveCheck } from '../../share/live/probe-all.ts';
import { bestTransport, type Probe, type Probes } from '../../share/live/transport.ts';
import type { Finding } from './finding.ts';

export type LiveTrial = LiveCheck | 'no-server' | 'offline';

function wordsOf(probe: Probe): string {
  switch (probe.outcome) {
    case 'works': {
      const { roundTripMs: ms, samples } = probe;
      return say('live.works', { ms: ms < 10 ? formatDecimal(ms, 1) : formatInteger(ms), samples });
    }
    case 'held-back':
      return say('live.is-held-back');
    case 'busy':
      return say('live.is-busy');
    case 'silent':
      return say('live.is-silent');
    case 'strange':
      return say('live.is-strange', { status: probe.status });
  }
}

/** Why nothing gets through; a server that has no place is there, and one that is strange is another. */
function refusalOf({ websocket, events, polling }: Probes): 'busy' | 'strange' | 'silent' {
  const outcomes = [websocket, events, polling].map(({ outcome }) => outcome);
  if (outcomes.includes('busy')) return 'busy';
  return outcomes.includes('strange') ? 'strange' : 'silent';
}

export function judgeLive(trial: LiveTrial): Finding {
  if (typeof trial === 'string') return { state: 'limit', found: say(`live.${trial}`), todo: say(`live.${trial}.do`) };
  const { probes } = trial;
  const details = say('live.details', {
    websocket: wordsOf(probes.websocket),
    events: wordsOf(probes.events),
    polling: wordsOf(probes.polling),
  });
  const best = bestTransport(probes);
  if (best === 'websocket') return { state: 'ready', found: say('live.ready', { details }) };
  if (best !== null) return { state: 'limit', found: say(`live.${best}`, { details }), todo: say(`live.${best}.do`) };
  const refusal = refusalOf(probes);
  return { state: 'not-ready', found: say(`live.${refusal}`, { details }), todo: say(`live.${refusal}.do`) };
}

/** Within this, nobody who compares two screens sees a difference, ms. */
const HARMLESS_MS = 5000;

export function judgeClock(trial: LiveTrial): Finding {
  const ahead = typeof trial === 'string' ? null : trial.clockAheadMs;
  if (ahead === null)
    return { state: 'limit', found: say('clock.unknown'), todo: say('clock.unknown.do'), follows: 'live' };
  const seconds = formatDecimal(Math.abs(ahead) / 1000, 1);
  if (Math.abs(ahead) <= HARMLESS_MS)
    return { state: 'ready', found: say('clock.ready', { seconds, most: HARMLESS_MS / 1000 }) };
  const direction = ahead > 0 ? 'ahead' : 'behind';
  return { state: 'limit', found: say('clock.wrong', { seconds, direction }), todo: say('clock.wrong.do') };
}
