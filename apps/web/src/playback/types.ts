/** Playing a scenario: one clock for every view. No React, no DOM. */
import type { EventNote } from '@lanelab/engine';
import type { Scenario } from '@lanelab/scenario';
import type { Look } from '../document/topology-view/traffic-styles.ts';
import type { DropReason, InspectAnswer, InspectQuery, LinkDirection, RunResult, TraceOf, Why } from './run/types.ts';

/** Simulated picoseconds a second of the wall clock; `max`: as fast as the engine can. */
export type Speed = number | 'max';

/** What a view can honestly show at this speed (marks for cells, frames, ribbons, counters). */
export type Detail = 'cells' | 'frames' | 'flows' | 'max';

export interface PlaybackState {
  /** `empty`: nothing to run, see `failure`; `working`: the engine is on its way to the instant shown; `broken`: see `failure`. */
  readonly status: 'empty' | 'loading' | 'ready' | 'working' | 'ended' | 'broken';
  /** The play head when this state was reported. Integer picoseconds. Views that move read `timePs()`. */
  readonly timePs: number;
  readonly durationPs: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Stretches in which no cell moves anywhere are skipped while single cells or frames are shown; each gap is shown. */
  readonly skipsQuiet: boolean;
  /** Simulated picoseconds a second really reached; null while paused. */
  readonly achieved: number | null;
  readonly detail: Detail;
  /** The last jump in words: “+412.6 µs”; null where none was since play began. */
  readonly gap: string | null;
  /** What happened to the engine, and what the page did about it; null once something else was asked of it. */
  readonly notice: string | null;
  /** How far the engine is towards where it is going while working, 0..1. */
  readonly share: number;
  /** The furthest instant that the engine has been at: recorded, shown or not. */
  readonly reachedPs: number;
  /** State of the model at `timePs`, 16 hex digits, after a jump; null elsewhere: `stateHash()` finds it. */
  readonly stateHash: string | null;
  /** Why there is nothing to run, or what broke, with the fix. */
  readonly failure: string | null;
}

export interface Playback {
  /** Listeners are called at most ten times a second while playing, and at once when anything but the time changes. */
  readonly getState: () => PlaybackState;
  readonly subscribe: (listener: (state: PlaybackState) => void) => () => void;
  /** The play head now. */
  timePs(): number;
  /** Where a seek under way takes the play head; where it is, if none is: what a link or a beat of "this instant" means. */
  goalPs(): number;
  /** Called with each frame in which the play head or what is known of its surroundings has changed. */
  onFrame(listener: () => void): () => void;
  /** What the engine has recorded around the play head; read again for each frame. */
  readonly recording: Recording;

  /** Sets another document: where its model differs, the run starts over and goes to the same instant; null empties. */
  setScenario(scenario: Scenario | null): void;
  play(): void;
  pause(): void;
  /** While playing, the clock pauses at this instant; null: nowhere. One that the play head has passed does nothing. */
  pauseAt(timePs: number | null): void;
  setSpeed(speed: Speed): void;
  setSkipsQuiet(skipsQuiet: boolean): void;
  /** Fewer, larger steps of the clock, for those who asked for less motion. */
  setReducedMotion(isReduced: boolean): void;
  /** To the next or previous instant at which a cell starts on a link. */
  stepCell(direction: 1 | -1): Promise<void>;
  /** To the next or previous protocol or application event, or where `stepTo` has the steps go. */
  stepEvent(direction: 1 | -1): Promise<void>;
  /** From now on `stepEvent` goes from one such instant to the next, until the returned function is called. */
  stepTo(target: StepTarget): () => void;
  /** To any instant: restores the snapshot before it and runs again. */
  seek(timePs: number): Promise<void>;
  runToEnd(): Promise<void>;
  /** To the beginning, with a new engine where the old one broke. */
  restart(): Promise<void>;
  /** Stops a long seek or run where it is. */
  cancel(): void;

