/** The box for one check, with what may be typed next. */
import { completionsAt } from '@lanelab/lessons/checks';
import { say } from '@lanelab/messages/checks';
import { useMemo, useState } from 'react';
import { CompletionBox } from '../../base/ui/CompletionBox.tsx';
import { useEditor } from '../../document/store/use-editor.ts';

interface CheckInputProps {
  readonly label: string;
  readonly text: string;
  /** Called with a finished line. */
  readonly onCommit: (text: string) => void;
  readonly isFaulty: boolean;
  readonly isReadOnly: boolean;
}

export function CheckInput({ label, text: written, onCommit, isFaulty, isReadOnly }: CheckInputProps) {
  const scenario = useEditor((state) => state.scenario);
  const [typed, setTyped] = useState({ written, text: written, caret: written.length });
  // An undone edit, or another document, has another text.
  const { text, caret } = typed.written === written ? typed : { text: written, caret: written.length };
  const proposals = useMemo(() => {
    const at = Math.min(caret, text.length);
    const { from, items } = completionsAt(text, at, scenario);
    return items.map(({ kind, text: word, term }) => ({
      id: `${kind} ${word}`,
      word,
      whole: `${text.slice(0, from)}${word}${text.slice(at)}`,
      meaning: term === null ? '' : say(`term.${term}`),
    }));
  }, [text, caret, scenario]);
  return (
    <CompletionBox
      label={label}
      placeholder={say('panel.hint')}
      text={text}
      onText={(next, at) => setTyped({ written, text: next, caret: at })}
      proposals={proposals}
      isFaulty={isFaulty}
      isReadOnly={isReadOnly}
      onCommit={() => {
        if (text.trim() !== written) onCommit(text);
      }}
      testId="check-text"
    />
  );
}
