/** What `parser.js` exports: see `syntax.ts`, the only file that imports it. */
import type { CheckSyntax } from '../syntax.ts';

interface Expectation {
  readonly type: 'any' | 'class' | 'end' | 'literal' | 'other' | 'not';
  /** The name of a rule, of type `other`. */
  readonly description?: string;
  readonly text?: string;
}

export class SyntaxError extends globalThis.SyntaxError {
  readonly expected: readonly Expectation[];
  readonly found: string | null;
  readonly location: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
}

interface ParseOptions {
  /** Names of devices and emulated LANs, which need no quotes where they have blanks. */
  readonly names: readonly string[];
}

/** @throws {SyntaxError} where the text is no check. */
export function parse(text: string, options: ParseOptions): CheckSyntax;
