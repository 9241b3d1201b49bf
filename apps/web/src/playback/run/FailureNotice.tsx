/** A failed run: the reason, the data that are still there, and how to go on. */
import { say } from '@lanelab/messages/results';
import { Button } from '../../base/ui/Button.tsx';
import { hasServer } from '../../base/ui/edition.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { RichText } from '../../base/ui/RichText.tsx';
import { ReportButton } from '../report/ReportButton.tsx';
import type { Failure } from './failure.ts';
import { refusalWords } from './refusal-words.ts';

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  const actions = (problem: string) => (
    <>
      <Button onPress={onRetry}>{say('failure.retry')}</Button>
      <ReportButton problem={problem} />
    </>
  );
  switch (failure.kind) {
    case 'scenario':
      return (
        <Notice kind="error" title={say('failure.scenario')} testId="failure-scenario">
          {refusalWords(failure.refused)}
        </Notice>
      );
    case 'no-wasm':
      return (
        <Notice kind="error" title={say('failure.no-wasm')} testId="failure-no-wasm">
          {hasServer ? (
            <RichText
              text={say('failure.no-wasm.server')}
              marks={{ a: (address) => <a href="/api/figures">{address}</a> }}
            />
          ) : (
            say('failure.no-wasm.page')
          )}
        </Notice>
      );
    case 'not-loaded':
      return (
        <Notice
          kind="error"
          title={say('failure.not-loaded')}
          report={failure.report}
          actions={actions(`${say('failure.not-loaded')} ${failure.report}`)}
          testId="failure-not-loaded"
        >
          {say('failure.not-loaded.body')}
        </Notice>
      );
    case 'crash':
      return (
        <Notice
          kind="error"
          title={say('failure.crash')}
          report={failure.report}
          actions={actions(`${say('failure.crash')} ${failure.report}`)}
          testId="failure-crash"
        >
          {say('failure.crash.body')}
        </Notice>
      );
  }
}
