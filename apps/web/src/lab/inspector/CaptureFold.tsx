/** What passes a link in a whole run, as a file for Wireshark. */
import { say } from '@lanelab/messages/properties';
import type { Link } from '@lanelab/scenario';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Check } from '../../base/ui/Check.tsx';
import { download } from '../../base/ui/download.ts';
import { Fold } from '../../base/ui/Fold.tsx';
import { useEditor } from '../../document/store/use-editor.ts';
import { captureLink } from '../../playback/run/capture-run.ts';
import { FailureNotice } from '../../playback/run/FailureNotice.tsx';
import { type Failure, failureOf } from '../../playback/run/failure.ts';

type Capture =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly share: number }
  | { readonly state: 'done'; readonly words: string }
  | { readonly state: 'failed'; readonly failure: Failure };

export function CaptureFold({ link }: { readonly link: Link }) {
  const scenario = useEditor((state) => state.scenario);
  const [capture, setCapture] = useState<Capture>({ state: 'idle' });
  const [cells, setCells] = useState(false);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const begin = () => {
    const controller = new AbortController();
    abort.current = controller;
    const running = (share: number) => {
      if (!controller.signal.aborted) setCapture({ state: 'running', share });
    };
    running(0);
    captureLink(scenario, link.id, cells, controller.signal, running).then(
      ({ file, records, damaged }) => {
        if (controller.signal.aborted) return;
        const words = say('capture-fold.records', { records, damaged });
        download(`link-${link.id}.pcapng`, file);
        setCapture({ state: 'done', words });
        announce(say('capture-fold.captured-words', { words }));
      },
      (error: unknown) => {
        const failure = failureOf(error);
        if (failure !== null && !controller.signal.aborted) setCapture({ state: 'failed', failure });
      },
    );
  };

  const isRunning = capture.state === 'running';
  return (
    <Fold title={say('capture-fold.capture-for-wireshark')} summary={say('capture-fold.pcapng')} testId="fold-capture">
      <p>
        <Button onPress={begin} isDisabled={isRunning} data-testid="capture">
          {isRunning
            ? say('capture-fold.running-it-once-more-floor', { floor: Math.floor(100 * capture.share) })
            : say('capture-fold.capture-pcapng')}
        </Button>
      </p>
      <Check label={say('capture-fold.every-cell-too')} isOn={cells} isDisabled={isRunning} onChange={setCells} />
      <p className="muted">{capture.state === 'done' ? capture.words : say('capture-fold.runs-it-once-more-from')}</p>
      {capture.state === 'failed' ? <FailureNotice failure={capture.failure} onRetry={begin} /> : null}
    </Fold>
  );
}
