/** Judges checks by a run of their own, from its beginning. */
import { type Engine, FIELD_IDS, type Progress, type Run, type RunOptions } from '@lanelab/engine';
import type { Scenario } from '@lanelab/scenario';
import type { AnswerValue } from '../answers.ts';
import type { Check } from '../compile/compile.ts';
import { type Brought, type Decision, decision, type Judge } from '../judge/judge.ts';
import type { CheckReport, CheckResult } from '../report.ts';
import { type Logs, LostRecordsError, logsOf } from './log-reader.ts';
import { watchedSeries } from './series.ts';
import { allNeeds, type Drop, type Needs, type Slice } from './slice.ts';
import { type Traced, tracesOf } from './traces.ts';

export interface RunCasesOptions extends Pick<RunOptions, 'signal' | 'bounds'> {
  /** Called after each slice, with the results that are decided so far; null for the others. */
  readonly onProgress?: (
    progress: Pick<Progress, 'timePs' | 'targetPs'>,
    results: readonly (CheckResult | null)[],
  ) => void;
  /** Longest stretch of the run between two looks at it, ps. Verdicts do not depend on it. */
  readonly slicePs?: number;
}

export interface RunChecksOptions extends RunCasesOptions {
  /** Answers by name; the answer without a name under the empty text. */
  readonly answers?: Readonly<Record<string, AnswerValue>>;
  /** The document that “changed only” compares with. */
  readonly start?: Scenario;
}

/** A check with what it compares the run with. */
export interface Case extends Brought {
  readonly check: Check;
}

/** Control messages of so much time are less than their log keeps, and so are the data packets of most networks. */
const LONGEST_SLICE_PS = 1e12;
/** Data packets of so much time are less than their log keeps on an OC-3 full of small ones. */
const SHORT_SLICE_PS = 20e9;

/** The document as it is run: with the logs and accounts that judges need. The caller’s own is not touched. */
function instrumented(scenario: Scenario, { flowLogs, account }: Required<Needs>, endPs: number): Scenario {
  const { model } = scenario;
  const flows = model.flows.map((flow) => (flowLogs.includes(flow.id) ? { ...flow, log: true as const } : flow));
  return {
    ...scenario,
    model: {
      ...model,
      flows,
      durationPs: endPs,
      measure: { ...model.measure, flows: 'all', ...(account ? { account: true } : {}) },
    },
  };
}

/** A question that is put once. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask();
    return asked;
  };
}

async function packetOf(run: Run, { query }: Drop) {
  const place = await run.inspect(query);
  if (place?.log !== 'packets') return null;
  const { packets } = await run.inspect({ kind: 'packets', from: place.number, limit: 1 });
  return packets.find(({ number }) => number === place.number) ?? null;
}

async function sliceOf(
  run: Run,
  logs: Logs,
  needs: Required<Needs>,
  traces: () => Promise<Traced>,
  times: Pick<Slice, 'fromPs' | 'toPs' | 'endPs'>,
): Promise<Slice> {
  // All at once: an engine in a worker answers four questions in the time of one.
  const [messages, packets, diary, { samples, drops }] = await Promise.all([
    logs.messages.read(),
    needs.packets ? logs.packets.read() : [],
    logs.diary.read(),
    traces(),
  ]);
  const tables = new Map<number, ReturnType<Slice['tables']>>();
  return {
    ...times,
    messages,
    packets,
    diary,
    drops,
    packetOf: (drop) => packetOf(run, drop),
    samples: (name) => samples.get(name) ?? [],
    result: once(() => run.result()),
    states: once(() => run.inspect({ kind: 'states' })),
    tables: (node) => {
      const asked = tables.get(node) ?? run.inspect({ kind: 'tables', node });
      tables.set(node, asked);
      return asked;
    },
    vccs: once(() => run.inspect({ kind: 'vccs' })),
    paths: once(() => run.inspect({ kind: 'paths' })),
    addresses: once(() => run.inspect({ kind: 'addresses' })),
  };
}

const noRun = () => Promise.reject(new Error('a check of the document alone asked for a run'));

/** What judges are passed that need no run. */
const DOCUMENT: Slice = {
  fromPs: 0,
  toPs: 0,
  endPs: 0,
  messages: [],
  packets: [],
  diary: [],
  drops: [],
  packetOf: noRun,
  samples: () => [],
  result: noRun,
  states: noRun,
  tables: noRun,
  vccs: noRun,
  paths: noRun,
  addresses: noRun,
};

/** Cases while a run goes on. */
class Court {
  readonly #cases: readonly Case[];
  readonly #judges: readonly Judge[];
  readonly #decisions: (Decision | null)[];

  constructor(cases: readonly Case[]) {
    this.#cases = cases;
    this.#judges = cases.map(({ check, ...brought }) => check.judged.judge(brought));
    this.#decisions = cases.map(() => null);
  }

  get isDone(): boolean {
    return this.#decisions.every((made) => made !== null);
  }

