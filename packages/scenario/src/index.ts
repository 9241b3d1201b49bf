/** The scenario format, its presets and experiments. */

export { canonicalJson, canonicalModel, documentHash, modelHash } from './canonical.ts';
export { collect } from './experiments/collect.ts';
export type * from './experiments/figure-data.ts';
export { baseScenario, defaultScenario, OverrideError, plan } from './experiments/plan.ts';
export { EXPERIMENTS, findExperiment } from './experiments/registry.ts';
export * from './experiments/types.ts';
export { decodeLink, encodeLink, type LinkResult } from './link/link.ts';
export { grouped } from './numbers.ts';
export { mustParse, type ParseResult, parseScenario, parseScenarioText, type ScenarioIssue } from './parse.ts';
export { readMetric, readPath } from './path.ts';
export type { Provenance } from './presets/costs.ts';
export { findPreset, PRESETS, type Preset } from './presets/registry.ts';
export { closest } from './schema/closest.ts';
export { freeCpu } from './schema/cpu.ts';
export { type Model, type Node, SCENARIO_VERSION, type Scenario, type ScenarioInput } from './schema/document.ts';
export type { CellsFlow, Flow, TcpStream } from './schema/flow.ts';
export type { Group, Layout, Point } from './schema/layout.ts';
export { type Link, linkDelayPs } from './schema/link.ts';
export type { Generator } from './schema/node-generator.ts';
export type { Host, Interface, Pvc } from './schema/node-host.ts';
export type { Route, Switch, SwitchPort } from './schema/node-switch.ts';
export { CATEGORIES, type Category, PHYS, type Phy } from './schema/primitives.ts';
export { parseDuration, parseSetting, type SetResult, type Setting, setPaths } from './set-path.ts';
export { Topology } from './topology/build.ts';
export type { Hop } from './topology/path.ts';
export { layCells, layPvc, type PvcTraffic, switchedPath } from './topology/pvc.ts';
export { type Trace, type VcEnd, Wiring } from './topology/wiring.ts';
