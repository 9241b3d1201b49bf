/** Sentences about the options of a command, for every program of the lab that reads a command line. */
import { closest } from '@lanelab/scenario';
import { area } from '../area.ts';
import en from '../en/command-line.ts';

export const say = area('command-line', en);

/** One piece of a command line, as Node's `parseArgs` splits it. */
type Token =
  | { readonly kind: 'positional' | 'option-terminator' }
  | {
      readonly kind: 'option';
      readonly name: string;
      readonly rawName: string;
      readonly value: string | undefined;
      readonly inlineValue: boolean | undefined;
    };

/** What is wrong with the first option that is wrong; null where none is. */
export function wrongOption(
  tokens: readonly Token[],
  options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>,
): string | null {
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { rawName: name, value, inlineValue } = token;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) return unknownOption(name, Object.keys(options));
    if (option.type === 'boolean' && value !== undefined) return say('option.takes-no-value', { name });
    const isMissing = value === undefined || (inlineValue !== true && value.length > 1 && value.startsWith('-'));
    if (option.type === 'string' && isMissing) return say('option.value-missing', { name });
  }
  return null;
}

function unknownOption(name: string, names: readonly string[]): string {
  const known = names.map((option) => `--${option}`);
  const near = closest(name, known);
  return near === null
    ? say('option.unknown', { name, known: known.join(', ') || 'none' })
    : say('option.unknown.near', { name, near });
}
