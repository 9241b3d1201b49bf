/** One area of the catalogue: its messages by id, and the function that makes a sentence of one. */
import { setupI18n } from '@lingui/core';
import { compiled } from '#compile';
import { type Language, language } from './language.ts';
import type { MessageValues } from './parameters.ts';
import { pseudo } from './pseudo.ts';

/** Plurals and numbers of the pseudo-language follow English. */
const LOCALE = 'en';
const i18n = setupI18n({ locale: LOCALE, messages: { [LOCALE]: {} } });

type Catalogue = Readonly<Record<string, string>>;

/** The parameters of a call: none where the message has none. */
type Values<Text extends string> = keyof MessageValues<Text> extends never ? [] : [values: MessageValues<Text>];

/** Makes the sentence of a message in the language of the page. */
export interface Say<Messages extends Catalogue> {
  <Id extends keyof Messages & string>(id: Id, ...values: Values<Messages[Id]>): string;
  /** The same in English, whatever the language of the page: for documents, which are data and must be equal everywhere. */
  readonly english: <Id extends keyof Messages & string>(id: Id, ...values: Values<Messages[Id]>) => string;
  /** Ids of the area: for its tests, and for data that names a message. */
  readonly ids: readonly (keyof Messages & string)[];
}

/** An area of the catalogue. `messages` are ICU texts by id, which the build of the page replaces by compiled ones. */
export function area<const Messages extends Catalogue>(name: string, messages: Messages): Say<Messages> {
  const sentence = (id: string, inLanguage: Language, values?: Readonly<Record<string, string | number>>): string => {
    const key = `${name}.${id}.${inLanguage}`;
    if (i18n.messages[key] === undefined) {
      const text = messages[id];
      if (text === undefined) throw new Error(`area ${name} of the catalogue has no message ${id}`);
      const message = compiled(text);
      i18n.load(LOCALE, { [key]: inLanguage === 'pseudo' ? pseudo(message) : message });
    }
    return i18n._(key, values);
  };
  const say = (id: string, values?: Readonly<Record<string, string | number>>) => sentence(id, language, values);
  const english: typeof say = (id, values) => sentence(id, 'en', values);
  return Object.assign(say, { english, ids: Object.keys(messages) }) as Say<Messages>;
}
