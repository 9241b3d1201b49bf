/** What comes with the playing run once its first cell has moved: the log of its protocols, problems that it found, faults. */
import { useCallback, useEffect, useMemo } from 'react';
import type { Problem } from '../../document/store/types.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import type { Playback } from '../../playback/types.ts';
import { type BranchOffer, useBranchOffer } from '../branches/branch-offer.ts';
import { useFurthest } from '../branches/furthest.ts';
import type { Protocols } from '../messages/context.ts';
import { type FaultMenu, useFaults } from './use-faults.ts';
import { useFirstCell } from './use-first-cell.ts';
import type { PaneActions } from './use-panes.ts';
import { useProtocolsOf } from './use-protocols.ts';
import { useRunProblems } from './use-run-problems.ts';

export interface Clock {
  readonly playback: Playback;
  /** True once the first cell has moved, or nothing plays: forms and panels may be fetched. */
  readonly isStarted: boolean;
  /** Null until the log has been fetched. */
  readonly protocols: Protocols | null;
  readonly problems: readonly Problem[];
  /** Takes the clock to the end, and has the whole run measured. */
  readonly runToEnd: () => void;
  /** Null until the faults have been fetched. */
  readonly faults: FaultMenu | null;
  readonly branchOffer: BranchOffer;
}

interface ClockOptions {
  readonly isPlayingAtOnce: boolean;
  readonly panes: PaneActions;
  /** Starts the run whose results are shown. */
  readonly measure: () => void;
}

export function useClock(playback: Playback, { isPlayingAtOnce, panes, measure }: ClockOptions): Clock {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  const isStarted = useFirstCell(isPlayingAtOnce, playback, store);
  const places = useMemo(
    () => ({
      packet: () => panes.showTabInSight('packet'),
      messages: () => panes.showLog('messages'),
      diary: () => panes.showLog('diary'),
      tables: () => panes.showTabInSight('tables'),
    }),
    [panes],
  );
  const protocols = useProtocolsOf(playback, isStarted, places);
  useChosenMessage(protocols, panes);
  const problems = useRunProblems(protocols, scenario);
  const furthest = useFurthest(store, playback);
  const faults = useFaults(store, playback, furthest, isStarted);
  const branchOffer = useBranchOffer(store, playback, furthest);
  const runToEnd = useCallback(() => {
    panes.showResults();
    measure();
    // Where the clock's engine is broken, the measurements say why, too.
    if (playback.getState().status !== 'broken') void playback.runToEnd();
  }, [playback, panes, measure]);
  return { playback, isStarted, protocols, problems, runToEnd, faults, branchOffer };
}

/** Whatever message is chosen, and wherever, the details show it. */
function useChosenMessage(protocols: Protocols | null, panes: PaneActions): void {
  useEffect(() => {
    if (protocols === null) return;
    const { log, pdu } = protocols;
    let before = log.getState().chosen;
    let packetBefore = pdu.getState().packet?.number ?? null;
    const stops = [
      log.subscribe(() => {
        const { chosen } = log.getState();
        if (chosen !== null && chosen !== before) {
          pdu.close();
          panes.showTabBehindLog('packet');
        }
        before = chosen;
      }),
      pdu.subscribe(() => {
        const number = pdu.getState().packet?.number ?? null;
        if (number !== null && number !== packetBefore) panes.showTabInSight('packet');
        packetBefore = number;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [protocols, panes]);
}
