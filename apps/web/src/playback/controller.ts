/** The controller of the clock: runs on engines of their own, played, stepped and sought together. */
import { EngineLost } from '@lanelab/engine';
import { say } from '@lanelab/messages/playback';
import type { Scenario } from '@lanelab/scenario';
import { type Clock, pageClock } from './clock.ts';
import { failureWords } from './failure-words.ts';
import { clockWords, gapWords } from './gap-words.ts';
import { nothingToRun } from './nothing-to-run.ts';
import { Pace } from './pace.ts';
import { failureOf } from './run/failure.ts';
import type { Session } from './session.ts';
import { DEFAULT_SPEED, detailOf } from './speed.ts';
import { type Step, stepCell, stepEvent, stepToward, unbounded } from './steps.ts';
import { type FindHeadStart, type IsSameRun, type StartEngine, Track } from './track.ts';
import type { Playback, PlaybackState, Speed, StepTarget } from './types.ts';
import { viewOf } from './view.ts';

export type { PlayingEngine } from './track.ts';

export interface PlaybackOptions {
  readonly startEngine: StartEngine;
  /** None unless said otherwise. */
  readonly findHeadStart?: FindHeadStart;
  /** Unless given, a model has the same run as itself alone. */
  readonly isSameRun?: IsSameRun;
  /** Why a scenario was refused; unless given, the code of the rule and where it is broken. */
  readonly refusalWords?: (refused: Error) => string;
  readonly clock?: Clock;
  readonly speed?: Speed;
  /** False unless said otherwise: the clock goes evenly. */
  readonly skipsQuiet?: boolean;
}

/** What the engine is ahead of the play head, seconds of the wall clock. */
const AHEAD_S = 0.4;
/** Between counts, seconds of the wall clock. */
const COUNT_S = 0.05;
/** A frame that comes later than this does not make the clock jump. */
const LONGEST_FRAME_MS = 250;
const TELL_MS = 100;
const TICK_MS = 500;
/** After the last edit, before the new model is run to the instant shown. */
const SETTLE_MS = 150;
/** Nothing moves for at least so long, seconds of the wall clock, before it is skipped. */
const QUIET_S = 0.15;
/** An engine that is lost again so soon is not replaced once more. */
const LOST_AGAIN_MS = 10_000;
/** At speed Max, the share of a run's duration that the engine computes ahead before it reports. */
const MAX_STRETCH = 1 / 50;

export function createPlayback(options: PlaybackOptions): Playback {
  const controller = new Controller(options);
  return viewOf(controller, controller.addTrack(), () => controller.dispose());
}

/** Where a jump goes in one run; with several, the one nearest to where they are decides. */
type Move = (session: Session, signal: AbortSignal) => Promise<number>;

/** An instant that the first run was brought to, and its state there. */
interface Arrival {
  readonly timePs: number;
  readonly stateHash: string;
}

interface MoveOptions {
  /** False: it comes back to where it is. */
  readonly isMove?: boolean;
  readonly direction?: 1 | -1;
  /** Where it begins, if not at the play head. */
  readonly fromPs?: number;
  /** Whether the runs that did not come as far are still to be brought there. */
  readonly isWanted?: () => boolean;
}

