/** `lanelab run`: one scenario, its results as tables or JSON. */

import type { CaptureCounts, RunResult, Why } from '@lanelab/engine';
import { say } from '@lanelab/messages/cli';
import { say as sayResult } from '@lanelab/messages/results';
import { bottleneckSentence } from '@lanelab/messages/time-accounts';
import { whyText } from '@lanelab/messages/why';
import { accounted } from '@lanelab/papers';
import type { Scenario } from '@lanelab/scenario';
import { readArguments, time, wholeNumber } from '../args.ts';
import { writeOutput } from '../files.ts';
import { EXIT, type Io, UsageError } from '../io.ts';
import { progressLine } from '../progress.ts';
import { readSource, withSettings } from '../source.ts';
import { runInSteps } from '../steps.ts';
import { type Cell, textTable } from '../text-table.ts';
import { accounts } from './account.ts';
import { type Capture, CaptureWriter, captureLine, captureOf } from './capture.ts';
import { filterOf, MessageCollector } from './messages.ts';

const PS_PER_S = 1e12;
const PS_PER_US = 1e6;
const MAX_ID = 16_777_215;

/** How far back `--why` walks. */
const WHY_EVENTS = 60;

interface Simulated {
  readonly result: RunResult;
  readonly why: readonly Why[];
  readonly captured: CaptureCounts | null;
}

interface Asked {
  /** Flow whose causes are asked for; null where none is. */
  readonly why: number | null;
  readonly capture: Capture | null;
  readonly messages: MessageCollector | null;
}

async function simulate(scenario: Scenario, { why, capture, messages }: Asked, io: Io): Promise<Simulated> {
  const engine = await io.engines.single();
  const progress = progressLine(io);
  try {
    const opened = await engine.open(scenario);
    await opened.watch({ events: why !== null, packets: messages?.withData ?? false });
    const writer = capture === null ? null : await CaptureWriter.begin(opened, capture);
    try {
      await runInSteps(
        opened,
        [writer, messages].filter((watcher) => watcher !== null),
        {
          signal: io.signal,
          onProgress: ({ timePs, targetPs }) =>
            progress.update(
              timePs / targetPs,
              say('progress.simulated', { done: (timePs / PS_PER_S).toFixed(1), all: String(targetPs / PS_PER_S) }),
            ),
        },
      );
      const captured = writer === null ? null : await writer.end(opened);
      return { result: await opened.result(), why: why === null ? [] : await opened.why(why, WHY_EVENTS), captured };
    } finally {
      writer?.close();
    }
  } finally {
    progress.done();
    await engine.close();
  }
}

function names(scenario: Scenario): (id: number) => string {
  const byId = new Map(scenario.model.nodes.map(({ id, name }) => [id, name]));
  return (id) => byId.get(id) ?? sayResult('name.no-node');
}

const holdText = (holds: Readonly<Record<string, number>>): string =>
  Object.entries(holds)
    .filter(([, ms]) => ms >= 0.5)
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, ms]) => `${reason} ${ms.toFixed(0)}`)
    .join(', ') || '-';

const dropText = (drops: Readonly<Record<string, number>>): string =>
  Object.entries(drops)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => `${reason} ${count}`)
    .join(', ') || '-';

/** The port of a queue, or in words where it is between a switch and the services inside it. */
function portText({ port, category, fromServices = false }: RunResult['queues'][number]): Cell {
  if (port !== null) return port;
  return say(fromServices || category === 'input' ? 'queue.from-services' : 'queue.to-services');
}

