/** What the traffic is drawn with: a canvas on the page, or charts’ `SvgPen` into a file, so that both have the same marks. */
import type { MarksPen } from './marks-draw.ts';

/** The calls and styles of a canvas that the traffic needs; `font` is always a weight, a size in px and families. */
export interface TrafficPen extends MarksPen {
  lineJoin: CanvasLineJoin;
  font: string;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
  setLineDash(dash: number[]): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  measureText(text: string): { readonly width: number };
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
}
