/** Whether text and drawing agree, in words, and what can be done where they do not. */

import { Button } from '../../base/ui/Button.tsx';
import { useEditorStore } from '../../document/store/use-editor.ts';
import type { TextSession, TextState } from './session.ts';
import styles from './TextPane.module.css';

interface TextStatusProps {
  readonly state: TextState;
  readonly session: TextSession;
  readonly isReadOnly: boolean;
}

function words({ status, issues, newer, hasMoved }: TextState, isReadOnly: boolean): string {
  if (isReadOnly) return 'Read-only. Make a copy to change it.';
  switch (status) {
    case 'same':
      return issues.length === 0
        ? 'Text and drawing say the same.'
        : `Text and drawing say the same; ${issues.length === 1 ? 'one thing does' : `${issues.length} things do`} not hold together.`;
    case 'typing':
      return 'Reading when you pause…';
    case 'faulty':
      return hasMoved
        ? 'The text is no scenario yet, and the drawing has been changed meanwhile.'
        : 'The text is no scenario yet, so the drawing stays as it was.';
    case 'conflict':
      return 'Text and drawing were both changed. Which one counts?';
    case 'newer':
      return `The text is of version ${newer?.version ?? ''}, newer than this lab.`;
  }
}

export function TextStatus({ state, session, isReadOnly }: TextStatusProps) {
  const store = useEditorStore();
  const readable = state.newer?.readable ?? null;
  return (
    <span className={styles.status} data-status={state.status}>
      <span role="status">{words(state, isReadOnly)}</span>
      {state.status === 'conflict' ? (
        <Button onPress={session.overrule} data-testid="text-overrule">
          Use the text
        </Button>
      ) : null}
      {state.status === 'newer' && readable !== null ? (
        <Button
          onPress={() => {
            session.discard();
            store.open(readable, { isReadOnly: true });
          }}
          data-testid="text-open-newer"
        >
          Open what can be read, read-only
        </Button>
      ) : null}
      {state.status === 'same' || state.status === 'typing' ? null : (
        <Button onPress={session.discard} data-testid="text-discard">
          {state.status === 'conflict' ? 'Use the drawing' : 'Discard the text'}
        </Button>
      )}
    </span>
  );
}
