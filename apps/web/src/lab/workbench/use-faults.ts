/** What can go wrong at devices and links: fetched once the first cell has moved. */
import { useEffect, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import type { EditorStore } from '../../document/store/types.ts';
import type { Playback } from '../../playback/types.ts';
import type { StageHost } from '../editor/host.ts';

type Faults = NonNullable<StageHost['faults']>;

/** Null until they are there. */
export function useFaults(store: EditorStore, playback: Playback, isDue: boolean): Faults | null {
  const [faults, setFaults] = useState<Faults | null>(null);
  useEffect(() => {
    if (!isDue) return;
    let isOver = false;
    // Without a connection the fault tool says that nothing can go wrong here yet.
    import('./faults.ts').then(
      ({ faultActs }) => {
        if (!isOver) setFaults(() => faultActs(store, () => playback.timePs(), announce));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [store, playback, isDue]);
  return faults;
}
