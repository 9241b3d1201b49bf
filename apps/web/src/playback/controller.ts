/** The controller of the clock: one run at a time on an engine of its own, played, stepped and sought. */
import { modelHash, type Scenario } from '@lanelab/scenario';
import { failureOf } from '../engine/failure.ts';
import type { Engine, RunResult, Why } from '../engine/types.ts';
import { type Clock, pageClock } from './clock.ts';
import { failureWords } from './failure-words.ts';
import { gapWords } from './gap-words.ts';
import { nothingRecorded } from './recording.ts';
import { Session } from './session.ts';
import { defaultSpeed, detailOf } from './speed.ts';
import { stepCell, stepEvent } from './steps.ts';
import type { Playback, PlaybackState, Recording, Speed } from './types.ts';

/** An engine, and where it has a worker of its own, word of its loss. */
export type PlayingEngine = Engine & { readonly lost?: Promise<Error> };

export interface PlaybackOptions {
  readonly startEngine: () => Promise<PlayingEngine>;
  readonly clock?: Clock;
  readonly speed?: Speed;
  /** False unless said otherwise: the clock goes evenly. */
  readonly skipsQuiet?: boolean;
}

/** What the engine is ahead of the play head, seconds of the wall clock. */
const aheadS = 0.4;
/** Between counts, seconds of the wall clock. */
const countS = 0.05;
/** A frame that comes later than this does not make the clock jump. */
const longestFrameMs = 250;
const tellMs = 100;
const tickMs = 500;
/** After the last edit, before the new model is run to the instant shown. */
const settleMs = 150;
/** Nothing moves for at least so long, seconds of the wall clock, before it is skipped. */
const quietS = 0.15;
/** A run goes on for so long, wall ms, before its stretch is chosen anew. */
const maxStretch = 1 / 50;

const first: PlaybackState = {
  status: 'empty',
  timePs: 0,
  durationPs: 0,
  isPlaying: false,
  speed: defaultSpeed,
  achieved: null,
  detail: detailOf(defaultSpeed),
  skipsQuiet: false,
  gap: null,
  share: 0,
  reachedPs: 0,
  stateHash: null,
  failure: 'Nothing to run yet: draw two devices and traffic between them.',
};

export function createPlayback(options: PlaybackOptions): Playback {
  return new Controller(options);
}

class Controller implements Playback {
  readonly #startEngine: () => Promise<PlayingEngine>;
  readonly #clock: Clock;
  readonly #listeners = new Set<(state: PlaybackState) => void>();
  readonly #frames = new Set<() => void>();
  #state: PlaybackState = first;
  #scenario: Scenario | null = null;
  #hash = '';
  #engine: PlayingEngine | null = null;
  #session: Session | null = null;
  /** Where the last session of another model was recorded: shown until the new one is there. */
  #timePs = 0;
  /** What the engine does now, and how to stop it; one thing at a time. */
  #lane: Promise<unknown> = Promise.resolve();
  #abort = new AbortController();
  #isAhead = false;
  /** Moves of the play head that are under way or wait: nothing is sent ahead meanwhile. */
  #jumps = 0;
  #isReduced = false;
  #stopFrame: (() => void) | null = null;
  #stopSettling: (() => void) | null = null;
  #lastFrame: number | null = null;
  #tickFrom = 0;
  #toldAt = Number.NEGATIVE_INFINITY;
  #pace = { wallMs: 0, timePs: 0 };

  constructor({ startEngine, clock = pageClock, speed = defaultSpeed, skipsQuiet = false }: PlaybackOptions) {
    this.#startEngine = startEngine;
    this.#clock = clock;
    this.#state = { ...first, speed, detail: detailOf(speed), skipsQuiet };
  }

  getState = (): PlaybackState => this.#state;
  timePs = (): number => this.#timePs;

  get recording(): Recording {
    return this.#session?.recording ?? nothingRecorded;
  }

