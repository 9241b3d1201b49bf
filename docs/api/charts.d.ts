interface ChartPoint {
  readonly x: number;
  readonly y: number | null;
  readonly ci95: number | null;
  readonly deviation?: number;
  readonly band?: {
    readonly low: number;
    readonly high: number;
  };
  readonly runs?: readonly string[];
  readonly note?: string;
}
interface ChartTrace {
  readonly x: readonly number[];
  readonly y: readonly (number | null)[];
  readonly lost?: readonly number[];
}
interface ChartSeries {
  readonly key: string;
  readonly name: string;
  readonly short?: string;
  readonly value: number | null;
  readonly panel?: string;
  readonly points: readonly ChartPoint[];
  readonly trace?: ChartTrace;
}
type ChartStanding = 'calibrated' | 'predicted' | 'input' | 'arithmetic' | 'afterwards';
interface ChartBlind {
  readonly value: number;
  readonly engine: string;
}
interface ChartPaperPoint {
  readonly key: string;
  readonly label: string;
  readonly series: string | null;
  readonly x: number | null;
  readonly xError: number | null;
  readonly y: number;
  readonly yError: number | null;
  readonly spread?: 'paper' | 'reading';
  readonly unit?: string;
  readonly note: string;
  readonly isTheory?: true;
  readonly standing?: ChartStanding;
  readonly blind?: ChartBlind;
}
interface ChartRange {
  readonly label: string;
  readonly from: number;
  readonly to: number | null;
}
interface ChartOverlayPoint {
  readonly series: string | null;
  readonly x: number;
  readonly y: number;
}
interface ChartOverlay {
  readonly name: string;
  readonly points: readonly ChartOverlayPoint[];
}
interface DrawingNode {
  readonly id: string;
  readonly kind: 'host' | 'switch' | 'generator' | 'edge' | 'router' | 'server' | 'hub' | 'subnet';
  readonly name: string;
  readonly detail: string;
  readonly x: number;
  readonly y: number;
}
interface DrawingEdge {
  readonly a: string;
  readonly b: string;
  readonly kind: 'cable' | 'member' | 'route' | 'control' | 'shortcut';
  readonly label: string;
}
interface DrawingGroup {
  readonly name: string;
  readonly nodes: readonly string[];
}
type DrawingView = 'physical' | 'ip' | 'virtual-router';
interface ChartDrawing {
  readonly view: DrawingView;
  readonly nodes: readonly DrawingNode[];
  readonly edges: readonly DrawingEdge[];
  readonly groups: readonly DrawingGroup[];
}
interface ChartAxis {
  readonly label: string;
  readonly unit: string;
  readonly marked?: Readonly<Record<number, string>>;
}
interface ChartScale extends ChartAxis {
  readonly scale: 'linear' | 'log2' | 'category';
  readonly values: readonly number[];
  readonly names?: Readonly<Record<number, string>>;
}
interface ChartReference {
  readonly key: string;
  readonly label: string;
  readonly y: number;
}
type ChartBandsOver = 'fits' | 'fits-and-models';
interface ChartResidual {
  readonly key: string;
  readonly simulated: number | null;
  readonly percent: number | null;
}
interface ChartProvenance {
  readonly engine: string;
  readonly seed: number;
  readonly quality: 'quick' | 'full';
  readonly qualityNote: string;
  readonly durationPs: number;
  readonly scenarioHash: string;
  readonly done: number;
  readonly total: number;
  readonly changed: readonly string[];
}
type ChartForm =
  | 'lines'
  | 'grid'
  | 'bars'
  | 'table'
  | 'scatter'
  | 'histogram'
  | 'cdf'
  | 'schedule'
  | 'utilisation'
  | 'account'
  | 'stack'
  | 'surface'
  | 'drawing';
