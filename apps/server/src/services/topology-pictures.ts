/** Networks as pictures, the latest ones kept in memory: SVG, and PNG drawn off the main thread, a few at a time. */
import { createHash } from 'node:crypto';
import { type NetworkDrawing, renderTopology, type ThemeName } from '@lanelab/charts';
import { renderPngAsync } from '@lanelab/charts/png';
import { PriorityGate } from '../lib/priority-gate.ts';
import { Recent } from '../lib/recent.ts';
import { type PictureFormat, pictureHeight } from '../schemas/picture.ts';

export interface PictureRequest {
  /** Hash of what is drawn. */
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
/** Larger ones are drawn anew each time. */
const KEPT_BYTES = 512 * 1024;
/** Each one takes a thread of the pool that files and hashes need, too. */
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

export function createTopologyPictures(): TopologyPictures {
  const recent = new Recent<Picture>(KEPT_IN_MEMORY);
  const underWay = new Map<string, Promise<Picture>>();
  const gate = new PriorityGate(DRAWN_AT_ONCE);
  const never = new AbortController().signal;

  async function drawn(request: PictureRequest, name: string, network: () => NetworkDrawing): Promise<Picture> {
    const body = await gate.pass(0, never, () => render(request, network()));
    const picture = { body, tag: createHash('sha256').update(body).digest('hex').slice(0, 32) };
    if (body.length <= KEPT_BYTES) recent.set(name, picture);
    return picture;
  }

  return {
    draw(request, network) {
      const name = `${request.key}.${request.theme}.${request.width}.${request.format}`;
      const known = recent.get(name);
      if (known !== undefined) return Promise.resolve(known);
      const begun = underWay.get(name) ?? drawn(request, name, network).finally(() => underWay.delete(name));
      underWay.set(name, begun);
      return begun;
    },
  };
}
