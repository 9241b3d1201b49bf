/** One run on an engine of its own, brought to wherever the clock wants it. A clock may drive several. */
import type { Model, Scenario } from '@lanelab/scenario';
import type { HeadStart } from './head-start.ts';
import { nothingRecorded } from './recording.ts';
import { failureOf } from './run/failure.ts';
import type { Engine } from './run/types.ts';
import { Session } from './session.ts';
import type { Recording } from './types.ts';

/** An engine, and where it has a worker of its own, word of its loss. */
export type PlayingEngine = Engine & { readonly lost?: Promise<Error> };

export type StartEngine = () => Promise<PlayingEngine>;

/** The state of a model at the instant at which it is opened; null where the page has none. */
export type FindHeadStart = (model: Model) => Promise<HeadStart | null>;

/** Whether two models have the same run. */
export type IsSameRun = (one: Model, other: Model) => boolean;

interface TrackHost {
  readonly startEngine: StartEngine;
  readonly findHeadStart: FindHeadStart;
  readonly isSameRun: IsSameRun;
  /** The engine is on its way. */
  readonly onLoading: () => void;
  /** The engine was lost between two questions. */
  readonly onLost: (track: Track, error: Error) => void;
}

/** How the clock looks at it now. */
export interface Look {
  readonly timePs: number;
  /** Single cells or frames are shown, so they have to be recorded. */
  readonly isClose: boolean;
}

export interface Ahead extends Look {
  readonly targetPs: number;
  readonly stepPs?: number;
}

/** Whether the engine stands there, and all that is looked at is known. */
const isShown = ({ positionPs, cells }: Session, { timePs, isClose }: Look): boolean =>
  positionPs === timePs && (!isClose || cells.covers(timePs, timePs));

export class Track {
  scenario: Scenario | null = null;
  session: Session | null = null;
  /** The model of the run that is open, or comes next. */
  #model: Model | null = null;
  #engine: PlayingEngine | null = null;
  readonly #host: TrackHost;
  /** What the engine does now, and how to stop it; one thing at a time. */
  #lane: Promise<unknown> = Promise.resolve();
  #abort = new AbortController();
  #isAhead = false;
  #wantsPackets = false;
  /** Moves of the play head under way or waiting: questions wait for them. */
  #moves = 0;
  /** The latest question of an instant: others of that instant wait for it. */
  #asked: { readonly timePs: number; readonly signal: AbortSignal } | null = null;

  constructor(host: TrackHost) {
    this.#host = host;
  }

  get recording(): Recording {
    return this.session?.recording ?? nothingRecorded;
  }

  get isAhead(): boolean {
    return this.#isAhead;
  }

  /** True where this is another model than before: its run is yet to be opened. */
  setScenario(scenario: Scenario | null): boolean {
    const before = this.#model;
    const model = scenario?.model ?? null;
    this.scenario = scenario;
    if (model === before) return false;
    if (model !== null && before !== null && this.#host.isSameRun(before, model)) return false;
    this.#model = model;
    this.#dropSession();
    return true;
  }

  #dropSession(): void {
    const { session } = this;
    this.session = null;
    this.#abort.abort();
    if (session !== null)
      void this.#follow(() => session.free()).catch((error: unknown) => this.#host.onLost(this, error as Error));
  }