interface ChartData {
  readonly paper: string;
  readonly label: string;
  readonly title: string;
  readonly question: string;
  readonly form: ChartForm;
  readonly x: ChartScale;
  readonly y: ChartAxis;
  readonly seriesAxis: ChartAxis | null;
  readonly series: readonly ChartSeries[];
  readonly references: readonly ChartReference[];
  readonly paperPoints: readonly ChartPaperPoint[];
  readonly paperRanges?: readonly ChartRange[];
  readonly residuals: readonly ChartResidual[];
  readonly bandsOver?: ChartBandsOver;
  readonly overlay?: ChartOverlay;
  readonly again?: ChartOverlay;
  readonly prediction?: ChartOverlay;
  readonly drawing?: ChartDrawing;
  readonly verdict: {
    readonly words: string;
  };
  readonly provenance: ChartProvenance;
}
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type ThemeName = 'light' | 'dark' | 'projector';
interface Theme {
  readonly name: ThemeName;
  readonly paper: string;
  readonly sunk: string;
  readonly ink: string;
  readonly muted: string;
  readonly edge: string;
  readonly rule: string;
  readonly grid: string;
  readonly pipeFill: string;
  readonly pipeEdge: string;
  readonly data: string;
  readonly dataText: string;
  readonly short: string;
  readonly shortText: string;
  readonly control: string;
  readonly bus: string;
  readonly lost: string;
  readonly dataWash: string;
  readonly small: number;
  readonly medium: number;
  readonly value: number;
  readonly question: number;
  readonly title: number;
  readonly device: number;
  readonly subtitle: number;
  readonly body: number;
  readonly medium500: number;
  readonly strong: number;
  readonly titleWeight: number;
  readonly hair: number;
  readonly stroke: number;
  readonly ring: number;
  readonly dot: number;
  readonly pipe: number;
  readonly glyph: number;
  readonly glyphScale: number;
  readonly halo: number;
}
declare const THEMES: Readonly<Record<ThemeName, Theme>>;
declare function contrast(a: string, b: string): number;
interface DrawingOptions {
  readonly theme: ThemeName;
  readonly width: number;
  readonly height: number;
}
declare function renderDrawing(drawing: ChartDrawing, { theme: name, width, height }: DrawingOptions): string;
interface FigureOptions {
  readonly theme: ThemeName;
  readonly width: number;
  readonly height: number;
  readonly parts?: 'whole' | 'plot' | 'thumbnail';
}
declare function captionText(data: ChartData): string;
declare function renderFigure(whole: ChartData, options: FigureOptions): string;
declare function number(amount: number, digits?: number): string;
declare function value(amount: number): string;
declare function percent(amount: number, digits?: number): string;
declare function duration(ps: number): string;
declare const shortHash: (hash: string) => string;
type OverlayResult =
  | {
      readonly ok: true;
      readonly overlay: ChartOverlay;
      readonly left: readonly string[];
    }
  | {
      readonly ok: false;
      readonly why: string;
    };
