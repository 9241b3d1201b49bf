/** Several instants of the run as one drawing. */
import { say } from '@lanelab/messages/pictures';
import { useEffect, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Progress } from '../../base/ui/Progress.tsx';
import { RunButton } from '../../base/ui/RunButton.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { Failure } from './Failure.tsx';
import { spanName } from './names.ts';
import styles from './PictureDialog.module.css';
import type { PictureWishes } from './PictureDialog.tsx';
import { Preview } from './Preview.tsx';
import { openPictureRun } from './picture-run.ts';
import { SaveButtons } from './SaveButtons.tsx';
import { SpanFields } from './SpanFields.tsx';
import { readCount, readSpan } from './span.ts';
import { drawStrip, instantsBetween, type Strip } from './strip.ts';
import { useWork } from './use-work.ts';

const USUAL_COUNT = '6';

interface MadeStrip extends Strip {
  readonly name: string;
}

export function StripPart({ scenario, sceneOf, durationPs, speed, span, onSpan }: PictureWishes) {
  const [countText, setCountText] = useState(USUAL_COUNT);
  const reading = readSpan(span, durationPs);
  const count = readCount(countText);
  const { share, result, problem, start, cancel } = useWork<MadeStrip>();
  useEffect(() => {
    if (result !== null) announce(say('strip.ready'));
  }, [result]);
  const draw = () => {
    if (!('span' in reading) || !('value' in count)) return;
    const { fromPs, toPs } = reading.span;
    start(async (progress) => {
      const run = await openPictureRun(scenario);
      try {
        const strip = await drawStrip(sceneOf(false), run, instantsBetween(fromPs, toPs, count.value), speed, progress);
        return { ...strip, name: spanName(scenario, fromPs, toPs) };
      } finally {
        await run.close();
      }
    });
  };
  return (
    <section className={styles.part}>
      <p className="muted">{say('strip.says')}</p>
      <div className={styles.fields}>
        <SpanFields span={span} onSpan={onSpan} reading={reading} />
        <TextInput
          label={say('count.label')}
          value={countText}
          onChange={setCountText}
          error={'error' in count ? count.error : null}
          testId="strip-count"
        />
      </div>
      <p>
        <RunButton
          kind="main"
          isRunning={share !== null}
          isDisabled={'error' in reading || 'error' in count}
          onRun={draw}
          onCancel={cancel}
          runId="draw-strip"
          cancelId="cancel-strip"
        >
          {say('strip.draw')}
        </RunButton>
      </p>
      {share === null ? null : (
        <Progress
          label={say('strip.drawing')}
          share={share}
          words={say('strip.progress', { share: Math.round(share * 100) })}
          testId="strip-progress"
        />
      )}
      <Failure problem={problem} />
      {result === null ? null : (
        <>
          <Preview svg={result.svg} label={say('strip.preview')} testId="strip-preview" />
          <SaveButtons svg={result.svg} size={result} name={result.name} testId="save-strip" />
        </>
      )}
    </section>
  );
}
