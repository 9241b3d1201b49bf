import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseScenario } from '../parse.ts';
import { SCENARIO_VERSION } from '../schema/document.ts';
import { MIGRATIONS, migrate, OLDEST_VERSION } from './registry.ts';

const folder = new URL('../../fixtures/migrations/', import.meta.url);

describe('the registry', () => {
  test('leads from every version to the current one, a step each', () => {
    const from = MIGRATIONS.map((migration) => migration.from);
    expect(from).toEqual(
      Array.from({ length: SCENARIO_VERSION - OLDEST_VERSION }, (_, index) => OLDEST_VERSION + index),
    );
  });

  test('has an old and a new fixture for every step', () => {
    for (const { from } of MIGRATIONS) {
      const [before, after] = [new URL(`${from}/old.json`, folder), new URL(`${from}/new.json`, folder)];
      expect(existsSync(before) && existsSync(after), `fixtures/migrations/${from}/old.json and new.json`).toBe(true);
      const old = JSON.parse(readFileSync(before, 'utf8')) as Record<string, unknown>;
      expect(migrate(old, from, from + 1)).toEqual(JSON.parse(readFileSync(after, 'utf8')));
      expect(parseScenario(old)).toMatchObject({ ok: true });
    }
  });
});

describe('migrate', () => {
  const steps = [
    { from: 1, migrate: (document: object) => ({ ...document, seed: 1 }) },
    { from: 2, migrate: (document: object) => ({ ...document, units: 'ps' }) },
  ];

  test('takes every step in order and writes the version', () => {
    expect(migrate({ lanelab: 1 }, 1, 3, steps)).toEqual({ lanelab: 3, seed: 1, units: 'ps' });
    expect(migrate({ lanelab: 2 }, 2, 3, steps)).toEqual({ lanelab: 3, units: 'ps' });
  });

  test('leaves a current document alone', () => {
    const document = { lanelab: 3 };
    expect(migrate(document, 3, 3, steps)).toBe(document);
  });

  test('is a broken build where a step is missing', () => {
    expect(() => migrate({}, 1, 3, steps.slice(1))).toThrow('no migration from scenario version 1 to 2');
  });
});