declare function parseOverlay(text: string, name: string, data: ChartData): OverlayResult;
declare function summarySentence(data: ChartData): string;
declare const ANCHORS: {
  readonly left: null;
  readonly start: null;
  readonly center: 'middle';
  readonly right: 'end';
  readonly end: 'end';
};
declare class SvgPen {
  #private;
  strokeStyle: string;
  fillStyle: string;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'miter' | 'round' | 'bevel';
  globalAlpha: number;
  font: string;
  textAlign: keyof typeof ANCHORS;
  textBaseline: 'alphabetic' | 'middle';
  get markup(): string;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  closePath(): void;
  setLineDash(dash: readonly number[]): void;
  stroke(): void;
  fill(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  measureText(text: string): {
    readonly width: number;
  };
  strokeText(text: string, x: number, y: number): void;
  fillText(text: string, x: number, y: number): void;
}
type CsvCell = string | number | null;
interface FigureColumn {
  readonly key: string;
  readonly label: string;
  readonly numeric: boolean;
}
type FigureCell = CsvCell;
interface FigureTable {
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly (readonly FigureCell[])[];
}
declare function figureTable(data: ChartData): FigureTable;
declare const blindEngine: ({ paperPoints }: Pick<ChartData, 'paperPoints'>) => string | null;
declare function figureCsv(data: ChartData): string;
declare function textWidth(text: string, size: number, weight: number): number;
declare const GLYPH_SIZE = 48;
declare const GLYPHS: {
  readonly switch: string;
  readonly host: string;
  readonly generator: string;
  readonly edge: string;
  readonly router: string;
  readonly server: string;
  readonly hub: string;
};
interface Position {
  readonly x: number;
  readonly y: number;
}
interface NetworkNode {
  readonly id: number;
  readonly kind: 'host' | 'switch' | 'generator' | 'edge' | 'router' | 'server' | 'hub';
  readonly name: string;
  readonly ports: readonly {
    readonly id: number;
    readonly phy: string;
  }[];
  readonly interfaces?: readonly {
    readonly ip: string;
  }[];
}
interface NetworkLink {
  readonly id: number;
  readonly a: {
    readonly node: number;
    readonly port: number;
  };
  readonly b: {
    readonly node: number;
    readonly port: number;
  };
  readonly delayPs?: number;
  readonly lengthM?: number;
}
interface NetworkDrawing {
  readonly model: {
    readonly nodes: readonly NetworkNode[];
    readonly links: readonly NetworkLink[];
  };
  readonly layout: {
    readonly nodes: Readonly<Record<string, Position>>;
    readonly links: Readonly<
      Record<
        string,
        {
          readonly waypoints: readonly Position[];
        }
      >
    >;
  };
}
interface TopologyOptions {
  readonly theme: ThemeName;
  readonly width: number;
  readonly height: number;
}
declare function renderTopology(network: NetworkDrawing, options: TopologyOptions): string;
interface StageName {
  readonly x: number;
  readonly top: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly string[];
  readonly size: number;
  readonly cutAt: number | null;
  readonly caption: string;
  readonly captionSize: number;
}
interface StageDevice {
  readonly kind: keyof typeof GLYPHS;
  readonly at: Position;
  readonly name: StageName | null;
}
interface StageLink {
  readonly points: readonly Position[];
  readonly width: number;
}
interface StageNetwork {
  readonly groups: readonly {
    readonly name: string;
    readonly box: Box;
    readonly nameSize: number;
  }[];
  readonly links: readonly StageLink[];
  readonly devices: readonly StageDevice[];
}
interface StageView {
  readonly width: number;
  readonly height: number;
  readonly view: {
    readonly x: number;
    readonly y: number;
    readonly zoom: number;
  };
}
interface StageMarks {
  readonly onStage: string;
  readonly onPicture: string;
}
declare function renderStage(
  network: StageNetwork,
  view: StageView,
  {
    theme,
    label,
  }: {
    readonly theme: ThemeName;
    readonly label: string;
  },
  marks?: StageMarks,
): string;
interface StripPicture {
  readonly marks: StageMarks;
  readonly caption: string;
}
interface StripOptions {
  readonly theme: ThemeName;
  readonly label: string;
  readonly columns: number;
  readonly title: string;
}
declare function stripSize(
  { width, height }: Pick<StageView, 'width' | 'height'>,
  count: number,
  options: StripOptions,
): {
  columns: number;
  head: number;
  line: number;
  width: number;
  height: number;
};
declare function renderStrip(
  network: StageNetwork,
  view: StageView,
  pictures: readonly StripPicture[],
  options: StripOptions,
): string;
export {
  type ChartAxis,
  type ChartBandsOver,
  type ChartBlind,
  type ChartData,
  type ChartDrawing,
  type ChartForm,
  type ChartOverlay,
  type ChartPaperPoint,
  type ChartPoint,
  type ChartProvenance,
  type ChartRange,
  type ChartReference,
  type ChartResidual,
  type ChartScale,
  type ChartSeries,
  type ChartStanding,
  type ChartTrace,
  type DrawingEdge,
  type DrawingNode,
  type DrawingOptions,
  type DrawingView,
  type FigureCell,
  type FigureColumn,
  type FigureOptions,
  type FigureTable,
  GLYPHS,
  GLYPH_SIZE,
  type NetworkDrawing,
  type OverlayResult,
  type StageDevice,
  type StageMarks,
  type StageName,
  type StageNetwork,
  type StageView,
  type StripOptions,
  type StripPicture,
  SvgPen,
  THEMES,
  type Theme,
  type ThemeName,
  type TopologyOptions,
  blindEngine,
  captionText,
  contrast,
  duration,
  figureCsv,
  figureTable,
  number,
  parseOverlay,
  percent,
  renderDrawing,
  renderFigure,
  renderStage,
  renderStrip,
  renderTopology,
  shortHash,
  stripSize,
  summarySentence,
  textWidth,
  value,
};
