/** The time bar: play, steps, speed, clock, and the ruler of the run. It never scrolls away. */
import { say } from '@lanelab/messages/playback';
import type { Scenario } from '@lanelab/scenario';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from '../base/ui/Button.tsx';
import { CloseIcon } from '../base/ui/icons.tsx';
import { isSwitchedOff } from '../base/ui/single-keys.ts';
import { useMedia } from '../base/ui/use-media.ts';
import { Clock } from './Clock.tsx';
import { Ruler } from './Ruler.tsx';
import type { TimeMark } from './ruler.ts';
import { SpeedControl } from './SpeedControl.tsx';
import { neighbour } from './speed-words.ts';
import styles from './TimeBar.module.css';
import {
  BackIcon,
  EndIcon,
  NextIcon,
  PauseIcon,
  PlayIcon,
  RestartIcon,
  SkipIcon,
  SpeedIcon,
  StepBackIcon,
  StepIcon,
} from './time-icons.tsx';
import type { ControlLane, Playback } from './types.ts';
import { useAnnouncements } from './use-announcements.ts';
import { usePlaybackReport, usePlaybackValue } from './use-playback.ts';

/** Windows in which the bar is one row: play, next, the clock, and a button for the rest. */
const SMALL = '(max-width: 767px)';

interface TimeBarProps {
  readonly playback: Playback;
  /** The document that plays: its lanes and scheduled changes are on the ruler. */
  readonly scenario: Scenario;
  /** Control messages as far as they are known; null until the protocols' part of the page is there. */
  readonly control?: ControlLane | null;
  /** An instant that the ruler points at. */
  readonly mark?: TimeMark | null;
  /** Runs to the end, where that does more than to take the clock there. */
  readonly onRunToEnd?: () => void;
  /** What happened at an instant, in a sentence; null where nothing is known of it. */
  readonly whatHappened?: (timePs: number) => Promise<string | null>;
}

export function TimeBar(props: TimeBarProps) {
  const { playback, scenario, control = null, mark = null, onRunToEnd, whatHappened } = props;
  const isPlaying = usePlaybackValue(playback, (state) => state.isPlaying);
  const status = usePlaybackValue(playback, (state) => state.status);
  const isAtStart = usePlaybackValue(playback, (state) => state.timePs === 0);
  const skipsQuiet = usePlaybackValue(playback, (state) => state.skipsQuiet);
  const isSmall = useMedia(SMALL);
  usePlaybackReport(playback);
  useAnnouncements(playback, whatHappened);
  const cannot = status === 'empty' || status === 'broken';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isSwitchedOff(event)) return;
    const action = keyAction(playback, event);
    if (action === null) return;
    event.preventDefault();
    action();
  };
  const play = (
    <div className={styles.play}>
      <Button
        kind="main"
        aria-label={isPlaying ? say('time-bar.pause') : say('time-bar.play')}
        aria-keyshortcuts="Space"
        isDisabled={cannot}
        data-testid="play"
        onPress={() => (isPlaying ? playback.pause() : playback.play())}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </Button>
    </div>
  );
  const nextEvent = (
    <StepButton
      label={say('time-bar.next-event')}
      title={say('time-bar.next-event-2')}
      testId="step-event"
      icon={<NextIcon />}
      isDisabled={cannot}
      onStep={() => playback.stepEvent(1)}
    />
  );
  const steps = (
    <>
      <Button
        kind="quiet"
        aria-label={say('time-bar.last-cell')}
        title={say('time-bar.last-cell-key')}
        isDisabled={cannot || isAtStart}
        data-testid="step-back"
        onPress={() => void playback.stepCell(-1)}
      >
        <StepBackIcon />
      </Button>
      <StepButton
        label={say('time-bar.step-cell')}
        title={say('time-bar.step-cell-shift')}
        testId="step-cell"
        icon={<StepIcon />}
        isDisabled={cannot}
        onStep={() => playback.stepCell(1)}
      />
      {isSmall ? null : nextEvent}
      <StepButton
        label={say('time-bar.last-event')}
        title={say('time-bar.last-event-key')}
        testId="step-event-back"
        icon={<BackIcon />}
        isDisabled={cannot || isAtStart}
        onStep={() => playback.stepEvent(-1)}
      />
      <Button
        kind="quiet"
        aria-label={say('time-bar.restart')}
        title={say('time-bar.restart')}
        isDisabled={status === 'empty'}
        data-testid="restart"
        onPress={() => void playback.restart()}
      >
        <RestartIcon />
      </Button>
      <Button
        aria-label={say('time-bar.run-to-the-end')}
        title={say('time-bar.run-to-the-end')}
        isDisabled={onRunToEnd === undefined ? cannot : status === 'empty'}
        data-testid="run-to-end"
        onPress={() => (onRunToEnd === undefined ? void playback.runToEnd() : onRunToEnd())}
      >
        <EndIcon />
        <span className={styles.word}>{say('time-bar.run-to-the-end')}</span>
      </Button>
    </>
  );
  const speed = (
    <>
      <SpeedControl playback={playback} />
      <Button
        kind="quiet"
        aria-label={say('time-bar.skip-quiet-times')}
        aria-pressed={skipsQuiet}
        title={say('time-bar.skips-the-times-in-which')}
        data-testid="skip-quiet"
        onPress={() => playback.setSkipsQuiet(!skipsQuiet)}
      >
        <SkipIcon />
      </Button>
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the bar's controls; each has a button, too
    <section className={styles.bar} aria-label={say('time-bar.time')} data-testid="time-bar" onKeyDown={onKeyDown}>
      <div className={styles.row} data-working={status === 'working' || undefined}>
        {isSmall ? (
          <>
            {play}
            {nextEvent}
            <div className={styles.readout}>
              <Clock playback={playback} />
              <Said playback={playback} />
            </div>
            <MoreControls>
              {steps}
              {speed}
            </MoreControls>
          </>
        ) : (
          <>
            {play}
            {steps}
            <span className={styles.divider} aria-hidden="true" />
            {speed}
            <Said playback={playback} />
            <Clock playback={playback} />
          </>
        )}
      </div>
      <Ruler playback={playback} scenario={scenario} control={control} mark={mark} />
    </section>
  );
}

