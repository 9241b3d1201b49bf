/** One area of the catalogue: its messages by id, and the function that makes a sentence of one. */
import { setupI18n } from '@lingui/core';
import { compiled } from '#compile';
import { language } from './language.ts';
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
  /** Ids of the area: for its tests, and for data that names a message. */
  readonly ids: readonly (keyof Messages & string)[];
}

/** An area of the catalogue. `messages` are ICU texts by id, which the build of the page replaces by compiled ones. */
export function area<const Messages extends Catalogue>(name: string, messages: Messages): Say<Messages> {
  const keyOf = (id: string): string => `${name}.${id}`;
  const prepare = (id: string): void => {
    const text = messages[id];
    if (text === undefined) throw new Error(`area ${name} of the catalogue has no message ${id}`);
    const message = compiled(text);
    i18n.load(LOCALE, { [keyOf(id)]: language === 'pseudo' ? pseudo(message) : message });
  };
  const say = (id: string, values?: Readonly<Record<string, string | number>>): string => {
    if (i18n.messages[keyOf(id)] === undefined) prepare(id);
    return i18n._(keyOf(id), values);
  };
  return Object.assign(say as unknown as Say<Messages>, { ids: Object.keys(messages) });
}
