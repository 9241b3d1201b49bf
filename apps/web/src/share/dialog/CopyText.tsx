/** Text of several lines that can be copied by a press, or selected by hand where the browser forbids that. */
import { useRef } from 'react';
import { CopyButton, useCopy } from './copying.tsx';
import styles from './ShareDialog.module.css';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  readonly testId: string;
}

export function CopyText({ label, text, testId }: CopyTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { state, copy } = useCopy(text, area);
  return (
    <>
      <textarea
        ref={area}
        readOnly
        rows={4}
        className={styles.text}
        aria-label={label}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        data-testid={testId}
      />
      <p className={styles.actions}>
        <CopyButton state={state} onCopy={copy} testId={`copy-${testId}`} />
      </p>
    </>
  );
}
