import { describe, expect, test } from 'vitest';
import { documentHash, modelHash } from '../canonical.ts';
import { mustParse, parseScenario } from '../parse.ts';

const opening = (start: unknown) => ({
  lanelab: 8,
  model: { nodes: [], durationPs: 1_000_000 },
  view: { start },
});

describe('where a document opens', () => {
  test('is an instant, and a speed and a layer where it names them', () => {
    expect(mustParse(opening({ timePs: 5 })).view.start).toEqual({ timePs: 5 });
    const whole = { timePs: 0, speedPs: 20_000_000, layer: 'vcs' } as const;
    expect(mustParse(opening(whole)).view.start).toEqual(whole);
  });

  test('may be beyond the end, which an edit may bring nearer', () =>
    expect(parseScenario(opening({ timePs: 2_000_000 }))).toMatchObject({ ok: true }));

  test.each([
    [{}, 'view.start.timePs', 'missing'],
    [{ timePs: -1 }, 'view.start.timePs', 'out-of-range'],
    [{ timePs: 0.5 }, 'view.start.timePs', 'wrong-type'],
    [{ timePs: 0, speedPs: 999_999 }, 'view.start.speedPs', 'out-of-range'],
    [{ timePs: 0, speedPs: 10_000_000_000_001 }, 'view.start.speedPs', 'out-of-range'],
    [{ timePs: 0, layer: 'cables' }, 'view.start.layer', 'unknown-choice'],
    [{ timePs: 0, detail: 'cells' }, 'view.start', 'unknown-key'],
  ])('%j is refused', (start, path, code) => {
    const result = parseScenario(opening(start));
    expect(result.ok ? [] : result.errors).toMatchObject([{ path, code }]);
  });

  test('belongs to the document and not to the model', () => {
    const [one, other] = [mustParse(opening({ timePs: 5 })), mustParse(opening({ timePs: 6 }))];
    expect(modelHash(one.model)).toBe(modelHash(other.model));
    expect(documentHash(one)).not.toBe(documentHash(other));
  });
});
