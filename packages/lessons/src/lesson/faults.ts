/** What is wrong with a lesson, as data; `words/` makes sentences of it. */
import type { Issue } from '@lanelab/scenario';

export type LessonFault =
  /** A value breaks its rule, in the lesson or in a scenario inside it. */
  | { readonly code: 'issue'; readonly path: string; readonly issue: Issue }
  | { readonly code: 'step-id-taken'; readonly path: string; readonly id: string }
  /** A step goes on from one that comes later, or from itself. */
  | {
      readonly code: 'no-earlier-step';
      readonly path: string;
      readonly id: string;
      readonly earlier: readonly string[];
    }
  | { readonly code: 'first-step-without-network'; readonly path: string }
  | { readonly code: 'no-such-draw'; readonly path: string; readonly id: string; readonly known: readonly string[] }
  | { readonly code: 'no-such-option'; readonly path: string; readonly id: string; readonly known: readonly string[] }
  /** What is expected comes to something else than an option, where this alternative (from 1) of the draw is drawn. */
  | {
      readonly code: 'drawn-no-option';
      readonly path: string;
      readonly id: string;
      readonly known: readonly string[];
      readonly draw: string;
      readonly alternative: number;
    }
  | {
      readonly code: 'drawn-no-number';
      readonly path: string;
      readonly value: string;
      readonly draw: string;
      readonly alternative: number;
    }
  /** What is expected names a value that this alternative (from 1) of the draw does not have. */
  | {
      readonly code: 'drawn-value-missing';
      readonly path: string;
      readonly name: string;
      readonly draw: string;
      readonly alternative: number;
    }
  /** One answer follows several draws. */
  | {
      readonly code: 'several-draws';
      readonly path: string;
      readonly texts: readonly string[];
      readonly draws: readonly string[];
    }
  /** The right order leaves out an item, or has one that is none. */
  | {
      readonly code: 'order-of-other-items';
      readonly path: string;
      readonly ids: readonly string[];
      readonly known: readonly string[];
    }
  | { readonly code: 'name-taken'; readonly path: string; readonly name: string }
  /** A document or a value of a change has more levels of objects and lists than anything that a scenario takes. */
  | { readonly code: 'too-deep'; readonly path: string; readonly levels: number }
  | { readonly code: 'curve-without-time'; readonly path: string }
  /** A text is no ICU message: a brace is open, what it holds is no name, or a choice has no `other`. */
  | { readonly code: 'broken-text'; readonly path: string; readonly text: string }
  /** A link of a text leads nowhere that a lesson can lead. */
  | { readonly code: 'unknown-link'; readonly path: string; readonly target: string };
