import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, documentHash, modelHash } from './canonical.ts';
import type { Scenario } from './schema/document.ts';
import { PRESETS } from './test/presets.ts';

const scenario = (): Scenario => structuredClone(PRESETS.find(({ id }) => id === 'curitiba-fig7')?.build()) as Scenario;

describe('canonicalJson', () => {
  test('sorts keys and writes no space', () => {
    expect(canonicalJson({ b: 1, a: [true, null, -0, 'x"'], c: undefined })).toBe('{"a":[true,null,0,"x\\""],"b":1}');
  });

  test('reads back as what it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('modelHash', () => {
  const hash = modelHash(scenario().model);

  test('is 64 hex digits and known', () => {
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(modelHash(scenario().model)).toBe(hash);
  });

  test('does not see the order of records, names, or whether a default is written out', () => {
    const other = scenario();
    other.model.nodes.reverse();
    other.model.links.reverse();
    for (const node of other.model.nodes) {
      node.name = `Renamed ${node.id}`;
      node.ports.reverse();
      if (node.kind === 'switch') {
        node.routes.reverse();
        for (const port of node.ports)
          port.queues = {
            ...port.queues,
            cbr: { capacityCells: 8_192, clpThresholdCells: null, discard: { kind: 'none' } },
          };
      }
      if (node.kind === 'host') node.pvcs.reverse();
    }
    expect(modelHash(other.model)).toBe(hash);
  });

  test('takes a length for the delay that it means', () => {
    const other = scenario();
    const [link] = other.model.links;
    if (link === undefined) throw new Error('no link');
    const { lengthM = 0, ...rest } = link;
    other.model.links[0] = { ...rest, delayPs: lengthM * 5_000 };
    expect(modelHash(other.model)).toBe(hash);
  });

  test.each([
    ['seed', (model: Scenario['model']) => (model.seed += 1)],
    ['duration', (model: Scenario['model']) => (model.durationPs += 1)],
    ['a flow', (model: Scenario['model']) => model.flows.pop()],
    ['what is measured', (model: Scenario['model']) => (model.measure.warmupPs = 1)],
  ])('sees %s', (_, change) => {
    const other = scenario();
    change(other.model);
    expect(modelHash(other.model)).not.toBe(hash);
  });
});

describe('documentHash', () => {
  test('sees names, layout and view', () => {
    const hash = documentHash(scenario());
    for (const change of [
      (other: Scenario) => (other.view.title = 'Other'),
      (other: Scenario) => (other.layout.nodes['1'] = { x: 1, y: 1 }),
      (other: Scenario) => ((other.model.nodes[0] ?? { name: '' }).name = 'Other'),
    ]) {
      const other = scenario();
      change(other);
      expect(documentHash(other)).not.toBe(hash);
    }
  });
});
