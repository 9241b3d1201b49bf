/** What happened at the instant to which a step has led, in words: for those who hear the clock. */
import type { Scenario } from '@lanelab/scenario';
import { useCallback, useEffect } from 'react';
import { fetchPatiently } from '../../base/ui/fetch-again.ts';
import type { Playback } from '../../playback/types.ts';
import type { Protocols } from '../messages/context.ts';

/** The sentences of all events are a script of their own. */
const loadHappenings = () => import('./happenings.ts');

export type WhatHappened = (timePs: number) => Promise<string | null>;

export function useHappenings(protocols: Protocols | null, playback: Playback, scenario: Scenario): WhatHappened {
  const isDue = protocols !== null;
  // Fetched before the first step, since the connection may be gone by then.
  useEffect(() => (isDue ? fetchPatiently(loadHappenings, () => undefined) : undefined), [isDue]);
  return useCallback(
    async (timePs) => (await loadHappenings()).happeningsAt(timePs, { protocols, playback, scenario }),
    [protocols, playback, scenario],
  );
}
