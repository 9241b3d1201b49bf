/** Why a link cannot be opened, as data. */

import type { Issue } from '../schema/issue.ts';

export type LinkFault =
  | {
      readonly code:
        | 'empty'
        | 'too-long'
        | 'damaged'
        | 'newer'
        | 'not-deflated'
        | 'unpacks-too-large'
        | 'no-differences'
        | 'no-path'
        | 'no-value'
        | 'no-preset'
        | 'too-many-values'
        | 'unknown-column'
        | 'negative-length'
        | 'unknown-choice'
        | 'ends-early'
        | 'number-too-large'
        | 'not-utf-8'
        | 'too-much';
    }
  | { readonly code: 'unknown-preset' | 'preset-changed'; readonly preset: string }
  | { readonly code: 'broken-rule'; readonly issues: readonly Issue[] };
