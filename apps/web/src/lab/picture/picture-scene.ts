/**
 * A network laid out for a picture: every part where the stage has it, in the type of the chosen theme. Gestures, the selection and
 * the size of the window do not reach it.
 */
import {
  type StageDevice,
  type StageNetwork,
  type StageView,
  THEMES,
  type Theme,
  type ThemeName,
  textWidth,
} from '@lanelab/charts';
import type { Scenario } from '@lanelab/scenario';
import { deviceOf } from '../../document/devices/registry.ts';
import { createEditorStore } from '../../document/store/store.ts';
import type { StageGeometry, StageView as View } from '../../document/topology-view/geometry.ts';
import type { Box } from '../editor/geometry/box.ts';
import { grown } from '../editor/geometry/box.ts';
import type { LabelType } from '../editor/geometry/label-type.ts';
import type { Plate } from '../editor/geometry/plates.ts';
import { Scene } from '../editor/scene.ts';
import { createSession } from '../editor/session.ts';

/** The part of the stage in sight: how it is moved and enlarged, and the size of its frame, px. */
export interface Sight {
  readonly view: View;
  readonly size: { readonly width: number; readonly height: number };
}

/** What a picture is of: the whole network, or the part in sight. */
export type Part = { readonly of: 'all' } | ({ readonly of: 'sight' } & Sight);

export interface PictureScene {
  readonly scenario: Scenario;
  readonly theme: Theme;
  readonly network: StageNetwork;
  readonly view: StageView;
  /** Height of the strip for caption and legend at the lower edge, px. */
  readonly footPx: number;
  readonly geometry: StageGeometry;
  readonly type: LabelType;
  /** Middles of the devices, and what stands beside them. */
  readonly places: ReadonlyMap<number, { readonly x: number; readonly y: number }>;
  readonly plates: ReadonlyMap<number, Plate>;
}

/** Sizes of names, captions, tags and notes, as the style sheet of the stage has them. */
const LAPTOP = { name: 14, caption: 12, tag: 10, note: 12, glyphScale: 1 };
const PROJECTOR = { name: 22, caption: 0, tag: 15, note: 18, glyphScale: 1.2 };

/** Paper around a whole network, px. */
const MARGIN = 28;
/** A picture is at least so wide, because its caption and legend need room, and at most so large, px. */
const LEAST_WIDTH = 560;
const MOST = { width: 2400, height: 1600 };
/** Stage px between the outermost devices of a group and its outline. */
const GROUP_PADDING = 10;
const EMPTY: Box = { left: 0, top: 0, right: 400, bottom: 200 };
/** Encoders of clips want even sizes. */
const even = (px: number): number => 2 * Math.ceil(px / 2);

/** A view of the whole network, in the middle of a picture that is just large enough. */
function viewOfAll(box: Box, footPx: number): StageView {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const zoom = Math.min(1, MOST.width / (wide + 2 * MARGIN), MOST.height / (high + 2 * MARGIN));
  const width = even(Math.max(LEAST_WIDTH, wide * zoom + 2 * MARGIN));
  const height = even(high * zoom + 2 * MARGIN + footPx);
  const x = (width - wide * zoom) / 2 - box.left * zoom;
  return { width, height, view: { x, y: MARGIN - box.top * zoom, zoom } };
}

const viewOfSight = ({ view, size }: Sight, footPx: number): StageView => ({
  width: even(size.width),
  height: even(size.height + footPx),
  view,
});

function networkOf(scenario: Scenario, scene: Scene, type: LabelType): StageNetwork {
  const { plates } = scene.labels();
  const places = scene.positions();
  return {
    groups: scenario.layout.groups.flatMap((group) => {
      const own = new Set(group.nodes.filter((id) => places.has(id)));
      const box = own.size === 0 ? null : scene.bounds(own);
      if (box === null) return [];
      const { left, top, right, bottom } = grown(box, GROUP_PADDING);
      return [
        { name: group.name, box: { x: left, y: top, width: right - left, height: bottom - top }, nameSize: type.note },
      ];
    }),
    links: [...scene.lines().values()].map(({ whole, width }) => ({ points: whole, width })),
    devices: scenario.model.nodes.flatMap((node): readonly StageDevice[] => {
      const at = places.get(node.id);
      const plate = plates.get(node.id);
      if (at === undefined) return [];
      if (plate === undefined) return [{ kind: node.kind, at, name: null }];
      const { words, wording } = plate;
      return [
        {
          kind: node.kind,
          at,
          name: {
            x: at.x + words.x,
            top: at.y + words.top,
            anchor: words.align,
            lines: wording.lines,
            size: wording.namePx,
            cutAt: wording.cutAt,
            caption: wording.hasCaption ? deviceOf(node.kind).caption(node) : '',
            captionSize: type.caption,
          },
        },
      ];
    }),
  };
}

export interface SceneOptions {
  readonly theme: ThemeName;
  readonly part: Part;
  /** Whether there is room for a caption and a legend. */
  readonly hasFoot: boolean;
  /** How wide a text is: as the page's fonts have it, or by charts’ table where there is no page. */
  readonly widthOf?: LabelType['widthOf'];
}

export function pictureScene(scenario: Scenario, options: SceneOptions): PictureScene {
  const { theme: themeName, part, hasFoot, widthOf = textWidth } = options;
  const theme = THEMES[themeName];
  const session = createSession();
  const type: LabelType = { ...(themeName === 'projector' ? PROJECTOR : LAPTOP), widthOf };
  session.setState({ pipe: theme.pipe, labelType: type });
  const scene = new Scene(createEditorStore(scenario, { isReadOnly: true }), session);
  const network = networkOf(scenario, scene, type);
  const footPx = hasFoot ? even(theme.value * 2.6) : 0;
  const view = part.of === 'all' ? viewOfAll(scene.bounds() ?? EMPTY, footPx) : viewOfSight(part, footPx);
  const { ends, plates } = scene.labels();
  const lines = [...scene.lines().values()];
  const written = { textPx: type.note, ends };
  return {
    scenario,
    theme,
    network,
    view,
    footPx,
    type,
    places: scene.positions(),
    plates,
    geometry: {
      view: () => view.view,
      size: () => ({ width: view.width, height: view.height }),
      lines: () => lines,
      places: () => written,
      subscribe: () => () => undefined,
    },
  };
}
