/** The networks of a step while the lesson is written: the one it begins with and the one that solves it, opened again as they change. */
import { type Lesson, LessonChangeError, solvedAt, startOf, type Variant, variantOf } from '@lanelab/lessons';
import { placeInWords } from '@lanelab/lessons/words';
import { issueSentence } from '@lanelab/messages/scenario';
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useState } from 'react';
import { openSource } from '../../../share/lectures/sources.ts';

export interface StepNetworks {
  readonly start: Scenario;
  /** Where the solution cannot be opened: the network that the step begins with. */
  readonly solved: Scenario;
  readonly variant: Variant;
}

export type OpenedNetworks =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly networks: StepNetworks; readonly problem: string | null }
  | { readonly state: 'failed'; readonly problem: string };

/** Draws one variant of each draw, the same one wherever the lesson is written. */
export const WRITING_SEED = 'writing';

function reasonOf(error: unknown): string {
  if (error instanceof LessonChangeError)
    return error.issues.map((issue) => issueSentence(issue, placeInWords(error.path))).join(' ');
  if (error instanceof Error) return error.message;
  throw error;
}

async function openNetworks(lesson: Lesson, index: number): Promise<OpenedNetworks> {
  const variant = variantOf(lesson, WRITING_SEED);
  const options = { open: openSource, variant };
  let start: Scenario;
  try {
    start = await startOf(lesson, index, options);
  } catch (error) {
    return { state: 'failed', problem: reasonOf(error) };
  }
  try {
    const solved = await solvedAt(lesson, index, options);
    return { state: 'open', networks: { start, solved, variant }, problem: null };
  } catch (error) {
    return { state: 'open', networks: { start, solved: start, variant }, problem: reasonOf(error) };
  }
}

/** What the networks of a step follow from: changes of texts open nothing. */
const sourcesOf = ({ steps, draws }: Lesson, index: number): string =>
  JSON.stringify([
    draws,
    steps.slice(0, index + 1).map(({ id, scenario, changes, draws: drawn, solution }) => {
      const { answer: _, ...network } = solution ?? { changes: [] };
      return [id, scenario, changes, drawn, network];
    }),
  ]);

export function useNetworks(lesson: Lesson, index: number): OpenedNetworks {
  const [opened, setOpened] = useState<OpenedNetworks>({ state: 'opening' });
  const sources = sourcesOf(lesson, index);
  useEffect(() => {
    let isCurrent = true;
    void openNetworks(lesson, index).then((next) => {
      if (isCurrent) setOpened(next);
    });
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `sources` is what the networks follow from
  }, [sources, index]);
  return opened;
}
