/** A result file that was dropped on a page or opened on another one, for the page that computes it again. It is kept nowhere. */
import { createStore } from 'zustand/vanilla';

export interface HandedIn {
  /** Name of the file, which stands for it in sentences. */
  readonly name: string;
  readonly text: string;
}

export const handedIn = createStore<{ readonly file: HandedIn | null }>(() => ({ file: null }));

export const handIn = (file: HandedIn): void => handedIn.setState({ file });

/** Whether a document is what a student did in a lesson. */
export const isResult = (document: unknown): boolean =>
  typeof document === 'object' && document !== null && 'lanelabResult' in document;
