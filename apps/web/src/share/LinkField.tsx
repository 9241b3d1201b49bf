/** A link that can be copied by a press, or selected by hand where the browser forbids that. */
import { useRef, useState } from 'react';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/clipboard.ts';
import { CheckIcon } from '../ui/icons.tsx';
import styles from './ShareDialog.module.css';

interface LinkFieldProps {
  readonly label: string;
  readonly link: string;
  readonly testId: string;
}

export function LinkField({ label, link, testId }: LinkFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'fresh' | 'copied' | 'selected'>('fresh');
  const copy = async () => {
    const isCopied = await copyText(link);
    if (!isCopied) {
      input.current?.focus();
      input.current?.select();
    }
    setState(isCopied ? 'copied' : 'selected');
    announce(isCopied ? 'Link copied.' : 'Link selected; copy it with your keyboard.');
  };
  return (
    <>
      <div className={styles.field}>
        <input
          ref={input}
          readOnly
          aria-label={label}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          data-testid={testId}
        />
        <Button onPress={() => void copy()} data-testid={`copy-${testId}`}>
          {state === 'copied' ? (
            <>
              <CheckIcon />
              Copied
            </>
          ) : (
            'Copy'
          )}
        </Button>
      </div>
      {state === 'selected' ? (
        <p className={styles.note}>
          This browser does not let the page copy; the link is selected, press Ctrl+C or ⌘C.
        </p>
      ) : null}
    </>
  );
}
