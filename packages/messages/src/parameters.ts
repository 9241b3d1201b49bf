/**
 * Types of a message's parameters, read from its ICU text: `{n, plural, …}` and `{n, number}` want a number,
 * `{kind, select, …}` a string, `{name}` either. So a call that forgets a parameter, or misspells one, does not compile.
 */

type Trim<S extends string> = S extends ` ${infer R}` ? Trim<R> : S extends `${infer R} ` ? Trim<R> : S;

type ValueOf<Kind extends string> = Kind extends 'plural' | 'selectordinal' | 'number'
  ? number
  : Kind extends 'select'
    ? string
    : string | number;

/** The text up to the next brace of either kind, that brace, and the text after it; `never` where there is none. */
type NextBrace<S extends string> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Between}`
    ? ['}', `${Between}{${After}`]
    : ['{', After]
  : S extends `${string}}${infer After}`
    ? ['}', After]
    : never;

/** `Stack` says what the braces open at this place are: the `body` of a plural or choice, or the `text` of one branch. */
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

/** The values that a message with this text needs, by name. */
export type MessageValues<Text extends string> = Scan<Text, [], {}>;