  /** Decides what the document alone decides. */
  async read(): Promise<void> {
    for (const [index, judge] of this.#judges.entries())
      if (this.#cases[index]?.check.judged.isFixed === true) this.#decisions[index] = await judge.take(DOCUMENT);
  }

  async take(slice: Slice): Promise<void> {
    for (const [index, judge] of this.#judges.entries()) this.#decisions[index] ??= await judge.take(slice);
  }

  get results(): readonly (CheckResult | null)[] {
    return this.#decisions.map((made, index) => (made === null ? null : this.#result(index, made)));
  }

  /** Results with those that the run left open at its end. */
  closed(atPs: number): readonly CheckResult[] {
    return this.#judges.map((judge, index) => {
      const made = this.#decisions[index] ?? decision('undecided', null, { kind: 'stopped', atPs }, judge.expected());
      return this.#result(index, made);
    });
  }

  #result(index: number, made: Decision): CheckResult {
    return { text: this.#cases[index]?.check.text ?? '', ...made };
  }
}

/** Ends of slices: instants that judges need, and between them no more than the logs keep. */
function* sliceEnds(instants: readonly number[], endPs: number, longestPs: number): Generator<number> {
  const wanted = [...new Set([...instants.filter((ps) => ps > 0 && ps < endPs), endPs])].toSorted((a, b) => a - b);
  let reachedPs = 0;
  for (const instant of wanted)
    while (reachedPs < instant) {
      reachedPs = Math.min(instant, reachedPs + longestPs);
      yield reachedPs;
    }
}

/** A court's run of a scenario, from its beginning. */
interface Hearing {
  readonly engine: Engine;
  readonly scenario: Scenario;
  readonly court: Court;
  readonly needs: Required<Needs>;
  readonly options: RunCasesOptions;
  readonly longestPs: number;
}

async function hear({ engine, scenario, court, needs, options, longestPs }: Hearing): Promise<CheckReport> {
  const { signal, bounds, onProgress } = options;
  const endPs = scenario.model.durationPs;
  const series = watchedSeries(needs, endPs);
  const run = await engine.open(instrumented(scenario, needs, series?.endPs ?? endPs));
  try {
    const links = needs.drops ? scenario.model.links.map(({ id }) => id) : [];
    await run.watch({ packets: needs.packets, links, ...series?.request });
    const logs = logsOf(
      run,
      needs.fields.map((id) => FIELD_IDS.indexOf(id)),
    );
    const traces = tracesOf(run, scenario);
    const runOptions: RunOptions = {
      ...(signal === undefined ? {} : { signal }),
      ...(bounds === undefined ? {} : { bounds }),
    };
    let fromPs = 0;
    const advance = async (toPs: number) => {
      await run.runUntil(toPs, runOptions);
      await court.take(await sliceOf(run, logs, needs, traces, { fromPs, toPs, endPs }));
      fromPs = toPs;
      onProgress?.({ timePs: Math.min(toPs, endPs), targetPs: endPs }, court.results);
    };
    await advance(0);
    for (const toPs of sliceEnds(needs.instants, endPs, longestPs)) {
      if (court.isDone) break;
      await advance(toPs);
    }
    if (!court.isDone && series !== null) await advance(series.endPs);
    return { checks: court.closed(Math.min(fromPs, endPs)), untilPs: Math.min(fromPs, endPs) };
  } finally {
    await run.free();
  }
}

/**
 * Runs the scenario until all checks are decided or it ends. `checks` were compiled for this scenario.
 *
 * @throws {AbortError} where `signal` stops it, {BoundError} where `bounds` are exceeded, {ScenarioError} where the engine refuses
 * the scenario.
 */
export async function runChecks(
  engine: Engine,
  scenario: Scenario,
  checks: readonly Check[],
  { answers = {}, start, ...options }: RunChecksOptions = {},
): Promise<CheckReport> {
  const brought: Brought = { answers: new Map(Object.entries(answers)), start: start ?? null };
  const cases = checks.map((check) => ({ check, ...brought }));
  return runCases(engine, scenario, cases, options);
}

/** As `runChecks`, for checks that compare one run with different answers and beginnings. */
export async function runCases(
  engine: Engine,
  scenario: Scenario,
  cases: readonly Case[],
  options: RunCasesOptions = {},
): Promise<CheckReport> {
  const { slicePs = LONGEST_SLICE_PS } = options;
  const needs = allNeeds(cases.flatMap(({ check }) => check.judged.needs));
  const heard = async (longestPs: number): Promise<CheckReport> => {
    const court = new Court(cases);
    await court.read();
    if (court.isDone) return { checks: court.closed(0), untilPs: 0 };
    return hear({ engine, scenario, court, needs, options, longestPs });
  };
  const wantedPs = Math.max(1, Math.min(Math.floor(slicePs), LONGEST_SLICE_PS));
  const shortPs = Math.min(wantedPs, SHORT_SLICE_PS);
  // The packet of what was dropped is asked for at the end of the slice, and has to be kept until then.
  if (needs.drops) return heard(shortPs);
  try {
    return await heard(wantedPs);
  } catch (error) {
    if (!(error instanceof LostRecordsError) || wantedPs === shortPs) throw error;
    return heard(shortPs);
  }
}
