/** The strip at the lower edge of a picture: the instant, the title, and the marks that are seen, explained. */
import { textWidth } from '@lanelab/charts';
import { say } from '@lanelab/messages/pictures';
import { say as sayPlayback } from '@lanelab/messages/playback';
import { clockWords } from '../../playback/gap-words.ts';
import { laneOf } from '../../playback/marks.ts';
import { drawSymbols } from '../../playback/symbols.ts';
import type { Style } from '../../playback/traffic-draw.ts';
import type { TrafficPen } from '../../playback/traffic-pen.ts';
import type { Detail } from '../../playback/types.ts';
import { PICTURE_FONT } from './draw-badges.ts';
import type { PictureScene } from './picture-scene.ts';

const ORDER: readonly Style[] = ['data', 'control', 'shortcut', 'bus', 'queue', 'lost'];
const SIGN_WIDTH = 22;
const SIGN_GAP = 6;
const ENTRY_GAP = 16;
const EDGE = 16;

function wordsOf(style: Style, detail: Detail): string {
  if (style !== 'data' || detail === 'cells') return sayPlayback(style === 'data' ? 'legend.cell' : `legend.${style}`);
  return sayPlayback(detail === 'frames' ? 'legend.frame' : 'legend.cells-a-second');
}

/** The sign of a style in a box of 22 x 10 px, as the legend of the page has it. */
function drawSign(pen: TrafficPen, style: Style, x: number, middle: number, { theme }: PictureScene): void {
  const colours = {
    data: theme.data,
    control: theme.control,
    shortcut: theme.short,
    bus: theme.bus,
    queue: theme.edge,
    lost: theme.lost,
  };
  const colour = colours[style];
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  if (style === 'data') {
    pen.fillRect(x, middle - 3, 17, 6);
    pen.fillRect(x + 19, middle - 3, 3, 6);
  } else if (style === 'queue') {
    pen.fillRect(x, middle - 3, SIGN_WIDTH, 6);
    pen.fillStyle = theme.paper;
    pen.fillRect(x + 1, middle - 2, SIGN_WIDTH - 2, 4);
    pen.fillStyle = theme.data;
    pen.fillRect(x + 1, middle - 2, 8, 4);
  } else if (style === 'lost') {
    pen.lineWidth = 2.5;
    pen.beginPath();
    for (const side of [-1, 1]) {
      pen.moveTo(x + 7, middle - 4 * side);
      pen.lineTo(x + 15, middle + 4 * side);
    }
    pen.stroke();
  } else {
    const lane = laneOf(
      [
        { x, y: middle },
        { x: x + SIGN_WIDTH, y: middle },
      ],
      'ab',
      0,
    );
    drawSymbols(pen, style, lane, [SIGN_WIDTH / 2], {
      colour,
      paper: theme.paper,
      long: style === 'shortcut' ? 17 : 11,
      high: 10,
      stroke: 1.75,
    });
  }
}

/** Draws in px of the picture; nothing where the picture has no strip for it. */
export function drawFoot(
  pen: TrafficPen,
  scene: PictureScene,
  { timePs, detail, seen }: { readonly timePs: number; readonly detail: Detail; readonly seen: ReadonlySet<Style> },
): void {
  const { theme, view, footPx, scenario } = scene;
  if (footPx === 0) return;
  const middle = view.height - footPx / 2;
  pen.fillStyle = theme.paper;
  pen.fillRect(0, view.height - footPx, view.width, footPx);
  pen.fillStyle = theme.rule;
  pen.fillRect(0, view.height - footPx, view.width, 1);
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  const size = theme.small;
  const write = (text: string, x: number, weight: number, colour: string): number => {
    pen.font = `${weight} ${size}px ${PICTURE_FONT}`;
    pen.fillStyle = colour;
    pen.fillText(text, x, middle);
    return x + textWidth(text, size, weight);
  };
  const instant = say('caption.instant', { time: clockWords(timePs) });
  const instantEnd = write(instant, EDGE, theme.strong, theme.ink);
  const entries = ORDER.filter((style) => seen.has(style)).map((style) => {
    const text = wordsOf(style, detail);
    return { style, text, width: SIGN_WIDTH + SIGN_GAP + textWidth(text, size, theme.body) + ENTRY_GAP };
  });
  // Entries that have no room beside the instant are left out, the last ones first.
  let room = view.width - EDGE - instantEnd - ENTRY_GAP;
  const shown = entries.filter(({ width }) => {
    room -= width;
    return room >= 0;
  });
  let x = view.width - EDGE - shown.reduce((sum, { width }) => sum + width, -ENTRY_GAP);
  const legendStart = x;
  for (const { style, text, width } of shown) {
    drawSign(pen, style, x, middle, scene);
    write(text, x + SIGN_WIDTH + SIGN_GAP, theme.body, theme.ink);
    x += width;
  }
  const { title } = scenario.view;
  const titleRoom = (shown.length === 0 ? view.width - EDGE : legendStart) - instantEnd - 2 * ENTRY_GAP;
  if (title !== '' && textWidth(title, size, theme.body) <= titleRoom)
    write(title, instantEnd + ENTRY_GAP, theme.body, theme.muted);
}
