/**
 * A canvas’s drawing calls as SVG text, so that what a page draws on its canvas in each frame can be drawn into a file by the same
 * code. Libraries for this (svgcanvas, canvas2svg) need a document and a real canvas to measure text on, and cover the whole of the
 * canvas; drawings here need the calls below, in Node too.
 */
import { el, escape, round } from './svg.ts';
import { textWidth } from './text-width.ts';

/** Share of the size of letters that their middle is above the baseline. */
const MIDDLE = 0.36;
const ANCHORS = { left: null, start: null, center: 'middle', right: 'end', end: 'end' } as const;

/** A font as the canvas writes it: weight and size in px, such as `500 12px Inter`. The family is the one of the whole drawing. */
function readFont(font: string): { readonly weight: number; readonly size: number } {
  const read = /^(\d+) ([\d.]+)px /.exec(font);
  if (read === null) throw new Error(`the font “${font}” does not begin with a weight and a size in px`);
  return { weight: Number(read[1]), size: Number(read[2]) };
}

export class SvgPen {
  strokeStyle = '#000';
  fillStyle = '#000';
  lineWidth = 1;
  lineCap: 'butt' | 'round' | 'square' = 'butt';
  lineJoin: 'miter' | 'round' | 'bevel' = 'miter';
  globalAlpha = 1;
  font = '400 10px sans-serif';
  textAlign: keyof typeof ANCHORS = 'start';
  textBaseline: 'alphabetic' | 'middle' = 'alphabetic';
  #dash: readonly number[] = [];
  #path = '';
  readonly #drawn: string[] = [];

  /** Everything drawn so far, as elements of an SVG. */
  get markup(): string {
    return this.#drawn.join('');
  }

  beginPath(): void {
    this.#path = '';
  }

  moveTo(x: number, y: number): void {
    this.#path += `M${round(x)} ${round(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.#path += `L${round(x)} ${round(y)}`;
  }

  /** A whole circle, as two halves: no other arc is drawn. Throws for any other one. */
  arc(x: number, y: number, radius: number, from: number, to: number): void {
    if (Math.abs(to - from) < 2 * Math.PI) throw new Error('an SvgPen draws whole circles, not parts of them');
    const [right, left, r] = [round(x + radius), round(x - radius), round(radius)];
    this.#path += `M${right} ${round(y)}A${r} ${r} 0 1 1 ${left} ${round(y)}A${r} ${r} 0 1 1 ${right} ${round(y)}`;
  }

  closePath(): void {
    this.#path += 'Z';
  }

  setLineDash(dash: readonly number[]): void {
    this.#dash = dash;
  }

  stroke(): void {
    if (this.#path === '') return;
    this.#drawn.push(el('path', { d: this.#path, fill: 'none', ...this.#strokes(), ...this.#opacity() }));
  }

  fill(): void {
    if (this.#path === '') return;
    this.#drawn.push(el('path', { d: this.#path, fill: this.fillStyle, ...this.#opacity() }));
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#drawn.push(el('rect', { x, y, width, height, fill: this.fillStyle, ...this.#opacity() }));
  }

  measureText(text: string): { readonly width: number } {
    const { size, weight } = readFont(this.font);
    return { width: textWidth(text, size, weight) };
  }

  strokeText(text: string, x: number, y: number): void {
    this.#write(text, x, y, { fill: 'none', ...this.#strokes() });
  }

  fillText(text: string, x: number, y: number): void {
    this.#write(text, x, y, { fill: this.fillStyle });
  }

  #write(text: string, x: number, y: number, look: Readonly<Record<string, string | number | null>>): void {
    const { size, weight } = readFont(this.font);
    const baseline = this.textBaseline === 'middle' ? y + MIDDLE * size : y;
    const place = { x, y: baseline, 'font-size': size, 'font-weight': weight, 'text-anchor': ANCHORS[this.textAlign] };
    this.#drawn.push(el('text', { ...place, ...look, ...this.#opacity() }, escape(text)));
  }

  #strokes() {
    return {
      stroke: this.strokeStyle,
      'stroke-width': this.lineWidth,
      'stroke-linecap': this.lineCap === 'butt' ? null : this.lineCap,
      'stroke-linejoin': this.lineJoin === 'miter' ? null : this.lineJoin,
      'stroke-dasharray': this.#dash.length === 0 ? null : this.#dash.map(round).join(' '),
    };
  }

  #opacity() {
    return { opacity: this.globalAlpha === 1 ? null : this.globalAlpha };
  }
}
