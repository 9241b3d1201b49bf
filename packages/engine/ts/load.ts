/** Starts the generated package in this thread. The only import of it. */

import { engineVersion, initSync, overhead, Simulation, scenarioVersion } from '../pkg/lanelab_engine.js';
import type { LoadedModule } from './wasm-engine.ts';

/** One instance a thread: the glue code keeps it. */
export function instantiate(compiled: WebAssembly.Module): LoadedModule {
  const { memory } = initSync({ module: compiled });
  return { module: { engineVersion, overhead, scenarioVersion, Simulation }, memory };
}
