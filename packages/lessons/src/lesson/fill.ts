/** Fills what a run has measured into a text of a lesson: `{goodput}` becomes “21.5 Mb/s”. Texts are ICU messages. */
import { setupI18n } from '@lingui/core';
import {
  type CompiledIcuChoices,
  type CompiledMessage,
  type CompiledMessageToken,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage';
import type { LessonLanguage } from './text.ts';

/** Values by name, as a reader reads them: with their units. */
export type FilledValues = Readonly<Record<string, string | number>>;

const KEY = 'text';

/** Null where the text is no ICU message. */
function compiled(text: string): CompiledMessage | null {
  try {
    return compileMessageOrThrow(text);
  } catch (error) {
    // The parser throws a `ParseError` for a brace that is not closed and for a placeholder without a name.
    if (error instanceof Error) return null;
    throw error;
  }
}

/**
 * The text with its values. A value that is not known yet is left as `{name}`, for the page to show as a gap; a text that is no
 * message is shown as it stands, since a lesson that was read has none.
 */
export function filled(text: string, values: FilledValues, language: LessonLanguage): string {
  const tokens = compiled(text);
  if (tokens === null) return text;
  const message = withGaps(tokens, values);
  return setupI18n({ locale: language, messages: { [language]: { [KEY]: message } } })._(KEY, { ...values });
}

/** Names of the values that a text needs, in order of their first place. */
export function parametersOf(text: string): readonly string[] {
  const tokens = compiled(text);
  return tokens === null ? [] : [...new Set(namesIn(tokens))];
}

/** Whether the text can be filled in: every brace that opens a value is closed, and every choice has an `other`. */
export function isMessage(text: string): boolean {
  const tokens = compiled(text);
  return tokens !== null && hasOthers(tokens);
}

const isChoices = (format: unknown): format is CompiledIcuChoices => typeof format === 'object' && format !== null;

/** What a plural or a choice chooses from; it may have a number beside them, which a plural subtracts. */
const messagesOf = (choices: CompiledIcuChoices) =>
  Object.entries<CompiledMessage | number | undefined>(choices).filter(
    (entry): entry is [string, CompiledMessage] => typeof entry[1] === 'object',
  );

const hasOthers = (tokens: CompiledMessage): boolean =>
  tokens.every((token) => {
    const choices = typeof token === 'string' ? null : token[2];
    if (!isChoices(choices)) return true;
    return choices['other'] !== undefined && messagesOf(choices).every(([, choice]) => hasOthers(choice));
  });

/** A token is a text, or a list of a name, a format and what the format chooses from. */
function namesIn(tokens: CompiledMessage): readonly string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , choices] = token;
    return [name, ...(isChoices(choices) ? messagesOf(choices).flatMap(([, choice]) => namesIn(choice)) : [])];
  });
}

/** The message with `{name}` in place of each value that is not known, and with a text as it stands where a number is counted. */
function withGaps(tokens: CompiledMessage, values: FilledValues): CompiledMessage {
  return tokens.flatMap((token): CompiledMessageToken[] => {
    if (typeof token === 'string') return [token];
    const [name, format, choices] = token;
    // Every object has a `constructor`, which no lesson means.
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const fits = value !== undefined && (format === undefined || format === 'select' || typeof value === 'number');
    if (fits && format !== undefined && isChoices(choices)) {
      const filledChoices = messagesOf(choices).map(([key, choice]) => [key, withGaps(choice, values)]);
      return [[name, format, { ...choices, ...Object.fromEntries(filledChoices) }]];
    }
    if (fits) return [token];
    const gap = value ?? `{${name}}`;
    const other = isChoices(choices) ? withGaps(choices['other'] ?? [], values) : [gap];
    return other.map((part) => (part === '#' ? gap : part));
  });
}
