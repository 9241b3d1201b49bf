import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { invalidDocuments } from '../../test/invalid-documents.ts';
import { canonicalJson } from '../canonical.ts';
import { parseScenario, parseScenarioText } from '../parse.ts';

const folder = new URL('../../fixtures/', import.meta.url);
const names = (kind: string) => readdirSync(new URL(`${kind}/`, folder)).toSorted();
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');

describe('fixtures that the engine reads, too', () => {
  test.each(names('valid'))('%s opens, and nothing is added to it', (name) => {
    const result = parseScenarioText(read(`valid/${name}`));
    expect(result).toMatchObject({ ok: true });
    expect(canonicalJson(result.ok ? result.scenario : null)).toBe(canonicalJson(JSON.parse(read(`valid/${name}`))));
  });

  test.each(names('short'))('%s opens, with defaults filled in', (name) => {
    const result = parseScenarioText(read(`short/${name}`));
    expect(result).toMatchObject({ ok: true });
    const again = parseScenario(result.ok ? structuredClone(result.scenario) : null);
    expect(again).toEqual(result);
  });

  test.each(invalidDocuments())('$name is refused where it is wrong', ({ path, code, document }) => {
    const result = parseScenario(document);
    expect(result.ok).toBe(false);
    const errors = result.ok ? [] : result.errors;
    expect(errors.filter((error) => error.path === path).map((error) => error.code)).toContain(code);
  });

  test('there is one of every fault', () => expect(invalidDocuments().length).toBeGreaterThanOrEqual(167));
});
