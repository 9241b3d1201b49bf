/** The badges of processes beside their devices, with a canvas or into an SVG. */
import type { Theme } from '@lanelab/charts';
import { say } from '@lanelab/messages/layers';
import type { DeviceState } from '../../playback/run/types.ts';
import type { TrafficPen } from '../../playback/traffic-pen.ts';
import { type Badge, badgesOf, countWords, SIGNS } from '../layers/badges-of.ts';
import type { PictureScene } from './picture-scene.ts';

/** As the style sheet of the badges has them, px. */
const PADDING = 4.5;
const BORDER = 1.5;
const LINE = 1.4;
const BETWEEN = 2;
const WEIGHT = 700;
const SHARE = { start: 0, middle: 0.5, end: 1 } as const;

const words = (badge: Badge): string =>
  [say(`badge.${badge.process}`), countWords(badge), SIGNS[badge.state]].filter((part) => part !== '').join(' ');

/** An outline of four sides; the pen has no call for one. */
function outline(pen: TrafficPen, x: number, y: number, width: number, height: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + width, y);
  pen.lineTo(x + width, y + height);
  pen.lineTo(x, y + height);
  pen.closePath();
  pen.stroke();
}

const looks = (theme: Theme) =>
  ({
    up: { fill: theme.ink, line: theme.ink, text: theme.paper, dash: [] },
    joining: { fill: theme.paper, line: theme.ink, text: theme.ink, dash: [3, 2] },
    failed: { fill: theme.paper, line: theme.lost, text: theme.lost, dash: [] },
  }) as const;

/** Draws in stage px. A device without room for tags has none, as on the page. */
export function drawBadges(pen: TrafficPen, scene: PictureScene, states: readonly DeviceState[]): void {
  const { theme, type, geometry } = scene;
  const high = LINE * type.tag + 2 * BORDER;
  pen.font = `${WEIGHT} ${type.tag}px ${PICTURE_FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineWidth = BORDER;
  for (const device of states) {
    const at = scene.places.get(device.node);
    const tags = scene.plates.get(device.node)?.tags ?? null;
    if (at === undefined || tags === null || type.tag * geometry.view().zoom < LEAST_TEXT) continue;
    const badges = badgesOf(device).map((badge) => {
      const text = words(badge);
      return { text, look: looks(theme)[badge.state], width: type.widthOf(text, type.tag, WEIGHT) + 2 * PADDING };
    });
    const all = badges.reduce((sum, { width }) => sum + width + BETWEEN, -BETWEEN);
    let x = at.x + tags.x - all * SHARE[tags.align];
    const y = at.y + tags.top;
    for (const { text, look, width } of badges) {
      pen.fillStyle = look.fill;
      pen.fillRect(x, y, width, high);
      pen.strokeStyle = look.line;
      pen.setLineDash([...look.dash]);
      outline(pen, x + BORDER / 2, y + BORDER / 2, width - BORDER, high - BORDER);
      pen.setLineDash([]);
      pen.fillStyle = look.text;
      pen.fillText(text, x + width / 2, y + high / 2);
      x += width + BETWEEN;
    }
  }
}

/** Letters smaller than this in the picture cannot be read, px. */
const LEAST_TEXT = 6;

/** Families of the words in pictures: the page’s own first. */
export const PICTURE_FONT = '"Inter Variable", Inter, sans-serif';
