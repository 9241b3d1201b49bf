/** A box for a line of a small language, with what may be typed next in a list below it. */
import { useRef } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styles from './CompletionBox.module.css';

/** What takes the place of the word at the caret, and the whole line that it makes. */
export interface Proposal {
  readonly id: string;
  readonly word: string;
  readonly whole: string;
  /** What the word means, in a few words; empty where it says so itself. */
  readonly meaning: string;
}

interface CompletionBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  /** Called with the line as it is typed, and where the caret stands in it. */
  readonly onText: (text: string, caret: number) => void;
  readonly proposals: readonly Proposal[];
  /** Whether the text means nothing. */
  readonly isFaulty: boolean;
  readonly isReadOnly?: boolean;
  /** Called when the line is finished: by Enter, or because the keyboard has gone on. */
  readonly onCommit?: () => void;
  readonly className?: string;
  readonly testId: string;
}

export function CompletionBox(props: CompletionBoxProps) {
  const {
    label,
    placeholder,
    text,
    onText,
    proposals,
    isFaulty,
    isReadOnly = false,
    onCommit,
    className,
    testId,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <ComboBox
      className={[styles.field, className].filter(Boolean).join(' ')}
      aria-label={label}
      inputValue={text}
      onInputChange={(next) => onText(next, input.current?.selectionStart ?? next.length)}
      items={proposals}
      selectedKey={null}
      onSelectionChange={(key) => {
        const chosen = proposals.find(({ id }) => id === key);
        if (chosen !== undefined) onText(chosen.whole, chosen.whole.length);
      }}
      isReadOnly={isReadOnly}
      allowsCustomValue
      menuTrigger="input"
      {...(onCommit === undefined ? {} : { onBlur: onCommit })}
    >
      <Input
        ref={input}
        className={styles.text ?? ''}
        placeholder={placeholder}
        spellCheck="false"
        autoComplete="off"
        data-faulty={isFaulty || undefined}
        data-testid={testId}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && input.current?.getAttribute('aria-expanded') !== 'true') onCommit?.();
        }}
      />
      <Popover className={styles.popover ?? ''}>
        <ListBox<Proposal> className={styles.list ?? ''}>
          {({ id, word, whole, meaning }) => (
            <ListBoxItem id={id} textValue={whole} className={styles.item ?? ''}>
              <span className="mono" translate="no">
                {word}
              </span>
              {meaning === '' ? null : <span className={styles.meaning}>{meaning}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
