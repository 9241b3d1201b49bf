/** A link that can be copied by a press, or selected by hand where the browser forbids that. */
import { useEffect, useRef } from 'react';
import { CopyButton, useCopy } from './copying.tsx';
import styles from './ShareDialog.module.css';

interface LinkFieldProps {
  readonly label: string;
  readonly link: string;
  readonly testId: string;
  /** Takes the focus as it appears, ready to be copied. */
  readonly isPreselected?: boolean;
}

export function LinkField({ label, link, testId, isPreselected = false }: LinkFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy(link, input);
  useEffect(() => {
    if (isPreselected) input.current?.focus();
  }, [isPreselected]);
  return (
    <div className={styles.field}>
      <input
        ref={input}
        readOnly
        aria-label={label}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        data-testid={testId}
      />
      <CopyButton state={state} onCopy={copy} testId={`copy-${testId}`} />
    </div>
  );
}