export class Controller {
  readonly #startEngine: StartEngine;
  readonly #findHeadStart: FindHeadStart;
  readonly #isSameRun: IsSameRun;
  readonly #refusalWords: (refused: Error) => string;
  readonly #clock: Clock;
  readonly #listeners = new Set<(state: PlaybackState) => void>();
  readonly #frames = new Set<() => void>();
  #tracks: readonly Track[] = [];
  #state: PlaybackState = nothingToRun;
  /** Where the last session of another model was recorded: shown until the new one is there. */
  #timePs = 0;
  /** Moves of the play head that are under way or wait: nothing is sent ahead meanwhile. */
  #jumps = 0;
  /** Where a seek under way goes: another model or engine is brought there, too. */
  #sought: { readonly timePs: number } | null = null;
  /** Counts jumps: the last one decides. */
  #turn = 0;
  #isReduced = false;
  /** Where steps go in the place of events. */
  #stepTarget: Step | null = null;
  /** Where the clock pauses while it plays. */
  #pausePs: number | null = null;
  #stopFrame: (() => void) | null = null;
  #stopSettling: (() => void) | null = null;
  #lastFrame: number | null = null;
  #tickFrom = 0;
  #toldAt = Number.NEGATIVE_INFINITY;
  #lostAt = Number.NEGATIVE_INFINITY;
  readonly #pace = new Pace();

  constructor({ startEngine, clock = pageClock, ...options }: PlaybackOptions) {
    const {
      findHeadStart = async () => null,
      isSameRun = () => false,
      refusalWords = ({ message }) => message,
    } = options;
    const { speed = DEFAULT_SPEED, skipsQuiet = false } = options;
    this.#startEngine = startEngine;
    this.#findHeadStart = findHeadStart;
    this.#isSameRun = isSameRun;
    this.#refusalWords = refusalWords;
    this.#clock = clock;
    this.#state = { ...nothingToRun, speed, detail: detailOf(speed), skipsQuiet };
  }

  getState = (): PlaybackState => this.#state;
  timePs = (): number => this.#timePs;
  goalPs = (): number => this.#sought?.timePs ?? this.#timePs;

  subscribe = (listener: (state: PlaybackState) => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  onFrame = (listener: () => void) => {
    this.#frames.add(listener);
    return () => this.#frames.delete(listener);
  };

  /** One more run for the clock; it has none of its own until it gets a scenario. */
  addTrack(): Track {
    const track = new Track({
      startEngine: this.#startEngine,
      findHeadStart: this.#findHeadStart,
      isSameRun: this.#isSameRun,
      onLoading: () => this.#tell({ status: 'loading' }),
      onLost: (lost, error) => this.#loses(error, lost),
    });
    this.#tracks = [...this.#tracks, track];
    return track;
  }

  removeTrack(track: Track): void {
    this.#tracks = this.#tracks.filter((other) => other !== track);
    track.dispose();
    const durationPs = this.#durationPs();
    if (this.#state.status !== 'empty') this.#tell({ durationPs });
  }

  /** Runs that have a scenario to run. */
  get #running(): readonly Track[] {
    return this.#tracks.filter(({ scenario }) => scenario !== null);
  }

  /** All of them have to be there: the shortest run ends the clock. */
  #durationPs(): number {
    return Math.min(...this.#running.map(({ scenario }) => scenario?.model.durationPs ?? 0));
  }

  get #reachedPs(): number {
    const reached = this.#running.map(({ session }) => session?.reachedPs ?? 0);
    return reached.length === 0 ? 0 : Math.min(...reached);
  }

  #tell(change: Partial<PlaybackState>): void {
    this.#state = { ...this.#state, ...change, timePs: this.#timePs, reachedPs: this.#reachedPs };
    this.#toldAt = this.#clock.now();
    for (const listener of this.#listeners) listener(this.#state);
  }

  #redraw(): void {
    for (const listener of this.#frames) listener();
  }

  setScenario(track: Track, scenario: Scenario | null): void {
    const isFirst = track === this.#tracks[0];
    const isOther = track.setScenario(scenario);
    if (!isOther && !(isFirst && this.#state.status === 'empty')) return;
    if (scenario === null) {
      if (!isFirst) return;
      this.#timePs = 0;
      const { speed, detail, skipsQuiet } = this.#state;
      this.#tell({ ...nothingToRun, speed, detail, skipsQuiet });
      this.#redraw();
      return;
    }
    const durationPs = this.#durationPs();
    this.#timePs = Math.min(this.#timePs, durationPs);
    const { status } = this.#state;
    // Whoever asks a clock that is ready would stop the seek under way.
    const isSeeking = this.#sought !== null && (status === 'working' || status === 'loading');
    this.#tell({
      status: isSeeking ? status : 'ready',
      durationPs,
      failure: null,
      gap: null,
      stateHash: null,
      share: 0,
    });
    this.#redraw();
    this.#stopSettling?.();
    this.#stopSettling = this.#clock.later(() => this.#settle(), SETTLE_MS);
  }

