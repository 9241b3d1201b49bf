/** Errors of the engine's edge, and how they travel between threads. */

import { BoundError, ScenarioError } from './engine.ts';

/** The engine broke down; it takes no further calls. Make a new one. */
export class EngineCrash extends Error {
  override readonly name = 'EngineCrash';
}

export const abortError = (): DOMException => new DOMException('The run was cancelled.', 'AbortError');

export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

function refusal(text: string): ScenarioError | null {
  if (!text.startsWith('{')) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const path: unknown = Reflect.get(parsed, 'path');
    const message: unknown = Reflect.get(parsed, 'message');
    return typeof path === 'string' && typeof message === 'string' ? new ScenarioError(path, message) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** What the Rust side threw: a refusal with its path, or a breakdown. */
export function fromRust(thrown: unknown): Error {
  const error = asError(thrown);
  const refused = refusal(error.message);
  if (refused !== null) return refused;
  if (error instanceof WebAssembly.RuntimeError)
    return new EngineCrash(`The engine broke down (${error.message}); open the scenario again.`, { cause: error });
  return error;
}

/** An error as a message carries it. */
export interface ErrorMessage {
  readonly name: string;
  readonly message: string;
  readonly path?: string;
}

export function toMessage(thrown: unknown): ErrorMessage {
  const { name, message } = asError(thrown);
  return thrown instanceof ScenarioError ? { name, message, path: thrown.path } : { name, message };
}

export function fromMessage({ name, message, path }: ErrorMessage): Error {
  switch (name) {
    case 'ScenarioError':
      return new ScenarioError(path ?? '', message);
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
