/** What went wrong with a run, what is still there, and how to go on. */
import { Button } from '../../base/ui/Button.tsx';
import { hasServer } from '../../base/ui/edition.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import type { Failure } from './failure.ts';

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  const again = <Button onPress={onRetry}>Try again</Button>;
  switch (failure.kind) {
    case 'scenario':
      return (
        <Notice kind="error" title="These settings cannot be run" testId="failure-scenario">
          {failure.sentence}
        </Notice>
      );
    case 'no-wasm':
      return (
        <Notice kind="error" title="This browser cannot run the engine" testId="failure-no-wasm">
          The engine is WebAssembly, which is missing or switched off here.{' '}
          {hasServer ? (
            <>
              The figures as computed by the server, with their tables, are at <a href="/api/figures">/api/figures</a>;
              any current browser runs them itself.
            </>
          ) : (
            'Any current browser has it.'
          )}
        </Notice>
      );
    case 'not-loaded':
      return (
        <Notice
          kind="error"
          title="The engine did not arrive"
          report={failure.report}
          acts={again}
          testId="failure-not-loaded"
        >
          Its code could not be fetched. Your settings and the results so far are kept; try again once the connection is
          back.
        </Notice>
      );
    case 'crash':
      return (
        <Notice
          kind="error"
          title="The engine stopped in the middle of a run"
          report={failure.report}
          acts={again}
          testId="failure-crash"
        >
          That is a fault in the lab. Your settings and all finished points are kept; a fresh engine takes over when you
          try again.
        </Notice>
      );
  }
}
