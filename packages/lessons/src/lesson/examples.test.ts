/** Holds docs/lessons.md to the format: its examples are read, and every key of the schema stands there. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lessonSchema } from './document.ts';
import { PANES } from './links.ts';
import { parseResult } from './result.ts';
import { faultsOf, lesson, step } from './test/lessons.ts';

const page = readFileSync(new URL('../../../../docs/lessons.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```json (\w+)\n(.+?)^```$/gms)].map(([, kind = '', text = '']) => ({
  kind,
  document: JSON.parse(text) as object,
}));

/** The faults of an example; a step is the second one of a lesson, so that it may go on from the first. */
function faultsOfExample(kind: string, document: object): readonly unknown[] {
  if (kind === 'lesson') return faultsOf(document);
  if (kind === 'step') return faultsOf({ ...lesson(), steps: [step(), document] });
  const read = parseResult(document);
  return read.ok ? [] : read.faults;
}

it('has examples of lessons, steps and results', () =>
  expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(['lesson', 'step', 'result'])));

it.each(examples.map(({ kind, document }, at) => [at + 1, kind, document] as const))(
  'example %i, a %s, is sound',
  (_, kind, document) => expect(faultsOfExample(kind, document)).toEqual([]),
);

/** Keys of a schema and of all schemas inside it. */
function keysOf(schema: unknown): readonly string[] {
  const def: unknown = (schema as { def?: unknown } | null)?.def;
  if (typeof def !== 'object' || def === null) return [];
  return Object.entries(def).flatMap(([part, inner]) => {
    if (part === 'shape') return Object.entries(inner as object).flatMap(([key, value]) => [key, ...keysOf(value)]);
    const schemas = Array.isArray(inner) ? inner : [inner];
    return ['options', 'innerType', 'element', 'valueType'].includes(part) ? schemas.flatMap(keysOf) : [];
  });
}

it('has every key of the format', () => {
  const keys = [...new Set(keysOf(lessonSchema))];
  expect(keys).toEqual(expect.arrayContaining(['lanelabLesson', 'near', 'percent', 'payload', 'curve', 'speedPs']));
  const missing = keys.filter((key) => !page.includes(`\`${key}\``) && !page.includes(`"${key}"`));
  expect(missing).toEqual([]);
});

it('has every pane', () => expect(PANES.filter((pane) => !page.includes(`\`${pane}\``))).toEqual([]));
