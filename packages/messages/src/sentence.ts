/** The sentence of one message. The build of the page calls this with the message itself where the source names it by its id. */
import { type I18n, setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compiled } from '#compile';
import { type Language, language, localeOf } from './language.ts';

/** An ICU text, or what it was compiled to. */
export type Message = string | CompiledMessage;

export type Values = Readonly<Record<string, string | number>>;

/**
 * Loaded before any module that says something runs, so that no sentence is made without it. A page in English never asks for it;
 * a page that cannot fetch it speaks English.
 */
const translations =
  language === 'pt-BR'
    ? await import('#translations').then(
        (module) => module.translations,
        () => undefined,
      )
    : undefined;

/** Tests alone ask for the generated language. */
const pseudo = language === 'pseudo' ? (await import('./pseudo.ts')).pseudo : undefined;

/** Whether the page was to speak another language, whose messages could not be fetched: it tells its reader so. */
export const isUntranslated = language === 'pt-BR' && translations === undefined;

/** Names of the messages that were asked for, as Lingui knows them. */
const names = new Map<Message, string>();

/** A compiled English message in another language; where it has no translation, as it is. */
function translated(tokens: CompiledMessage, into: Language): CompiledMessage {
  if (into === 'en') return tokens;
  return pseudo?.(tokens) ?? translations?.get(JSON.stringify(tokens)) ?? tokens;
}

const speakers: Partial<Record<Language, I18n>> = {};

function speakerOf(name: Language): I18n {
  const locale = localeOf(name);
  speakers[name] ??= setupI18n({ locale, messages: { [locale]: {} } });
  return speakers[name];
}

function made(message: Message | undefined, into: Language, values?: Values): string {
  if (message === undefined) throw new Error('the catalogue has no message for this id');
  const name = names.get(message) ?? String(names.size);
  names.set(message, name);
  const speaker = speakerOf(into);
  if (speaker.messages[name] === undefined)
    speaker.load(speaker.locale, { [name]: translated(compiled(message), into) });
  return speaker._(name, values);
}

/** In the language of the page. */
export const sentence = (message: Message | undefined, values?: Values): string => made(message, language, values);

/** In English, whatever the language of the page. */
export const englishSentence = (message: Message | undefined, values?: Values): string => made(message, 'en', values);
