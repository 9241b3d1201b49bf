/** The log of the playing run's protocols, which its panels read: fetched once the first cell has moved. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { fetchPatiently } from '../../base/ui/fetch-again.ts';
import type { ControlLane, Playback } from '../../playback/types.ts';
import type { Places, Protocols } from '../messages/context.ts';
import { loadLog } from './lazy-panels.tsx';

type Made = Pick<Protocols, 'log' | 'pdu'>;

/** Null until the log has been fetched. */
export function useProtocolsOf(playback: Playback, isDue: boolean, places: Places): Protocols | null {
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    if (!isDue) return;
    let created: Made | null = null;
    const stopFetching = fetchPatiently(loadLog, ({ createRunProtocols }) => {
      created = createRunProtocols(playback);
      setMade(created);
    });
    return () => {
      stopFetching();
      created?.log.dispose();
      setMade(null);
    };
  }, [playback, isDue]);
  return useMemo(() => (made === null ? null : { ...made, playback, places }), [made, playback, places]);
}

const noUpdates = () => () => undefined;

/** The lane of control messages on the ruler. */
export function useControlLane(protocols: Protocols | null): ControlLane | null {
  return useSyncExternalStore(protocols?.log.subscribe ?? noUpdates, () => protocols?.log.getState().control ?? null);
}
