/** Pictures of one stage at several instants, in rows, each in a frame with its caption below it. */

import { el, svg, text } from '../svg.ts';
import { THEMES, type ThemeName } from '../theme.ts';
import { type StageMarks, type StageNetwork, type StageView, stageMarkup } from './stage.ts';

export interface StripPicture {
  readonly marks: StageMarks;
  readonly caption: string;
}

export interface StripOptions {
  readonly theme: ThemeName;
  readonly label: string;
  /** Pictures in a row. */
  readonly columns: number;
  /** Written above the pictures; empty for nothing. */
  readonly title: string;
}

const MARGIN = 16;
const GAP = 16;

/** Size of the whole strip, px. */
export function stripSize(
  { width, height }: Pick<StageView, 'width' | 'height'>,
  count: number,
  options: StripOptions,
) {
  const theme = THEMES[options.theme];
  const columns = Math.max(1, Math.min(options.columns, count));
  const head = options.title === '' ? 0 : theme.question * 1.8;
  const line = theme.value * 1.9;
  const rows = Math.ceil(count / columns);
  return {
    columns,
    head,
    line,
    width: 2 * MARGIN + columns * width + (columns - 1) * GAP,
    height: 2 * MARGIN + head + rows * (height + line) + (rows - 1) * GAP,
  };
}

/** The strip as a whole SVG document. */
export function renderStrip(
  network: StageNetwork,
  view: StageView,
  pictures: readonly StripPicture[],
  options: StripOptions,
): string {
  const theme = THEMES[options.theme];
  const { columns, head, line, width, height } = stripSize(view, pictures.length, options);
  const size = { width: view.width, height: view.height };
  const frame = el('rect', {
    x: 0.5,
    y: 0.5,
    width: size.width - 1,
    height: size.height - 1,
    fill: 'none',
    stroke: theme.rule,
  });
  const cells = pictures.map(({ marks, caption }, index) => {
    const x = MARGIN + (index % columns) * (size.width + GAP);
    const y = MARGIN + head + Math.floor(index / columns) * (size.height + line + GAP);
    return (
      el(
        'svg',
        { x, y, ...size, viewBox: `0 0 ${size.width} ${size.height}` },
        stageMarkup(network, view, theme, marks),
        frame,
      ) +
      text(x, y + size.height + line * 0.7, caption, { size: theme.value, weight: theme.medium500, fill: theme.ink })
    );
  });
  const title =
    options.title === ''
      ? ''
      : text(MARGIN, MARGIN + theme.question, options.title, {
          size: theme.question,
          weight: theme.strong,
          fill: theme.ink,
        });
  return svg(width, height, theme.paper, options.label, title, ...cells);
}
