/** The picture of the instant at which the clock stands. */
import { say } from '@lanelab/messages/pictures';
import { useMemo, useState } from 'react';
import { Check } from '../../base/ui/Check.tsx';
import { clockWords } from '../../playback/gap-words.ts';
import { type PictureMoment, pictureSvg } from './draw-picture.ts';
import { pictureName } from './names.ts';
import styles from './PictureDialog.module.css';
import type { PictureWishes } from './PictureDialog.tsx';
import { Preview } from './Preview.tsx';
import { SaveButtons } from './SaveButtons.tsx';

interface StillPartProps extends PictureWishes {
  /** Null where the network does not run. */
  readonly moment: PictureMoment | null;
}

export function StillPart({ scenario, sceneOf, moment }: StillPartProps) {
  const [hasCaption, setHasCaption] = useState(true);
  const hasFoot = hasCaption && moment !== null;
  const scene = useMemo(() => sceneOf(hasFoot), [sceneOf, hasFoot]);
  const svg = useMemo(() => pictureSvg(scene, moment), [scene, moment]);
  return (
    <section className={styles.part}>
      <p className="muted">
        {moment === null ? say('picture.says-still') : say('picture.says', { time: clockWords(moment.timePs) })}
      </p>
      <Preview svg={svg} label={say('picture.preview')} testId="picture-preview" />
      {moment === null ? null : (
        <Check label={say('picture.has-caption')} isOn={hasCaption} onChange={setHasCaption} testId="picture-caption" />
      )}
      <SaveButtons
        svg={svg}
        size={scene.view}
        name={pictureName(scenario, moment?.timePs ?? null)}
        testId="save-picture"
      />
    </section>
  );
}
