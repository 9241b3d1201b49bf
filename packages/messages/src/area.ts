/** One area of the catalogue: its messages by id, and the function that makes a sentence of one. */
import type { MessageValues } from './parameters.ts';
import { englishSentence, type Message, type Values as SomeValues, sentence } from './sentence.ts';

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
  const messageOf = (id: string): Message => {
    const message = messages[id];
    if (message === undefined) throw new Error(`area ${name} of the catalogue has no message ${id}`);
    return message;
  };
  const say = (id: string, values?: SomeValues) => sentence(messageOf(id), values);
  const english: typeof say = (id, values) => englishSentence(messageOf(id), values);
  return Object.assign(say, { english, ids: Object.keys(messages) }) as Say<Messages>;
}
