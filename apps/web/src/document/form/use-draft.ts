/** What is being typed into a field: shown in the drawing while it makes sense, kept and explained while it does not. */
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useRecord } from './record.ts';

/** Pause after the last key before a mistake is shown, so that nobody is corrected in the middle of a word. */
const PAUSE_MS = 900;

export interface Draft {
  readonly text: string;
  readonly error: string | null;
  readonly type: (text: string) => void;
  /** Blur and Enter. */
  readonly finish: () => void;
  /** Escape; false where there was nothing to take back. */
  readonly drop: () => boolean;
  readonly isTyping: boolean;
}

interface DraftOptions {
  readonly label: string;
  readonly path: FieldPath;
  /** The field while nobody types. */
  readonly shown: string;
  readonly read: (text: string) => { readonly value: unknown } | { readonly error: string };
}

export function useDraft({ label, path, shown, read }: DraftOptions): Draft {
  const record = useRecord();
  const [text, setText] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isTold, setIsTold] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = useRef<(() => void) | null>(null);

  // A form that goes away in the middle of typing keeps what was shown last.
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      open.current?.();
    },
    [],
  );

  const type = (next: string) => {
    setText(next);
    const reading = read(next);
    const why = 'error' in reading ? reading.error : record.preview(path, reading.value, label);
    if (why !== null) record.cancel();
    open.current = why === null ? () => record.commit() : null;
    setRefusal(why);
    if (why === null) setIsTold(false);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setIsTold(true), PAUSE_MS);
  };
  const close = () => {
    clearTimeout(pause.current);
    open.current = null;
  };
  return {
    text: text ?? shown,
    error: isTold ? refusal : null,
    type,
    finish: () => {
      if (text === null) return;
      close();
      if (refusal !== null) {
        setIsTold(true);
        return;
      }
      record.commit();
      setText(null);
    },
    drop: () => {
      if (text === null) return false;
      close();
      record.cancel();
      setText(null);
      setRefusal(null);
      setIsTold(false);
      return true;
    },
    isTyping: text !== null,
  };
}
