/** What a word of the glossary means. */
import type { PopoverProps } from './Explained.tsx';
import { Explanation } from './Explanation.tsx';
import { glossary, type TermId } from './glossary.ts';

export function TermMeaning({ id, ...popover }: PopoverProps & { readonly id: TermId }) {
  const { term, long, meaning } = glossary[id];
  return (
    <Explanation label={term} {...popover}>
      <b>{term}</b>
      {long === undefined ? null : <span className="muted"> {long}</span>}
      <p>{meaning}</p>
    </Explanation>
  );
}
