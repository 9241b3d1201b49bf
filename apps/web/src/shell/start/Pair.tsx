/** The same file in two networks, already on its way: LANE through the router, MPOA over a shortcut. */
import { say } from '@lanelab/messages/start';
import type { Scenario } from '@lanelab/scenario';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { formatDecimal } from '../../base/format/number.ts';
import { Button } from '../../base/ui/Button.tsx';
import { LookSign } from '../../base/ui/LookSign.tsx';
import { report } from '../../base/ui/page-state.ts';
import { useReducedMotion } from '../../base/ui/use-media.ts';
import type { StageGeometry } from '../../document/topology-view/geometry.ts';
import { type Caption, captionAt } from '../../lecture/captions.ts';
import { createScout } from '../../lecture/find-moments.ts';
import { findMoment, type Moment } from '../../lecture/log.ts';
import { type LogState, useProtocolLog } from '../../lecture/use-log.ts';
import { Clock } from '../../playback/Clock.tsx';
import { TrafficCanvas } from '../../playback/TrafficCanvas.tsx';
import { PauseIcon, PlayIcon } from '../../playback/time-icons.tsx';
import type { Playback } from '../../playback/types.ts';
import { usePlaybackValue } from '../../playback/use-playback.ts';
import styles from './Pair.module.css';
import { PlainStage } from './PlainStage.tsx';
import { pairDrawing } from './pair-drawing.ts';
import { type Numbers, useNumbers } from './use-numbers.ts';
import { fileBegins, usePair } from './use-pair.ts';

const request: Moment = { of: 'message', names: ['MPOA Resolution Request'], after: fileBegins };
const reply: Moment = { of: 'message', names: ['MPOA Resolution Reply'], after: request };
const shortcut: Moment = { of: 'message', names: ['CONNECT'], after: reply, afterPs: 1e9 };
/** A still shows what its moment has brought: frames are on their way by then. */
const STILL_PS = 300e6;

/** The story: shown as it happens, or one still at a time. */
const story: readonly Caption[] = [
  { at: { of: 'start' }, text: say('start-captions.before') },
  { at: fileBegins, text: say('start-captions.sends') },
  { at: request, text: say('start-captions.asks') },
  { at: reply, text: say('start-captions.answers') },
  { at: shortcut, text: say('start-captions.goes') },
];

/** What moves in the pair. */
const LOOKS = ['data', 'shortcut', 'control'] as const;

type Path = 'router' | 'shortcut';

