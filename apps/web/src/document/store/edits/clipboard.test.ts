import { loadPreset } from '@lanelab/papers/load';
import { findPreset, PRESETS } from '@lanelab/papers/presets';
import { canonicalJson, decodeLink, documentHash, encodeLink, parseScenario, type Scenario } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../problems/problems.ts';
import { cells, edited, emptyScenario, refusal, ring } from '../test-networks.ts';
import { addChange } from './changes.ts';
import { clipboardText, copied, duplicate, paste, readClipboard } from './clipboard.ts';
import { group } from './groups.ts';
import { setWaypoints } from './links.ts';
import { rename } from './nodes.ts';
import { removeSelection } from './remove.ts';

const chosen = (...ids: number[]) => ({ nodes: new Set(ids) });
const everything = ({ model }: Scenario) => ({ nodes: new Set(model.nodes.map(({ id }) => id)) });
const sound = (scenario: Scenario) => expect(parseScenario(scenario)).toEqual({ ok: true, scenario });

function part(scenario: Scenario, ...ids: number[]): Scenario {
  const copy = copied(scenario, chosen(...ids));
  if (copy === null) throw new Error('nothing copied');
  return copy;
}

describe('a copy', () => {
  test('holds what lies between the chosen devices, and nothing that leads out', () => {
    const whole = part(ring(), 1, 2, 3, 4, 5);
    expect(canonicalJson(whole.model)).toBe(canonicalJson(ring().model));
    const half = part(ring(), 1, 3);
    expect(half.model).toMatchObject({ nodes: [{ pvcs: [] }, { routes: [] }], links: [{ id: 1 }], flows: [] });
    expect(part(ring(), 1, 2).model).toMatchObject({ nodes: [{ pvcs: [] }, { pvcs: [] }], links: [], flows: [] });
    for (const copy of [whole, half]) sound(copy);
  });

  test('is text and back', () => {
    const copy = part(ring(), 1, 2, 3, 4);
    expect(readClipboard(clipboardText(copy))).toEqual(copy);
    expect(readClipboard('Meeting at 9')).toBeNull();
    expect(copied(ring(), chosen())).toBeNull();
  });
});

describe('pasting', () => {
  test('assigns new ids, names and addresses, and everything inside works as before', () => {
    const source = edited(
      ring(),
      rename(2, 'Solimoes'),
      group(new Set([3, 4])),
      setWaypoints(3, [{ x: 200, y: 0 }]),
      addChange({ kind: 'link-up', atPs: 5, link: 3, up: false }),
    );
    const twice = edited(source, duplicate(everything(source)));
    expect(twice.model.nodes.slice(5)).toMatchObject([
      { id: 6, name: 'H2', interfaces: [{ ip: '10.0.0.3' }], pvcs: [{ peer: '10.0.0.4' }] },
      { id: 7, name: 'Solimoes 2', interfaces: [{ ip: '10.0.0.4' }], pvcs: [{ peer: '10.0.0.3' }] },
      { id: 8, name: 'S4' },
      { id: 9, name: 'S5' },
      { id: 10, name: 'S6' },
    ]);
    expect(twice.model.links[7]).toMatchObject({ id: 8, a: { node: 8 }, b: { node: 9 } });
    expect(twice.model.flows[1]).toMatchObject({ id: 2, from: 6, to: 7 });
    expect(twice.model.changes[1]).toMatchObject({ link: 8 });
    expect(twice.layout.groups[1]).toMatchObject({ id: 2, nodes: [8, 9] });
    expect(twice.layout.links['8']).toEqual({ waypoints: [{ x: 200, y: 200 }] });
    sound(twice);
    expect(problemsOf(twice).filter(({ id }) => !id.startsWith('unused'))).toEqual([]);
  });

  test('puts the middle at the place, and selects what is new', () => {
    const outcome = paste(part(ring(), 1, 2), { x: 1_000, y: 500 })(ring());
    if (!outcome.ok) throw new Error(outcome.why);
    expect(outcome.scenario.layout.nodes).toMatchObject({ '6': { x: 800, y: 500 }, '7': { x: 1_200, y: 500 } });
    expect(outcome.select?.nodes).toEqual(new Set([6, 7]));
  });

  test('of generators takes their cells along', () => {
    const twice = edited(cells(), duplicate(everything(cells())));
    expect(twice.model.flows).toMatchObject([{ from: 1 }, { from: 4, port: 1, vci: 32 }]);
    sound(twice);
  });

  test('of a preset into an empty scenario keeps names and addresses', () => {
    const preset = findPreset('curitiba-fig7')?.build();
    if (preset === undefined) throw new Error('no preset');
    const scenario = edited(emptyScenario(), paste(preset, { x: 0, y: 0 }));
    expect(canonicalJson(scenario.model.nodes)).toBe(canonicalJson(preset.model.nodes));
    sound(scenario);
    const [a, b] = [edited(scenario, paste(preset, { x: 0, y: 900 })), scenario];
    expect(a.model.nodes).toHaveLength(2 * b.model.nodes.length);
    sound(a);
  });

  test('of nothing is refused', () => {
    expect(refusal(ring(), paste(emptyScenario(), { x: 0, y: 0 }))).toContain('no device');
    expect(refusal(ring(), duplicate(chosen()))).toContain('No device is selected');
  });
});

test('an edited document goes through a link unchanged', async () => {
  const scenario = edited(
    ring(),
    group(new Set([1, 3]), 'West, or the “left” half'),
    duplicate(everything(ring())),
    setWaypoints(3, [{ x: 1.5, y: -2 }]),
    removeSelection({ nodes: new Set([4]), links: new Set(), flows: new Set() }),
  );
  const link = await decodeLink(encodeLink(scenario, PRESETS), loadPreset);
  expect(link.ok && documentHash(link.scenario)).toBe(documentHash(scenario));
});
