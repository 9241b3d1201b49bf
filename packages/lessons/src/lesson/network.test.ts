import type { Scenario } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import type { LessonInput } from './document.ts';
import { LessonChangeError, type NetworkOptions, solvedAt, startOf } from './network.ts';
import { parseLesson } from './read.ts';
import { lesson, mustRead, network, step } from './test/lessons.ts';
import { variantOf } from './variant.ts';

const seedTo = (value: unknown) => [{ path: 'seed', value }];
const mtuDraw = { id: 'seed', of: [{ changes: seedTo(77) }] };
const seedOf = async (scenario: Promise<Scenario>) => (await scenario).model.seed;

/** Sources open as networks whose seed is in their name. */
function played(changes: Partial<LessonInput>, own?: NetworkOptions['own']) {
  const read = mustRead(lesson(changes));
  const opened: string[] = [];
  const options: NetworkOptions = {
    open: async (source) => {
      const name = source.kind === 'preset' ? source.id : source.kind;
      opened.push(name);
      if (Number.isNaN(Number(name))) throw new Error(`no preset is called ${name}`);
      return network(Number(name));
    },
    variant: variantOf(read, 'a seed'),
    ...(own === undefined ? {} : { own }),
  };
  return {
    opened,
    start: (index: number) => seedOf(startOf(read, index, options)),
    solved: (index: number) => seedOf(solvedAt(read, index, options)),
  };
}

const preset = (id: string) => ({ kind: 'preset', id }) as const;
const without = (changes: Partial<ReturnType<typeof step>>) => {
  const { scenario: _, ...rest } = step(changes);
  return rest;
};

describe('the network of a step', () => {
  it('is its source with the changes of its draws, and then with its own', async () => {
    const drawn = step({ scenario: preset('5'), draws: ['seed'] });
    const { start } = played({ draws: [mtuDraw], steps: [drawn, step({ ...drawn, id: 'b', changes: seedTo(8) })] });
    expect([await start(0), await start(1)]).toEqual([77, 8]);
  });

  it('goes on from the solution of the step before, or from what the student left', async () => {
    const steps = [
      step({ scenario: preset('5'), solution: { changes: seedTo(6) } }),
      without({ id: 'b' }),
      without({ id: 'c', changes: [{ path: 'view.title', value: 'C' }] }),
    ];
    const alone = played({ steps });
    expect([await alone.start(1), await alone.start(2), await alone.solved(2)]).toEqual([6, 6, 6]);
    const left = played({ steps }, (id) => (id === 'first' ? network(9) : null));
    expect([await left.start(0), await left.start(1), await left.start(2)]).toEqual([5, 9, 9]);
    // What a step names by itself is never replaced.
    expect(left.opened).toEqual(['5']);
  });

  it('is that of an earlier step, as it began', async () => {
    const steps = [
      step({ scenario: preset('5'), changes: seedTo(51), solution: { changes: seedTo(6) } }),
      step({ id: 'b', scenario: preset('7') }),
      step({ id: 'c', scenario: { kind: 'step', id: 'first' }, solution: { scenario: { kind: 'step', id: 'b' } } }),
    ];
    const { start, solved } = played({ steps });
    expect([await start(2), await solved(0), await solved(2)]).toEqual([51, 6, 7]);
  });

  it('of the solution may be another one', async () => {
    const { solved } = played({ steps: [step({ solution: { scenario: preset('3'), changes: [] } })] });
    expect(await solved(0)).toBe(3);
  });

  it('fails where its source cannot be opened', async () => {
    await expect(played({}).start(0)).rejects.toThrow('no preset is called lan');
    await expect(played({}).start(1)).rejects.toThrow('no step 2');
  });
});

describe('a change that does not fit', () => {
  const steps = [
    step({ scenario: preset('5'), changes: [{ path: 'flows[0].messageOctets', value: 1 }] }),
    step({ id: 'b', scenario: preset('5'), draws: ['seed'] }),
    step({ id: 'c', scenario: preset('5'), solution: { changes: seedTo('much') } }),
  ];
  const draws = [{ id: 'seed', of: [{ changes: seedTo(-1) }] }];

  it.each([
    [0, 'steps[0].changes', 'no-such-entry'],
    [1, 'steps[1].draws', 'out-of-range'],
    [2, 'steps[2].solution.changes', 'wrong-type'],
  ] as const)('in step %i is reported with its place', async (index, path, code) => {
    const failed = played({ draws, steps }).solved(index);
    await expect(failed).rejects.toThrow(LessonChangeError);
    await expect(failed).rejects.toMatchObject({ path, issues: [{ code }] });
  });
});

describe('a lesson that is being written', () => {
  it.each(['a', 'b'])('opens nothing for a step that names itself or a later one, %s', async (id) => {
    const parsed = parseLesson(
      lesson({ steps: [step({ id: 'a', scenario: { kind: 'step', id } }), step({ id: 'b' })] }),
    );
    if (parsed.ok || parsed.loose === undefined) throw new Error('the circle was not found');
    const { loose } = parsed;
    const options: NetworkOptions = { open: async () => network(1), variant: variantOf(loose, 'a seed') };
    await expect(startOf(loose, 0, options)).rejects.toThrow('the lesson has no step');
  });
});