export function Pair() {
  const isStill = useReducedMotion();
  const { lane, mpoa, playbacks, warmPs } = usePair(isStill);
  /** Whoever touches it has the clock for themselves: nothing is said any more. */
  const [isTouched, setTouched] = useState(false);
  const log = useProtocolLog(playbacks?.mpoa ?? null);
  const touch = useCallback(() => setTouched(true), []);
  const path = usePath(isStill ? 'router' : 'shortcut', mpoa, playbacks?.mpoa ?? null, log);
  const numbers = useNumbers(playbacks?.lane ?? null, playbacks?.mpoa ?? null);
  return (
    <section className={styles.pair} aria-label={say('start.title')} data-testid="pair">
      <div className={styles.panes}>
        <Pane
          name={say('start.lane')}
          side="lane"
          scenario={lane}
          playback={playbacks?.lane ?? null}
          path="router"
          numbers={numbers?.lane ?? null}
        />
        <Pane
          name={say('start.mpoa')}
          side="mpoa"
          scenario={mpoa}
          playback={playbacks?.mpoa ?? null}
          path={path}
          numbers={numbers?.mpoa ?? null}
        />
      </div>
      <div className={styles.verdict}>
        <p data-testid="pair-verdict">
          {numbers === null
            ? say('start.comparing')
            : say('start.verdict', {
                rate: formatDecimal(numbers.mpoa.mbps / numbers.lane.mbps, 1),
                delay: formatDecimal((100 * numbers.mpoa.delayMs) / numbers.lane.delayMs, 0),
              })}
        </p>
        <ul className={styles.legend} aria-label={say('start.marks')} data-testid="pair-legend">
          {LOOKS.map((look) => (
            <li key={look}>
              <LookSign look={look} />
              {say(`start.look-${look}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.strip}>
        {playbacks === null ? (
          <p className={styles.caption}>{say('start.starting')}</p>
        ) : isStill ? (
          <Stills playback={playbacks.lane} scenario={mpoa} />
        ) : (
          <Playing
            playback={playbacks.lane}
            scenario={mpoa}
            log={log}
            beginsPs={warmPs}
            isTouched={isTouched}
            onTouch={touch}
          />
        )}
        {playbacks === null ? null : <Clock playback={playbacks.lane} />}
      </div>
    </section>
  );
}

interface PaneProps {
  readonly name: string;
  readonly side: 'lane' | 'mpoa';
  readonly scenario: Scenario;
  readonly playback: Playback | null;
  readonly path: Path;
  readonly numbers: Numbers | null;
}

function Pane({ name, side, scenario, playback, path, numbers }: PaneProps) {
  const overlay = useCallback(
    (geometry: StageGeometry) => (playback === null ? null : <TrafficCanvas playback={playback} geometry={geometry} />),
    [playback],
  );
  return (
    <div className={styles.pane} data-testid={`pair-${side}`}>
      <h2>
        <b data-side={side}>{name}</b> {say(path === 'shortcut' ? 'start.over-shortcut' : 'start.through-router')}
        {numbers === null ? null : (
          <span className={styles.numbers} data-testid={`pair-numbers-${side}`}>
            {say('start.numbers', { rate: formatDecimal(numbers.mbps, 1), delay: formatDecimal(numbers.delayMs, 1) })}
          </span>
        )}
      </h2>
      <div className={styles.stage}>
        <PlainStage drawing={pairDrawing} label={`${name}: ${scenario.view.title}`} overlay={overlay} />
      </div>
    </div>
  );
}

/** Which path the file takes now where there is MPOA; `first` before the run has reported. */
function usePath(first: Path, scenario: Scenario, playback: Playback | null, log: LogState): Path {
  const { flows } = scenario.model;
  const shortcutPs = useMemo(
    () => findMoment(shortcut, { flows, messages: log.log.messages, diary: [] }),
    [log, flows],
  );
  const [path, setPath] = useState(first);
  useEffect(() => {
    if (playback === null || shortcutPs === null) return;
    const look = () => setPath(playback.timePs() >= shortcutPs ? 'shortcut' : 'router');
    look();
    return playback.subscribe(look);
  }, [playback, shortcutPs]);
  return path;
}

interface TellerProps {
  readonly playback: Playback;
  readonly scenario: Scenario;
}

interface PlayingProps extends TellerProps {
  readonly log: LogState;
  /** Where the playing begins: the clock is on its way there at first. */
  readonly beginsPs: number;
  readonly isTouched: boolean;
  readonly onTouch: () => void;
}

function Playing({ playback, scenario, log, beginsPs, isTouched, onTouch }: PlayingProps) {
  const isPlaying = usePlaybackValue(playback, (state) => state.isPlaying);
  const gap = usePlaybackValue(playback, (state) => state.gap);
  const failure = usePlaybackValue(playback, (state) => state.failure);
  const [caption, setCaption] = useState<string>(say('start-captions.goes'));
  useEffect(() => {
    if (isTouched) return;
    const tell = () => {
      const found = { flows: scenario.model.flows, messages: log.log.messages, diary: [] };
      const next = captionAt(story, found, Math.max(beginsPs, playback.timePs()))?.text ?? say('start-captions.goes');
      setCaption(next);
      report('caption', next);
    };
    tell();
    return playback.subscribe(tell);
  }, [playback, scenario, log, beginsPs, isTouched]);
  useEffect(() => () => report('caption', undefined), []);
  return (
    <>
      <Button
        kind="main"
        data-testid="pair-play"
        onPress={() => {
          onTouch();
          if (isPlaying) playback.pause();
          else playback.play();
        }}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
        {isPlaying ? say('start.pause') : say('start.play')}
      </Button>
      <p className={styles.caption} data-testid="pair-caption" role={failure === null ? undefined : 'alert'}>
        {failure ?? (isTouched ? '' : caption)}
      </p>
      <p className={styles.gap} data-testid="pair-gap">
        {gap === null ? '' : say('start.skipped', { gap })}
      </p>
    </>
  );
}

/** The same story without motion: a still for each caption, and Next. */
function Stills({ playback, scenario }: TellerProps) {
  const [index, setIndex] = useState(0);
  const [isFinding, setFinding] = useState(false);
  const status = usePlaybackValue(playback, (state) => state.status);
  const scout = useMemo(() => createScout(scenario), [scenario]);
  useEffect(() => () => scout.close(), [scout]);
  const still = story[index];
  useEffect(() => {
    report('caption', still?.text);
    return () => report('caption', undefined);
  }, [still]);
  const next = async () => {
    const to = (index + 1) % story.length;
    setFinding(true);
    const atPs = await scout.find(story[to]?.at ?? fileBegins);
    setFinding(false);
    setIndex(to);
    if (atPs !== null) await playback.seek(atPs + STILL_PS);
  };
  return (
    <>
      <Button
        kind="main"
        onPress={() => void next()}
        isDisabled={isFinding || status === 'working' || status === 'loading'}
        data-testid="pair-next"
      >
        {say('start.next')}
      </Button>
      <p className={styles.caption} data-testid="pair-caption">
        {still?.text} <span>{say('start.still', { index: index + 1, count: story.length })}</span>
      </p>
    </>
  );
}
