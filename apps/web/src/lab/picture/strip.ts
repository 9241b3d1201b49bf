/** Pictures of several instants of one run, side by side in one SVG. */
import { renderStrip, type StripPicture, stripSize } from '@lanelab/charts';
import { say } from '@lanelab/messages/pictures';
import { clockWords } from '../../playback/gap-words.ts';
import type { Speed } from '../../playback/types.ts';
import { labelOf, marksOf } from './draw-picture.ts';
import type { PictureRun, RunProgress } from './picture-run.ts';
import type { PictureScene } from './picture-scene.ts';

/** So many instants from the first to the last, both among them, in equal steps of whole picoseconds. */
export function instantsBetween(fromPs: number, toPs: number, count: number): readonly number[] {
  if (count === 1) return [fromPs];
  return Array.from({ length: count }, (_, index) => Math.round(fromPs + ((toPs - fromPs) * index) / (count - 1)));
}

/** A row that is as wide as a page for few pictures, and about square for many. */
export const columnsFor = (count: number): number => (count <= 3 ? count : Math.ceil(Math.sqrt(count)));

export interface Strip {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** How far a strip or a clip is. The run may be long on its way to the first instant: `onApproach` says how far it is there. */
export interface DrawingProgress extends RunProgress {
  /** Called with the share of the pictures that are drawn, 0..1. */
  readonly onShare: (share: number) => void;
}

/** The scene has no strip for captions: they stand under the pictures. */
export async function drawStrip(
  scene: PictureScene,
  run: PictureRun,
  instants: readonly number[],
  speed: Speed,
  { onShare, ...progress }: DrawingProgress,
): Promise<Strip> {
  const pictures: StripPicture[] = [];
  for (const [index, instant] of instants.entries()) {
    const moment = await run.at(instant, speed, progress);
    pictures.push({
      marks: marksOf(scene, moment),
      caption: say('caption.instant', { time: clockWords(moment.timePs) }),
    });
    onShare((index + 1) / instants.length);
  }
  const { title } = scene.scenario.view;
  const first = instants[0] ?? 0;
  const options = {
    theme: scene.theme.name,
    columns: columnsFor(instants.length),
    title,
    label: say('strip.label', { picture: labelOf(scene, first), count: instants.length }),
  };
  const { width, height } = stripSize(scene.view, pictures.length, options);
  return { svg: renderStrip(scene.network, scene.view, pictures, options), width, height };
}
