/** Copying, with a fallback: where the browser does not let the page copy, the text is selected and the keys are named. */
import { say } from '@lanelab/messages/share';
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
    announce(isCopied ? say('copying.copied') : say('copying.selected-copy-it-with-your'));
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
            {say('copying.copied-2')}
          </>
        ) : (
          say('copying.copy')
        )}
      </Button>
      {state === 'selected' ? <span className={styles.note}>{say('copying.this-browser-does-not-let')}</span> : null}
    </>
  );
}