  /** What was measured up to the play head; null where there is nothing to run. */
  result(): Promise<RunResult | null>;
  /** The same without stopping the clock: while it runs, a little ahead of the play head. */
  resultSoFar(): Promise<RunResult | null>;
  /** Why the last data of a flow before the play head went out when they did. */
  why(flow: number, depth: number): Promise<readonly Why[]>;
  /** State of the model at the play head: 16 hex digits. */
  stateHash(): Promise<string | null>;
  /** Where the engine of this run is: at the play head once it was asked something there, else ahead of it; null before it runs. */
  positionPs(): number | null;
  /**
   * Another run on the same clock, with an engine of its own: whatever moves one moves all, to the same instant, and the slowest
   * decides. It has nothing to run until it gets a scenario; `dispose` takes it off the clock again.
   */
  beside(): Playback;
  /**
   * Asks the run about its protocols once the engine is free, without stopping what it does; while the clock stands, at the play
   * head itself. Null where there is no run.
   */
  inspect<Value>(question: (ask: Ask) => Promise<Value>): Promise<Inspected<Value> | null>;
  /**
   * Has data packets kept wherever the run goes, for who reads a list of them, until it is called with `false`, as often as with `true`; those just before
   * the play head are there once the promise is fulfilled. Close up, where single cells and frames are shown, packets are kept anyway.
   */
  setPackets(isOn: boolean): Promise<void>;
  /** Has every cell, frame and data packet from an instant to the play head recorded, for which the run goes back where it must. */
  recordSince(fromPs: number): Promise<void>;
  dispose(): void;
}

export type Ask = <const Query extends InspectQuery>(query: Query) => Promise<InspectAnswer<Query>>;

/** What steps of the clock can go to in the place of events. */
export interface StepTarget {
  /** The first instant after one, as far as the run has come; null where it has come to none. */
  after(ask: Ask, timePs: number): Promise<number | null>;
  /** The last instant before one; null where there is none. */
  before(timePs: number): number | null;
}

export interface Inspected<Value> {
  /** Another run, another object: what was known of the one before does not hold for it. */
  readonly run: object;
  /** Where the engine was: at the play head, or a little ahead of it while playing. */
  readonly timePs: number;
  readonly answer: Value;
}

/** What the ruler's lane of control messages is drawn from. */
export interface ControlLane {
  /** Instants at which messages were sent, ascending, and those of them that were lost. */
  readonly sentPs: readonly number[];
  readonly lostPs: readonly number[];
}

export interface BusyParts {
  readonly knownFromPs: number;
  readonly knownToPs: number;
  readonly parts: Uint8Array;
}

/** One direction of a link, as it is recorded. */
export interface LinkEnd {
  /** Its `linkEndName`. */
  readonly key: string;
  readonly link: number;
  readonly direction: LinkDirection;
  /** The node and the port that send on it. */
  readonly node: number;
  readonly port: number;
  /** Time of a cell on the wire, ps; 0 where Ethernet frames are sent. */
  readonly cellPs: number;
  /** Time of a bit on an Ethernet line, ps; 0 where cells are sent. */
  readonly bitPs: number;
  /** Cells that fit the switch's output buffer, its categories together; null at a host, or where there is no limit. */
  readonly roomCells: number | null;
  /** Propagation delay of what leaves at `timePs`, ps. */
  readonly delayAt: (timePs: number) => number;
  /** False from the instant at which the link was cut until it is mended. */
  readonly isUpAt: (timePs: number) => boolean;
}

/** Something on a wire: a cell, the cells of an AAL5 PDU, or an Ethernet frame. */
export interface Mark {
  /** Its first bit leaves, its last bit leaves: ps. */
  readonly fromPs: number;
  readonly toPs: number;
  /** For an Ethernet frame, the number of cells that its octets would fill. */
  readonly cells: number;
  /** 0 where several flows share the connection. */
  readonly flow: number;
  readonly vpi: number;
  readonly vci: number;
  /** What it is: drawn as one of four marks. */
  readonly look: Look;
  /** What the engine knows it by: a cell by its connection, an Ethernet frame by the device that sent it … */
  readonly origin: number;
  /** … and by its number there. Of the cells of a PDU it is the first. */
  readonly number: number;
}

export interface DropMark {
  readonly atPs: number;
  /** Null where cells are counted but not recorded. */
  readonly reason: DropReason | null;
  /** Cells or frames that were dropped. */
  readonly count: number;
}

