import { type Lesson, type LessonProgress, parseLesson } from '@lanelab/lessons';
import type { StepVerdict } from '@lanelab/lessons/judge';
import { mustParse, SCENARIO_VERSION, type Scenario } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import { noProgress, opened } from './opened.ts';
import { type JudgeRequest, type LessonLock, LessonPlay, placeOf, resultOf } from './play.ts';

const document = {
  lanelab: SCENARIO_VERSION,
  model: { nodes: [], durationPs: 1_000_000 },
  view: { title: 'The answer', notes: 'It lasts' },
};

function lessonOf(): Lesson {
  const parsed = parseLesson({
    lanelabLesson: 1,
    title: 'A lesson',
    minutes: 10,
    steps: [
      {
        id: 'guess',
        title: 'Guess',
        scenario: { kind: 'document', document },
        task: {
          kind: 'predict',
          question: 'One or two?',
          answer: {
            kind: 'choice',
            right: ['two'],
            options: [
              { id: 'one', text: '1' },
              { id: 'two', text: '2' },
            ],
          },
        },
      },
      {
        id: 'longer',
        title: 'Longer',
        task: { kind: 'change', request: 'Make it last longer.' },
        hints: ['first', 'second'],
        solution: { changes: [{ path: 'model.durationPs', value: 2_000_000 }] },
      },
      { id: 'after', title: 'After', task: { kind: 'read' } },
      {
        id: 'drawn',
        title: 'Drawn',
        task: { kind: 'find', question: 'How many?', answer: { kind: 'number' } },
        solution: { answer: '{count}' },
      },
    ],
    draws: [{ id: 'count', of: [{ values: { count: 7 } }] }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.lesson;
}

const verdict = (passes: boolean): StepVerdict => ({
  passes,
  checks: [],
  isAnswerRight: null,
  says: [],
  values: {},
  curve: null,
});

interface Setting {
  readonly passes?: boolean;
  readonly progress?: LessonProgress;
  readonly locks?: readonly LessonLock[];
}

/** A lesson that is played with a judge who says what the test wants; `asked` is what it was asked. */
function played({ passes = true, progress, locks = [] }: Setting = {}) {
  const lesson = lessonOf();
  const asked: JudgeRequest[] = [];
  const kept: LessonProgress[] = [];
  const play = new LessonPlay({
    lesson,
    progress: progress ?? noProgress(opened(lesson, 'test'), '1'),
    locks,
    judge: async (request) => {
      asked.push(request);
      return verdict(passes);
    },
    keep: (next) => kept.push(next),
  });
  return { play, asked, kept, state: () => play.store.getState() };
}

const longer = (scenario: Scenario): Scenario =>
  mustParse({ ...scenario, model: { ...scenario.model, durationPs: 3_000_000 } });

describe('a lesson that is played', () => {
  it('opens a step without the title and the notes of its network, which may hold the answer', async () => {
    const { play, state } = played();
    await play.goTo(0);
    expect(state().network?.own.view).toMatchObject({ title: '', notes: '' });
  });

  it('takes a prediction as done whatever the network does', async () => {
    const { play, state } = played({ passes: false });
    await play.goTo(0);
    play.answer(['one']);
    await play.check();
    expect(resultOf(state().progress, 'guess')).toMatchObject({ state: 'done', answer: ['one'], tries: 1 });
    expect(state().verdict?.passes).toBe(false);
  });

  it('takes a change as done only when its checks hold, and judges the network of the student', async () => {
    const { play, asked, state } = played({ passes: false });
    await play.goTo(1);
    play.edited(longer(state().network?.own ?? mustParse(document)));
    await play.check();
    expect(asked.at(-1)?.scenario.model.durationPs).toBe(3_000_000);
    expect(asked.at(-1)?.start.model.durationPs).toBe(1_000_000);
    expect(resultOf(state().progress, 'longer')?.state).toBe('begun');
  });

  it('judges a prediction on the network of the step, not on one that somebody has changed', async () => {
    const { play, asked, state } = played();
    await play.goTo(0);
    play.edited(longer(state().network?.own ?? mustParse(document)));
    play.answer(['two']);
    await play.check();
    expect(asked.at(-1)?.scenario.model.durationPs).toBe(1_000_000);
  });

  it('notes a step as shown whose solution was taken, and goes on from that network', async () => {
    const { play, state } = played();
    await play.goTo(1);
    await play.showSolution();
    expect(resultOf(state().progress, 'longer')?.state).toBe('shown');
    await play.goTo(2);
    expect(state().network?.own.model.durationPs).toBe(2_000_000);
  });

  it('judges a step by its own network, however soon after the step is shown', async () => {
    for (const press of ['check', 'showSolution'] as const) {
      const { play, asked, state } = played();
      await play.goTo(0);
      await play.goTo(1);
      play.edited(longer(state().network?.own ?? mustParse(document)));
      await play.goTo(0);
      const going = play.goTo(1);
      await play[press]();
      await going;
      const isSolved = press === 'showSolution';
      expect(asked.at(-1)?.scenario.model.durationPs).toBe(isSolved ? 2_000_000 : 3_000_000);
      expect(state().network).toMatchObject({ stepId: 'longer', own: asked.at(-1)?.scenario });
      expect(state().share).toBeNull();
    }
  });

  it('checks nothing where the student has gone on before the network is there', async () => {
    const { play, asked, state } = played();
    await play.goTo(0);
    const going = play.goTo(1);
    const checking = play.check();
    await play.goTo(2);
    await Promise.all([going, checking]);
    expect(asked).toEqual([]);
    expect(state()).toMatchObject({ index: 2, share: null });
  });

  it('does not call a step shown that was solved before', async () => {
    const { play, state } = played();
    await play.goTo(1);
    await play.check();
    await play.showSolution();
    expect(resultOf(state().progress, 'longer')?.state).toBe('done');
  });

  it('goes on with the network that the student left', async () => {
    const { play, state } = played();
    await play.goTo(1);
    play.edited(longer(state().network?.own ?? mustParse(document)));
    await play.goTo(2);
    expect(state().network?.own.model.durationPs).toBe(3_000_000);
  });

  it('starts a step over with its own network', async () => {
    const { play, state } = played();
    await play.goTo(1);
    play.edited(longer(state().network?.own ?? mustParse(document)));
    play.startOver();
    expect(state().network?.own.model.durationPs).toBe(1_000_000);
    expect(resultOf(state().progress, 'longer')?.network).toBeUndefined();
  });

  it('shows the answer that the draws of the student come to', async () => {
    const { play, asked, state } = played();
    await play.goTo(3);
    expect(play.step()?.solution?.answer).toBe(7);
    await play.showSolution();
    expect(resultOf(state().progress, 'drawn')).toMatchObject({ state: 'shown', answer: 7 });
    expect(asked.at(-1)?.answer).toBe(7);
  });

  it('takes the verdict away when network or answer change', async () => {
    const { play, state } = played();
    await play.goTo(0);
    play.answer(['two']);
    await play.check();
    expect(state().verdict).not.toBeNull();
    play.answer(['one']);
    expect(state().verdict).toBeNull();
  });

  it('opens no more hints than there are', async () => {
    const { play, state } = played();
    await play.goTo(1);
    for (let press = 0; press < 5; press += 1) play.hint();
    expect(resultOf(state().progress, 'longer')?.hints).toBe(2);
  });

  it('opens no hint and no solution where they are locked', async () => {
    const { play, state } = played({ locks: ['hints', 'solutions'] });
    await play.goTo(1);
    play.hint();
    await play.showSolution();
    expect(resultOf(state().progress, 'longer')).toBeNull();
    expect(state().network?.own.model.durationPs).toBe(1_000_000);
  });

  it('keeps what is done, and begins where the student was', async () => {
    const { play, kept } = played();
    await play.goTo(0);
    play.answer(['two']);
    await play.check();
    const last = kept.at(-1);
    expect(last).toBeDefined();
    if (last !== undefined) expect(placeOf(play.lesson, last)).toBe(1);
  });

  it('says why a network cannot be opened, and lets the student go on', async () => {
    const { play, state } = played();
    Reflect.set(play.lesson.steps[0] ?? {}, 'scenario', { kind: 'preset', id: 'nothing-of-the-kind' });
    await play.goTo(0);
    expect(state().problem).toContain('nothing-of-the-kind');
    expect(state().network).toBeNull();
  });
});