  /** Brings every run to where the play head is, or is on its way to. */
  #settle(): void {
    if (this.#sought !== null) void this.seek(this.#sought.timePs);
    else void this.#jump((session, signal) => this.#show(session, this.#timePs, signal), { isMove: false });
  }

  /** An engine that is gone is replaced by one that comes to the same instant. */
  #loses(error: Error, track: Track): void {
    const since = this.#clock.now() - this.#lostAt;
    this.#lostAt = this.#clock.now();
    if (!(error instanceof EngineLost) || since < LOST_AGAIN_MS) return this.#breaks(error, track);
    track.drop();
    const notice = say('controller.engine-was-lost', { timePs: clockWords(this.#timePs) });
    this.#tell({ notice });
    this.#settle();
  }

  #fails(error: unknown, track?: Track): void {
    // Whoever lost the engine tells it, too, and has it replaced.
    if (error instanceof EngineLost) return;
    this.#breaks(error, track);
  }

  #breaks(error: unknown, track?: Track): void {
    const failure = failureOf(error);
    if (failure === null) return;
    if (failure.kind !== 'scenario') for (const broken of track === undefined ? this.#tracks : [track]) broken.drop();
    // What still waited for an engine that has broken fails with it: the first failure says why.
    if (this.#state.status === 'broken') return;
    this.#stopFrame?.();
    this.#stopFrame = null;
    this.#tell({
      status: failure.kind === 'scenario' ? 'empty' : 'broken',
      isPlaying: false,
      achieved: null,
      notice: null,
      failure: failureWords(failure, this.#timePs, this.#refusalWords),
    });
    this.#redraw();
  }

  get #isClose(): boolean {
    return this.#state.detail === 'cells' || this.#state.detail === 'frames';
  }

