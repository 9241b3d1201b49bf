/** Draws one instant of a run over its network: with a pen that is a canvas or writes SVG, and as a whole SVG document. */
import { renderStage, type StageMarks, SvgPen } from '@lanelab/charts';
import { say } from '@lanelab/messages/pictures';
import { summary } from '../../document/topology-view/describe.ts';
import type { Shares } from '../../document/topology-view/traffic-styles.ts';
import { clockWords } from '../../playback/gap-words.ts';
import type { DeviceState } from '../../playback/run/types.ts';
import type { TrafficColours } from '../../playback/traffic-colours.ts';
import { drawTrafficWith, type Style } from '../../playback/traffic-draw.ts';
import type { TrafficPen } from '../../playback/traffic-pen.ts';
import type { Detail, Recording } from '../../playback/types.ts';
import { drawBadges, PICTURE_FONT } from './draw-badges.ts';
import { drawFoot } from './draw-foot.ts';
import type { PictureScene } from './picture-scene.ts';

/** What a run shows at an instant. A recording goes on with its run: draw it before the run is moved. */
export interface PictureMoment {
  readonly timePs: number;
  readonly recording: Recording;
  readonly detail: Detail;
  /** Simulated ps that a second stands for, for how long a loss is shown. */
  readonly perSecondPs: number;
  /** What the cells on each link are; null where all are data. */
  readonly shares: Shares | null;
  /** States of processes, which are drawn as badges. */
  readonly states: readonly DeviceState[];
}

export function coloursOf({ theme }: PictureScene): TrafficColours {
  const isProjected = theme.name === 'projector';
  return {
    data: theme.data,
    dataText: theme.dataText,
    control: theme.control,
    shortcut: theme.short,
    bus: theme.bus,
    lost: theme.lost,
    paper: theme.paper,
    ink: theme.ink,
    muted: theme.muted,
    edge: theme.edge,
    font: PICTURE_FONT,
    text: theme.small,
    markHeight: isProjected ? 10 : 6,
    markWidth: isProjected ? 16 : 10,
  };
}

/** Marks and badges, in stage px. Returns the styles that are seen. */
export function drawOnStage(pen: TrafficPen, scene: PictureScene, moment: PictureMoment): ReadonlySet<Style> {
  const picture = { ...moment, geometry: scene.geometry, isReduced: false, stress: null };
  const { seen } = drawTrafficWith(pen, picture, coloursOf(scene));
  drawBadges(pen, scene, moment.states);
  return seen;
}

/** The marks of an instant as SVG elements; null stands for a network that does not run. */
export function marksOf(scene: PictureScene, moment: PictureMoment | null): StageMarks {
  const [onStage, onPicture] = [new SvgPen(), new SvgPen()];
  if (moment !== null) drawFoot(onPicture, scene, { ...moment, seen: drawOnStage(onStage, scene, moment) });
  return { onStage: onStage.markup, onPicture: onPicture.markup };
}

/** What a screen reader says of the picture. */
export function labelOf({ scenario }: PictureScene, timePs: number | null): string {
  const network = summary(scenario);
  return timePs === null ? network : say('picture.label', { network, time: clockWords(timePs) });
}

/** A whole SVG document. Equal networks, themes and instants have equal documents, to the letter. */
export function pictureSvg(scene: PictureScene, moment: PictureMoment | null): string {
  const options = { theme: scene.theme.name, label: labelOf(scene, moment?.timePs ?? null) };
  return renderStage(scene.network, scene.view, options, marksOf(scene, moment));
}
