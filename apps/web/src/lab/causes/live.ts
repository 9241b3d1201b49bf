/** What a playing run has found wrong so far: flows that wait, by their first cause, and clients that are not in their ELAN. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/causes';
import type { Scenario } from '@lanelab/scenario';
import { formatPicoseconds } from '../../base/format/duration.ts';
import type { Problem } from '../../document/store/types.ts';
import { namesOf } from '../../playback/run/names.ts';
import type { Playback, Series } from '../../playback/types.ts';
import type { ProtocolLog } from '../messages/log.ts';
import { causesOf, type FlowCause } from './causes.ts';
import { clientProblems } from './down-clients.ts';
import type { Evidence } from './evidence.ts';
import { asksMpoa, patienceOf, spanOf } from './quiet.ts';

/** A playing run: its clock, and the log of its protocols. */
export interface PlayingRun {
  readonly playback: Pick<Playback, 'recording' | 'resultSoFar' | 'inspect'>;
  readonly log: Pick<ProtocolLog, 'getState' | 'subscribe'>;
}

const SERIES = /^throughput:(\d+)$/;

/** When something of each flow arrived last before the play head, ps; of a flow without a series nothing is known. */
function arrivalsIn(series: readonly Series[], timePs: number): ReadonlyMap<number, number | null> {
  return new Map(
    series.flatMap(({ name, timesPs, values }) => {
      const [, id] = SERIES.exec(name) ?? [];
      if (id === undefined) return [];
      const at = values.findLastIndex((value, index) => value > 0 && (timesPs[index] ?? 0) <= timePs);
      return [[Number(id), at < 0 ? null : (timesPs[at] ?? 0)] as const];
    }),
  );
}

/** Whether a flow may have waited long enough to ask the run for a reason. */
function mayWait({ model }: Scenario, arrivals: ReadonlyMap<number, number | null>, timePs: number): boolean {
  return model.flows.some((flow) => {
    const last = arrivals.get(flow.id);
    const { fromPs, toPs } = spanOf(flow, timePs);
    return last !== undefined && toPs - (last ?? fromPs) >= patienceOf(model, flow);
  });
}

async function evidenceOf({ playback, log }: PlayingRun, scenario: Scenario): Promise<Evidence> {
  const { states, diary, timePs } = log.getState();
  const arrivals = arrivalsIn(playback.recording.series(), timePs);
  const isAsked = mayWait(scenario, arrivals, timePs) || (timePs > 0 && asksMpoa(scenario));
  const result = isAsked ? await playback.resultSoFar() : null;
  const asked = isAsked ? await playback.inspect(async (ask) => ask({ kind: 'paths' })) : null;
  return {
    scenario,
    timePs,
    states,
    diary,
    result: result ?? { flows: [], links: [], queues: [] },
    paths: asked?.answer ?? [],
    lastPs: new Map([...arrivals].flatMap(([id, last]) => (last === null ? [] : [[id, last] as const]))),
  };
}

/** One entry for all flows that wait for the same thing by the same cause. */
function flowProblem(alike: readonly FlowCause[], { scenario, result }: Evidence): Problem {
  const names = namesOf(scenario);
  const flows = alike.flatMap(({ flow }) => result.flows.filter(({ id }) => id === flow).map(names.flow));
  const [cause] = alike;
  if (cause === undefined) throw new Error('no flow waits');
  const named = { flows: list(flows), cause: cause.sentence, time: formatPicoseconds(cause.sincePs) };
  const sentences = {
    silent: () => say('live.silent', named),
    stopped: () => say('live.stopped', named),
    'no-shortcut': () => say('live.no-shortcut', named),
  };
  return { ...cause, sentence: sentences[cause.lack](), flows: alike.map(({ flow }) => flow) };
}

/** Causes that stand in the document alone: its own problems name them before the run does, each with the flows that wait. */
const inDocument: ReadonlySet<FlowCause['code']> = new Set(['missing-row', 'wrong-channel']);

/** What is wrong in a run up to an instant, flows first. */
export function problemsIn(evidence: Evidence): readonly Problem[] {
  const causes = causesOf(evidence).filter(({ code }) => !inDocument.has(code));
  const groups = new Map<string, FlowCause[]>();
  for (const cause of causes) {
    const key = `${cause.lack} ${cause.code} ${cause.sentence}`;
    const alike = groups.get(key);
    if (alike === undefined) groups.set(key, [cause]);
    else alike.push(cause);
  }
  const known = causes.map(({ code, nodes: [node = 0] }) => ({ code, node }));
  return [...[...groups.values()].map((alike) => flowProblem(alike, evidence)), ...clientProblems(evidence, known)];
}

/** Says what is wrong whenever the log has something new; the returned function ends it. */
export function watchProblems(
  run: PlayingRun,
  scenario: Scenario,
  tell: (problems: readonly Problem[]) => void,
): () => void {
  const over = new AbortController();
  let isAsking = false;
  let isDue = false;
  const update = async (): Promise<void> => {
    isDue = true;
    if (isAsking) return;
    isAsking = true;
    while (isDue && !over.signal.aborted) {
      isDue = false;
      const evidence = await evidenceOf(run, scenario);
      if (!over.signal.aborted) tell(problemsIn(evidence));
    }
    isAsking = false;
  };
  const stop = run.log.subscribe(() => void update());
  void update();
  return () => {
    over.abort();
    stop();
  };
}
