/** Arguments of one command, read strictly: every refusal says what would be right. */

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { say } from '@lanelab/messages/admin';
import { closest } from '@lanelab/scenario';
import { UsageError } from './io.ts';

export type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

export interface Arguments {
  readonly positionals: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | undefined;
}

function explain(error: unknown, names: readonly string[]): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!(error instanceof Error) || !code.startsWith('ERR_PARSE_ARGS')) return error;
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return new UsageError(error.message.split('. ')[0] ?? error.message);
  const given = /'(-[^']*)'/.exec(error.message)?.[1] ?? '';
  const known = names.map((name) => `--${name}`);
  const near = closest(given, known);
  const fix = near === null ? `this command has ${known.join(', ') || 'no options'}` : `did you mean ${near}?`;
  return new UsageError(say('args.there-is-no-option-given', { given, fix }));
}

export function readArguments(args: readonly string[], options: Options, positionals: number): Arguments {
  const config: ParseArgsConfig = { args: [...args], options, allowPositionals: true, strict: true };
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs(config);
  } catch (error) {
    throw explain(error, Object.keys(options));
  }
  if (parsed.positionals.length !== positionals) {
    const wanted = positionals === 0 ? 'no file' : 'one file';
    throw new UsageError(say('args.this-command-takes-wanted-but', { wanted, length: parsed.positionals.length }));
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
