/** The engine's interface, and the pool that spreads runs over workers. `./node` and `./browser` make engines. */

export * from './engine.ts';
export { EngineCrash } from './errors.ts';
export * from './inspect.ts';
export * from './inspect.ts';
export { createPool, type EnginePool, type PoolOptions, type PoolOutcome, type PoolTask } from './pool.ts';
export { createWasmEngine } from './wasm-engine.ts';
export type { WorkerEngine } from './worker-client.ts';
