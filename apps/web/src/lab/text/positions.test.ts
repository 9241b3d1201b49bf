import { findPreset } from '@lanelab/papers/presets';
import type { Scenario } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import { rangeOf, rangeOfRecord, recordAt, stepsOf, syntaxFault, treeOf } from './positions.ts';
import { changeBetween, readText } from './reading.ts';
import { writeScenario } from './write.ts';

function preset(): Scenario {
  const scenario = findPreset('curitiba-fig7')?.build();
  if (scenario === undefined) throw new Error('no preset');
  return scenario;
}
const text = writeScenario(preset());
const tree = treeOf(text);
const at = (path: string) => {
  const { from, to } = rangeOf(text, tree, path);
  return text.slice(from, to);
};

describe('places in the text', () => {
  it.each([
    ['model.nodes[3].name', JSON.stringify(preset().model.nodes[3]?.name)],
    ['model.nodes[0].ports[0].phy', '"atm25"'],
    ['model.nodes[3].ports', '"ports"'],
    ['model.durationPs', String(preset().model.durationPs)],
    ['layout.nodes."2".x', String(preset().layout.nodes['2']?.x)],
    ['model.nodes[1]', '{'],
  ])('%s', (path, shown) => {
    expect(at(path)).toBe(shown);
  });

  it('are two plain numbers, which a spread keeps', () => {
    for (const path of ['model.nodes[3].ports', 'model.nodes[0].cpu.speeed', 'model.durationPs'])
      expect({ ...rangeOf(text, tree, path) }).toEqual({ from: expect.any(Number), to: expect.any(Number) });
  });

  it('leads to the owner of what is not there', () => {
    expect(at('model.nodes[0].cpu.speeed')).toBe('"cpu"');
    expect(at('model.nodes[99].name')).toBe('"nodes"');
    expect(at('lanelap')).toBe('{');
  });

  it('knows paths with odd keys', () => {
    expect(stepsOf('layout.nodes."a.b\\"c"[2].x')).toEqual(['layout', 'nodes', 'a.b"c', 2, 'x']);
  });

  it('finds the record at the cursor, and a record by its number, there and back', () => {
    for (const { id } of preset().model.nodes) {
      const range = rangeOfRecord(text, tree, { of: 'nodes', id });
      expect(range).not.toBeNull();
      expect(recordAt(text, tree, (range?.from ?? 0) + 20)).toEqual({ of: 'nodes', id });
    }
    expect(recordAt(text, tree, text.indexOf('"messageOctets"'))).toEqual({ of: 'flows', id: 1 });
    expect(recordAt(text, tree, text.indexOf('"title"'))).toBeNull();
    expect(recordAt(text, tree, rangeOf(text, tree, 'layout.nodes."2".x').from)).toEqual({ of: 'nodes', id: 2 });
    expect(rangeOfRecord(text, tree, { of: 'links', id: 99 })).toBeNull();
  });

  it('says where text stops being JSON', () => {
    const broken = '{\n  "lanelab": 2,\n  "model": { "nodes": [ }\n}';
    const fault = syntaxFault(broken, treeOf(broken));
    expect(fault?.from).toBeGreaterThan(broken.indexOf('['));
    expect(fault?.from).toBeLessThanOrEqual(broken.lastIndexOf('}'));
    expect(syntaxFault(text, tree)).toBeNull();
  });
});

describe('reading', () => {
  it('returns the scenario that was written', () => {
    const reading = readText(text);
    expect(reading).toEqual({ scenario: preset(), issues: [], newer: null });
  });

  it('puts a fault at its value and names the device', () => {
    const broken = text.replace('"mtu": 1500', '"mtu": 12');
    const { scenario, issues } = readText(broken);
    expect(scenario).toBeNull();
    expect(issues).toHaveLength(1);
    const [issue] = issues;
    expect(broken.slice(issue?.from, issue?.to)).toBe('12');
    expect(issue?.record).toEqual({ of: 'nodes', id: preset().model.nodes[0]?.id });
    expect(issue?.sentence).toBe(
      'model.nodes[0].interfaces[0].mtu is 12 octets, but must be a whole number from 68 to 65\u202f527 octets. Change it.',
    );
  });

  it('can show a document that only does not hold together', () => {
    const { scenario, issues } = readText(text.replace(/"to": \d+/, '"to": 99'));
    expect(scenario).not.toBeNull();
    expect(issues[0]?.record).toEqual({ of: 'flows', id: 1 });
  });

  it.each([
    ['', 'The text is empty. Write a scenario, or discard the text.'],
    ['{"lanelab": 2,}', 'The text is not JSON here: “}” is unexpected. Correct it.'],
    ['{"lanelab": 2, "model": [1, 2 ', 'The text is not JSON: it ends too early. Complete it.'],
    ['{"lanelab": 2 "model": {}}', 'The text is not JSON here: “"” is unexpected. Correct it.'],
    ['lanelab', 'The text is not JSON here: “l” is unexpected. Correct it.'],
  ])('says what keeps %j from being JSON, in every browser alike', (broken, sentence) => {
    expect(readText(broken).issues.map((issue) => issue.sentence)).toEqual([sentence]);
  });

  it('knows a document of a newer version', () => {
    const newer = readText(text.replace(/"lanelab": \d+/, '"lanelab": 9'));
    expect(newer.newer).toMatchObject({ version: 9, readable: { model: preset().model } });
    expect(newer.scenario).toBeNull();
  });
});

describe('changes between texts', () => {
  it.each([
    ['abcdef', 'abXdef', { from: 2, to: 3, insert: 'X' }],
    ['aaa', 'aaaa', { from: 3, to: 3, insert: 'a' }],
    ['aaaa', 'aaa', { from: 3, to: 4, insert: '' }],
    ['', 'x', { from: 0, to: 0, insert: 'x' }],
    ['same', 'same', { from: 4, to: 4, insert: '' }],
  ])('%j to %j', (before, after, change) => {
    expect(changeBetween(before, after)).toEqual(change);
    expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
  });
});