/** What is recorded of one direction of a link. */
export interface EndRecords {
  readonly end: LinkEnd;
  /** Records taken in so far: a place that can be gone back to. */
  readonly place: number;
  /** Number of those records that are no longer kept. */
  readonly forgotten: number;
  append(trace: TraceOf<'cells'> | TraceOf<'frames'>): void;
  /** Keeps the newest `most`; returns from when on everything on the wire is still known, or null where nothing went. */
  forget(most: number): number | null;
  /** The engine is where it was at a place. */
  backTo(place: number): void;
  clear(): void;
  /** Start of the first cell or frame after an instant, of one look where one is named, and of the last before it. */
  startAfter(timePs: number, look?: Look): number | null;
  startBefore(timePs: number): number | null;
  /** Starts of cells or frames of a look in a stretch of time, into `into`. */
  starts(fromPs: number, toPs: number, look: Look, into: number[], most: number): void;
  /** No part of anything is on the wire. */
  isQuietAt(timePs: number): boolean;
  /** Cells, or frames, of which some part is on the wire. */
  cellsAt(timePs: number, take: (mark: Mark) => void): void;
  framesAt(timePs: number, take: (mark: Mark) => void): void;
  dropsAt(timePs: number, sincePs: number): readonly DropMark[];
  /** What waits for the line; null where that is not recorded. */
  queueAt(timePs: number): number | null;
  /** When a cell passed here; null where it is not among those recorded. */
  passageOf(cell: CellName): Passage | null;
}

/** A cell, as the engine knows it on every link of its path: by its connection and its number there. */
export interface CellName {
  readonly connection: number;
  readonly sequence: number;
}

/** A cell at the port that sends it on a link. */
export interface Passage {
  /** When it came to the queue of the port, ps. */
  readonly cameAtPs: number;
  /** When its last bit left, ps. */
  readonly leftPs: number;
  /** The label that it has on the link. */
  readonly vpi: number;
  readonly vci: number;
}

/** A series over the whole run, sampled at equal intervals. */
export interface Series {
  readonly name: string;
  /** Ends of the intervals, ps, ascending; the same array for every series. */
  readonly timesPs: Float64Array;
  readonly values: Float64Array;
}

/** What a station did at an instant; `value` is what the note is about: octets, or the number of a hold. */
export interface EventMark {
  readonly node: number;
  readonly note: EventNote;
  readonly value: number;
}

export interface Recording {
  readonly ends: readonly LinkEnd[];
  /** Cells, or frames, of which some part is on the wire at `timePs`; calls `take` for each, earliest first. */
  cellsAt(end: LinkEnd, timePs: number, take: (mark: Mark) => void): void;
  framesAt(end: LinkEnd, timePs: number, take: (mark: Mark) => void): void;
  /** Cells dropped at an end within `sincePs` before `timePs`. */
  dropsAt(end: LinkEnd, timePs: number, sincePs: number): readonly DropMark[];
  /** Cells in the output queue before a link; null where it is not known at this instant. */
  queueAt(end: LinkEnd, timePs: number): number | null;
  /** When a cell passed the port that sends on an end; null where that is not recorded, and on Ethernet. */
  passageOf(end: LinkEnd, cell: CellName): Passage | null;
  /** Cells a second around `timePs`; null where it is not known at this instant. */
  rateAt(end: LinkEnd, timePs: number): number | null;
  /** Whether every cell on a link at `timePs` is known. */
  knowsCells(timePs: number): boolean;
  /** Starts of cells of a look on any link within a stretch of time, at most so many; null where not all are known. */
  startsBetween(fromPs: number, toPs: number, look: Look, most: number): readonly number[] | null;
  /**
   * A stretch of time in so many equal parts: 1 where a cell of a look starts on any link. Before the first of these instants and
   * after the second not all cells are known.
   */
  busyParts(fromPs: number, toPs: number, look: Look, parts: number): BusyParts;
  /** What stations did at an instant, as far as it is recorded. */
  eventsAt(timePs: number): readonly EventMark[];
  readonly intervalPs: number;
  series(): readonly Series[];
}
