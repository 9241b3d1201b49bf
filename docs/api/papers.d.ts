import { ComparedOnly, CostNote } from '@lanelab/messages/cost-notes';
import { Model, Preset, Scenario } from '@lanelab/scenario';
import {
  ChartBlind,
  ChartData,
  ChartDrawing,
  ChartPaperPoint,
  ChartPoint,
  ChartProvenance,
  ChartRange,
  ChartResidual,
  ChartSeries,
  ChartStanding,
  ChartTrace,
  DrawingView,
} from '@lanelab/charts';
import { OverheadRequest, OverheadRow, RunResult, Why } from '@lanelab/engine';

type Provenance = 'paper' | 'calibrated' | 'assumed' | 'standard';
interface CalibratedParameter {
  readonly key: string;
  readonly group: string;
  readonly unit: string;
  readonly value: number;
  readonly band: readonly [number, number];
  readonly identifiability: 'determined' | 'weak' | 'open';
  readonly sensitivityPercent: number | null;
  readonly tradedFor: {
    readonly key: string;
    readonly correlation: number;
  } | null;
  readonly provenance: 'calibrated' | 'assumed';
  readonly note: CostNote;
  readonly paths: readonly string[];
}
interface CalibratedRow {
  readonly group: string;
  readonly experiment: string;
  readonly key: string;
  readonly unit: string;
  readonly paper: number;
  readonly deviation: number | null;
  readonly fitted: number;
  readonly errorPercent: number;
  readonly leaveOneOutPercent: number;
  readonly comparedOnly: ComparedOnly | null;
}
interface EqualFit {
  readonly group: string;
  readonly rules?: string;
  readonly name: string;
  readonly values: Readonly<Record<string, number>>;
  readonly rows: Readonly<Record<string, number>>;
}
interface Calibration {
  readonly engine: string;
  readonly seed: number;
  readonly parameters: readonly CalibratedParameter[];
  readonly rows: readonly CalibratedRow[];
  readonly fits: readonly EqualFit[];
}
declare const CALIBRATION: Calibration;
declare const networkView: (
  {
    model,
  }: {
    readonly model: Model;
  },
  view: DrawingView,
) => ChartDrawing;
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
type Grade = 'exact' | 'inside' | 'readable' | 'outside' | 'unread' | 'unspread' | 'differs' | 'not-run';
interface FigureResidual extends ChartResidual {
  readonly label: string;
  readonly paper: number;
  readonly unit: string;
  readonly grade: Grade;
  readonly verdict: string;
  readonly standing: ChartStanding | null;
  readonly blind: ChartBlind | null;
}
interface FigureCheck {
  readonly statement: string;
  readonly holds: boolean | null;
  readonly detail: string;
}
type VerdictKind = 'exact' | 'within' | 'shape' | 'differs' | 'nothing-published' | 'incomplete';
interface FigureProvenance extends ChartProvenance {
  readonly experiment: string;
  readonly repetitions: number;
}
interface FigureData extends ChartData {
  readonly id: string;
  readonly form: FigureForm;
  readonly series: readonly FigureSeries[];
  readonly residuals: readonly FigureResidual[];
  readonly checks: readonly FigureCheck[];
  readonly verdict: {
    readonly kind: VerdictKind;
    readonly words: string;
  };
  readonly notes: readonly string[];
  readonly provenance: FigureProvenance;
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
interface Overrides {
  readonly parameters?: ParameterSet;
  readonly axes?: Readonly<Record<string, readonly number[]>>;
  readonly seed?: number;
  readonly repetitions?: number;
  readonly durationPs?: number;
}
interface TheoryLine {
  readonly key: string;
  readonly label: string;
  readonly phy: string;
}
interface PlacedRun {
  readonly key: string;
  readonly coords: Readonly<Record<string, number>>;
  readonly variant?: string;
  readonly repetition: number;
  readonly fit?: number;
  readonly explains?: true;
}
interface RunSpec extends PlacedRun {
  readonly experiment: string;
  readonly scenario: Scenario;
}
interface FigurePlan {
  readonly quality: Quality;
  readonly overrides: Overrides;
  readonly runs: readonly PlacedRun[];
  readonly axes: Readonly<Record<string, readonly number[]>>;
  readonly durationPs: number;
  readonly repetitions: number;
  readonly baseHash: string;
}
interface Plan extends FigurePlan {
  readonly experiment: string;
  readonly runs: readonly RunSpec[];
  readonly overhead: OverheadRequest | null;
}
interface Results {
  readonly runs: ReadonlyMap<string, RunResult>;
  readonly overhead?: readonly OverheadRow[] | undefined;
  readonly engine?: string;
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
declare const EXPERIMENTS: readonly Experiment[];
declare function findExperiment(id: string): Experiment | null;
declare const accounted: (scenario: Scenario) => Scenario;
declare class OverrideError extends Error {
  readonly name = 'OverrideError';
}
declare function baseScenario(
  experiment: Experiment,
  quality: Quality,
  overrides?: Overrides,
  variant?: Variant | null,
): Scenario;
declare const CAUSES: readonly [
  'sender-cpu',
  'system-call',
  'relay-cpu',
  'receiver-cpu',
  'nagle',
  'window',
  'congestion-window',
  'silly-window',
  'delayed-ack',
  'retransmission',
  'resolution',
  'signalling',
  'nic-queue',
  'switch-queue',
  'router',
  'bus-queue',
  'serialisation',
  'propagation',
  'loop',
  'idle',
];
declare function collect(experiment: Experiment, plan: FigurePlan, results: Results): FigureData;
type Read = Pick<Measure, 'metric' | 'plus' | 'per' | 'factor' | 'reciprocal' | 'derive' | 'missing' | 'statistic'>;
declare function valueOf(
  result: RunResult | undefined,
  { metric, plus, per, factor, reciprocal, derive, missing }: Read,
  coords: PlacedRun['coords'],
): number | null;
type Adapt = (spec: RunSpec) => RunSpec;
declare function extended(experiment: Experiment, plan: Plan, results: Results, adapted?: Adapt): Plan;
declare function plan(experiment: Experiment, quality: Quality, overrides?: Overrides): Plan;
declare function defaultScenario(experiment: Experiment, quality?: Quality, overrides?: Overrides): Scenario;
declare function withStanding(verdict: string, values: readonly Pick<FigureResidual, 'standing'>[]): string;
interface ExplainedPair {
  readonly flow: number;
  readonly at: PlacedRun['coords'];
  readonly beside: PlacedRun['coords'];
}
declare function explainedPair(experiment: SweepExperiment, series: readonly FigureSeries[]): ExplainedPair | null;
declare const classLane: () => Scenario;
declare const classMpoa: () => Scenario;
declare const CONFORMANCE: readonly Pick<Preset, 'id' | 'title'>[];
declare const DEMONSTRATIONS: readonly Pick<Preset, 'id' | 'title'>[];
interface ShippedRun extends PlacedRun {
  readonly digest: string;
  readonly result: unknown;
}
interface ShippedCauses {
  readonly key: string;
  readonly why: readonly Why[];
}
interface ShippedFigure {
  readonly experiment: string;
  readonly engine: string;
  readonly stamp: string;
  readonly seed: number;
  readonly full: {
    readonly axes: FigurePlan['axes'];
    readonly durationPs: number;
    readonly repetitions: number;
    readonly baseHash: string;
    readonly work: number;
    readonly runs: readonly ShippedRun[];
  };
  readonly quick: {
    readonly work: number;
    readonly digests: Readonly<Record<string, string>>;
  };
  readonly overhead: readonly OverheadRow[] | null;
  readonly causes: readonly ShippedCauses[];
}
declare const shippedAddress: (id: string) => URL;
declare function shippedPlan({ full, seed }: ShippedFigure): FigurePlan;
declare function shippedResults({ full, overhead, engine }: ShippedFigure): Results;
interface UnequalRun {
  readonly run: PlacedRun;
  readonly shipped: string;
  readonly here: string;
}
interface DigestComparison {
  readonly compared: number;
  readonly unequal: readonly UnequalRun[];
}
declare function compareDigests(
  shipped: ShippedFigure,
  runs: readonly PlacedRun[],
  digestHere: (key: string) => string | null,
): DigestComparison;
declare function readShipped(text: string, id: string): ShippedFigure;
export {
  type Axis,
  CALIBRATION,
  CAUSES,
  CONFORMANCE,
  type Collected,
  type ColumnReader,
  DEMONSTRATIONS,
  type DigestComparison,
  type DrawingExperiment,
  EXPERIMENTS,
  type Experiment,
  type ExplainedPair,
  FIGURE_FORMS,
  type FigureCheck,
  type FigureData,
  type FigureForm,
  type FigurePlan,
  type FigurePoint,
  type FigureProvenance,
  type FigureResidual,
  type FigureSeries,
  type Findings,
  type Measure,
  type OverheadCell,
  type OverheadExperiment,
  OverrideError,
  type Overrides,
  type PaperName,
  type Parameter,
  type ParameterSet,
  type PlacedRun,
  type Plan,
  type Provenance,
  type Quality,
  type QualitySettings,
  type Results,
  type RunSpec,
  type ShippedCauses,
  type ShippedFigure,
  type SweepExperiment,
  TOPICS,
  type TheoryLine,
  type Topic,
  type TraceExperiment,
  type TraceExtract,
  type UnequalRun,
  type Variant,
  type VariantsExperiment,
  type VerdictKind,
  accounted,
  baseScenario,
  classLane,
  classMpoa,
  collect,
  compareDigests,
  defaultScenario,
  explainedPair,
  extended,
  findExperiment,
  networkView,
  plan,
  readShipped,
  shippedAddress,
  shippedPlan,
  shippedResults,
  valueOf,
  withStanding,
};
