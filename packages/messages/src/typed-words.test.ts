/** The name of a room, of a person or of a step is what somebody typed, perhaps “Ms N.”: no full stop may follow it. */
import { expect, it } from 'vitest';

const AREAS = ['room', 'join', 'assign', 'assignments', 'teach', 'my-scenarios'];
const TYPED = /\{(?:room|name|title|titles|steps|answer)\}\./;

it.each(AREAS.flatMap((area) => [`./en/${area}.ts`, `./pt-BR/${area}.ts`]))('%s', async (file) => {
  const { default: texts } = (await import(file)) as { readonly default: Readonly<Record<string, string>> };
  expect(Object.values(texts).filter((text) => TYPED.test(text))).toEqual([]);
});
