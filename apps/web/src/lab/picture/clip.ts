/** A span of a run as a clip: the run is brought to the instant of each frame in turn, so that a slow machine drops no frame. */

import { renderStage } from '@lanelab/charts';
import { say } from '@lanelab/messages/pictures';
import { paintPng } from '../../base/ui/download.ts';
import { drawFoot } from './draw-foot.ts';
import { drawOnStage, labelOf, type PictureMoment } from './draw-picture.ts';
import type { PictureRun } from './picture-run.ts';
import type { PictureScene } from './picture-scene.ts';
import { type DrawingProgress, instantsBetween } from './strip.ts';

export interface ClipWishes {
  readonly fromPs: number;
  readonly toPs: number;
  /** Length of the clip, s of the wall clock. */
  readonly seconds: number;
  readonly framesPerSecond: number;
  /** Pixels of the clip for one of the picture. */
  readonly scale: number;
}

/** Simulated ps for a second of the clip. */
export const speedOf = ({ fromPs, toPs, seconds }: Pick<ClipWishes, 'fromPs' | 'toPs' | 'seconds'>): number =>
  Math.max(1, (toPs - fromPs) / seconds);

export const frameCountOf = ({ seconds, framesPerSecond }: Pick<ClipWishes, 'seconds' | 'framesPerSecond'>): number =>
  Math.max(2, Math.round(seconds * framesPerSecond));

/** Why this page can make no clips, as a sentence; null where it can. */
export function whyNoClips(): string | null {
  if ('VideoEncoder' in globalThis) return null;
  return say(globalThis.isSecureContext ? 'clip.no-encoder' : 'clip.not-secure');
}

/** Paints the frames of one clip on one canvas. */
async function painterOf(scene: PictureScene, scale: number) {
  const { width, height } = scene.view;
  const canvas = document.createElement('canvas');
  canvas.width = 2 * Math.round((width * scale) / 2);
  canvas.height = 2 * Math.round((height * scale) / 2);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error(say('clip.no-canvas'));
  // Devices, links and names stay as they are: they are painted once.
  const still = renderStage(scene.network, scene.view, { theme: scene.theme.name, label: labelOf(scene, null) });
  const ground = await createImageBitmap(await paintPng(still, { width, height }, scale));
  const paint = (moment: PictureMoment) => {
    const { x, y, zoom } = scene.view.view;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(ground, 0, 0, canvas.width, canvas.height);
    pen.setTransform(scale * zoom, 0, 0, scale * zoom, scale * x, scale * y);
    const seen = drawOnStage(pen, scene, moment);
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    drawFoot(pen, scene, { ...moment, seen });
  };
  return { canvas, paint, close: () => ground.close() };
}

/** Throws a sentence where the browser cannot encode the clip, and an `AbortError` where it was cancelled. */
export async function makeClip(
  scene: PictureScene,
  run: PictureRun,
  wishes: ClipWishes,
  { onShare, ...progress }: DrawingProgress,
): Promise<Blob> {
  const { openWebm } = await import('./encode-webm.ts');
  const painter = await painterOf(scene, wishes.scale);
  try {
    const file = await openWebm(painter.canvas, wishes.framesPerSecond);
    const { width, height } = painter.canvas;
    if (file === null) throw new Error(say('clip.size-refused', { width, height }));
    try {
      const instants = instantsBetween(wishes.fromPs, wishes.toPs, frameCountOf(wishes));
      for (const [index, instant] of instants.entries()) {
        painter.paint(await run.at(instant, speedOf(wishes), progress));
        await file.add();
        onShare((index + 1) / instants.length);
      }
      return await file.finish();
    } catch (error) {
      await file.cancel();
      throw error;
    }
  } finally {
    painter.close();
  }
}
