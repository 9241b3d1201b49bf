/** Everything that a chart, a data table and a caption of one figure need, as plain data. */

/**
 * How a figure is drawn. `lines`, `grid`, `bars` and `surface`: values over axes. `table`: rows of values. `utilisation`: bars in
 * per cent. `account`: bars stacked from one series a cause. `scatter`, `schedule`, `histogram` and `cdf`: traces of many points.
 * `drawing`: a network, without data.
 */
export const FIGURE_FORMS = [
  'lines',
  'grid',
  'bars',
  'table',
  'surface',
  'utilisation',
  'account',
  'scatter',
  'schedule',
  'histogram',
  'cdf',
  'drawing',
] as const;
export type FigureForm = (typeof FIGURE_FORMS)[number];

/** A network as it is cabled; as IP sees it, routers in the middle; or with its MPOA servers and clients as one router. */
export type DrawingView = 'physical' | 'ip' | 'virtual-router';

/** A device or a subnet in a drawing. Positions are whole numbers on any scale: only their proportions count. */
export interface DrawingNode {
  readonly id: string;
  readonly kind: 'host' | 'switch' | 'generator' | 'edge' | 'router' | 'server' | 'hub' | 'subnet';
  readonly name: string;
  /** What runs on it; second line under the name. */
  readonly detail: string;
  readonly x: number;
  readonly y: number;
}

export interface DrawingEdge {
  readonly a: string;
  readonly b: string;
  readonly kind: 'cable' | 'member' | 'route' | 'control' | 'shortcut';
  readonly label: string;
}

/** A view of a network, laid out. */
export interface FigureDrawing {
  readonly view: DrawingView;
  readonly nodes: readonly DrawingNode[];
  readonly edges: readonly DrawingEdge[];
  /** Nodes with a common outline. */
  readonly groups: readonly { readonly name: string; readonly nodes: readonly string[] }[];
}

/** Many points as columns of one length. */
export interface FigureTrace {
  readonly x: readonly number[];
  /** Null: nothing to show there, such as a packet that was lost. */
  readonly y: readonly (number | null)[];
  /** Values of x at which something was lost, where they are known: the first packet that came has no distance, and is not lost. */
  readonly lost?: readonly number[];
}

export interface FigurePoint {
  readonly x: number;
  /** Null while runs are missing. */
  readonly y: number | null;
  /** Half width of the 95 % confidence interval; null with fewer than two seeds. */
  readonly ci95: number | null;
  /** Mean absolute deviation of the repetitions from their mean, as TUT quotes it; absent with fewer than two seeds. */
  readonly deviation?: number;
  /** Least and most over every equally good calibration. */
  readonly band?: { readonly low: number; readonly high: number };
  /** The paper's value at this point; null where there is none. */
  readonly paper: number | null;
  /** Keys of the runs behind the point. */
  readonly runs: readonly string[];
  /** Why the point is special, such as a value missing in the paper's scan. */
  readonly note?: string;
}

export interface FigureSeries {
  readonly key: string;
  readonly name: string;
  /** Name in a narrow column. */
  readonly short?: string;
  /** Value of the series axis; null where the series is no number. */
  readonly value: number | null;
  /** Small multiples: series of one panel share an axis. */
  readonly panel?: string;
  readonly points: readonly FigurePoint[];
  /** Of a series too long for points, which is then empty of them. */
  readonly trace?: FigureTrace;
}

export interface FigurePaperPoint {
  readonly key: string;
  readonly label: string;
  /** Series that it belongs to; null for the figure as a whole. */
  readonly series: string | null;
  readonly x: number | null;
  /** Half width where the paper gives a range of x. */
  readonly xError: number | null;
  /** Null: withheld, no reference value yet. */
  readonly y: number | null;
  /** Half width of the paper's deviation or of the reading error; null where it states none. */
  readonly yError: number | null;
  readonly note: string;
}

export interface FigureResidual {
  readonly key: string;
  readonly label: string;
  readonly paper: number | null;
  readonly simulated: number | null;
  /** Simulated minus paper, per cent of the paper. */
  readonly percent: number | null;
  /** `exact`, `inside`, `within 1 %`, `differs`, `no reference value yet`, `not run yet`. */
  readonly verdict: string;
}

/** A statement of the paper about shape, and whether our data agree. */
export interface FigureCheck {
  readonly statement: string;
  /** Null while runs are missing. */
  readonly holds: boolean | null;
  readonly detail: string;
}

/** A level line: what protocol overhead alone would allow. */
export interface FigureReference {
  readonly key: string;
  readonly label: string;
  readonly y: number;
}

export type VerdictKind = 'exact' | 'within' | 'shape' | 'differs' | 'no-reference' | 'incomplete';

export interface FigureAxis {
  readonly label: string;
  readonly unit: string;
  readonly scale: 'linear' | 'log2' | 'category';
  readonly values: readonly number[];
  readonly names?: Readonly<Record<number, string>>;
  /** Values with a story, such as one missing in the paper's scan. */
  readonly marked?: Readonly<Record<number, string>>;
}

export interface FigureProvenance {
  readonly experiment: string;
  /** Empty until a result is there. */
  readonly engine: string;
  readonly seed: number;
  readonly repetitions: number;
  readonly quality: 'quick' | 'full';
  readonly qualityNote: string;
  readonly durationPs: number;
  readonly scenarioHash: string;
  readonly done: number;
  readonly total: number;
  /** Parameters changed from the published ones, as `label value unit`. */
  readonly changed: readonly string[];
}

export interface FigureData {
  readonly id: string;
  readonly paper: string;
  readonly label: string;
  /** A sentence that states the finding. */
  readonly title: string;
  readonly question: string;
  readonly form: FigureForm;
  readonly x: FigureAxis;
  readonly y: { readonly label: string; readonly unit: string };
  /** What the series differ in; null for one series. */
  readonly seriesAxis: Pick<FigureAxis, 'label' | 'unit' | 'marked'> | null;
  readonly series: readonly FigureSeries[];
  /** Of a `drawing` alone. */
  readonly drawing?: FigureDrawing;
  readonly references: readonly FigureReference[];
  readonly paperPoints: readonly FigurePaperPoint[];
  readonly residuals: readonly FigureResidual[];
  readonly checks: readonly FigureCheck[];
  readonly verdict: { readonly kind: VerdictKind; readonly words: string };
  readonly notes: readonly string[];
  readonly provenance: FigureProvenance;
}

/** Where one value of the overhead calculator goes in a table figure. */
export interface OverheadCell {
  readonly x: number;
  readonly series: string;
  readonly layer: string;
  readonly phy: string;
  readonly encapsulation: string;
  readonly transport: string | null;
  readonly mtu: number | null;
}
