import { PRESETS } from '@lanelab/papers/presets';
import { describe, expect, it } from 'vitest';
import { createEditorStore } from '../../../document/store/store.ts';
import { documentPositions, Scene } from '../scene.ts';
import { createSession } from '../session.ts';
import { network } from '../test-drawing.ts';
import { planLabels } from './label-plan.ts';
import { estimatedType, type LabelType } from './label-type.ts';
import { twoLines } from './plate-forms.ts';
import { glyphBox } from './plates.ts';
import { sharedArea } from './room.ts';
import { Router } from './router.ts';

function sideOfFirst(
  places: readonly (readonly ['host' | 'switch', number, number])[],
  links: readonly [number, number][],
) {
  const scenario = network(
    places.map((place) => [...place]),
    links,
  );
  const at = documentPositions(scenario);
  const lines = [
    ...new Router()
      .lay(
        scenario,
        () => at,
        () => undefined,
        18,
      )
      .values(),
  ];
  return planLabels({ nodes: scenario.model.nodes, at, lines, type: estimatedType, tags: new Map() }).plates.get(1)
    ?.side;
}

describe('the label of a device', () => {
  it('is below, unless a link leaves there and another side is free', () => {
    expect(sideOfFirst([['switch', 0, 0]], [])).toBe('below');
    expect(
      sideOfFirst(
        [
          ['switch', 0, 0],
          ['host', 0, 200],
        ],
        [[1, 2]],
      ),
    ).toBe('above');
    expect(
      sideOfFirst(
        [
          ['switch', 0, 0],
          ['host', 0, 200],
          ['host', 0, -200],
        ],
        [
          [1, 2],
          [1, 3],
        ],
      ),
    ).toBe('right');
  });
});

describe('a name in two lines', () => {
  it.each([
    ['Source 12', ['Source', '12']],
    ['ASX-200BX', ['ASX-', '200BX']],
    ['a router of the campus', ['a router of', 'the campus']],
    ['Router', null],
    ['-x', null],
  ])('%s', (name, lines) => expect(twoLines(name)).toEqual(lines));
});

const projector: LabelType = { ...estimatedType, name: 22, caption: 0, tag: 15, note: 18, glyphScale: 1.2 };

describe.each([
  ['light', estimatedType, 18],
  ['projector', projector, 22],
] as const)('labels in the theme %s', (_, labelType, pipe) => {
  it.each(PRESETS.map(({ id, build }) => [id, build] as const))(
    '%s: no two labels or devices overlap',
    (_id, build) => {
      const scenario = build();
      const session = createSession();
      session.setState({ labelType, pipe });
      const scene = new Scene(createEditorStore(scenario), session);
      const devices = [...scene.positions().values()].map((at) => glyphBox(at, labelType.glyphScale));
      const { boxes } = scene.labels();
      const all = [...devices, ...boxes];
      const pairs: string[] = [];
      for (const [index, one] of all.entries())
        for (const [more, other] of all.slice(index + 1).entries())
          if (sharedArea(one, other) > 0 && index + 1 + more >= devices.length)
            pairs.push(`${JSON.stringify(one)} ${JSON.stringify(other)}`);
      expect(pairs).toEqual([]);
    },
  );

  it.each(PRESETS.map(({ id, build }) => [id, build] as const))('%s: every name is shown, whole', (_id, build) => {
    const session = createSession();
    session.setState({ labelType, pipe });
    const scene = new Scene(createEditorStore(build()), session);
    const { plates } = scene.labels();
    const missing = scene.scenario.model.nodes.filter(({ id }) => plates.get(id)?.wording.cutAt !== null);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
