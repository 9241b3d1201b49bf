/** Data in, SVG text out: the same chart in browser, server and command line. */

export type {
  ChartAxis,
  ChartBandsOver,
  ChartBlind,
  ChartData,
  ChartDrawing,
  ChartForm,
  ChartOverlay,
  ChartPaperPoint,
  ChartPoint,
  ChartProvenance,
  ChartRange,
  ChartReference,
  ChartResidual,
  ChartScale,
  ChartSeries,
  ChartStanding,
  ChartTrace,
  DrawingEdge,
  DrawingNode,
  DrawingView,
} from './data.ts';
export { type DrawingOptions, renderDrawing } from './drawing.ts';
export { captionText, type FigureOptions, renderFigure } from './figure.ts';
export { duration, number, percent, shortHash, value } from './format.ts';
export { type OverlayResult, parseOverlay } from './overlay.ts';
export { summarySentence } from './summary.ts';
export { SvgPen } from './svg-pen.ts';
export { blindEngine, type FigureCell, type FigureColumn, type FigureTable, figureCsv, figureTable } from './table.ts';
export { textWidth } from './text-width.ts';
export { contrast, THEMES, type Theme, type ThemeName } from './theme.ts';
export { GLYPH_SIZE, GLYPHS } from './topology/glyphs.ts';
export type { NetworkDrawing } from './topology/network.ts';
export { renderTopology, type TopologyOptions } from './topology/render.ts';
export {
  renderStage,
  type StageDevice,
  type StageMarks,
  type StageName,
  type StageNetwork,
  type StageView,
} from './topology/stage.ts';
export { renderStrip, type StripOptions, type StripPicture, stripSize } from './topology/strip.ts';
