/** Copies a report of a problem, and shows what was copied. */
import { say } from '@lanelab/messages/report';
import { useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { copyText } from '../../base/ui/clipboard.ts';
import styles from './Report.module.css';
import { problemReport } from './report.ts';

interface ReportButtonProps {
  /** What went wrong, as the page says it. */
  readonly problem: string;
  /** The instant at which it went wrong, in seconds. */
  readonly seconds?: number | null;
}

export function ReportButton({ problem, seconds }: ReportButtonProps) {
  const [text, setText] = useState<string | null>(null);
  return (
    <span className={styles.report}>
      <Button
        onPress={() => setText(problemReport({ problem, ...(seconds === undefined ? {} : { seconds }) }))}
        data-testid="copy-report"
      >
        {say('copy')}
      </Button>
      {text === null ? null : <CopiedReport text={text} />}
    </span>
  );
}

/** A text that is copied when it appears; selected where the browser does not let the page copy. */
export function CopiedReport({ text }: { readonly text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    void copyText(text).then((isDone) => {
      setCopied(isDone);
      announce(isDone ? say('copied') : say('selected'));
      if (!isDone) area.current?.select();
    });
  }, [text]);
  return (
    <>
      {isCopied === null ? null : <span>{isCopied ? say('copied') : say('selected')}</span>}
      <textarea
        ref={area}
        readOnly
        rows={5}
        className={styles.text}
        aria-label={say('label')}
        value={text}
        data-testid="report"
      />
    </>
  );
}
