/* tslint:disable */
/* eslint-disable */
export const memory: WebAssembly.Memory;
export const __wbg_simulation_free: (a: number, b: number) => void;
export const __wbg_trace_free: (a: number, b: number) => void;
export const engineVersion: () => [number, number];
export const overhead: (a: number, b: number) => [number, number, number, number];
export const scenarioVersion: () => number;
export const simulation_apply: (a: number, b: number, c: number) => [number, number];
export const simulation_cellHops: (a: number) => number;
export const simulation_drain: (a: number) => [number, number];
export const simulation_durationPs: (a: number) => number;
export const simulation_new: (a: number, b: number) => [number, number, number];
export const simulation_result: (a: number) => [number, number, number, number];
export const simulation_runUntil: (a: number, b: number, c: number) => number;
export const simulation_stateHash: (a: number) => [number, number];
export const simulation_timePs: (a: number) => number;
export const simulation_watch: (a: number, b: number, c: number) => [number, number];
export const simulation_why: (a: number, b: number, c: number) => [number, number, number, number];
export const trace_columns: (a: number) => [number, number];
export const trace_name: (a: number) => [number, number];
export const trace_take: (a: number, b: number) => [number, number];
export const __wbindgen_externrefs: WebAssembly.Table;
export const __wbindgen_free: (a: number, b: number, c: number) => void;
export const __wbindgen_malloc: (a: number, b: number) => number;
export const __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
export const __externref_table_dealloc: (a: number) => void;
export const __externref_drop_slice: (a: number, b: number) => void;
export const __wbindgen_start: () => void;
