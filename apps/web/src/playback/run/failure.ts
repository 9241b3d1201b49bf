/** Why a run did not end with a result, in the form that pages show. */
import { ScenarioError } from '@lanelab/engine';
import { refusalSentence } from '@lanelab/messages/scenario-rules';

export type Failure =
  | { readonly kind: 'scenario'; readonly sentence: string }
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
  if (failure instanceof ScenarioError) return { kind: 'scenario', sentence: refusalSentence(failure) };
  if (failure.name === 'OverrideError') return { kind: 'scenario', sentence: failure.message };
  if (!hasWebAssembly()) return { kind: 'no-wasm' };
  return failure instanceof EngineLoadError
    ? { kind: 'not-loaded', report: failure.message }
    : { kind: 'crash', report: `${failure.name}: ${failure.message}` };
}
