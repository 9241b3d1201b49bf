/** SVG as text: elements, rounded numbers, escaped strings. */

import { withoutDirection } from './plain.ts';

/** Two decimals: enough for any screen, and equal on every machine. */
export function round(value: number): number {
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? 0 : rounded;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0, 2.2: neither lone surrogates nor control characters but tab and line ends. */
function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** Text as it may stand in markup; characters that XML does not know are dropped, and so are those that would turn the direction of the text. */
export function escape(raw: string): string {
  let escaped = '';
  for (const character of withoutDirection(raw))
    if (isXmlCharacter(character)) escaped += ENTITIES[character] ?? character;
  return escaped;
}

export type Attributes = Readonly<Record<string, string | number | null | undefined>>;

/** An element; attributes that are null are left out, children are markup. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue;
    tag += ` ${key}="${typeof value === 'number' ? round(value) : escape(value)}"`;
  }
  return children.length === 0 ? `${tag}/>` : `${tag}>${children.join('')}</${name}>`;
}

/** A path from points: straight segments, with a new start after each gap (null). */
export function polyline(points: readonly ({ readonly x: number; readonly y: number } | null)[]): string {
  let path = '';
  let pen = 'M';
  for (const point of points) {
    if (point === null) {
      pen = 'M';
      continue;
    }
    path += `${pen}${round(point.x)} ${round(point.y)}`;
    pen = 'L';
  }
  return path;
}

export interface TextStyle {
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Width of a paper-coloured outline, so that text stays readable on lines. */
  readonly halo?: { readonly colour: string; readonly width: number };
  readonly family?: string;
}

export function text(x: number, y: number, content: string, style: TextStyle, extra: Attributes = {}): string {
  const { halo } = style;
  return el(
    'text',
    {
      x,
      y,
      'font-size': style.size,
      'font-weight': style.weight,
      fill: style.fill,
      'text-anchor': style.anchor === undefined || style.anchor === 'start' ? null : style.anchor,
      'font-family': style.family,
      'paint-order': halo === undefined ? null : 'stroke',
      stroke: halo?.colour,
      'stroke-width': halo?.width,
      'stroke-linejoin': halo === undefined ? null : 'round',
      ...extra,
    },
    escape(content),
  );
}

/** A picture that stands alone finds no Inter: the families after it are no wider, so that nothing runs over what was laid out for it. */
const FAMILY =
  'Inter, &quot;Inter Variable&quot;, &quot;Helvetica Neue&quot;, Arial, &quot;Liberation Sans&quot;, ui-sans-serif, system-ui, sans-serif';

/** The whole drawing. `label` is what a screen reader says. */
export function svg(
  width: number,
  height: number,
  paper: string,
  label: string,
  ...children: readonly string[]
): string {
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escape(label)}" ` +
    `font-family="${FAMILY}" font-feature-settings="&quot;tnum&quot;">` +
    `${el('rect', { width, height, fill: paper })}${children.join('')}</svg>\n`
  );
}
