/** A span of the run as a clip. */
import { say } from '@lanelab/messages/pictures';
import { useEffect, useMemo, useState } from 'react';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { announce } from '../../base/ui/announce.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { RunButton } from '../../base/ui/RunButton.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { frameCountOf, makeClip, speedOf, whyNoClips } from './clip.ts';
import { Failure } from './Failure.tsx';
import { HowFar } from './HowFar.tsx';
import { MadeClip } from './MadeClip.tsx';
import { spanName } from './names.ts';
import styles from './PictureDialog.module.css';
import type { PictureWishes } from './PictureDialog.tsx';
import { openPictureRun } from './picture-run.ts';
import { ScaleChoice } from './SaveButtons.tsx';
import { SpanFields } from './SpanFields.tsx';
import { readSeconds, readSpan } from './span.ts';
import { useWork } from './use-work.ts';

const RATES = ['10', '25', '50'] as const;
const SCALES = ['1', '2'] as const;
const USUAL_SECONDS = '4';

interface Made {
  readonly file: Blob;
  readonly name: string;
  readonly frames: number;
}

export function ClipPart(wishes: PictureWishes) {
  const { scenario, sceneOf, durationPs, span, onSpan } = wishes;
  const [secondsText, setSecondsText] = useState(USUAL_SECONDS);
  const [rate, setRate] = useState<(typeof RATES)[number]>('25');
  const [scale, setScale] = useState<(typeof SCALES)[number]>('1');
  const [whyNone] = useState(whyNoClips);
  const reading = readSpan(span, durationPs);
  const seconds = readSeconds(secondsText);
  const scene = useMemo(() => sceneOf(true), [sceneOf]);
  const { done, result, problem, start, cancel } = useWork<Made>();
  useEffect(() => {
    if (result !== null) announce(say('clip.ready', { frames: result.frames }));
  }, [result]);
  if (whyNone !== null)
    return (
      <section className={styles.part}>
        <Notice kind="note" title={say('failed.title')} testId="no-clips">
          {whyNone}
        </Notice>
      </section>
    );
  const asked =
    'span' in reading && 'value' in seconds
      ? { ...reading.span, seconds: seconds.value, framesPerSecond: Number(rate), scale: Number(scale) }
      : null;
  const make = () => {
    if (asked === null) return;
    start(async (progress) => {
      const run = await openPictureRun(scenario);
      try {
        const file = await makeClip(scene, run, asked, progress);
        return { file, name: `${spanName(scenario, asked.fromPs, asked.toPs)}.webm`, frames: frameCountOf(asked) };
      } finally {
        await run.close();
      }
    });
  };
  return (
    <section className={styles.part}>
      <p className="muted">{say('clip.says')}</p>
      <div className={styles.fields}>
        <SpanFields span={span} onSpan={onSpan} reading={reading} />
        <TextInput
          label={say('clip.seconds')}
          unit="s"
          value={secondsText}
          onChange={setSecondsText}
          error={'error' in seconds ? seconds.error : null}
          testId="clip-seconds"
        />
      </div>
      <div className={styles.row}>
        <Choice
          label={say('clip.frames-a-second')}
          options={RATES.map((value) => ({ value, label: value }))}
          value={rate}
          onChange={setRate}
          testId="clip-rate"
        />
        <ScaleChoice scales={SCALES} value={scale} onChange={setScale} testId="clip-scale" />
      </div>
      {asked === null ? null : (
        <p className="muted" data-testid="clip-summary">
          {say('clip.summary', {
            frames: frameCountOf(asked),
            width: scene.view.width * asked.scale,
            height: scene.view.height * asked.scale,
            span: formatPicoseconds(speedOf(asked)),
          })}
        </p>
      )}
      <p>
        <RunButton
          kind="main"
          isRunning={done !== null}
          isDisabled={asked === null}
          onRun={make}
          onCancel={cancel}
          runId="make-clip"
          cancelId="cancel-clip"
        >
          {say('clip.make')}
        </RunButton>
      </p>
      <HowFar done={done} label={say('clip.making')} testId="clip-progress" />
      <Failure problem={problem} />
      {result === null ? null : <MadeClip {...result} />}
    </section>
  );
}
