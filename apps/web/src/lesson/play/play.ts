/**
 * A lesson being played: the step, the student's answers and networks, and what the checks say of them. Everything is kept as it
 * changes. No React, no DOM.
 */
import {
  type Answer,
  drawnStep,
  drawnValues,
  isMade,
  type Lesson,
  type LessonProgress,
  type LessonStep,
  type OwnNetwork,
  type StepResult,
  solvedAt,
  startOf,
  type Variant,
  variantOf,
} from '@lanelab/lessons';
import type { StepVerdict } from '@lanelab/lessons/judge';
import { parseScenario, type Scenario } from '@lanelab/scenario';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { openSource } from '../../share/lectures/sources.ts';

export interface PlayState {
  /** Position of the step that is shown; the number of steps for the page at the end. */
  readonly index: number;
  readonly progress: LessonProgress;
  /** The network that is shown, and the one that the step began with; null while it is opened. */
  readonly network: { readonly stepId: string; readonly start: Scenario; readonly own: Scenario } | null;
  /** Counts networks that were put on the stage: another number, another workbench. */
  readonly stage: number;
  /** How far the checks have been computed, 0..1; null while none are. */
  readonly share: number | null;
  /** The verdict on network and answer as they stand; every change of them takes it away. */
  readonly verdict: StepVerdict | null;
  /** Why the network of the step cannot be opened, or the checks not be computed, in a sentence. */
  readonly problem: string | null;
}

export interface JudgeRequest {
  readonly index: number;
  readonly scenario: Scenario;
  readonly start: Scenario;
  readonly answer: Answer | null;
  readonly variant: Variant;
}

/** What a student cannot open, where the lesson is given to a class so. */
export type LessonLock = 'hints' | 'solutions';

export interface PlayParts {
  readonly lesson: Lesson;
  readonly progress: LessonProgress;
  /** Computes the checks of a step; rejects with the reason in a sentence. */
  readonly judge: (
    request: JudgeRequest,
    options: { readonly signal: AbortSignal; readonly onShare: (share: number) => void },
  ) => Promise<StepVerdict>;
  readonly locks?: readonly LessonLock[];
  /** Keeps the progress. It reports by itself what it cannot keep. */
  readonly keep: (progress: LessonProgress) => void;
}

const first = (progress: LessonProgress): PlayState => ({
  index: 0,
  progress,
  network: null,
  stage: 0,
  share: null,
  verdict: null,
  problem: null,
});

/** The step that the student was at: the first that is neither done nor shown. */
export function placeOf({ steps }: Lesson, progress: LessonProgress): number {
  const open = steps.findIndex(({ id }) => {
    const state = resultOf(progress, id)?.state;
    return state !== 'done' && state !== 'shown';
  });
  return open < 0 ? steps.length : open;
}

/** A preset's title and notes say what it shows, which the lesson asks for; the step has the words. */
const withoutNotes = (scenario: Scenario): Scenario => ({
  ...scenario,
  view: { ...scenario.view, title: '', question: '', notes: '' },
});

export const resultOf = ({ steps }: LessonProgress, id: string): StepResult | null =>
  steps.find((step) => step.id === id) ?? null;

export class LessonPlay {
  readonly lesson: Lesson;
  readonly variant: Variant;
  /** The steps of the lesson with what this student's draws make of their right answers. */
  readonly steps: readonly LessonStep[];
  readonly store: StoreApi<PlayState>;
  readonly #locks: readonly LessonLock[];
  readonly #judge: PlayParts['judge'];
  readonly #keep: PlayParts['keep'];
  #computing: AbortController | null = null;
  /** Ends when the network of the step that is shown is open, or cannot be opened. */
  #opening: Promise<void> = Promise.resolve();

  constructor({ lesson, progress, judge, keep, locks = [] }: PlayParts) {
    this.lesson = lesson;
    this.variant = variantOf(lesson, progress.seed);
    const drawn = drawnValues(this.variant);
    this.steps = lesson.steps.map((step) => drawnStep(step, drawn));
    this.store = createStore(() => first(progress));
    this.#locks = locks;
    this.#judge = judge;
    this.#keep = keep;
  }