  subscribe = (listener: (state: PlaybackState) => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  onFrame = (listener: () => void) => {
    this.#frames.add(listener);
    return () => this.#frames.delete(listener);
  };

  #tell(change: Partial<PlaybackState>): void {
    const reachedPs = this.#session?.reachedPs ?? 0;
    this.#state = { ...this.#state, ...change, timePs: this.#timePs, reachedPs };
    this.#toldAt = this.#clock.now();
    for (const listener of this.#listeners) listener(this.#state);
  }

  #redraw(): void {
    for (const listener of this.#frames) listener();
  }

  setScenario(scenario: Scenario | null): void {
    const before = this.#scenario;
    this.#scenario = scenario;
    if (scenario !== null && scenario.model === before?.model) return;
    const hash = scenario === null ? '' : modelHash(scenario.model);
    if (hash === this.#hash && this.#state.status !== 'empty') return;
    this.#hash = hash;
    this.#dropSession();
    if (scenario === null) {
      this.#timePs = 0;
      const { speed, detail, skipsQuiet } = this.#state;
      this.#tell({ ...first, speed, detail, skipsQuiet });
      this.#redraw();
      return;
    }
    const { durationPs } = scenario.model;
    this.#timePs = Math.min(this.#timePs, durationPs);
    this.#tell({ status: 'ready', durationPs, failure: null, gap: null, stateHash: null, share: 0 });
    this.#redraw();
    this.#stopSettling?.();
    this.#stopSettling = this.#clock.later(() => void this.#jump(() => this.#show(this.#timePs), false), settleMs);
  }

  #dropSession(): void {
    const session = this.#session;
    this.#session = null;
    if (session === null) this.#abort.abort();
    else void this.#exclusive(() => session.free()).catch((error: unknown) => this.#fails(error));
  }

  /** Waits until the engine is free, stops what it does, and has it to itself. */
  #exclusive<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    this.#abort.abort();
    const abort = new AbortController();
    this.#abort = abort;
    const mine = this.#lane.then(() => work(abort.signal));
    this.#lane = mine.catch(() => undefined);
    return mine;
  }

  /** The run of the current model, opened where it is not. Only within `#exclusive`. */
  async #open(): Promise<Session> {
    if (this.#session !== null) return this.#session;
    const scenario = this.#scenario;
    if (scenario === null) throw new DOMException('There is nothing to run.', 'AbortError');
    if (this.#engine === null) {
      this.#tell({ status: 'loading' });
      const engine = await this.#startEngine();
      this.#engine = engine;
      void engine.lost?.then((error) => {
        if (this.#engine === engine) this.#fails(error);
      });
    }
    const session = await Session.open(this.#engine, scenario);
    if (this.#scenario?.model !== scenario.model && this.#hash !== modelHash(scenario.model)) {
      await session.free();
      throw new DOMException('The model has changed.', 'AbortError');
    }
    this.#session = session;
    return session;
  }

  #fails(error: unknown): void {
    const failure = failureOf(error);
    if (failure === null) return;
    if (failure.kind !== 'scenario') {
      this.#session = null;
      const engine = this.#engine;
      this.#engine = null;
      void engine?.close();
    }
    this.#stopFrame?.();
    this.#stopFrame = null;
    this.#tell({
      status: failure.kind === 'scenario' ? 'empty' : 'broken',
      isPlaying: false,
      achieved: null,
      failure: failureWords(failure, this.#timePs),
    });
    this.#redraw();
  }

