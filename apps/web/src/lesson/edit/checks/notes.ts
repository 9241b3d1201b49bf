/** What is wrong with checks, by the line on which each stands. */
import { faultText } from '@lanelab/lessons/checks';
import type { AskedFault } from '@lanelab/lessons/judge';

export interface CheckNote {
  /** From 1. */
  readonly line: number;
  /** Characters of the line that the sentence is about. */
  readonly start: number;
  readonly end: number;
  /** The network does not have what the check names: it may be there once the student has made it. */
  readonly isMissing: boolean;
  readonly sentence: string;
}

/** Numbers of the lines that hold something, from 1. */
const filledLines = (text: string): readonly { readonly line: string; readonly number: number }[] =>
  text
    .split('\n')
    .map((line, index) => ({ line: line.trimEnd(), number: index + 1 }))
    .filter(({ line }) => line.trim() !== '');

/** The notes to the checks on the filled lines of `text`; `pathOf` is the place in the lesson of each, by its number from 0. */
export function notesOf(
  text: string,
  pathOf: (index: number) => string,
  faults: readonly AskedFault[],
): readonly CheckNote[] {
  return filledLines(text).flatMap(({ line, number }, index) =>
    faults
      .filter(({ path }) => path === pathOf(index))
      .map(({ text: read, fault, start, end, isMissing }) => {
        const indent = line.length - line.trimStart().length;
        // A check with drawn values in it is read with the values, so that its places are others.
        const isAsWritten = line.trim() === read;
        return {
          line: number,
          start: isAsWritten ? indent + start : indent,
          end: isAsWritten ? indent + end : line.length,
          isMissing,
          sentence: faultText(fault),
        };
      }),
  );
}
