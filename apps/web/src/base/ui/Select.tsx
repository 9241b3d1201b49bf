/** One of several named values. The list that opens is fetched when it is first asked for. */
import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { part } from './part.tsx';
import styles from './Select.module.css';

const SelectList = part(async () => (await import('./SelectList.tsx')).SelectList, 'over');

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  readonly label: ReactNode;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly after?: ReactNode;
  readonly isDisabled?: boolean;
  readonly testId?: string;
}

export function Select({ label, options, value, onChange, after, isDisabled = false, testId }: SelectProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const now = options.findIndex((option) => option.value === value);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'ArrowUp' || key === 'ArrowDown') setOpen(true);
    else if (ctrlKey || metaKey || altKey) return;
    else {
      const next = closedChoice(options, now, key);
      if (next === undefined) return;
      onChange(next.value);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.field} data-testid={testId}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className={styles.button}
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-value ${id}-label`}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      >
        <span id={`${id}-value`} className={styles.value}>
          {options[now]?.label}
        </span>
        <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.arrow}>
          <path d="M4 6.5 8 10.5l4-4" />
        </svg>
      </button>
      {after}
      {isOpen ? (
        <Suspense>
          <SelectList
            labelledBy={`${id}-label`}
            options={options}
            value={value}
            below={button}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What a key chooses while the list is closed: the option beside, or the next one that begins with the letter. */
function closedChoice(options: readonly Option[], now: number, key: string): Option | undefined {
  if (key === 'ArrowLeft') return options[Math.max(0, now - 1)];
  if (key === 'ArrowRight') return options[Math.min(options.length - 1, now + 1)];
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...options.slice(now + 1), ...options.slice(0, now + 1)];
  return after.find(({ label }) => label.toLowerCase().startsWith(key.toLowerCase()));
}