  get #isClose(): boolean {
    return this.#state.detail === 'cells' || this.#state.detail === 'frames';
  }

  /** Brings the engine to where an instant can be shown at this speed. */
  async #show(timePs: number, signal = this.#abort.signal, session?: Session): Promise<number> {
    const run = session ?? (await this.#open());
    const target = Math.min(timePs, run.durationPs);
    const onShare = (share: number) => {
      if (this.#clock.now() - this.#toldAt >= tellMs) this.#tell({ share });
    };
    await run.go(target, {
      signal,
      exactly: true,
      onShare,
      ...(this.#isClose ? { closely: { fromPs: target } } : {}),
    });
    return target;
  }

  /** A move of the play head: `work` says where to. Prints the gap. */
  async #jump(work: (session: Session, signal: AbortSignal) => Promise<number>, isMove = true): Promise<void> {
    if (this.#state.status === 'broken') return;
    this.#stopSettling?.();
    this.#jumps += 1;
    const from = this.#timePs;
    try {
      await this.#exclusive(async (signal) => {
        const session = await this.#open();
        this.#tell({ status: 'working', share: 0 });
        let to = from;
        try {
          to = await work(session, signal);
        } catch (error) {
          // Stopped on its way: it stays where it has come to, if that is towards where it went.
          if (!signal.aborted || this.#session !== session) throw error;
          to = isMove ? Math.min(session.positionPs, session.durationPs) : from;
        }
        if (this.#session !== session) return;
        this.#timePs = to;
        this.#lastFrame = null;
        this.#pace = { wallMs: this.#clock.now(), timePs: to };
        this.#tell({
          status: to >= session.durationPs ? 'ended' : 'ready',
          gap: isMove ? gapWords(from, to) : this.#state.gap,
          share: 1,
          failure: null,
          stateHash: session.positionPs === to ? await session.stateHash() : null,
        });
        performance.clearMarks('lab:seek-done');
        performance.mark('lab:seek-done');
      });
    } catch (error) {
      if (this.#state.status === 'working' || this.#state.status === 'loading') this.#tell({ status: 'ready' });
      this.#fails(error);
    } finally {
      this.#jumps -= 1;
    }
    this.#redraw();
    if (this.#state.isPlaying) this.#run();
  }

  seek(timePs: number): Promise<void> {
    const target = Math.max(0, Math.round(timePs));
    return this.#jump((session, signal) => this.#show(target, signal, session));
  }

  stepCell(direction: 1 | -1): Promise<void> {
    this.pause();
    return this.#jump((session, signal) => stepCell(session, this.#timePs, direction, signal));
  }

  stepEvent(direction: 1 | -1): Promise<void> {
    this.pause();
    return this.#jump((session, signal) => stepEvent(session, this.#timePs, direction, signal));
  }

  runToEnd(): Promise<void> {
    this.pause();
    return this.#jump((session, signal) => this.#show(session.durationPs, signal, session));
  }

  async restart(): Promise<void> {
    this.pause();
    if (this.#state.status === 'broken') this.#tell({ status: 'ready', failure: null });
    if (this.#state.status === 'empty') return;
    await this.seek(0);
  }

  cancel(): void {
    this.#abort.abort();
  }

  play(): void {
    const { status, isPlaying } = this.#state;
    if (isPlaying || status === 'empty' || status === 'broken') return;
    if (this.#timePs >= this.#state.durationPs) this.#timePs = 0;
    this.#lastFrame = null;
    this.#tickFrom = this.#clock.now();
    this.#pace = { wallMs: this.#clock.now(), timePs: this.#timePs };
    this.#tell({ isPlaying: true, gap: null, stateHash: null, status: status === 'ended' ? 'ready' : status });
    this.#run();
  }

  pause(): void {
    if (!this.#state.isPlaying) return;
    this.#stopFrame?.();
    this.#stopFrame = null;
    this.#tell({ isPlaying: false, achieved: null });
    this.#redraw();
  }

  setSpeed(speed: Speed): void {
    const detail = detailOf(speed);
    const isCloser = detail !== this.#state.detail;
    this.#pace = { wallMs: this.#clock.now(), timePs: this.#timePs };
    this.#tell({ speed, detail });
    // What was sent ahead at the old speed may be far; what is not recorded yet is needed now.
    if (this.#isAhead) this.#abort.abort();
    if (isCloser && !this.#state.isPlaying && this.#session !== null) {
      const { status } = this.#state;
      void this.#jump(() => this.#show(this.#timePs), false).then(() => {
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

  #frame(): void {
    if (!this.#state.isPlaying) return;
    const now = this.#clock.now();
    const since = Math.min(longestFrameMs, now - (this.#lastFrame ?? now));
    const session = this.#session;
    if (session !== null && this.#jumps === 0 && this.#isTick(now)) {
      this.#advance(session, this.#isReduced ? now - this.#tickFrom : since);
      this.#tickFrom = now;
      this.#redraw();
    }
    this.#lastFrame = now;
    if (session !== null && this.#isQuiet(session)) void this.#skip();
    else this.#lookAhead();
    if (now - this.#toldAt >= tellMs) this.#tell({ achieved: this.#achieved(now), stateHash: null });
    if (session !== null && this.#timePs >= session.durationPs) {
      this.#tell({ isPlaying: false, achieved: null, status: 'ended' });
      this.#redraw();
      return;
    }
    this.#run();
  }

  #isQuiet(session: Session): boolean {
    const { speed, skipsQuiet } = this.#state;
    if (!skipsQuiet || !this.#isClose || speed === 'max' || this.#jumps > 0) return false;
    if (!session.cells.covers(this.#timePs, this.#timePs)) return false;
    return session.cells.quietUntil(this.#timePs) - this.#timePs >= speed * quietS;
  }

  /** On to the next cell, without a word but the gap: it goes on playing. */
  async #skip(): Promise<void> {
    this.#jumps += 1;
    const from = this.#timePs;
    try {
      await this.#exclusive(async (signal) => {
        const session = await this.#open();
        const to = await stepCell(session, from, 1, signal);
        if (this.#session !== session || !this.#state.isPlaying) return;
        this.#timePs = to;
        this.#pace = { wallMs: this.#clock.now(), timePs: to };
        this.#tell({ gap: gapWords(from, to) });
      });
    } catch (error) {
      this.#fails(error);
    } finally {
      this.#jumps -= 1;
      this.#lastFrame = null;
    }
  }

  #isTick(now: number): boolean {
    return !this.#isReduced || now - this.#tickFrom >= tickMs;
  }

  /** Moves the play head, as far as the engine has come. */
  #advance(session: Session, ms: number): void {
    const { speed } = this.#state;
    const known =
      this.#isClose && !session.cells.covers(this.#timePs, this.#timePs) ? this.#timePs : session.positionPs;
    const limit = this.#isClose ? Math.min(known, session.cells.toPs) : known;
    const wanted = speed === 'max' ? limit : this.#timePs + (speed * ms) / 1000;
    this.#timePs = Math.max(this.#timePs, Math.min(session.durationPs, limit, Math.round(wanted)));
  }

  /** Sends the engine ahead of the play head, where it is idle and near it. */
  #lookAhead(): void {
    if (this.#isAhead || this.#jumps > 0) return;
    const { speed } = this.#state;
    const session = this.#session;
    const ahead = speed === 'max' ? this.#state.durationPs * maxStretch : speed * aheadS;
    const target = Math.min(this.#state.durationPs, this.#timePs + ahead);
    const reached = session === null ? -1 : this.#isClose ? this.#knownTo(session) : session.positionPs;
    if (reached >= target || reached >= this.#timePs + ahead / 2) return;
    const from = this.#timePs;
    this.#isAhead = true;
    this.#exclusive(async (signal) => {
      const run = await this.#open();
      if (this.#state.status === 'loading') this.#tell({ status: 'ready' });
      await run.go(target, {
        signal,
        ...(this.#isClose ? { closely: { fromPs: from } } : {}),
        ...(speed === 'max' || this.#isClose ? {} : { stepPs: Math.max(1000, speed * countS) }),
      });
    })
      .catch((error: unknown) => this.#fails(error))
      .finally(() => {
        this.#isAhead = false;
      });
  }

  #knownTo(session: Session): number {
    return session.cells.covers(this.#timePs, this.#timePs) ? session.cells.toPs : -1;
  }

  /** Over the last while; what the engine could not do shows here. */
  #achieved(now: number): number | null {
    const { wallMs, timePs } = this.#pace;
    if (now - wallMs < 2 * tellMs) return this.#state.achieved;
    this.#pace = { wallMs: now, timePs: this.#timePs };
    const rate = ((this.#timePs - timePs) / (now - wallMs)) * 1000;
    const before = this.#state.achieved;
    return before === null ? rate : 0.5 * before + 0.5 * rate;
  }

  /** Has the engine at the play head itself, and asks it. */
  async #ask<Value>(question: (session: Session, signal: AbortSignal) => Promise<Value>): Promise<Value | null> {
    if (this.#scenario === null || this.#state.status === 'empty' || this.#state.status === 'broken') return null;
    this.pause();
    try {
      return await this.#exclusive(async (signal) => {
        const session = await this.#open();
        if (session.positionPs !== this.#timePs) await session.go(this.#timePs, { signal, exactly: true });
        return question(session, signal);
      });
    } catch (error) {
      this.#fails(error);
      return null;
    }
  }

  result(): Promise<RunResult | null> {
    return this.#ask((session) => session.result());
  }

  stateHash(): Promise<string | null> {
    return this.#ask((session) => session.stateHash());
  }

  async why(flow: number, depth: number): Promise<readonly Why[]> {
    return (await this.#ask((session, signal) => session.why(this.#timePs, flow, depth, signal))) ?? [];
  }

  dispose(): void {
    this.pause();
    this.#stopSettling?.();
    this.#abort.abort();
    this.#listeners.clear();
    this.#frames.clear();
    const engine = this.#engine;
    this.#engine = null;
    this.#session = null;
    this.#scenario = null;
    void this.#lane.then(() => engine?.close());
  }
}
