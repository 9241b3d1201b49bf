import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { parseScenario, parseScenarioText } from './parse.ts';
import type { Scenario } from './schema/document.ts';
import { findPreset } from './test/presets.ts';

const preset = (): Scenario => structuredClone(findPreset('curitiba-fig7')?.build()) as Scenario;

const errorsOf = (document: unknown) => {
  const result = parseScenario(document);
  return result.ok ? [] : result.errors;
};

describe('what is no scenario', () => {
  test.each([null, 1, 'x', [], {}, { lanelab: '1' }, { lanelab: 1.5 }, { lanelab: 1 }])(
    '%j is refused with a code',
    (value) => {
      const [first] = errorsOf(value);
      expect(first?.code).toMatch(/^[a-z-]+$/);
    },
  );

  test('text that is no JSON is refused', () => {
    expect(parseScenarioText('{"lanelab": 1,')).toMatchObject({ ok: false, errors: [{ code: 'not-json', path: '' }] });
  });

  test('a record in the place of a list or text is refused whatever its fields are', () => {
    const record = { length: { toString: null } };
    const { model, ...rest } = preset();
    expect(errorsOf({ ...rest, model: { ...model, nodes: record } })).toMatchObject([
      { code: 'wrong-type', path: 'model.nodes', rule: { kind: 'list' } },
    ]);
    expect(errorsOf({ ...rest, model, view: { ...rest.view, title: record } })).toMatchObject([
      { code: 'wrong-type', path: 'view.title', rule: { kind: 'text' } },
    ]);
  });

  test('a list of errors ends', () => {
    const document = preset();
    const nodes = Array.from({ length: 5_000 }, () => ({}));
    expect(errorsOf({ ...document, model: { ...document.model, nodes } })).toHaveLength(100);
  });
});

describe('what an editor can show', () => {
  test('records that are sound but do not hold together are given along with what is wrong', () => {
    const document = preset();
    const flows = document.model.flows.map((flow) => ({ ...flow, to: 999 }));
    const result = parseScenario({ ...document, model: { ...document.model, flows } });
    expect(result).toMatchObject({ ok: false, loose: { model: { flows: [{ to: 999 }] } } });
    const unsound = parseScenario({ ...document, model: { ...document.model, seed: 'x' } });
    expect(unsound).not.toHaveProperty('loose');
  });
});

describe('suggestions', () => {
  test('an unknown key names the one that was meant', () => {
    const document = preset();
    const [first] = errorsOf({ ...document, model: { ...document.model, sed: 1 } });
    expect(first).toMatchObject({ code: 'unknown-key', path: 'model', value: 'sed', fix: 'seed' });
  });

  test('receive calls ask for the receive buffer unless set', () => {
    const document = preset();
    const [flow] = document.model.flows;
    const { receiveOctets: _, ...rest } = { receiveOctets: 0, ...flow };
    const result = parseScenario({
      ...document,
      model: { ...document.model, flows: [{ ...rest, receiveBuffer: 4_321 }] },
    });
    expect(result).toMatchObject({ ok: true, scenario: { model: { flows: [{ receiveOctets: 4_321 }] } } });
  });
});

describe('documents of a newer version', () => {
  test('open read-only where they can be understood', () => {
    const document = preset();
    const [node, ...rest] = document.model.nodes;
    const newer = {
      ...document,
      lanelab: 9,
      model: { ...document.model, nodes: [{ ...node, colour: 'red' }, ...rest], more: 1 },
    };
    expect(parseScenario(newer)).toMatchObject({
      ok: false,
      newer: 9,
      readable: document,
      errors: [{ path: 'lanelab' }],
    });
  });

  test('say why where they cannot', () => {
    const result = parseScenario({ lanelab: 99, model: { nodes: 'elsewhere' } });
    expect(result).toMatchObject({ ok: false, newer: 99 });
    expect(result).not.toHaveProperty('readable');
  });
});

describe('anything at all', () => {
  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        expect(typeof parseScenario(value).ok).toBe('boolean');
      }),
      { numRuns: 300 * inject('effort') },
    );
  });

  test('a sound document with one value replaced is read or refused with a path', () => {
    const paths: (string | number)[][] = [];
    const walk = (value: unknown, path: (string | number)[]): void => {
      paths.push(path);
      if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, [...path, index]);
      else if (typeof value === 'object' && value !== null)
        for (const [key, item] of Object.entries(value)) walk(item, [...path, key]);
    };
    walk(preset(), []);
    fc.assert(
      fc.property(fc.constantFrom(...paths.slice(1)), fc.jsonValue({ maxDepth: 2 }), (path, value) => {
        const document = preset();
        let at: object = document;
        for (const part of path.slice(0, -1)) at = Reflect.get(at, part) as object;
        Reflect.set(at, path.at(-1) ?? '', value);
        for (const error of errorsOf(document)) expect(error.code).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: 500 * inject('effort') },
    );
  });
});

describe('groups of the layout', () => {
  const document = (groups: unknown) => ({ lanelab: 2, model: { nodes: [], durationPs: 1 }, layout: { groups } });

  test('may name devices that are not there, as positions may', () => {
    expect(parseScenario(document([{ id: 1, name: 'West', nodes: [7] }]))).toMatchObject({ ok: true });
  });

  test.each([
    [[{ id: 1, name: '', nodes: [] }], 'layout.groups[0].name'],
    [[{ id: 1, name: 'West', nodes: [0] }], 'layout.groups[0].nodes[0]'],
    [[{ id: 1, name: 'West', nodes: [], colour: 'red' }], 'layout.groups[0]'],
    [[{ id: 0, name: 'West', nodes: [] }], 'layout.groups[0].id'],
    [{ west: [1] }, 'layout.groups'],
  ])('%j is refused', (groups, path) => {
    expect(parseScenario(document(groups))).toMatchObject({ ok: false, errors: [{ path }] });
  });
});
