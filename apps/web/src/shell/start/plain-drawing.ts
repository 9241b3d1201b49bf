/** A network as a picture that nobody moves: laid out and labelled by the editor's own rules, once and ahead, so that a page shows it without them. */
import type { Point, Scenario } from '@lanelab/scenario';
import { deviceOf } from '../../document/devices/registry.ts';
import { createEditorStore } from '../../document/store/store.ts';
import type { Box, EndPlaces, LinkLine } from '../../document/topology-view/geometry.ts';
import { estimatedType } from '../../lab/editor/geometry/label-type.ts';
import type { Anchor } from '../../lab/editor/geometry/plates.ts';
import { pathOf } from '../../lab/editor/geometry/polyline.ts';
import { Scene } from '../../lab/editor/scene.ts';
import { createSession } from '../../lab/editor/session.ts';

interface DrawnLink extends LinkLine {
  /** SVG path from the middle of one device to that of the other. */
  readonly path: string;
}

export interface DrawnDevice {
  readonly id: number;
  /** The middle of the device. */
  readonly at: Point;
  /** SVG content, on a square of `GLYPH_SIZE`. */
  readonly glyph: string;
  /** A name in two lines has a line break. */
  readonly name: string;
  readonly anchor: Anchor;
}

/** In stage px. */
export interface PlainDrawing {
  readonly bounds: Box;
  readonly links: readonly DrawnLink[];
  readonly devices: readonly DrawnDevice[];
  /** Sizes of names, and of what is written beside links. */
  readonly namePx: number;
  readonly notePx: number;
  /** The rooms beside links by `linkEndName`. */
  readonly ends: Readonly<Record<string, EndPlaces>>;
}

const PIPE = 20;
/** Names alone, without captions. */
const labelType = { ...estimatedType, name: 16, caption: 0 };

/** Finer than a screen shows it, and short where it is kept as a file. */
const rounded = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'number' ? Math.round(part * 100) / 100 : part)));

/** Throws where the picture leaves out a name: it is for small networks. */
export function drawingOf(scenario: Scenario): PlainDrawing {
  const session = createSession();
  session.setState({ pipe: PIPE, labelType, tags: new Map() });
  const scene = new Scene(createEditorStore(scenario), session);
  const { plates, ends } = scene.labels();
  const bounds = scene.bounds();
  if (bounds === null) throw new Error('a network without devices has no picture');
  return rounded({
    bounds,
    links: [...scene.lines().values()].map(({ link, points, width, whole }) => ({
      link,
      points,
      width,
      path: pathOf(whole),
    })),
    devices: scenario.model.nodes.map(({ id, kind, name }) => {
      const [at, plate] = [scene.positions().get(id), plates.get(id)];
      if (at === undefined || plate === undefined) throw new Error(`there is no room for the name of ${name}`);
      return { id, at, glyph: deviceOf(kind).glyph, name: plate.wording.lines.join('\n'), anchor: plate.words };
    }),
    namePx: labelType.name,
    notePx: labelType.note,
    ends: Object.fromEntries(ends),
  });
}
