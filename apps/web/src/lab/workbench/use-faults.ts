/** Faults of devices and links: fetched once the first cell has moved. */
import { useEffect, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { fetchPatiently } from '../../base/ui/fetch-again.ts';
import type { EditorStore } from '../../document/store/types.ts';
import type { Playback } from '../../playback/types.ts';
import type { Furthest } from '../branches/furthest.ts';
import type { StageHost } from '../editor/environment.ts';

/** The entries of the fault menu of a device or link. */
export type FaultMenu = NonNullable<StageHost['faults']>;

/** Null until the faults have been fetched. */
export function useFaults(
  store: EditorStore,
  playback: Playback,
  furthest: Furthest,
  isDue: boolean,
): FaultMenu | null {
  const [faults, setFaults] = useState<FaultMenu | null>(null);
  useEffect(() => {
    if (!isDue) return;
    const clock = { timePs: () => playback.timePs(), isPast: (timePs: number) => furthest.isPast(timePs) };
    // Until they are there the fault tool says that nothing can go wrong here yet.
    return fetchPatiently(
      () => import('./faults.ts'),
      ({ faultMenu }) => setFaults(() => faultMenu(store, clock, announce)),
    );
  }, [store, playback, furthest, isDue]);
  return faults;
}
