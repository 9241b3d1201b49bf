/** Why a run did not end with a result. */
import { ScenarioError } from '@lanelab/engine';

export type Failure =
  /** The scenario was refused; `refusalWords` says why. */
  | { readonly kind: 'scenario'; readonly refused: Error }
  | { readonly kind: 'no-wasm' }
  | { readonly kind: 'not-loaded'; readonly report: string }
  | { readonly kind: 'crash'; readonly report: string };

/** The engine's code or its WebAssembly could not be fetched or started. */
export class EngineLoadError extends Error {
  override readonly name = 'EngineLoadError';
}

export function hasWebAssembly(): boolean {
  return typeof WebAssembly === 'object' && typeof WebAssembly.instantiate === 'function';
}

/** Null for a run that somebody cancelled: that is no failure. */
export function failureOf(error: unknown): Failure | null {
  const failure = error instanceof Error ? error : new Error(String(error));
  if (failure.name === 'AbortError') return null;
  if (failure instanceof ScenarioError || failure.name === 'OverrideError')
    return { kind: 'scenario', refused: failure };
  if (!hasWebAssembly()) return { kind: 'no-wasm' };
  return failure instanceof EngineLoadError
    ? { kind: 'not-loaded', report: failure.message }
    : { kind: 'crash', report: `${failure.name}: ${failure.message}` };
}
