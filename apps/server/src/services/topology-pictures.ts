/** Networks as pictures, the latest ones kept in memory: SVG, and PNG drawn off the main thread, a few at a time. */
import { createHash } from 'node:crypto';
import { type NetworkDrawing, renderTopology, type ThemeName } from '@lanelab/charts';
import { renderPngAsync } from '@lanelab/charts/png';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { type PictureFormat, pictureHeight } from '../schemas/picture.ts';

export interface PictureRequest {
  /** Hash of the network's drawing. */
  readonly key: string;
  readonly format: PictureFormat;
  readonly theme: ThemeName;
  /** px */
  readonly width: number;
}

export interface Picture {
  readonly body: Buffer;
  /** Hash of the body. */
  readonly tag: string;
}

export interface TopologyPictures {
  /** `network` is asked for only where the picture is not at hand. */
  draw(request: PictureRequest, network: () => NetworkDrawing): Promise<Picture>;
}

const KEPT_IN_MEMORY = 100;
/** Larger pictures are drawn again each time. */
const KEPT_BYTES = 512 * 1024;
/** Each drawing takes a thread of the pool that files and hashes need, too. */
const DRAWN_AT_ONCE = 2;

/** A drawing of few devices fills this width; one of many gets more room, and is then scaled down. */
const DRAWING_WIDTH = 800;
const DRAWING_DEVICES = 12;
const MOST_ROOM = 4;

function drawnWidth(devices: number): number {
  return Math.round(DRAWING_WIDTH * Math.min(MOST_ROOM, Math.max(1, Math.sqrt(devices / DRAWING_DEVICES))));
}

async function render({ format, theme, width }: PictureRequest, network: NetworkDrawing): Promise<Buffer> {
  const own = drawnWidth(network.model.nodes.length);
  const svg = renderTopology(network, { theme, width: own, height: pictureHeight(own) });
  if (format === 'png') return Buffer.from(await renderPngAsync(svg, width / own));
  const size = `width="${own}" height="${pictureHeight(own)}"`;
  return Buffer.from(svg.replace(size, `width="${width}" height="${pictureHeight(width)}"`));
}

interface Asked {
  readonly request: PictureRequest;
  readonly network: () => NetworkDrawing;
}

export function createTopologyPictures(): TopologyPictures {
  const drawing = pLimit(DRAWN_AT_ONCE);
  const recent = new LRUCache<string, Picture, Asked>({
    max: KEPT_IN_MEMORY,
    maxEntrySize: KEPT_BYTES,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (_name, _stale, { context: { request, network } }) => {
      const body = await drawing(() => render(request, network()));
      return { body, tag: createHash('sha256').update(body).digest('hex').slice(0, 32) };
    },
    // A picture that is dropped while it is drawn is still wanted by those who asked for it.
    ignoreFetchAbort: true,
  });
  return {
    draw: (request, network) =>
      recent.forceFetch(`${request.key}.${request.theme}.${request.width}.${request.format}`, {
        context: { request, network },
      }),
  };
}
