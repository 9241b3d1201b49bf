/** The experiments of the papers and of class as data: networks, plans, figures, published values, calibrated costs. */

export { CALIBRATION } from './calibration/calibrated.ts';
export type { Provenance } from './calibration/costs.ts';
export { networkView } from './drawings/network-view.ts';
export {
  type Axis,
  type Collected,
  type ColumnReader,
  type DrawingExperiment,
  type Experiment,
  type FigurePlan,
  type Findings,
  type Measure,
  type OverheadCell,
  type OverheadExperiment,
  type Overrides,
  type PaperName,
  type Parameter,
  type ParameterSet,
  type PlacedRun,
  type Plan,
  type Quality,
  type QualitySettings,
  type Results,
  type RunSpec,
  type SweepExperiment,
  type TheoryLine,
  TOPICS,
  type Topic,
  type TraceExperiment,
  type TraceExtract,
  type Variant,
  type VariantsExperiment,
} from './experiment.ts';
export { EXPERIMENTS, findExperiment } from './experiments/registry.ts';
export {
  FIGURE_FORMS,
  type FigureCheck,
  type FigureData,
  type FigureForm,
  type FigurePoint,
  type FigureProvenance,
  type FigureResidual,
  type FigureSeries,
  type VerdictKind,
} from './figure-data.ts';
export { accounted } from './figures/account.ts';
export { baseScenario, OverrideError } from './figures/base-scenario.ts';
export { CAUSES } from './figures/causes.ts';
export { collect } from './figures/collect.ts';
export { valueOf } from './figures/collect-runs.ts';
export { extended } from './figures/follow-up.ts';
export { defaultScenario, plan } from './figures/plan.ts';
export { withStanding } from './figures/verdict.ts';
export { type ExplainedPair, explainedPair } from './figures/why.ts';
export { classLane, classMpoa } from './networks/class/pair.ts';
export { CONFORMANCE } from './presets/conformance-titles.ts';
export { DEMONSTRATIONS } from './presets/demonstrations.ts';
export { compareDigests, type DigestComparison, type UnequalRun } from './shipped/compare-digests.ts';
export { readShipped } from './shipped/read-shipped.ts';
export {
  type ShippedCauses,
  type ShippedFigure,
  shippedAddress,
  shippedPlan,
  shippedResults,
} from './shipped/shipped.ts';
