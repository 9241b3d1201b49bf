/** Copying with a way out: where the browser does not let the page copy, the text is selected and the keys are named. */
import { type RefObject, useEffect, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { copyText } from '../../base/ui/clipboard.ts';
import { CheckIcon } from '../../base/ui/icons.tsx';
import styles from './ShareDialog.module.css';

export type CopyState = 'fresh' | 'copied' | 'selected';

export function useCopy(text: string, field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [state, setState] = useState<CopyState>('fresh');
  // Another text has not been copied yet.
  useEffect(() => setState('fresh'), [text]);
  const copy = async () => {
    const isCopied = await copyText(text);
    if (!isCopied) {
      field.current?.focus();
      field.current?.select();
    }
    setState(isCopied ? 'copied' : 'selected');
    announce(isCopied ? 'Copied.' : 'Selected; copy it with your keyboard.');
  };
  return { state, copy };
}

interface CopyButtonProps {
  readonly state: CopyState;
  readonly onCopy: () => Promise<void>;
  readonly testId: string;
}

export function CopyButton({ state, onCopy, testId }: CopyButtonProps) {
  return (
    <>
      <Button onPress={() => void onCopy()} data-testid={testId}>
        {state === 'copied' ? (
          <>
            <CheckIcon />
            Copied
          </>
        ) : (
          'Copy'
        )}
      </Button>
      {state === 'selected' ? (
        <span className={styles.note}>
          This browser does not let the page copy; it is selected, press Ctrl+C or ⌘C.
        </span>
      ) : null}
    </>
  );
}
