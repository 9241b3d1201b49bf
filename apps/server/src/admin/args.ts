/** Arguments of one command, read strictly: every refusal says what would be right. */

import { parseArgs } from 'node:util';
import { say } from '@lanelab/messages/admin';
import { wrongOption } from '@lanelab/messages/command-line';
import { UsageError } from './io.ts';

export type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

export interface Arguments {
  readonly positionals: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | undefined;
}

export function readArguments(args: readonly string[], options: Options, positionals: number): Arguments {
  const config = { args: [...args], options, allowPositionals: true, strict: false, tokens: true } as const;
  const parsed = parseArgs(config);
  const wrong = wrongOption(parsed.tokens, options);
  if (wrong !== null) throw new UsageError(wrong);
  if (parsed.positionals.length !== positionals) {
    throw new UsageError(say('args.files', { wanted: positionals, given: parsed.positionals.length }));
  }
  return {
    positionals: parsed.positionals,
    flag: (name) => parsed.values[name] === true,
    text: (name) => {
      const value = parsed.values[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}

const HOUR_MS = 3_600_000;
const UNIT_MS: Readonly<Record<string, number>> = {
  h: HOUR_MS,
  d: 24 * HOUR_MS,
  w: 7 * 24 * HOUR_MS,
  y: 365 * 24 * HOUR_MS,
};

/** `90d` in milliseconds. */
export function age(text: string, option: string): number {
  const [, digits, unit] = /^(\d{1,5})([hdwy])$/.exec(text) ?? [];
  const ms = Number(digits) * (UNIT_MS[unit ?? ''] ?? Number.NaN);
  if (!(ms > 0)) throw new UsageError(say('args.option-is-text-but-must', { option, text }));
  return ms;
}
