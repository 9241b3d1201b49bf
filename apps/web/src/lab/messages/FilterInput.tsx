/** The box for an expression of the filter language, with what may be typed next in a list below it. */
import { completionsAt, type Field } from '@lanelab/filter';
import { fieldText } from '@lanelab/messages/filter';
import { say } from '@lanelab/messages/messages';
import { useMemo, useState } from 'react';
import { CompletionBox, type Proposal } from '../../base/ui/CompletionBox.tsx';
import { useEditor } from '../../document/store/use-editor.ts';
import styles from './FilterBar.module.css';

interface FilterInputProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Whether the text is no filter. */
  readonly isFaulty: boolean;
}

const DEVICE_FIELDS: ReadonlySet<string> = new Set(['node', 'from', 'to']);

export function FilterInput({ text, onText, isFaulty }: FilterInputProps) {
  const [caret, setCaret] = useState(text.length);
  const proposals = useProposals(text, caret);
  return (
    <CompletionBox
      className={styles.field ?? ''}
      label={say('filter.expression')}
      placeholder={say('filter.expression.hint')}
      text={text}
      onText={(next, at) => {
        setCaret(at);
        onText(next);
      }}
      proposals={proposals}
      isFaulty={isFaulty}
      testId="filter-text"
    />
  );
}

/** What may take the place of the word at the caret. */
function useProposals(text: string, caret: number): readonly Proposal[] {
  const nodes = useEditor((state) => state.scenario.model.nodes);
  return useMemo(() => {
    const names = nodes.map(({ name }) => name);
    const valuesOf = ({ name }: Field) => (DEVICE_FIELDS.has(name) ? names : []);
    const at = Math.min(caret, text.length);
    const { from, items } = completionsAt(text, at, valuesOf);
    return items.map(({ kind, text: word, field }) => {
      const isSign = kind === 'operator' || kind === 'word';
      return {
        id: `${kind} ${word}`,
        word,
        whole: `${text.slice(0, from)}${word}${isSign ? ' ' : ''}${text.slice(at)}`,
        meaning: field === null || kind !== 'field' ? '' : fieldText(field),
      };
    });
  }, [text, caret, nodes]);
}
