/** Tries every transport of a live connection at the same time, as a live room does before it takes the best one. */
import { probeEvents } from './probe-events.ts';
import { probePolling } from './probe-polling.ts';
import { probeWebSocket } from './probe-websocket.ts';
import type { Probes } from './transport.ts';

export interface LiveCheck {
  readonly probes: Probes;
  /** As `probePolling` has it. */
  readonly clockAheadMs: number | null;
}

export async function checkLive(signal: AbortSignal): Promise<LiveCheck> {
  const [websocket, events, { probe: polling, clockAheadMs }] = await Promise.all([
    probeWebSocket(signal),
    probeEvents(signal),
    probePolling(signal),
  ]);
  return { probes: { websocket, events, polling }, clockAheadMs };
}
