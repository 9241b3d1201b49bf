/** The lecture at work: which beat it is at, its run on the clock, and how far it is on its way there. */
import type { Scenario } from '@lanelab/scenario';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { setQuery } from '../base/ui/location.ts';
import { createPlayback } from '../playback/controller.ts';
import { documentRuns } from '../playback/document-runs.ts';
import { startPlayingEngine } from '../playback/run/playing.ts';
import type { Playback } from '../playback/types.ts';
import type { Beat, PlayedLecture } from './beats.ts';
import { createScouts } from './scouts.ts';
import { isUpright, upright } from './upright.ts';

/** `playing` until the beat's last moment, then `waiting` for the lecturer; `missing`: the run never came to it. */
export type Phase = 'finding' | 'going' | 'playing' | 'waiting' | 'missing';

export interface BeatSpan {
  readonly fromPs: number;
  readonly toPs: number;
}

export interface Presentation {
  readonly playback: Playback;
  readonly beat: Beat;
  /** Position of the beat, from 0. */
  readonly index: number;
  readonly count: number;
  readonly scenario: Scenario;
  readonly other: Scenario | null;
  readonly phase: Phase;
  /** From where to where the beat plays; null until both are found, and for a beat that does not play. */
  readonly span: BeatSpan | null;
  readonly go: (index: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
  /** To the start of this beat, whatever was done to the clock. */
  readonly recover: () => void;
}

function firstIndex({ beats }: PlayedLecture): number {
  const wanted = Number(new URLSearchParams(location.search).get('beat'));
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= beats.length ? wanted - 1 : 0;
}

function beatAt({ beats }: PlayedLecture, index: number): Beat {
  const beat = beats[index];
  if (beat === undefined) throw new Error(`the lecture has no beat ${index + 1}`);
  return beat;
}

/** The clock of the whole lecture. Null at first. */
export function useLecturePlayback(): Playback | null {
  const [playback, setPlayback] = useState<Playback | null>(null);
  useEffect(() => {
    const made = createPlayback({ startEngine: startPlayingEngine, ...documentRuns, skipsQuiet: true });
    setPlayback(made);
    return () => made.dispose();
  }, []);
  return playback;
}

export function usePresentation(playback: Playback, lecture: PlayedLecture): Presentation {
  const { beats } = lecture;
  const [index, setIndex] = useState(() => firstIndex(lecture));
  const [attempt, setAttempt] = useState(0);
  const beat = beatAt(lecture, index);
  // A phase is that of one beat: the next one has not begun when it is shown for the first time.
  const [reached, setReached] = useState<{ readonly beat: Beat; readonly phase: Phase }>({ beat, phase: 'finding' });
  const phase = reached.beat === beat ? reached.phase : 'finding';
  const [played, setPlayed] = useState<{ readonly beat: Beat; readonly span: BeatSpan } | null>(null);
  const { scenario, other } = useMemo(() => {
    const laidOut = (drawn: Scenario) => (isUpright() ? upright(drawn, beat.shows === 'pair') : drawn);
    return { scenario: laidOut(beat.scenario()), other: beat.other === undefined ? null : laidOut(beat.other()) };
  }, [beat]);
  const [scouts] = useState(createScouts);
  useEffect(() => scouts.close, [scouts]);

  useEffect(() => {
    const setPhase = (next: Phase) => setReached({ beat, phase: next });
    let isOver = false;
    let stop: (() => void) | null = null;
    const scout = scouts.of(scenario);
    playback.pause();
    playback.setScenario(scenario);
    playback.setSpeed(beat.speed);
    setPhase('finding');
    const wait = (untilPs: number) => {
      stop = playback.onFrame(() => {
        if (isOver || playback.timePs() < untilPs || !playback.getState().isPlaying) return;
        stop?.();
        playback.pause();
        // What lies between two messages is skipped, and with it the end of the beat may be.
        const end = async () => {
          await playback.seek(untilPs);
          if (!isOver) setPhase('waiting');
        };
        end().catch(() => setPhase('missing'));
      });
    };
    const enter = async () => {
      if (beat.shows === 'chart') return setPhase('waiting');
      const fromPs = await scout.find(beat.from);
      if (isOver) return;
      setPhase(fromPs === null ? 'missing' : 'going');
      if (fromPs === null) return;
      await playback.seek(fromPs);
      if (isOver) return;
      if (beat.until === null) return setPhase('waiting');
      setPhase('playing');
      playback.play();
      const untilPs = await scout.find(beat.until);
      if (isOver || untilPs === null) return;
      if (untilPs > fromPs) setPlayed({ beat, span: { fromPs, toPs: untilPs } });
      wait(untilPs);
      const following = beats[index + 1];
      if (following !== undefined && following.shows !== 'chart' && following.until !== null)
        await scouts.of(following.scenario()).find(following.until);
    };
    // What breaks, breaks in the playing engine too, which says so.
    enter().catch(() => setPhase('missing'));
    return () => {
      isOver = true;
      stop?.();
    };
  }, [playback, beats, beat, scenario, index, attempt, scouts]);

  const go = useCallback(
    (to: number) => {
      if (to < 0 || to >= beats.length) return;
      setIndex(to);
      setQuery('beat', to === 0 ? null : String(to + 1));
    },
    [beats],
  );
  return {
    playback,
    beat,
    index,
    count: beats.length,
    scenario,
    other,
    phase,
    span: played?.beat === beat ? played.span : null,
    go,
    next: useCallback(() => go(index + 1), [go, index]),
    previous: useCallback(() => go(index - 1), [go, index]),
    recover: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
