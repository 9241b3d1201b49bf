import { Unit } from '@lanelab/scenario';

type Trim<S extends string> = S extends ` ${infer R}` ? Trim<R> : S extends `${infer R} ` ? Trim<R> : S;
type ValueOf<Kind extends string> = Kind extends 'plural' | 'selectordinal' | 'number'
  ? number
  : Kind extends 'select'
    ? string
    : string | number;
type NextBrace<S extends string> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Between}`
    ? ['}', `${Between}{${After}`]
    : ['{', After]
  : S extends `${string}}${infer After}`
    ? ['}', After]
    : never;
type Scan<S extends string, Stack extends readonly string[], Found> =
  NextBrace<S> extends [infer Brace, infer Rest extends string]
    ? Brace extends '}'
      ? Stack extends [string, ...infer Outer extends string[]]
        ? Scan<Rest, Outer, Found>
        : Found
      : Stack extends ['body', ...string[]]
        ? Scan<Rest, ['text', ...Stack], Found>
        : Argument<Rest, Stack, Found>
    : Found;
type Argument<S extends string, Stack extends readonly string[], Found> = S extends `${infer Inner}}${infer Rest}`
  ? Inner extends `${infer Name},${infer Kind},${infer _Body}{${string}`
    ? S extends `${string},${string},${infer After}`
      ? Scan<After, ['body', ...Stack], Found & Record<Trim<Name>, ValueOf<Trim<Kind>>>>
      : never
    : Inner extends `${infer Name},${infer Kind}`
      ? Scan<Rest, Stack, Found & Record<Trim<Name>, ValueOf<Trim<Kind>>>>
      : Scan<Rest, Stack, Found & Record<Trim<Inner>, string | number>>
  : Found;
type MessageValues<Text extends string> = Scan<Text, [], {}>;
type Catalogue = Readonly<Record<string, string>>;
type Values<Text extends string> = keyof MessageValues<Text> extends never ? [] : [values: MessageValues<Text>];
interface Say<Messages extends Catalogue> {
  <Id extends keyof Messages & string>(id: Id, ...values: Values<Messages[Id]>): string;
  readonly english: <Id extends keyof Messages & string>(id: Id, ...values: Values<Messages[Id]>) => string;
  readonly ids: readonly (keyof Messages & string)[];
}
declare function area<const Messages extends Catalogue>(name: string, messages: Messages): Say<Messages>;
declare const decimal: (digits: number | string) => string;
declare const fixed: (value: number, decimals: number) => string;
declare const LANGUAGES: readonly ['en', 'pt-BR', 'pseudo'];
type Language = (typeof LANGUAGES)[number];
declare const LANGUAGE_NAMES: {
  readonly en: 'English';
  readonly 'pt-BR': 'Português';
};
declare const LANGUAGE_KEY = 'lanelab.language';
declare const language: Language;
declare const locale: 'en' | 'pt-BR';
declare const FORMATS: {
  plain: Intl.ListFormat;
  and: Intl.ListFormat;
  or: Intl.ListFormat;
};
declare function list(entries: Iterable<string>, word?: keyof typeof FORMATS): string;
declare function number(value: number): string;
declare function quantity(value: number, unit?: Unit): string;
declare const isUntranslated: boolean;
export {
  LANGUAGES,
  LANGUAGE_KEY,
  LANGUAGE_NAMES,
  type Language,
  type MessageValues,
  type Say,
  area,
  decimal,
  fixed,
  isUntranslated,
  language,
  list,
  locale,
  number,
  quantity,
};
