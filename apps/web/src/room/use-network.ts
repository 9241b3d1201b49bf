/** A network of the room by its hash: fetched once, whatever comes in between. */

import type { Scenario } from '@lanelab/scenario';
import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../base/format/reason.ts';
import { StoreError } from '../share/links/ask-server.ts';
import { fetchNetwork, type RoomAccess } from '../share/room/room-api.ts';

export interface Network {
  readonly hash: string;
  readonly scenario: Scenario;
}

interface Fetching {
  /** The newest one that is there; the one before while the next is fetched. */
  readonly network: Network | null;
  /** Why the newest could not be fetched. */
  readonly trouble: string | null;
  readonly again: () => void;
}

const RETRY_MS = 3000;

export function useNetwork({ code, key }: RoomAccess, hash: string | null): Fetching {
  const [network, setNetwork] = useState<Network | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    if (hash === null) return undefined;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    fetchNetwork({ code, key }, hash).then(
      (scenario) => {
        if (!isCurrent) return;
        setNetwork({ hash, scenario });
        setTrouble(null);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setTrouble(reasonOf(error));
        // Without a network there is nothing to press yet: it is tried again by itself.
        if (error instanceof StoreError && error.kind === 'offline') timer = setTimeout(again, RETRY_MS);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code, key, hash, attempt, again]);
  return { network, trouble, again };
}