  /** Stops what the engine does, waits until it is free, and has it to itself. */
  exclusive<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    return this.#follow(() => work(signal), signal);
  }

  /** Waits until the engine is free, and has it to itself. What was stopped while it waited never begins. */
  #follow<Value>(work: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    const mine = this.#lane.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    this.#lane = mine.catch(() => undefined);
    return mine;
  }

  cancel(): void {
    this.#abort.abort();
  }

  /** The run of the current model, opened where it is not. Only within `exclusive`. */
  async open(): Promise<Session> {
    if (this.session !== null) return this.session;
    const { scenario } = this;
    const model = this.#model;
    if (scenario === null || model === null) throw new DOMException('There is nothing to run.', 'AbortError');
    const finding = this.#host.findHeadStart(model);
    if (this.#engine === null) {
      this.#host.onLoading();
      const engine = await this.#host.startEngine();
      this.#engine = engine;
      void engine.lost?.then((error) => {
        if (this.#engine === engine) this.#host.onLost(this, error);
      });
    }
    const session = await Session.open(this.#engine, scenario, { headStart: await finding });
    if (this.#model !== model) {
      await session.free();
      throw new DOMException('The model has changed.', 'AbortError');
    }
    await session.setPackets(this.#wantsPackets, new AbortController().signal);
    this.session = session;
    return session;
  }

  /** Gives up an engine that has broken. */
  drop(): void {
    this.session = null;
    const engine = this.#engine;
    this.#engine = null;
    void engine?.close();
  }

  /**
   * Moves the run by work under the clock's own control; returns the instant that it has reached. A run that is stopped stays at
   * the instant that it has reached.
   */
  move(work: (session: Session, signal: AbortSignal) => Promise<number>): Promise<number> {
    this.#moves += 1;
    return this.exclusive(async (signal) => {
      const session = await this.open();
      try {
        return await work(session, signal);
      } catch (error) {
        if (!signal.aborted || this.session !== session) throw error;
        return Math.min(session.positionPs, session.durationPs);
      }
    }).finally(() => {
      this.#moves -= 1;
    });
  }

  /** Where the play head may go at the most: the engine has been there, and what is looked at is known. It may stand before that again. */
  limitPs({ timePs, isClose }: Look): number {
    const { session } = this;
    if (session === null) return timePs;
    if (!isClose) return session.positionPs;
    return session.cells.covers(timePs, timePs) ? session.cells.knownPs : timePs;
  }

  /** Nothing starts on any link before this; the play head itself where that is not known. */
  quietUntilPs(timePs: number): number {
    const cells = this.session?.cells;
    return cells?.covers(timePs, timePs) === true ? cells.quietUntil(timePs) : timePs;
  }

  #reached({ timePs, isClose }: Look): number {
    const { session } = this;
    if (session === null) return -1;
    if (!isClose) return session.positionPs;
    return session.cells.covers(timePs, timePs) ? session.cells.knownPs : -1;
  }

  /** Sends the engine ahead of the play head, where it is idle and near it; null where it need not go. */
  lookAhead(ahead: Ahead): Promise<void> | null {
    if (this.#isAhead) return null;
    const { timePs, targetPs, isClose, stepPs } = ahead;
    const reached = this.#reached(ahead);
    if (reached >= targetPs || reached >= (timePs + targetPs) / 2) return null;
    this.#isAhead = true;
    return this.exclusive(async (signal) => {
      const session = await this.open();
      await session.go(targetPs, {
        signal,
        ...(isClose ? { closely: { fromPs: timePs } } : {}),
        ...(isClose || stepPs === undefined ? {} : { stepPs }),
      });
    }).finally(() => {
      this.#isAhead = false;
    });
  }

  /** Has the engine at an instant itself, and asks it. Stops what it does, but for a move of the play head and another question of that instant. */
  ask<Value>(timePs: number, question: (session: Session, signal: AbortSignal) => Promise<Value>): Promise<Value> {
    const work = async (signal: AbortSignal) => {
      const session = await this.open();
      if (session.positionPs !== timePs) await session.go(timePs, { signal, exactly: true });
      return question(session, signal);
    };
    if (this.#moves > 0) {
      const { signal } = this.#abort;
      return this.#follow(() => work(signal), signal);
    }
    const asked = this.#asked;
    if (asked !== null && asked.timePs === timePs && !asked.signal.aborted)
      return this.#follow(() => work(asked.signal), asked.signal);
    const mine = this.exclusive(work);
    this.#asked = { timePs, signal: this.#abort.signal };
    return mine;
  }

  /**
   * Asks the run once its engine is free, without stopping what it does; at the play head itself where `look` tells one by then.
   * A question that others stop on its way to the play head is asked again after them. Null where there is no run.
   */
  async afterwards<Value>(
    look: () => Look | null,
    question: (session: Session, signal: AbortSignal) => Promise<Value>,
  ): Promise<Value | null> {
    if (this.#abort.signal.aborted) this.#abort = new AbortController();
    const { signal } = this.#abort;
    try {
      return await this.#follow(async () => {
        const { session } = this;
        if (session === null) return null;
        const at = look();
        if (at !== null && !isShown(session, at)) {
          const closely = at.isClose ? { closely: { fromPs: at.timePs } } : {};
          await session.go(at.timePs, { signal, exactly: true, ...closely });
        }
        return question(session, signal);
      });
    } catch (error) {
      if (failureOf(error) === null && this.session !== null) return this.afterwards(look, question);
      throw error;
    }
  }

  /** Whether data packets are kept wherever the run goes, in this run and in those of later models. */
  wantPackets(isOn: boolean): void {
    this.#wantsPackets = isOn;
  }

  dispose(): void {
    this.#abort.abort();
    const engine = this.#engine;
    this.#engine = null;
    this.session = null;
    this.scenario = null;
    void this.#lane.then(() => engine?.close());
  }
}
