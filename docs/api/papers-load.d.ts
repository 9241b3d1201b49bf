import { Preset, Scenario } from '@lanelab/scenario';
import { ChartPaperPoint, ChartPoint, ChartRange, ChartSeries, ChartTrace, DrawingView } from '@lanelab/charts';
import { OverheadRow, RunResult } from '@lanelab/engine';

type Provenance = 'paper' | 'calibrated' | 'assumed' | 'standard';
declare const FIGURE_FORMS: readonly [
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
];
type FigureForm = (typeof FIGURE_FORMS)[number];
interface FigurePoint extends ChartPoint {
  readonly paper: number | null;
  readonly runs: readonly string[];
}
interface FigureSeries extends ChartSeries {
  readonly points: readonly FigurePoint[];
}
interface FigureCheck {
  readonly statement: string;
  readonly holds: boolean | null;
  readonly detail: string;
}
interface Estimate {
  readonly mean: number;
  readonly ci95: number | null;
  readonly deviation: number | null;
}
interface StoppingRule {
  readonly share: number;
  readonly atMost: number;
}
interface RefinementRule {
  readonly step: number;
  readonly share: number;
  readonly atMost: number;
}
type Quality = 'quick' | 'full';
type PaperName = 'curitiba' | 'detken' | 'tut' | 'cluj' | 'classic';
declare const TOPICS: readonly [
  'clip',
  'lane',
  'mpoa',
  'router',
  'jitter',
  'tcp',
  'buffer',
  'queue',
  'overhead',
  'station',
  'qos',
  'source',
  'relay',
  'testbed',
];
type Topic = (typeof TOPICS)[number];
interface Axis {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly scale: 'linear' | 'log2' | 'category';
  readonly values: Readonly<Record<Quality, readonly number[]>>;
  readonly names?: Readonly<Record<number, string>>;
  readonly written?: (value: number, coords: Readonly<Record<string, number>>) => unknown;
  readonly words?: Readonly<Record<number, string>>;
  readonly paths: readonly string[];
  readonly marked?: Readonly<Record<number, string>>;
}
interface Parameter {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly paths: readonly string[];
  readonly value: number | string;
  readonly min?: number;
  readonly max?: number;
  readonly provenance: Provenance;
  readonly note: string;
  readonly variants?: readonly string[];
}
interface QualitySettings {
  readonly durationPs: number;
  readonly warmupPs: number;
  readonly repetitions: number;
  readonly stop?: StoppingRule;
  readonly refine?: RefinementRule;
  readonly note: string;
}
interface TheoryLine {
  readonly key: string;
  readonly label: string;
  readonly phy: string;
}
interface Collected {
  readonly series: readonly FigureSeries[];
  readonly overhead: readonly OverheadRow[];
  readonly done: number;
  readonly total: number;
  readonly measured: (path: string, variant?: string) => Estimate | null;
  readonly recorded: (variant: string) => ColumnReader | null;
}
interface Findings {
  readonly title: string;
  readonly checks: readonly FigureCheck[];
  readonly notes: readonly string[];
  readonly simulated?: Readonly<Record<string, number | null>>;
}
type ParameterSet = Readonly<Record<string, number | string>>;
interface Fit {
  readonly parameters: ParameterSet;
  readonly adapt?: (scenario: Scenario) => Scenario;
}
interface OverheadCell extends Pick<OverheadRow, 'layer' | 'phy' | 'encapsulation' | 'transport' | 'mtu'> {
  readonly x: number;
  readonly series: string;
}
interface ExperimentBase {
  readonly id: string;
  readonly paper: PaperName;
  readonly label: string;
  readonly question: string;
  readonly topics: readonly Topic[];
  readonly y: {
    readonly label: string;
    readonly unit: string;
  };
  readonly paperPoints: readonly ChartPaperPoint[];
  readonly paperRanges?: readonly ChartRange[];
  readonly theoryPoints?: readonly ChartPaperPoint[];
  readonly parameters: readonly Parameter[];
  readonly quality: Readonly<Record<Quality, QualitySettings>>;
  readonly findings: (collected: Collected) => Findings;
  readonly fits?: readonly Fit[];
  readonly alternatives?: readonly Fit[];
  readonly base: () => Scenario;
}
interface SweepExperiment extends ExperimentBase {
  readonly kind: 'sweep';
  readonly form: 'lines' | 'grid' | 'bars' | 'surface';
  readonly y: Pick<Measure, 'metric' | 'plus' | 'per' | 'factor' | 'missing' | 'derive'> & {
    readonly label: string;
    readonly unit: string;
  };
  readonly x: Axis;
  readonly series: Axis | null;
  readonly theory: readonly TheoryLine[];
  readonly explained?: {
    readonly series: number;
  };
  readonly defaultPoint: Readonly<Record<string, number>>;
}
interface OverheadExperiment extends ExperimentBase {
  readonly kind: 'overhead';
  readonly form: 'table';
  readonly mtus: readonly number[];
  readonly x: Axis;
  readonly cells: readonly OverheadCell[];
  readonly seriesOf: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly short: string;
        readonly panel: string;
      }
    >
  >;
}
interface Variant {
  readonly key: string;
  readonly name: string;
  readonly base: () => Scenario;
  readonly part?: {
    readonly series: string;
    readonly name: string;
    readonly x: number;
  };
  readonly isPoint?: true;
  readonly times?: Readonly<Record<Quality, Pick<QualitySettings, 'durationPs' | 'warmupPs'>>>;
}
interface Measure {
  readonly x: number;
  readonly key?: string;
  readonly label: string;
  readonly metric: string;
  readonly plus?: string | readonly string[];
  readonly per?: string;
  readonly factor?: number;
  readonly reciprocal?: true;
  readonly derive?: (value: number, coords: Readonly<Record<string, number>>) => number;
  readonly missing?: number;
  readonly note?: (result: RunResult) => string | null;
  readonly statistic?: 'mean' | 'median';
}
interface VariantsExperiment extends ExperimentBase {
  readonly kind: 'variants';
  readonly form: 'bars' | 'table' | 'utilisation' | 'account';
  readonly variants: readonly Variant[];
  readonly measures: readonly Measure[];
  readonly series: 'variants' | 'measures';
  readonly x: {
    readonly label: string;
    readonly unit: string;
  };
}
type ColumnReader = (path: string) => readonly number[] | null;
interface TraceExtract {
  readonly variant: string;
  readonly key: string;
  readonly name: string;
  readonly panel?: string;
  readonly columns: (read: ColumnReader) => ChartTrace | null;
}
interface TraceExperiment extends ExperimentBase {
  readonly kind: 'trace';
  readonly form: 'scatter' | 'schedule' | 'histogram' | 'cdf' | 'lines';
  readonly variants: readonly Variant[];
  readonly extract: readonly TraceExtract[];
  readonly x: {
    readonly label: string;
    readonly unit: string;
    readonly scale: 'linear' | 'log2';
  };
}
interface DrawingExperiment extends ExperimentBase {
  readonly kind: 'drawing';
  readonly form: Extract<FigureForm, 'drawing'>;
  readonly view: DrawingView;
}
type Experiment = SweepExperiment | OverheadExperiment | VariantsExperiment | TraceExperiment | DrawingExperiment;
declare function loadPreset(id: string): Promise<Preset | null>;
declare function loadExperiment(id: string): Promise<Experiment | null>;
export { loadExperiment, loadPreset };