function report(scenario: Scenario, result: RunResult): string {
  const name = names(scenario);
  const flows = result.flows.map((flow): Cell[] => [
    flow.id,
    flow.kind,
    name(flow.from),
    name(flow.to),
    flow.goodputMbps,
    flow.receivedMbps,
    flow.packetsSent,
    flow.lost,
    flow.retransmits,
    flow.meanDelayUs,
    flow.jitterUs,
    holdText(flow.holds),
  ]);
  const links = result.links
    .filter(({ cells, dropped, frames: ethernet }) => ethernet === undefined && cells + dropped > 0)
    .map((link): Cell[] => [link.id, link.direction, link.cells, 100 * link.utilisation, link.dropped]);
  const frames = result.links
    .filter((link) => (link.frames ?? 0) + (link.refused ?? 0) > 0)
    .map((link): Cell[] => [
      link.id,
      link.direction,
      link.frames ?? 0,
      100 * link.utilisation,
      link.dropped,
      link.refused ?? 0,
      link.collisions ?? '',
    ]);
  const queues = result.queues
    .filter(({ arrived }) => arrived > 0)
    .map((queue): Cell[] => [
      name(queue.node),
      portText(queue),
      queue.category,
      queue.arrived,
      queue.maxLength,
      queue.meanWaitUs,
      dropText(queue.drops),
    ]);
  const cpus = result.cpus.map((cpu): Cell[] => [
    name(cpu.node),
    100 * cpu.utilisation,
    100 * cpu.interrupt,
    100 * cpu.protocol,
    100 * cpu.process,
  ]);
  const digits = (label: string, count: number) => ({ label, digits: count });
  const flowColumns = [
    { label: say('column.flow') },
    { label: '' },
    { label: say('column.from') },
    { label: say('column.to') },
    digits(say('column.sent'), 3),
    digits(say('column.received'), 3),
    { label: say('column.packets') },
    { label: say('column.lost') },
    { label: say('column.retransmitted') },
    digits(say('column.delay'), 1),
    digits(say('column.jitter'), 1),
    { label: say('column.held') },
  ];
  const parts = [
    textTable(flowColumns, flows),
    textTable(
      [
        { label: say('column.link') },
        { label: '' },
        { label: say('column.cells') },
        digits(say('column.busy'), 2),
        { label: say('column.dropped') },
      ],
      links,
    ),
    frames.length === 0
      ? ''
      : textTable(
          [
            { label: say('column.ethernet') },
            { label: '' },
            { label: say('column.frames') },
            digits(say('column.busy'), 2),
            { label: say('column.dropped') },
            { label: say('column.given-up') },
            { label: say('column.collisions') },
          ],
          frames,
        ),
    queues.length === 0
      ? ''
      : textTable(
          [
            { label: say('column.queue') },
            { label: say('column.port') },
            { label: '' },
            { label: say('column.cells') },
            { label: say('column.longest') },
            digits(say('column.wait'), 2),
            { label: say('column.drops') },
          ],
          queues,
        ),
    cpus.length === 0
      ? ''
      : textTable(
          [
            { label: say('column.cpu') },
            digits(say('column.busy'), 1),
            digits(say('column.interrupt'), 1),
            digits(say('column.protocol'), 1),
            digits(say('column.process'), 1),
          ],
          cpus,
        ),
    `${say('run.summary', {
      seconds: String(result.simSeconds),
      wall: (result.wallMs / 1_000).toFixed(2),
      hops: String(result.cellHops),
      seed: String(result.seed),
      engine: result.engine,
      digest: result.digest,
    })}\n`,
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** The chain of causes, earliest first. */
function chain(scenario: Scenario, flow: number, why: readonly Why[]): string {
  const name = names(scenario);
  const first = why.at(-1)?.atPs ?? 0;
  const rows = why.toReversed().map((cause): Cell[] => {
    const event = whyText(cause);
    return [
      (cause.atPs - first) / PS_PER_US,
      name(cause.node),
      cause.meanwhile ? say('why.meanwhile', { event }) : event,
    ];
  });
  const columns = [{ label: say('column.since'), digits: 1 }, { label: say('column.node') }, { label: '' }];
  return `${say('why.head', { flow })}\n${textTable(columns, rows)}`;
}

/** The result as JSON has it: with the bottleneck of each account in words, too. */
function withSentences(result: RunResult) {
  const flows = result.flows.map((flow) => {
    if (flow.account === undefined) return flow;
    const { bottleneck, ...account } = flow.account;
    return {
      ...flow,
      account: { ...account, bottleneck: { ...bottleneck, sentence: bottleneckSentence(bottleneck) } },
    };
  });
  return { ...result, flows };
}

export async function run(args: readonly string[], io: Io): Promise<number> {
  const options = readArguments(args, {
    set: { type: 'string', multiple: true },
    seed: { type: 'string' },
    duration: { type: 'string' },
    json: { type: 'string' },
    why: { type: 'string' },
    account: { type: 'boolean' },
    pcap: { type: 'string' },
    at: { type: 'string', multiple: true },
    'pcap-cells': { type: 'boolean' },
    filter: { type: 'string' },
    data: { type: 'boolean' },
  });
  const [source, ...rest] = options.positionals;
  if (source === undefined) throw new UsageError(say('usage.run-needs-source'));
  if (rest.length > 0) throw new UsageError(say('usage.run-takes-one', { text: rest.join(' ') }));
  const [seed, duration, json] = [options.text('seed'), options.text('duration'), options.text('json')];
  const asksAccount = options.flag('account');
  const chosen = withSettings(readSource(source), options.list('set'), [
    ...(seed === undefined ? [] : [{ path: 'seed', value: wholeNumber(seed, '--seed', 0, Number.MAX_SAFE_INTEGER) }]),
    ...(duration === undefined ? [] : [{ path: 'durationPs', value: time(duration, '--duration') }]),
  ]);
  const scenario = asksAccount ? accounted(chosen) : chosen;
  const asked = options.text('why');
  const flow = asked === undefined ? null : wholeNumber(asked, '--why', 1, MAX_ID);
  if (flow !== null && !scenario.model.flows.some(({ id }) => id === flow))
    throw new UsageError(
      say('usage.why-no-flow', { flow, flows: scenario.model.flows.map(({ id }) => id).join(', ') }),
    );
  const capture = captureOf(options, scenario);
  const filterText = options.text('filter');
  const filter = filterText === undefined ? null : filterOf(filterText);
  if (filter === null && options.flag('data')) throw new UsageError(say('usage.data-needs-filter'));
  const messages = filter === null ? null : new MessageCollector(filter, names(scenario), options.flag('data'));
  const { result, why, captured } = await simulate(scenario, { why: flow, capture, messages }, io);
  if (capture !== null && captured !== null) io.err(captureLine(capture.file, captured));
  if (json !== undefined) writeOutput(io, json, `${JSON.stringify(withSentences(result), null, 2)}\n`);
  if (json !== '-' && messages !== null) io.out(messages.report());
  else if (json !== '-') io.out(report(scenario, result));
  if (json !== '-' && asksAccount) io.out(`\n${accounts(result, names(scenario))}`);
  if (json !== '-' && flow !== null) io.out(`\n${chain(scenario, flow, why)}`);
  return EXIT.ok;
}