  /** Brings an engine to where an instant can be shown at this speed. */
  async #show(session: Session, timePs: number, signal: AbortSignal, exactly = true): Promise<number> {
    const target = Math.min(timePs, session.durationPs);
    const onShare = (share: number) => {
      if (this.#clock.now() - this.#toldAt >= TELL_MS) this.#tell({ share });
    };
    await session.go(target, {
      signal,
      exactly,
      onShare,
      ...(this.#isClose ? { closely: { fromPs: target } } : {}),
    });
    return target;
  }

  /** Moves every run, and then all of them to the same instant. */
  async #moveAll(move: Move, { direction = 1, isWanted = () => true }: MoveOptions): Promise<number> {
    const turn = this.#turn;
    const tracks = this.#running;
    const places = await Promise.all(tracks.map((track) => track.move(move)));
    const to = direction === 1 ? Math.min(...places) : Math.max(...places);
    const late = tracks.filter((_, index) => places[index] !== to);
    if (late.length > 0 && this.#turn === turn && isWanted())
      await Promise.all(late.map((track) => track.move((session, signal) => this.#show(session, to, signal, false))));
    return to;
  }

  /** A move of the play head: `move` says where to. Prints the gap. */
  async #jump(move: Move, options: MoveOptions = {}): Promise<void> {
    if (this.#state.status === 'broken') return;
    const { isMove = true, fromPs } = options;
    this.#stopSettling?.();
    this.#jumps += 1;
    this.#turn += 1;
    const turn = this.#turn;
    const from = fromPs ?? this.#timePs;
    let arrival: Arrival | null = null;
    try {
      const moved = await this.#moveAll(async (session, signal) => {
        this.#tell({ status: 'working', share: 0, ...(isMove ? { notice: null } : {}) });
        const timePs = await move(session, signal);
        // Here, because questions that wait for this move may take the engine elsewhere.
        if (this.#isFirst(session) && session.positionPs === timePs)
          arrival = { timePs, stateHash: await session.stateHash() };
        return timePs;
      }, options);
      const to = isMove ? moved : from;
      this.#timePs = to;
      this.#lastFrame = null;
      this.#pace.begin(this.#clock.now(), to);
      const stateHash = this.#turn === turn ? await this.#hashAt(to, arrival) : null;
      // Where the next jump is on its way, it tells where it has come to: whoever asks a clock that is ready would stop it.
      if (this.#turn === turn) {
        this.#tell({
          status: to >= this.#state.durationPs ? 'ended' : 'ready',
          gap: isMove ? gapWords(from, to) : this.#state.gap,
          share: 1,
          failure: null,
          stateHash,
        });
        performance.clearMarks('lab:seek-done');
        performance.mark('lab:seek-done');
      }
    } catch (error) {
      const isUnderWay = this.#state.status === 'working' || this.#state.status === 'loading';
      if (isUnderWay && this.#turn === turn) this.#tell({ status: 'ready' });
      this.#fails(error);
    } finally {
      this.#jumps -= 1;
    }
    this.#redraw();
    if (this.#state.isPlaying) this.#run();
  }

  #isFirst(session: Session): boolean {
    return session === this.#tracks[0]?.session;
  }

  /** State hash of the first run, where it has come to the instant itself; null elsewhere. */
  async #hashAt(timePs: number, arrival: Arrival | null): Promise<string | null> {
    if (arrival?.timePs === timePs) return arrival.stateHash;
    const hash = this.#tracks[0]?.afterwards(
      () => null,
      async (session) => (session.positionPs === timePs ? session.stateHash() : null),
    );
    return (await hash) ?? null;
  }