  get #state(): PlayState {
    return this.store.getState();
  }

  isLocked(lock: LessonLock): boolean {
    return this.#locks.includes(lock);
  }

  /** The step that is shown; null at the end. */
  step(): LessonStep | null {
    return this.steps[this.#state.index] ?? null;
  }

  result(): StepResult | null {
    const step = this.step();
    return step === null ? null : resultOf(this.#state.progress, step.id);
  }

  /** Shows a step, with the network as the student left it there, or as the step begins. */
  async goTo(index: number): Promise<void> {
    this.#cancel();
    const step = this.steps[index];
    if (step === undefined) {
      this.store.setState({ index: this.lesson.steps.length, verdict: null, problem: null, share: null });
      return;
    }
    this.store.setState({ index, verdict: null, problem: null, share: null });
    this.#opening = this.#open(index, step);
    await this.#opening;
  }

  async #open(index: number, step: LessonStep): Promise<void> {
    try {
      const start = withoutNotes(await startOf(this.lesson, index, this.#networkOptions()));
      if (this.#state.index !== index) return;
      this.#show(step, start, this.#ownNetwork(step.id) ?? start);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (this.#state.index === index) this.store.setState({ problem: error.message, network: null });
    }
  }

  /** The network of a step, once it is open; until then that of the former step stands on the stage. Null where another step is shown by then. */
  async #networkOf(step: LessonStep): Promise<PlayState['network']> {
    await this.#opening;
    const { network } = this.#state;
    return this.step() === step && network?.stepId === step.id ? network : null;
  }

  /** Puts the network on the stage as the step begins. */
  startOver(): void {
    const { network } = this.#state;
    const step = this.step();
    if (step === null || network?.stepId !== step.id) return;
    this.#change(step, { network: undefined });
    this.#show(step, network.start, network.start);
  }

  answer(answer: Answer): void {
    const step = this.step();
    if (step === null) return;
    this.#cancel();
    this.#change(step, { answer });
    this.store.setState({ verdict: null });
  }

  /** The student changed the network on the stage. */
  edited(own: Scenario): void {
    const { network } = this.#state;
    const step = this.step();
    if (network === null || step === null || network.stepId !== step.id || network.own === own) return;
    this.#cancel();
    this.store.setState({ network: { ...network, own }, verdict: null });
    this.#change(step, { network: { ...own } });
  }

  hint(): void {
    const step = this.step();
    if (step !== null && !this.isLocked('hints'))
      this.#change(step, { hints: Math.min(step.hints.length, (this.result()?.hints ?? 0) + 1) });
  }

  /** Computes the checks of the step. A prediction counts as done whatever they say; all else where they hold. */
  async check(): Promise<void> {
    const { network: shown, index } = this.#state;
    const step = this.step();
    if (shown === null || step === null) return;
    this.#cancel();
    const computing = new AbortController();
    this.#computing = computing;
    this.store.setState({ share: 0, problem: null });
    const network = await this.#networkOf(step);
    if (computing.signal.aborted) return;
    if (network === null) return this.cancel();
    const before = this.result();
    this.#change(step, { tries: (before?.tries ?? 0) + 1 });
    try {
      const verdict = await this.#judge(
        {
          index,
          scenario: isMade(step.task) ? network.own : network.start,
          start: network.start,
          answer: before?.answer ?? null,
          variant: this.variant,
        },
        { signal: computing.signal, onShare: (share) => this.store.setState({ share }) },
      );
      if (computing.signal.aborted) return;
      this.store.setState({ share: null, verdict });
      const isDone = verdict.passes || step.task.kind === 'predict' || step.task.kind === 'read';
      if (isDone && before?.state !== 'shown') this.#change(step, { state: 'done' });
    } catch (error) {
      if (computing.signal.aborted) return;
      if (!(error instanceof Error)) throw error;
      this.store.setState({ share: null, problem: error.message });
    } finally {
      if (this.#computing === computing) this.#computing = null;
    }
  }

  /** Takes the checkpoint: the network that solves the step is on the stage, and the step is noted as shown. */
  async showSolution(): Promise<void> {
    const step = this.step();
    const { network: shown, index } = this.#state;
    if (step === null || shown === null || this.isLocked('solutions')) return;
    const network = await this.#networkOf(step);
    if (network === null) return;
    this.#cancel();
    const answer = step.solution?.answer;
    const isDone = this.result()?.state === 'done';
    this.#change(step, {
      ...(isDone ? {} : { state: 'shown' }),
      ...(answer === undefined || isDone ? {} : { answer }),
    });
    if (isMade(step.task)) {
      const solved = await solvedAt(this.lesson, index, this.#networkOptions());
      if (this.#state.index !== index) return;
      this.#change(step, { network: { ...solved } });
      this.#show(step, network.start, solved);
    }
    await this.check();
  }

  /** Stops what is being computed. */
  cancel(): void {
    this.#cancel();
    this.store.setState({ share: null });
  }

  dispose(): void {
    this.#cancel();
  }

  #cancel(): void {
    this.#computing?.abort();
    this.#computing = null;
    if (this.#state.share !== null) this.store.setState({ share: null });
  }

  #show(step: LessonStep, start: Scenario, own: Scenario): void {
    this.store.setState({
      network: { stepId: step.id, start, own },
      stage: this.#state.stage + 1,
      verdict: null,
      problem: null,
    });
  }

  #networkOptions() {
    const own: OwnNetwork = (id) => this.#ownNetwork(id);
    return { open: openSource, variant: this.variant, own };
  }

  /** What a former version of the lab kept and this one cannot read counts as not kept. */
  #ownNetwork(id: string): Scenario | null {
    const kept = resultOf(this.#state.progress, id)?.network;
    if (kept === undefined) return null;
    const parsed = parseScenario(kept);
    return parsed.ok ? parsed.scenario : (parsed.loose ?? null);
  }

  #change(step: LessonStep, changed: { readonly [Key in keyof StepResult]?: StepResult[Key] | undefined }): void {
    const { progress } = this.#state;
    const before: StepResult = resultOf(progress, step.id) ?? { id: step.id, state: 'begun', tries: 0, hints: 0 };
    const entries = Object.entries({ ...before, ...changed }).filter(([, value]) => value !== undefined);
    const after = Object.fromEntries(entries) as unknown as StepResult;
    const others = progress.steps.filter(({ id }) => id !== step.id);
    const next = { ...progress, steps: [...others, after] };
    this.store.setState({ progress: next });
    this.#keep(next);
  }
}
