/**
 * One run of one model on an engine: forward in slices, back by snapshots, with what is recorded on the way. One call at a time.
 *
 * Cells and events are recorded only where someone looks closely. Whoever begins to record finds cells in the queues already, of
 * which nothing was recorded; so what is on the wires is known from when these have left.
 */
import type { Scenario } from '@lanelab/scenario';
import { CellStore } from './cell-store.ts';
import { CountsStore } from './counts-store.ts';
import { linkEnds } from './ends.ts';
import { type HeadStart, samplesOf, snapshotOf } from './head-start.ts';
import { SessionRecording } from './recording.ts';
import type { Engine, InspectAnswer, InspectQuery, Run, Trace, Why } from './run/types.ts';
import { intervalFor, queuesOf, SeriesStore, seriesNames } from './series-store.ts';
import { type Kept, Snapshots } from './snapshots.ts';

/** Wall time of a slice, ms: what is known grows as often, and a cancel waits as long. */
const SLICE_MS = 40;
/** Wall time of the engine between snapshots, ms, and at least so many times what the last one took. */
const SNAPSHOT_MS = 10;
const SNAPSHOT_TIMES = 4;
/** Records of a slice, about: the engine holds them until they are taken, and the memory that they were in stays its own. */
const SLICE_RECORDS = 8_000;
/** A step on of this length is made with recording on, a longer one only at its end. */
const NEAR_PS = 5e9;
const SETTLE_SLACK_PS = 50e6;
/** Before a target two counts are made so far apart, unless said otherwise: the rates there. */
const LAST_STEP_PS = 1e9;
/** How far back the causes of an event are watched: several beats of a delayed ACK. */
const CAUSES_PS = 2e12;
/** How far before the play head data packets are known at least to whoever asks for their list. */
const PACKETS_PS = 2e10;

export interface GoOptions {
  readonly signal: AbortSignal;
  /** Record cells and events, so that all are known from `fromPs` (or the target) to the target. */
  readonly closely?: { readonly fromPs: number };
  /** Be at the target itself, not beyond it. */
  readonly exactly?: boolean;
  /** Longest stretch between counts. */
  readonly stepPs?: number;
  readonly onShare?: (share: number) => void;
}

export interface SessionOptions {
  readonly now?: () => number;
  /** A state to begin at where the run is wanted behind it. */
  readonly headStart?: HeadStart | null;
}

const recordsOf = ({ columns }: Trace): number => Object.values(columns)[0]?.length ?? 0;

export class Session {
  readonly durationPs: number;
  readonly cells: CellStore;
  readonly counts: CountsStore;
  readonly series: SeriesStore;
  readonly recording: SessionRecording;
  readonly snapshots = new Snapshots();
  /** Everything before it has happened. */
  positionPs = 0;
  reachedPs = 0;
  readonly #run: Run;
  readonly #now: () => number;
  readonly #links: readonly number[];
  readonly #names: readonly string[];
  readonly #intervalPs: number;
  #isRecording = false;
  /** From when on the engine has kept data packets; null where it keeps none. */
  #packetsFromPs: number | null = null;
  /** Whether somebody reads the list of data packets. */
  #wantsPackets = false;
  #costMs = 0;
  /** Wall time of the last snapshot, ms. */
  #keepMs = 0;
  #slicePs: { quiet: number; closely: number };

