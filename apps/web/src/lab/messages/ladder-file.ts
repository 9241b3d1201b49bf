/** The whole ladder as a self-contained SVG file. */
import { ENGINE_VERSION } from '@lanelab/engine';
import { clockGroups } from '../../playback/gap-words.ts';
import { type LadderLayout, withWords } from './ladder.ts';
import { arrowWords, columnX, drawnArrow, gutterPx } from './ladder-picture.ts';

interface LadderFile {
  readonly title: string;
  readonly names: readonly string[];
  readonly layout: LadderLayout;
  /** Width of a column, px. */
  readonly width: number;
  /** Height of the text, px. */
  readonly size: number;
  readonly colours: {
    readonly ink: string;
    readonly paper: string;
    readonly muted: string;
    readonly rule: string;
    readonly control: string;
    readonly data: string;
    readonly lost: string;
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function ladderSvg({ title, names, layout, width, size, colours }: LadderFile): string {
  const { ink, paper, muted, rule, control, data, lost } = colours;
  const head = size * 2.5;
  const [wide, high] = [gutterPx(size) + names.length * width, layout.height + head + size];
  const worded = withWords(layout.arrows, size * 1.2);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" font-family="Inter, sans-serif" font-size="${size}">`,
    `<title>${escaped(title)}</title><desc>lanelab engine ${ENGINE_VERSION}</desc><rect width="${wide}" height="${high}" fill="${paper}"/>`,
  ];
  for (const [index, name] of names.entries()) {
    const x = columnX(index, width, size);
    parts.push(
      `<text x="${x}" y="${size * 1.5}" text-anchor="middle" font-weight="600" fill="${ink}">${escaped(name)}</text>`,
      `<path d="M${x} ${head}V${high}" stroke="${rule}" stroke-width="2"/>`,
    );
  }
  parts.push(`<g transform="translate(0 ${head})">`);
  for (const arrow of layout.arrows) {
    const drawn = drawnArrow(arrow, width, size, names.length);
    const isData = arrow.sending.log === 'packets';
    const colour = drawn.cross !== null ? lost : isData ? data : control;
    const dashes = isData ? '' : ' stroke-dasharray="2 3"';
    parts.push(`<path d="${drawn.line}" fill="none" stroke="${colour}" stroke-width="1.75"${dashes}/>`);
    if (drawn.head !== null) parts.push(`<path d="${drawn.head}" fill="${colour}"/>`);
    parts.push(`<path d="${drawn.mark}" fill="${isData ? colour : paper}" stroke="${colour}" stroke-width="1.75"/>`);
    if (drawn.cross !== null) parts.push(`<path d="${drawn.cross}" fill="none" stroke="${lost}" stroke-width="2.5"/>`);
    if (!worded.has(arrow)) continue;
    const { plain, term, fate } = arrowWords(arrow);
    const [whole, ...groups] = clockGroups(arrow.sending.atPs, 1);
    parts.push(
      `<text x="${drawn.wordsX}" y="${drawn.wordsY}" fill="${ink}">${escaped(plain)}` +
        `<tspan fill="${muted}">: ${escaped(term)}</tspan>${fate === '' ? '' : `<tspan fill="${drawn.cross === null ? muted : lost}"> ${escaped(fate)}</tspan>`}</text>`,
      `<text x="${gutterPx(size) - 8}" y="${arrow.fromY + size / 3}" text-anchor="end" fill="${muted}">${whole}.${groups.join(' ')}</text>`,
    );
  }
  parts.push('</g></svg>');
  return parts.join('');
}
