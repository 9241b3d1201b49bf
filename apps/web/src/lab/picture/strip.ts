/** Pictures of several instants of one run, side by side in one SVG. */
import { renderStrip, type StripPicture, stripSize } from '@lanelab/charts';
import { say } from '@lanelab/messages/pictures';
import { clockWords } from '../../playback/gap-words.ts';
import type { Speed } from '../../playback/types.ts';
import { labelOf, marksOf } from './draw-picture.ts';
import type { PictureRun } from './picture-run.ts';
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

interface StripProgress {
  readonly signal: AbortSignal;
  readonly onShare: (share: number) => void;
}

/** The scene has no strip for captions: they stand under the pictures. */
export async function drawStrip(
  scene: PictureScene,
  run: PictureRun,
  instants: readonly number[],
  speed: Speed,
  { signal, onShare }: StripProgress,
): Promise<Strip> {
  const pictures: StripPicture[] = [];
  for (const [index, instant] of instants.entries()) {
    const moment = await run.at(instant, speed, signal);
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
