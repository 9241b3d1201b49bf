/** Arguments of one command, read strictly, with suggestions for what was mistyped. */

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { say } from '@lanelab/messages/cli';
import { wrongOption } from '@lanelab/messages/command-line';
import { closest, parseDuration } from '@lanelab/scenario';
import { UsageError } from './io.ts';

export type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

/** Values by option name: text, a list of texts, or true for a flag. */
export interface Arguments {
  readonly positionals: readonly string[];
  text(name: string): string | undefined;
  list(name: string): readonly string[];
  flag(name: string): boolean;
}

export function readArguments(args: readonly string[], options: OptionsConfig): Arguments {
  const config = { args: [...args], options, allowPositionals: true, strict: false, tokens: true } as const;
  const { values, positionals, tokens } = parseArgs(config);
  const wrong = wrongOption(tokens, options);
  if (wrong !== null) throw new UsageError(wrong);
  const get = (name: string): unknown => Reflect.get(values, name);
  return {
    positionals,
    text: (name) => {
      const value = get(name);
      return typeof value === 'string' ? value : undefined;
    },
    list: (name) => {
      const value = get(name);
      return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
    },
    flag: (name) => get(name) === true,
  };
}

/** A whole number from `min` to `max`. */
export function wholeNumber(text: string, what: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new UsageError(say('usage.whole-number', { option: what, text, min: String(min), max: String(max) }));
  return value;
}

/** A time such as `10s` in picoseconds. */
export function time(text: string, what: string): number {
  const value = parseDuration(text);
  if (value === null || value < 1) throw new UsageError(say('usage.time', { option: what, text }));
  return value;
}

/** One of several words. */
export function oneOf<const T extends readonly string[]>(text: string, what: string, words: T): T[number] {
  const found = words.find((word): word is T[number] => word === text);
  if (found !== undefined) return found;
  const near = closest(text, words);
  const wrong = { option: what, text, words: words.join(', ') };
  throw new UsageError(near === null ? say('usage.one-of', wrong) : say('usage.one-of.near', { ...wrong, near }));
}
