/** Several instants of the run as one drawing. */
import { say } from '@lanelab/messages/pictures';
import { useEffect, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { RunButton } from '../../base/ui/RunButton.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { Failure } from './Failure.tsx';
import { HowFar } from './HowFar.tsx';
import { spanName } from './names.ts';
import styles from './PictureDialog.module.css';
import type { PictureWishes } from './PictureDialog.tsx';
import { Preview } from './Preview.tsx';
import { openPictureRun } from './picture-run.ts';
import { SaveButtons } from './SaveButtons.tsx';
import { SpanFields } from './SpanFields.tsx';
import { MOST_PICTURES, type NumberOf, readCount, readSpan, type SpanReading } from './span.ts';
import { drawStrip, instantsBetween, type Strip } from './strip.ts';
import { useWork } from './use-work.ts';

const USUAL_COUNT = '6';

/** Equal steps between the ends that were typed; null where something is wrong with them. */
const askedInstants = (reading: SpanReading, count: NumberOf): readonly number[] | null =>
  'span' in reading && 'value' in count ? instantsBetween(reading.span.fromPs, reading.span.toPs, count.value) : null;

interface MadeStrip extends Strip {
  readonly name: string;
}

interface StripPartProps extends PictureWishes {
  readonly marked: readonly number[];
}

export function StripPart({ scenario, sceneOf, durationPs, speed, span, onSpan, marked }: StripPartProps) {
  const hasMarked = marked.length > 1;
  const [isOfMarked, setOfMarked] = useState(hasMarked);
  const [countText, setCountText] = useState(USUAL_COUNT);
  const reading = readSpan(span, durationPs);
  const count = readCount(countText);
  const { done, result, problem, start, cancel } = useWork<MadeStrip>();
  useEffect(() => {
    if (result !== null) announce(say('strip.ready'));
  }, [result]);
  const draw = () => {
    const instants = isOfMarked ? marked.slice(0, MOST_PICTURES) : askedInstants(reading, count);
    const [first, last] = [instants?.[0], instants?.at(-1)];
    if (instants === null || first === undefined || last === undefined) return;
    start(async (progress) => {
      const run = await openPictureRun(scenario);
      try {
        const strip = await drawStrip(sceneOf(false), run, instants, speed, progress);
        return { ...strip, name: spanName(scenario, first, last) };
      } finally {
        await run.close();
      }
    });
  };
  return (
    <section className={styles.part}>
      <p className="muted">{say('strip.says')}</p>
      {hasMarked ? (
        <Choice
          label={say('strip.instants')}
          options={[
            { value: 'marked', label: say('strip.of-captions', { count: marked.length }) },
            { value: 'equal', label: say('strip.of-steps') },
          ]}
          value={isOfMarked ? 'marked' : 'equal'}
          onChange={(value) => setOfMarked(value === 'marked')}
          testId="strip-instants"
        />
      ) : null}
      {isOfMarked ? null : (
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
      )}
      <p>
        <RunButton
          kind="main"
          isRunning={done !== null}
          isDisabled={!isOfMarked && ('error' in reading || 'error' in count)}
          onRun={draw}
          onCancel={cancel}
          runId="draw-strip"
          cancelId="cancel-strip"
        >
          {say('strip.draw')}
        </RunButton>
      </p>
      <HowFar done={done} label={say('strip.drawing')} testId="strip-progress" />
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
