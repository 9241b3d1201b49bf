/** A generated pseudo-language: the words of a message in accented letters, its parameters as they are. */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀćðéƒĝħîĵķĺɱñöþǫŕšţûṽŵẋýžÀƁĆÐÉƑĜĦÎĴĶĹṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const LETTERS = new Map(Array.from(PLAIN, (letter, at) => [letter, ACCENTED.charAt(at)]));

/** `Start` becomes `Šţàŕţ`. Tags such as `<b>` keep their letters, since the page looks for them. */
export function accented(text: string): string {
  return text.replace(/<[^<>]*>|[a-zA-Z]/g, (found) => LETTERS.get(found) ?? found);
}

type Token = CompiledMessage[number];

/** A compiled message with its literal text accented, in every branch of its plurals and choices. */
export function pseudo(message: CompiledMessage): CompiledMessage {
  return message.map((token) => (typeof token === 'string' ? accentedText(token) : pseudoArgument(token)));
}

/** `#` stands for the number of a plural. */
const accentedText = (text: string): string => (text === '#' ? text : accented(text));

function pseudoArgument(argument: Exclude<Token, string>): Token {
  const [name, kind, branches] = argument;
  if (kind === undefined || typeof branches !== 'object' || branches === null) return argument;
  // `offset` of a plural is a number; every other entry is a branch.
  const entries = Object.entries(branches as Record<string, CompiledMessage | number | undefined>);
  const made = entries.map(([key, branch]) => [key, Array.isArray(branch) ? pseudo(branch) : branch]);
  return [name, kind, Object.fromEntries(made)];
}
