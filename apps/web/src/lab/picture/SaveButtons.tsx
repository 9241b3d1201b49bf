/** Saves a drawing as SVG, or as PNG in one of three sizes. */

import { say } from '@lanelab/messages/pictures';
import { useState } from 'react';
import { reasonOf } from '../../base/format/reason.ts';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Choice } from '../../base/ui/Choice.tsx';
import { download, downloadText, type PictureSize, paintPng, withFont } from '../../base/ui/download.ts';
import { DownloadIcon } from '../../base/ui/icons.tsx';
import { Failure } from './Failure.tsx';
import styles from './PictureDialog.module.css';

const SCALES = ['1', '2', '3'] as const;

interface SaveButtonsProps {
  readonly svg: string;
  readonly size: PictureSize;
  /** The file without its ending. */
  readonly name: string;
  readonly testId: string;
}

export function SaveButtons({ svg, size, name, testId }: SaveButtonsProps) {
  const [scale, setScale] = useState<(typeof SCALES)[number]>('2');
  const [problem, setProblem] = useState<string | null>(null);
  const times = Number(scale);
  const attempt = (file: string, work: () => Promise<void>) => {
    setProblem(null);
    work().then(
      () => announce(say('saved', { file })),
      (error: unknown) => setProblem(reasonOf(error)),
    );
  };
  const saveSvg = async () => downloadText(`${name}.svg`, await withFont(svg), 'image/svg+xml');
  const savePng = async () => download(`${name}.png`, await paintPng(svg, size, times));
  return (
    <>
      <div className={styles.row}>
        <Button kind="main" onPress={() => attempt(`${name}.svg`, saveSvg)} data-testid={`${testId}-svg`}>
          <DownloadIcon />
          {say('save.svg')}
        </Button>
        <Button onPress={() => attempt(`${name}.png`, savePng)} data-testid={`${testId}-png`}>
          <DownloadIcon />
          {say('save.png', { width: Math.round(size.width * times), height: Math.round(size.height * times) })}
        </Button>
        <ScaleChoice scales={SCALES} value={scale} onChange={setScale} testId={`${testId}-scale`} />
      </div>
      <Failure problem={problem} />
    </>
  );
}

interface ScaleChoiceProps<Scale extends string> {
  readonly scales: readonly Scale[];
  readonly value: Scale;
  readonly onChange: (value: Scale) => void;
  readonly testId: string;
}

export function ScaleChoice<Scale extends string>({ scales, value, onChange, testId }: ScaleChoiceProps<Scale>) {
  return (
    <Choice
      label={say('size.label')}
      options={scales.map((scale) => ({ value: scale, label: say('size.times', { scale }) }))}
      value={value}
      onChange={onChange}
      testId={testId}
    />
  );
}