  constructor(run: Run, { model }: Scenario, now: () => number) {
    const ends = linkEnds(model);
    this.#run = run;
    this.#now = now;
    this.durationPs = run.durationPs;
    this.#links = model.links.map(({ id }) => id);
    this.#names = seriesNames(model, queuesOf(model));
    this.#intervalPs = intervalFor(run.durationPs);
    this.#slicePs = { quiet: this.durationPs / 200, closely: Math.min(1e8, this.durationPs / 200) };
    this.cells = new CellStore(ends, run.durationPs);
    this.counts = new CountsStore(ends);
    this.series = new SeriesStore(this.#names);
    this.recording = new SessionRecording(this, ends, this.#intervalPs);
  }

  /** The engine gets what it reads alone: title, layout and the like leave its memory as it is. */
  static async open(engine: Engine, scenario: Scenario, options: SessionOptions = {}): Promise<Session> {
    const { lanelab, model } = scenario;
    const { now = () => performance.now(), headStart = null } = options;
    const session = new Session(await engine.open({ lanelab, model }), scenario, now);
    await session.#watch(false);
    await session.#count();
    const opened = await session.taken();
    session.snapshots.add(opened);
    if (headStart !== null) session.#keepAhead(headStart, opened);
    return session;
  }

  get ends() {
    return this.recording.ends;
  }

  /** Brings the engine to an instant, forward or back. */
  async go(timePs: number, options: GoOptions): Promise<void> {
    const target = Math.min(this.durationPs, Math.max(0, Math.round(timePs)));
    const { closely, exactly = false } = options;
    if (closely === undefined) {
      if (this.positionPs > target && !exactly) return;
      const nearest = this.snapshots.before(this.#wantsPackets ? Math.max(0, target - PACKETS_PS) : target);
      if (this.positionPs > target || (nearest !== null && nearest.timePs > this.positionPs))
        await this.#backTo(nearest);
      // Whole picoseconds: an engine never comes to a fraction of one.
      const last = Math.round(target - (options.stepPs ?? LAST_STEP_PS));
      if (last > this.positionPs) await this.#forward(last, false, options);
      return this.#forward(target, false, options);
    }
    const from = Math.min(closely.fromPs, target);
    const isKnown = this.cells.covers(from, target);
    if (isKnown && (!exactly || this.positionPs === target)) return;
    // Frames under way at the target are known once they have left.
    const past = Math.min(this.durationPs, target + this.cells.aheadPs);
    if (!exactly) return this.#recordTo(from, past, options);
    await this.#recordTo(from, target, options);
    if (this.cells.covers(from, target)) return;
    const here = await this.taken();
    await this.#forward(past, true, options);
    return this.#backTo(here);
  }

  /** Records up to an instant, so that everything on the wires is known from `from` on. */
  async #recordTo(from: number, target: number, options: GoOptions): Promise<void> {
    const follows = this.#isRecording && this.cells.fromPs <= from && this.cells.toPs === this.positionPs;
    if (follows && this.positionPs <= target && target - this.positionPs <= NEAR_PS)
      return this.#forward(target, true, options);
    await this.#recordFrom(from, options);
    return this.#forward(target, true, options);
  }

  /** Goes on with recording on, however far. */
  async recordOn(timePs: number, options: GoOptions): Promise<void> {
    return this.#forward(Math.min(this.durationPs, timePs), true, options);
  }

  /** Begins to record where everything on the wires is known by `fromPs`. */
  async #recordFrom(fromPs: number, options: GoOptions): Promise<void> {
    const settled = () => this.snapshots.before(fromPs, (kept) => kept.timePs + kept.settlePs <= fromPs);
    const known = settled();
    const isAhead = this.positionPs <= fromPs && this.positionPs >= (known?.timePs ?? 0);
    if (!isAhead) await this.#backTo(known);
    await this.#forwardTo(fromPs - 2 * this.#settlePs() - SETTLE_SLACK_PS, options);
    // Queues that grew meanwhile: from as much further back as they are long now, or from where they were short.
    if (this.positionPs + this.#settlePs() > fromPs) {
      const lead = 2 * this.#settlePs() + SETTLE_SLACK_PS;
      await this.#backTo(settled());
      await this.#forwardTo(fromPs - lead, options);
      if (this.positionPs + this.#settlePs() > fromPs) await this.#backTo(settled());
    }
    await this.#watch(true);
  }

  /** Forward to an instant without recording; nowhere where it is past. */
  async #forwardTo(timePs: number, options: GoOptions): Promise<void> {
    if (timePs > this.positionPs) await this.#forward(Math.round(timePs), false, options);
  }

  async #forward(target: number, isClose: boolean, { signal, onShare, stepPs }: GoOptions): Promise<void> {
    signal.throwIfAborted();
    const keepsPackets = this.#packetsFromPs !== null;
    const isOther = this.#isRecording !== isClose || keepsPackets !== (isClose || this.#wantsPackets);
    if (isOther && this.positionPs < target) await this.#watch(isClose);
    const from = this.positionPs;
    const pace = isClose ? 'closely' : 'quiet';
    while (this.positionPs < target) {
      signal.throwIfAborted();
      const slice = Math.min(this.#slicePs[pace], stepPs ?? target);
      await this.#slice(Math.min(target, this.positionPs + Math.max(1, Math.round(slice))), pace, signal);
      onShare?.((this.positionPs - from) / (target - from));
    }
  }

  async #slice(target: number, pace: 'quiet' | 'closely', signal: AbortSignal): Promise<void> {
    const length = target - this.positionPs;
    const started = this.#now();
    try {
      this.positionPs = (await this.#run.runUntil(target, { signal })).timePs;
    } catch (error) {
      // Cut off within a slice: closes the windows where it is.
      if (signal.aborted) this.positionPs = (await this.#run.runUntil(this.positionPs)).timePs;
      await this.#drain();
      throw error;
    }
    const ms = Math.max(0.1, this.#now() - started);
    this.#costMs += ms;
    const records = await this.#drain();
    const fits = Math.min(SLICE_MS / ms, SLICE_RECORDS / Math.max(1, records));
    if (length >= this.#slicePs[pace] * 0.5 || fits < 1)
      this.#slicePs[pace] = Math.max(1000, length * Math.min(4, Math.max(0.25, fits)));
    const least = Math.max(SNAPSHOT_MS, SNAPSHOT_TIMES * this.#keepMs);
    if (this.snapshots.isWorth(this.positionPs, this.#costMs, least)) await this.#keep();
  }

  /** Returns how many cells and frames were recorded since the last time. */
  async #drain(): Promise<number> {
    const traces = await this.#run.drain();
    this.series.take(traces);
    if (this.#isRecording) this.cells.take(traces, this.positionPs);
    await this.#count();
    this.reachedPs = Math.max(this.reachedPs, this.positionPs);
    return traces.reduce((sum, trace) => sum + (trace.kind === 'series' ? 0 : recordsOf(trace)), 0);
  }

  async #count(): Promise<void> {
    this.counts.add(await this.#run.counts());
  }

  #settlePs(): number {
    if (this.positionPs === 0) return 0;
    const delay = this.ends.reduce((longest, end) => Math.max(longest, end.delayAt(this.positionPs)), 0);
    return this.counts.longestWait(this.ends) + delay;
  }

  async #watch(isClose: boolean): Promise<void> {
    const packets = isClose || this.#wantsPackets;
    await this.#run.watch({
      series: this.#names,
      intervalPs: this.#intervalPs,
      links: isClose ? this.#links : [],
      events: isClose,
      packets,
    });
    if (isClose) this.cells.begin(this.positionPs, this.positionPs + this.#settlePs());
    this.#isRecording = isClose;
    this.#packetsFromPs = packets ? (this.#packetsFromPs ?? this.positionPs) : null;
  }

  /**
   * Has data packets kept wherever the run goes from now on, and those of a little while before, for which it goes back; or no longer.
   * Where cells are recorded the packets are kept anyway.
   */
  async setPackets(isOn: boolean, signal: AbortSignal): Promise<void> {
    this.#wantsPackets = isOn;
    const target = this.positionPs;
    const fromPs = Math.max(0, target - PACKETS_PS);
    if (!isOn || (this.#packetsFromPs ?? target) <= fromPs) return;
    await this.#backTo(this.snapshots.before(fromPs));
    await this.#forward(target, false, { signal });
  }

  async #keep(): Promise<void> {
    const started = this.#now();
    this.snapshots.add(await this.taken());
    this.#keepMs = this.#now() - started;
  }

  /** Keeps a state that was computed before the page was opened, where it belongs to this engine as it has opened. */
  #keepAhead(head: HeadStart, opened: Kept): void {
    const snapshot = snapshotOf(head, opened.snapshot);
    if (snapshot === null || head.timePs >= this.durationPs) return;
    const { timePs, settlePs, costMs, counts } = head;
    this.snapshots.add({ ...opened, timePs, snapshot, settlePs, costMs, counts, headStart: head });
  }

  /** A snapshot of where the engine is. */
  async taken(): Promise<Kept> {
    const snapshot = await this.#run.snapshot();
    return {
      timePs: this.positionPs,
      snapshot,
      isRecording: this.#isRecording,
      packetsFromPs: this.#packetsFromPs,
      place: this.cells.place(),
      counts: await this.#run.counts(),
      settlePs: this.#settlePs(),
      costMs: this.#costMs,
    };
  }

  async #backTo(kept: Kept | null): Promise<void> {
    if (kept === null) throw new Error('There is no state to go back to; restart the run.');
    await this.#run.restore(kept.snapshot);
    this.positionPs = kept.timePs;
    this.reachedPs = Math.max(this.reachedPs, kept.timePs);
    this.#costMs = kept.costMs;
    const { headStart } = kept;
    if (headStart !== undefined) this.series.add(headStart.timesPs, (index) => samplesOf(headStart, index));
    [this.#isRecording, this.#packetsFromPs] = [kept.isRecording, kept.packetsFromPs];
    this.counts.add(kept.counts);
    if (kept.isRecording && !this.cells.backTo(kept.place, kept.timePs))
      this.cells.begin(kept.timePs, kept.timePs + kept.settlePs);
  }

  result() {
    return this.#run.result();
  }

  stateHash() {
    return this.#run.stateHash();
  }

  inspect<const Query extends InspectQuery>(query: Query): Promise<InspectAnswer<Query>> {
    return this.#run.inspect(query);
  }

  /** Runs up to an instant once more with events watched, and reads off the causes. */
  async why(timePs: number, flow: number, depth: number, signal: AbortSignal): Promise<readonly Why[]> {
    await this.#backTo(this.snapshots.before(Math.max(0, timePs - CAUSES_PS)));
    [this.#isRecording, this.#packetsFromPs] = [false, null];
    await this.#run.watch({ series: this.#names, intervalPs: this.#intervalPs, events: true });
    try {
      this.positionPs = (await this.#run.runUntil(timePs, { signal })).timePs;
      return await this.#run.why(flow, depth);
    } finally {
      await this.#drain();
      await this.#watch(false);
    }
  }

  async free(): Promise<void> {
    await this.#run.free();
  }
}
