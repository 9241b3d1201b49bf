/* tslint:disable */
/* eslint-disable */

/**
 * A run of one scenario.
 */
export class Simulation {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Makes a change now: JSON of a change without its time.
     *
     * # Errors
     * Where it is no change, or names what does not exist.
     */
    apply(change: string): void;
    /**
     * JSON of what the capture holds and what it does not, so far.
     *
     * # Errors
     * Never; the JSON writer's type asks for it.
     */
    captureCounts(): string;
    /**
     * Captures what passes the places that the JSON of a request names, from now on.
     *
     * # Errors
     * Where it names what does not exist.
     */
    capture(request: string): void;
    /**
     * Cells served so far.
     */
    cellHops(): number;
    /**
     * What the ends of links have counted: cells sent, cells waiting and cells dropped at end `a`, then at end `b`, for each link in the
     * order of the document. At a reached target only.
     */
    counts(): Float64Array;
    /**
     * Takes what was recorded.
     */
    drain(): Trace[];
    /**
     * Length of the scenario, in ps.
     */
    durationPs(): number;
    /**
     * Ends the capture and takes the rest of it.
     */
    endCapture(): Uint8Array;
    /**
     * What the protocols hold and have done: JSON of a query in, JSON of its answer out.
     *
     * # Errors
     * Where the query is none.
     */
    inspect(query: string): string;
    /**
     * Sets up a run of a scenario document.
     *
     * # Errors
     * The first rule that the document breaks.
     */
    constructor(scenario: string);
    /**
     * JSON of the result so far.
     *
     * # Errors
     * Never; the JSON writer's type asks for it.
     */
    result(): string;
    /**
     * Simulates up to `t_ps` or until about `work` units (events, samples, cells offered and cell-hops) are done; returns whether `t_ps` is reached.
     */
    runUntil(t_ps: number, work: number): boolean;
    /**
     * Whether delivered cells are hashed, as they are unless a bench asks otherwise; the digest means nothing without.
     */
    setCellHashing(on: boolean): void;
    /**
     * Hash of the model's state, 16 hex digits.
     */
    stateHash(): string;
    /**
     * Takes the octets of the capture since the last time: the next part of a pcapng file.
     */
    takeCapture(): Uint8Array;
    /**
     * Simulated time reached, in ps.
     */
    timePs(): number;
    /**
     * Records what the JSON of a watch request names, from now on.
     *
     * # Errors
     * Where it names what does not exist.
     */
    watch(request: string): void;
    /**
     * Why the last data of a flow went out when they did: JSON list of [`crate::trace::Why`], latest first.
     *
     * # Errors
     * Never for a flow; the JSON writer's type asks for it.
     */
    why(flow: number, depth: number): string;
}

/**
 * What was recorded under one name.
 */
export class Trace {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * A column, taken out: a `Float64Array` of its own.
     */
    take(index: number): Float64Array;
    /**
     * Names of its columns.
     */
    readonly columns: string[];
    /**
     * What its records are.
     */
    readonly kind: string;
    /**
     * Its name: of a series, or of a direction of a link.
     */
    readonly name: string;
}

/**
 * The engine's version.
 */
export function engineVersion(): string;

/**
 * The overhead calculator: JSON of `{mtus}` in, JSON rows out.
 *
 * # Errors
 * Where the request is no such JSON, or an MTU is out of range.
 */
export function overhead(request: string): string;

/**
 * Newest scenario version that the engine reads.
 */
export function scenarioVersion(): number;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_simulation_free: (a: number, b: number) => void;
    readonly __wbg_trace_free: (a: number, b: number) => void;
    readonly engineVersion: () => [number, number];
    readonly overhead: (a: number, b: number) => [number, number, number, number];
    readonly scenarioVersion: () => number;
    readonly simulation_apply: (a: number, b: number, c: number) => [number, number];
    readonly simulation_capture: (a: number, b: number, c: number) => [number, number];
    readonly simulation_captureCounts: (a: number) => [number, number, number, number];
    readonly simulation_cellHops: (a: number) => number;
    readonly simulation_counts: (a: number) => [number, number];
    readonly simulation_drain: (a: number) => [number, number];
    readonly simulation_durationPs: (a: number) => number;
    readonly simulation_endCapture: (a: number) => [number, number];
    readonly simulation_inspect: (a: number, b: number, c: number) => [number, number, number, number];
    readonly simulation_new: (a: number, b: number) => [number, number, number];
    readonly simulation_result: (a: number) => [number, number, number, number];
    readonly simulation_runUntil: (a: number, b: number, c: number) => number;
    readonly simulation_setCellHashing: (a: number, b: number) => void;
    readonly simulation_stateHash: (a: number) => [number, number];
    readonly simulation_takeCapture: (a: number) => [number, number];
    readonly simulation_timePs: (a: number) => number;
    readonly simulation_watch: (a: number, b: number, c: number) => [number, number];
    readonly simulation_why: (a: number, b: number, c: number) => [number, number, number, number];
    readonly trace_columns: (a: number) => [number, number];
    readonly trace_kind: (a: number) => [number, number];
    readonly trace_name: (a: number) => [number, number];
    readonly trace_take: (a: number, b: number) => [number, number];
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __externref_drop_slice: (a: number, b: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
