/** What a room shows of a lecture: the stage of the beat, led as a workbench is. */
import { say } from '@lanelab/messages/lecture';
import { useCallback, useMemo, useState } from 'react';
import type { Drawing } from '../lab/editor/drawing.ts';
import { useLayersStore } from '../lab/layers/state.ts';
import type { Bench } from '../lab/room/bench.ts';
import type { Beat } from './beats.ts';
import type { Presentation } from './use-presentation.ts';

export interface Led {
  readonly bench: Bench;
  /** What students read above the network. */
  readonly title: string;
  /** False while there is nothing to follow: in a beat without a network, and until the instant is found at which a beat begins. */
  readonly isFollowed: boolean;
}

interface Pane {
  readonly beat: Beat;
  readonly drawing: Drawing;
  readonly title: string;
}

interface LedLecture {
  readonly led: Led;
  /** Where two networks stand side by side, the one that is led is chosen by this; at first it is the left one. */
  readonly leadPane: (drawing: Drawing, title: string) => void;
}

export const paneTitles = ({ beat, scenario, other }: Presentation): readonly [string, string] =>
  beat.titles ?? [scenario.view.title, other?.view.title ?? ''];

export function useLed(presentation: Presentation, drawing: Drawing): LedLecture {
  const { playback, beat, phase } = presentation;
  const layers = useLayersStore();
  const [chosen, choose] = useState<Pane | null>(null);
  const pane = chosen?.beat === beat ? chosen : null;
  const shown = pane?.drawing ?? drawing;
  const bench = useMemo(
    (): Bench => ({ store: shown.store, playback, layers, drawing: shown }),
    [shown, playback, layers],
  );
  const [left] = paneTitles(presentation);
  const title =
    beat.shows === 'pair' ? say('present.beat-and-pane', { beat: beat.title, pane: pane?.title ?? left }) : beat.title;
  return {
    led: { bench, title, isFollowed: beat.shows !== 'chart' && phase !== 'finding' },
    leadPane: useCallback((of: Drawing, name: string) => choose({ beat, drawing: of, title: name }), [beat]),
  };
}
