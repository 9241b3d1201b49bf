/** Whether text and drawing agree, and buttons for where they do not. */
import { say } from '@lanelab/messages/text';
import { Button } from '../../base/ui/Button.tsx';
import { useEditorStore } from '../../document/store/use-editor.ts';
import type { TextSession, TextState } from './session.ts';
import styles from './TextPane.module.css';

interface TextStatusProps {
  readonly state: TextState;
  readonly session: TextSession;
  readonly isReadOnly: boolean;
}

function statusText({ status, issues, newer, hasMoved }: TextState, isReadOnly: boolean): string {
  if (isReadOnly) return say('status.read-only');
  switch (status) {
    case 'same':
      return issues.length === 0 ? say('status.same') : say('status.same-with-faults', { count: issues.length });
    case 'typing':
      return say('status.typing');
    case 'faulty':
      return say(hasMoved ? 'status.faulty-and-moved' : 'status.faulty');
    case 'conflict':
      return say('status.conflict');
    case 'newer':
      return say('status.newer', { version: String(newer?.version) });
  }
}

export function TextStatus({ state, session, isReadOnly }: TextStatusProps) {
  const store = useEditorStore();
  const readable = state.newer?.readable ?? null;
  return (
    <span className={styles.status} data-status={state.status}>
      <span role="status">{statusText(state, isReadOnly)}</span>
      {state.status === 'conflict' ? (
        <Button onPress={session.overrule} data-testid="text-overrule">
          {say('status.use-text')}
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
          {say('status.open-readable')}
        </Button>
      ) : null}
      {state.status === 'same' || state.status === 'typing' ? null : (
        <Button onPress={session.discard} data-testid="text-discard">
          {say(state.status === 'conflict' ? 'status.use-drawing' : 'status.discard')}
        </Button>
      )}
    </span>
  );
}
