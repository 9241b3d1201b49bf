/** After an edit at an instant that the run has been beyond: the network before it is another future, and can be kept beside the edited one. */
import type { Model, Scenario } from '@lanelab/scenario';
import { useEffect, useMemo, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { keepBefore } from '../../document/store/edits/branches.ts';
import type { EditorState, EditorStore } from '../../document/store/types.ts';
import type { Playback } from '../../playback/types.ts';
import type { Furthest } from './furthest.ts';

/** What can be kept. */
export interface Offer {
  /** The network before the first of the edits at this instant. */
  readonly before: Scenario;
  /** What that edit did. */
  readonly did: string;
  readonly atPs: number;
}

interface Instant {
  readonly timePs: number;
  /** Whether the run of a network has been beyond it. */
  readonly isPast: (model: Model) => boolean;
}

type Document = Pick<EditorState, 'scenario' | 'before' | 'undo'>;

/**
 * What is offered after the document has changed. Further edits at the same instant belong to the same future; a planned fault has made
 * a branch by itself. At t = 0 nothing has happened yet.
 */
export function offerAfter(
  offer: Offer | null,
  settled: Scenario,
  { scenario, before, undo }: Document,
  { timePs, isPast }: Instant,
): Offer | null {
  if (scenario.branches !== settled.branches) return null;
  if (scenario.model === settled.model) return offer;
  if (offer !== null && offer.atPs === timePs) return scenario.model === offer.before.model ? null : offer;
  const isEdit = before?.model === settled.model && undo !== null;
  return isEdit && timePs > 0 && isPast(settled.model) ? { before: settled, did: undo, atPs: timePs } : null;
}

export interface BranchOffer {
  readonly offer: Offer | null;
  /** Keeps the network before the offered edit, else before the last one, as a branch; says why not where it cannot. */
  readonly keep: () => void;
  readonly dismiss: () => void;
}

export function useBranchOffer(store: EditorStore, playback: Playback, furthest: Furthest): BranchOffer {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    let settled = store.getState().scenario;
    return store.subscribe((state) => {
      // While something is dragged or typed the edit is not yet made.
      if (state.gesture !== null) return;
      const from = settled;
      settled = state.scenario;
      const timePs = playback.timePs();
      const isPast = (model: Model) => furthest.isPast(timePs, model);
      setOffer((known) => offerAfter(known, from, state, { timePs, isPast }));
    });
  }, [store, playback, furthest]);
  return useMemo(
    () => ({
      offer,
      keep: () => {
        const { before, undo, scenario } = store.getState();
        const kept = offer ?? { before: before ?? scenario, did: undo ?? '', atPs: playback.timePs() };
        const outcome = store.apply(keepBefore(kept.before, kept.did, kept.atPs));
        announce(outcome.ok ? outcome.did : outcome.why);
      },
      dismiss: () => setOffer(null),
    }),
    [offer, store, playback],
  );
}