/** Controls that a small window keeps behind a button. The browser closes them on a press elsewhere, and on Escape. */
function MoreControls({ children }: { readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      <span className={styles.moreButton}>
        <Button aria-label={say('time-bar.speed-and-more')} popoverTarget={id} data-testid="more-controls">
          <SpeedIcon />
        </Button>
      </span>
      <div id={id} popover="auto" className={styles.more} role="group" aria-label={say('time-bar.speed-and-more')}>
        {children}
      </div>
    </>
  );
}

interface StepButtonProps {
  readonly label: string;
  /** Label with the key that does the same. */
  readonly title: string;
  readonly testId: string;
  readonly icon: ReactNode;
  readonly isDisabled: boolean;
  readonly onStep: () => Promise<void>;
}

/** Its word goes where there is no room for it. */
function StepButton({ label, title, testId, icon, isDisabled, onStep }: StepButtonProps) {
  return (
    <Button isDisabled={isDisabled} aria-label={label} title={title} data-testid={testId} onPress={() => void onStep()}>
      {icon}
      <span className={styles.word}>{label}</span>
    </Button>
  );
}

/** The gap of the last jump, progress with a way to stop it, or what is wrong. */
function Said({ playback }: { readonly playback: Playback }) {
  const status = usePlaybackValue(playback, (state) => state.status);
  const share = usePlaybackValue(playback, (state) => state.share);
  const gap = usePlaybackValue(playback, (state) => state.gap);
  const failure = usePlaybackValue(playback, (state) => state.failure);
  const notice = usePlaybackValue(playback, (state) => state.notice);
  if (failure !== null)
    return (
      <p className={styles.failure} role={status === 'broken' ? 'alert' : undefined} data-testid="playback-failure">
        {failure}
      </p>
    );
  if (notice !== null)
    return (
      <p className={styles.failure} data-testid="engine-notice">
        {notice}
      </p>
    );
  if (status === 'loading') return <p className={styles.said}>{say('time-bar.loading-the-engine')}</p>;
  if (status === 'working')
    return (
      <p className={styles.said} data-testid="working">
        <progress className={styles.progress} max={1} value={share} aria-label={say('time-bar.simulating')} />
        <Button kind="quiet" aria-label={say('time-bar.stop-here')} onPress={() => playback.cancel()}>
          <CloseIcon />
        </Button>
      </p>
    );
  if (status === 'ended') return <p className={styles.said}>{say('time-bar.end-of-the-run')}</p>;
  return (
    <p className={styles.said} data-testid="gap">
      {gap === null ? '' : say('time-bar.skipped-gap', { gap })}
    </p>
  );
}

/** Keys that action while the bar has the focus, digits and letters of fields excepted. */
function keyAction(playback: Playback, { key, code, shiftKey, target }: KeyboardEvent): (() => void) | null {
  const isButton = target instanceof HTMLButtonElement;
  const { speed, isPlaying } = playback.getState();
  if (key === ' ' && !isButton) return () => (isPlaying ? playback.pause() : playback.play());
  if (code === 'BracketLeft') return () => playback.setSpeed(neighbour(speed, -1));
  if (code === 'BracketRight') return () => playback.setSpeed(neighbour(speed, 1));
  if (code === 'Period') return () => void (shiftKey ? playback.stepCell(1) : playback.stepEvent(1));
  if (code === 'Comma') return () => void (shiftKey ? playback.stepCell(-1) : playback.stepEvent(-1));
  return null;
}
