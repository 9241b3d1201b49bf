/** Flows of which no data come, by what a run has counted: known with its result, before anybody looks for the cause. */
import type { Flow, Scenario } from '@lanelab/scenario';
import type { LastArrivals } from '../../playback/run/arrivals.ts';
import type { RunResult } from '../../playback/run/types.ts';

/** Time that a flow has to get a packet through, ps: clients of LAN emulation join within a few seconds. */
const PATIENCE_PS = 5_000_000_000_000;
/** A flow that sends seldom is given so many of its own intervals. */
const MOST_MISSED = 3;

/** What a run has counted of its flows up to an instant. */
export interface Counted {
  readonly scenario: Scenario;
  readonly timePs: number;
  readonly result: Pick<RunResult, 'flows'>;
  readonly lastPs: LastArrivals;
}

/** `silent`: nothing arrived; `stopped`: something did, and then nothing more. */
export interface Quiet {
  readonly flow: number;
  readonly lack: 'silent' | 'stopped';
  /** The instant from which on it has waited, ps. */
  readonly sincePs: number;
}

/** How long nothing of a flow may arrive before that needs a cause, ps. */
export function patienceOf({ changes }: Scenario['model'], flow: Flow): number {
  const own = 'intervalPs' in flow ? (flow.intervalPs ?? 0) : 0;
  const changed = changes.flatMap((change) =>
    change.kind === 'flow' && change.flow === flow.id ? (change.set.intervalPs ?? 0) : [],
  );
  return Math.max(PATIENCE_PS, MOST_MISSED * Math.max(own, ...changed));
}

/** The instant up to which a flow sends, and from which on, ps. */
export function spanOf(flow: Flow, timePs: number): { readonly fromPs: number; readonly toPs: number } {
  const fromPs = 'startPs' in flow ? flow.startPs : 0;
  const stopPs = 'stopPs' in flow ? flow.stopPs : null;
  return { fromPs, toPs: Math.min(timePs, stopPs ?? timePs) };
}

/** Kinds of traffic that go on until they are stopped: a file that has come whole has nothing more to send. */
const ENDLESS: ReadonlySet<Flow['kind']> = new Set(['tcp-stream', 'udp-stream', 'tcp-rr', 'ping', 'cells', 'frames']);

function quiet({ scenario: { model }, timePs, result, lastPs }: Counted, flow: Flow): Quiet | null {
  const { id } = flow;
  const { fromPs, toPs } = spanOf(flow, timePs);
  const counted = result.flows.find((entry) => entry.id === id);
  if (counted?.packetsReceived === 0 && timePs - fromPs >= PATIENCE_PS)
    return { flow: id, lack: 'silent', sincePs: fromPs };
  const sincePs = lastPs.get(id);
  if (sincePs === undefined || !ENDLESS.has(flow.kind) || toPs - sincePs < patienceOf(model, flow)) return null;
  return { flow: id, lack: 'stopped', sincePs };
}

/** Every flow that had time enough and of which nothing came or nothing more, in the order of the document. */
export const quietFlows = (counted: Counted): readonly Quiet[] =>
  counted.scenario.model.flows.flatMap((flow) => quiet(counted, flow) ?? []);

/** Whether MPOA is drawn, so that packets may be expected on shortcuts. */
export const asksMpoa = ({ model }: Scenario): boolean =>
  model.nodes.some((node) => (node.kind === 'host' || node.kind === 'edge') && node.mpc !== undefined);

/** Whether a result leaves a question: a flow of which no data come, or where MPOA is drawn one that may have gone without its shortcut. */
export const asksWhy = (counted: Counted): boolean => quietFlows(counted).length > 0 || asksMpoa(counted.scenario);