  async seek(timePs: number): Promise<void> {
    const target = Math.max(0, Math.min(this.#state.durationPs || timePs, Math.round(timePs)));
    await this.#by(target, (session, signal) => this.#show(session, target, signal));
  }

  /** A jump to an instant, or from there: another model or engine that comes meanwhile is brought to that instant, too. */
  async #by(timePs: number, move: Move, options: MoveOptions = {}): Promise<void> {
    const sought = { timePs };
    this.#sought = sought;
    try {
      await this.#jump(move, options);
    } finally {
      if (this.#sought === sought) this.#sought = null;
    }
  }

  #step(step: Step, direction: 1 | -1): Promise<void> {
    this.pause();
    const bound = unbounded(direction);
    const sought = this.#sought;
    if (sought === null)
      return this.#jump((session, signal) => step(session, this.#timePs, direction, bound, signal), { direction });
    // The play head is still to come there: the step begins where the seek goes.
    const { timePs: fromPs } = sought;
    return this.#by(fromPs, (session, signal) => step(session, fromPs, direction, bound, signal), {
      direction,
      fromPs,
    });
  }

  stepCell(direction: 1 | -1): Promise<void> {
    return this.#step(stepCell, direction);
  }

  stepEvent(direction: 1 | -1): Promise<void> {
    return this.#step(this.#stepTarget ?? stepEvent, direction);
  }

  stepTo(track: Track, target: StepTarget): () => void {
    const step = stepToward(target, (session) => session === track.session);
    this.#stepTarget = step;
    return () => {
      if (this.#stepTarget === step) this.#stepTarget = null;
    };
  }

  runToEnd(): Promise<void> {
    this.pause();
    return this.seek(this.#state.durationPs);
  }

  async restart(): Promise<void> {
    this.pause();
    if (this.#state.status === 'broken') this.#tell({ status: 'ready', failure: null });
    if (this.#state.status === 'empty') return;
    await this.seek(0);
  }

  cancel(): void {
    for (const track of this.#tracks) track.cancel();
  }

  play(): void {
    const { status, isPlaying } = this.#state;
    if (isPlaying || status === 'empty' || status === 'broken') return;
    if (this.#timePs >= this.#state.durationPs) this.#timePs = 0;
    this.#lastFrame = null;
    this.#tickFrom = this.#clock.now();
    this.#pace.begin(this.#clock.now(), this.#timePs);
    this.#tell({
      isPlaying: true,
      gap: null,
      notice: null,
      stateHash: null,
      status: status === 'ended' ? 'ready' : status,
    });
    this.#run();
  }

  pause(): void {
    if (!this.#state.isPlaying) return;
    this.#stopFrame?.();
    this.#stopFrame = null;
    this.#tell({ isPlaying: false, achieved: null });
    this.#redraw();
  }

  pauseAt(timePs: number | null): void {
    this.#pausePs = timePs;
  }

  setSpeed(speed: Speed): void {
    const detail = detailOf(speed);
    const isCloser = detail !== this.#state.detail;
    this.#pace.begin(this.#clock.now(), this.#timePs);
    this.#tell({ speed, detail });
    // What was sent ahead at the old speed may be far; what is not recorded yet is needed now.
    for (const track of this.#tracks) if (track.isAhead) track.cancel();
    if (isCloser && !this.#state.isPlaying && this.#isOpen) {
      const { status } = this.#state;
      const stay: Move = (session, signal) => this.#show(session, this.#timePs, signal);
      void this.#jump(stay, { isMove: false }).then(() => {
        if (status === 'ended' && this.#state.status === 'ready') this.#tell({ status });
      });
    }
    this.#redraw();
  }

  setSkipsQuiet(skipsQuiet: boolean): void {
    this.#tell({ skipsQuiet });
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  #run(): void {
    this.#stopFrame ??= this.#clock.frame(() => {
      this.#stopFrame = null;
      this.#frame();
    });
  }

  get #isOpen(): boolean {
    const running = this.#running;
    return running.length > 0 && running.every(({ session }) => session !== null);
  }

  #frame(): void {
    if (!this.#state.isPlaying) return;
    const now = this.#clock.now();
    const since = Math.min(LONGEST_FRAME_MS, now - (this.#lastFrame ?? now));
    const isOpen = this.#isOpen;
    if (isOpen && this.#jumps === 0 && this.#isTick(now)) {
      this.#advance(this.#isReduced ? now - this.#tickFrom : since);
      this.#tickFrom = now;
      this.#redraw();
    }
    this.#lastFrame = now;
    if (isOpen && this.#isQuiet()) void this.#skip();
    else this.#lookAhead();
    if (now - this.#toldAt >= TELL_MS)
      this.#tell({ achieved: this.#pace.rate(now, this.#timePs, this.#state.achieved), stateHash: null });
    if (isOpen && this.#timePs >= this.#state.durationPs) {
      this.#tell({ isPlaying: false, achieved: null, status: 'ended' });
      this.#redraw();
      return;
    }
    this.#run();
  }

  #isQuiet(): boolean {
    const { speed, skipsQuiet } = this.#state;
    if (!skipsQuiet || !this.#isClose || speed === 'max' || this.#jumps > 0) return false;
    const until = Math.min(...this.#running.map((track) => track.quietUntilPs(this.#timePs)));
    return until - this.#timePs >= speed * QUIET_S;
  }

  /** On to the next cell anywhere, without a word but the gap: it goes on playing. */
  async #skip(): Promise<void> {
    this.#jumps += 1;
    this.#turn += 1;
    const from = this.#timePs;
    const sessions = this.#running.map(({ session }) => session);
    const bound = unbounded(1);
    // Once it is paused the engines are for those who ask about this instant.
    const isWanted = () => this.#state.isPlaying;
    try {
      const to = await this.#moveAll((session, signal) => stepCell(session, from, 1, bound, signal), { isWanted });
      const isSame = this.#running.every(({ session }, index) => session === sessions[index]);
      if (isSame && isWanted() && this.#timePs === from) {
        this.#timePs = to;
        this.#pace.begin(this.#clock.now(), to);
        this.#tell({ gap: gapWords(from, to) });
      }
    } catch (error) {
      this.#fails(error);
    } finally {
      this.#jumps -= 1;
      this.#lastFrame = null;
    }
  }

  #isTick(now: number): boolean {
    return !this.#isReduced || now - this.#tickFrom >= TICK_MS;
  }

  /** Moves the play head, as far as the slowest engine has come. */
  #advance(ms: number): void {
    const { speed, durationPs } = this.#state;
    const look = { timePs: this.#timePs, isClose: this.#isClose };
    const pausePs = this.#pausePs !== null && this.#pausePs > this.#timePs ? this.#pausePs : durationPs;
    const limit = Math.min(durationPs, pausePs, ...this.#running.map((track) => track.limitPs(look)));
    const wanted = speed === 'max' ? limit : this.#timePs + (speed * ms) / 1000;
    this.#timePs = Math.max(this.#timePs, Math.min(limit, Math.round(wanted)));
    if (this.#timePs === pausePs && pausePs < durationPs) this.pause();
  }

  #lookAhead(): void {
    if (this.#jumps > 0) return;
    const { speed, durationPs } = this.#state;
    const ahead = speed === 'max' ? durationPs * MAX_STRETCH : speed * AHEAD_S;
    const look = {
      timePs: this.#timePs,
      targetPs: Math.min(durationPs, this.#timePs + ahead),
      isClose: this.#isClose,
      ...(speed === 'max' ? {} : { stepPs: Math.max(1000, speed * COUNT_S) }),
    };
    for (const track of this.#running) {
      const going = track.lookAhead(look);
      going?.catch((error: unknown) => this.#fails(error, track));
      if (going !== null && track.session === null)
        void going.then(
          () => this.#state.status === 'loading' && this.#tell({ status: 'ready' }),
          () => undefined,
        );
    }
  }

  /** Has a run's engine at the play head itself, and asks it. */
  async ask<Value>(
    track: Track,
    question: (session: Session, signal: AbortSignal) => Promise<Value>,
  ): Promise<Value | null> {
    if (track.scenario === null || this.#state.status === 'empty' || this.#state.status === 'broken') return null;
    this.pause();
    try {
      return await track.ask(this.#timePs, question);
    } catch (error) {
      this.#fails(error, track);
      return null;
    } finally {
      // The engine may have left the instant shown to find the answer.
      void this.afterwards(track, async () => null);
    }
  }

  /** Asks a run without stopping the clock: while it stands at the play head itself, else where the engine is. */
  async afterwards<Value>(
    track: Track,
    question: (session: Session, signal: AbortSignal) => Promise<Value>,
  ): Promise<Value | null> {
    try {
      const look = () =>
        this.#state.isPlaying || this.#jumps > 0 ? null : { timePs: this.#timePs, isClose: this.#isClose };
      return await track.afterwards(look, question);
    } catch (error) {
      this.#fails(error, track);
      return null;
    } finally {
      // Pictures that were drawn on the way, while less was known, are drawn again.
      this.#redraw();
    }
  }

  /** Has data packets of a run kept wherever it goes, or no longer. */
  async setPackets(track: Track, isOn: boolean): Promise<void> {
    track.wantPackets(isOn);
    await this.afterwards(track, (session, signal) => session.setPackets(isOn, signal));
  }

  dispose(): void {
    this.pause();
    this.#stopSettling?.();
    this.#listeners.clear();
    this.#frames.clear();
    for (const track of this.#tracks) track.dispose();
  }
}
