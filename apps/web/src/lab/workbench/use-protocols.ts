/** The log of the playing run's protocols, which its panels read: fetched once the first cell has moved. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ControlLane, Playback } from '../../playback/types.ts';
import type { Places, Protocols } from '../messages/context.ts';
import type { ProtocolLog } from '../messages/log.ts';
import { loadLog } from './lazy-panels.tsx';

/** Null until the log has been fetched. */
export function useProtocolsOf(playback: Playback, isDue: boolean, places: Places): Protocols | null {
  const [log, setLog] = useState<ProtocolLog | null>(null);
  useEffect(() => {
    if (!isDue) return;
    let created: ProtocolLog | null = null;
    let isOver = false;
    void loadLog().then(({ createProtocolLog }) => {
      if (isOver) return;
      created = createProtocolLog(playback);
      setLog(created);
    });
    return () => {
      isOver = true;
      created?.dispose();
      setLog(null);
    };
  }, [playback, isDue]);
  return useMemo(() => (log === null ? null : { log, playback, places }), [log, playback, places]);
}

const noUpdates = () => () => undefined;

/** The lane of control messages on the ruler. */
export function useControlLane(protocols: Protocols | null): ControlLane | null {
  return useSyncExternalStore(protocols?.log.subscribe ?? noUpdates, () => protocols?.log.getState().control ?? null);
}
