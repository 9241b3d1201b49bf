/** The sentence of one message. The build of the page calls this with the message itself where the source names it by its id. */
import { setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compiled } from '#compile';
import { type Language, language } from './language.ts';
import { pseudo } from './pseudo.ts';

/** An ICU text, or what it was compiled to. */
export type Message = string | CompiledMessage;

export type Values = Readonly<Record<string, string | number>>;

/** Plurals and numbers of the pseudo-language follow English. */
const LOCALE = 'en';
const i18n = setupI18n({ locale: LOCALE, messages: { [LOCALE]: {} } });

/** Names of the messages that were asked for, as Lingui knows them. */
const names = new Map<Message, string>();

function made(message: Message | undefined, inLanguage: Language, values?: Values): string {
  if (message === undefined) throw new Error('the catalogue has no message for this id');
  const name = names.get(message) ?? String(names.size);
  names.set(message, name);
  const key = `${name}.${inLanguage}`;
  if (i18n.messages[key] === undefined) {
    const tokens = compiled(message);
    i18n.load(LOCALE, { [key]: inLanguage === 'pseudo' ? pseudo(tokens) : tokens });
  }
  return i18n._(key, values);
}

/** In the language of the page. */
export const sentence = (message: Message | undefined, values?: Values): string => made(message, language, values);

/** In English, whatever the language of the page. */
export const englishSentence = (message: Message | undefined, values?: Values): string => made(message, 'en', values);
