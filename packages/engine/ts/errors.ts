/** Errors of the engine's edge, and how they travel between threads. */

import { BoundError, ScenarioError } from './engine.ts';

/** The engine broke down; it takes no further calls. Make a new one. */
export class EngineCrash extends Error {
  override readonly name: string = 'EngineCrash';
}

/** The engine's thread is gone without a word: it was closed, or the browser took it away. The same work on a new one may well succeed. */
export class EngineLost extends EngineCrash {
  override readonly name = 'EngineLost';
}

export const abortError = (): DOMException => new DOMException('The run was cancelled.', 'AbortError');

export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

function readRefusal(text: string): ScenarioError | null {
  if (!text.startsWith('{')) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const code: unknown = Reflect.get(parsed, 'code');
    const path: unknown = Reflect.get(parsed, 'path');
    if (typeof code !== 'string' || typeof path !== 'string') return null;
    return new ScenarioError(code, path, Reflect.get(parsed, 'value'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** What the Rust side threw: a refusal with its path, or a breakdown. */
export function fromRust(thrown: unknown): Error {
  const error = asError(thrown);
  const refused = readRefusal(error.message);
  if (refused !== null) return refused;
  if (error instanceof WebAssembly.RuntimeError)
    return new EngineCrash(`The engine broke down (${error.message}); open the scenario again.`, { cause: error });
  return error;
}

/** An error as a message carries it. */
export interface ErrorMessage {
  readonly name: string;
  readonly message: string;
  /** What a refusal says beside. */
  readonly refusal?: { readonly code: string; readonly path: string; readonly value: unknown };
}

export function toMessage(thrown: unknown): ErrorMessage {
  const { name, message } = asError(thrown);
  if (!(thrown instanceof ScenarioError)) return { name, message };
  const { code, path, value } = thrown;
  return { name, message, refusal: { code, path, value } };
}

export function fromMessage({ name, message, refusal }: ErrorMessage): Error {
  if (refusal !== undefined) return new ScenarioError(refusal.code, refusal.path, refusal.value);
  switch (name) {
    case 'BoundError':
      return new BoundError(message);
    case 'AbortError':
      return abortError();
    case 'EngineCrash':
      return new EngineCrash(message);
    default:
      return new Error(message);
  }
}
