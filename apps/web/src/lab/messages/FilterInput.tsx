/** The box for an expression of the filter language, with what may be typed next in a list below it. */
import { type Completion, completionsAt, type Field } from '@lanelab/filter';
import { fieldText } from '@lanelab/messages/filter';
import { say } from '@lanelab/messages/messages';
import { useMemo, useRef, useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useEditor } from '../../document/store/use-editor.ts';
import styles from './FilterBar.module.css';

interface FilterInputProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Whether the text is no filter. */
  readonly isFaulty: boolean;
}

/** A completion with the whole text that it makes. */
interface Proposal extends Completion {
  readonly id: string;
  readonly whole: string;
}

const DEVICE_FIELDS: ReadonlySet<string> = new Set(['node', 'from', 'to']);

export function FilterInput({ text, onText, isFaulty }: FilterInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(text.length);
  const proposals = useProposals(text, caret);
  const type = (next: string) => {
    setCaret(input.current?.selectionStart ?? next.length);
    onText(next);
  };
  return (
    <ComboBox
      className={styles.field ?? ''}
      aria-label={say('filter.expression')}
      inputValue={text}
      onInputChange={type}
      items={proposals}
      selectedKey={null}
      onSelectionChange={(key) => {
        const chosen = proposals.find(({ id }) => id === key);
        if (chosen !== undefined) onText(chosen.whole);
      }}
      allowsCustomValue
      menuTrigger="input"
    >
      <Input
        ref={input}
        className={styles.text ?? ''}
        placeholder={say('filter.expression.hint')}
        spellCheck="false"
        autoComplete="off"
        data-faulty={isFaulty || undefined}
        data-testid="filter-text"
      />
      <Popover className={styles.popover ?? ''}>
        <ListBox<Proposal> className={styles.list ?? ''}>
          {({ id, text: word, field, kind, whole }) => (
            <ListBoxItem id={id} textValue={whole} className={styles.item ?? ''}>
              <span className="mono" translate="no">
                {word}
              </span>
              {field === null || kind !== 'field' ? null : <span className={styles.meaning}>{fieldText(field)}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
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
    return items.map((item) => {
      const isSign = item.kind === 'operator' || item.kind === 'word';
      const whole = `${text.slice(0, from)}${item.text}${isSign ? ' ' : ''}${text.slice(at)}`;
      return { ...item, id: `${item.kind} ${item.text}`, whole };
    });
  }, [text, caret, nodes]);
}
