/** The measurements of one run: streams, processors, links, queues, and the digest that identifies the result. */
import { say as sayTerm } from '@lanelab/messages/glossary';
import { say } from '@lanelab/messages/results';
import { bottleneckSentence } from '@lanelab/messages/time-accounts';
import type { Scenario } from '@lanelab/scenario';
import { formatWait } from '../../base/format/duration.ts';
import { formatCount, formatDecimal, formatInteger, formatQuantity, formatShare } from '../../base/format/number.ts';
import { type Column, DataTable } from '../../base/ui/DataTable.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { Term } from '../../base/words/Term.tsx';
import { Holds } from './Holds.tsx';
import styles from './Measurements.module.css';
import { type Names, namesOf } from './names.ts';
import { TimeFold } from './TimeFold.tsx';
import type { CpuResult, FlowResult, LinkResult, QueueResult, RunResult } from './types.ts';
import { WhyFold } from './WhyFold.tsx';

/** The chains of causes of more senders than these would push the tables out of sight. */
const MOST_SENDERS = 4;

interface MeasurementsProps {
  readonly result: RunResult;
  readonly scenario: Scenario;
  readonly areTablesOpen?: boolean;
}

export function Measurements({ result, scenario, areTablesOpen = false }: MeasurementsProps) {
  const names = namesOf(scenario);
  const carried = result.links.filter(({ cells }) => cells > 0);
  const bridged = result.links.filter(({ frames = 0, refused = 0 }) => frames + refused > 0);
  const queued = result.queues.filter(({ arrived }) => arrived > 0);
  const senders = result.flows.filter(({ kind }) => kind === 'tcp-stream');
  const timed = result.flows.filter(({ kind }) => kind !== 'cells');
  const busy = result.cpus.filter(({ utilisation }) => utilisation > 0);
  return (
    <div className={styles.measurements} data-testid="measurements">
      {timed.map((flow) => (
        <Limit key={flow.id} flow={flow} names={names} />
      ))}
      {result.flows.map((flow) => (
        <Headline key={flow.id} flow={flow} names={names} />
      ))}
      <p className={styles.source}>
        <Term id="digest">{sayTerm('glossary.digest')}</Term> <code data-testid="digest">{result.digest}</code>
        <br />
        {say('digest.line', {
          seconds: formatQuantity(result.simSeconds),
          wall: formatWait(result.wallMs),
          hops: formatCount(result.cellHops),
          engine: result.engine,
          seed: String(result.seed),
        })}
      </p>
      {timed.length === 0 ? null : (
        <TimeFold
          key={`time ${result.digest}`}
          scenario={scenario}
          flows={timed}
          names={names}
          isOpenFirst={areTablesOpen}
        />
      )}
      {senders.length === 0 ? null : (
        <Fold title={say('holds.title')} summary={say('holds.summary')}>
          {senders.map((flow) => (
            <div key={flow.id}>
              {senders.length === 1 ? null : <b>{names.flow(flow)}</b>}
              <Holds flow={flow} simSeconds={result.simSeconds} />
            </div>
          ))}
        </Fold>
      )}
      {senders.slice(0, MOST_SENDERS).map((flow) => (
        <WhyFold
          key={`${flow.id} ${result.digest}`}
          scenario={scenario}
          flow={flow}
          names={names}
          isOneOfMany={senders.length > 1}
        />
      ))}
      <Fold title={say('streams.title')} isOpenFirst={areTablesOpen} summary={`${result.flows.length}`}>
        <DataTable
          caption={say('streams.title')}
          columns={flowColumns(names)}
          rows={result.flows}
          rowKey={({ id }) => String(id)}
        />
        {senders.some(({ goodputMbps, receivedMbps }) => receivedMbps > goodputMbps) ? (
          <p className={styles.source}>{say('streams.note')}</p>
        ) : null}
      </Fold>
      <Fold title={say('processors.title')} isOpenFirst={areTablesOpen} summary={`${busy.length}`}>
        <DataTable
          caption={say('processors.title')}
          columns={cpuColumns(names)}
          rows={busy}
          rowKey={({ node }) => String(node)}
        />
        {busy.flatMap(({ node, lost = [] }) =>
          lost.map(({ queue, pdus, cells }) => (
            <p key={`${node} ${queue}`} className={styles.source}>
              {say(`processors.lost.${queue}`, { device: names.node(node), pdus, cells })}
            </p>
          )),
        )}
      </Fold>
      <Fold
        title={say('links.title')}
        isOpenFirst={areTablesOpen}
        summary={say('links.summary', { count: carried.length })}
      >
        <DataTable
          caption={say('links.title')}
          columns={linkColumns(names)}
          rows={carried}
          rowKey={({ id, direction }) => `${id}${direction}`}
        />
      </Fold>
      {bridged.length === 0 ? null : (
        <Fold
          title={say('ethernet.title')}
          isOpenFirst={areTablesOpen}
          summary={say('links.summary', { count: bridged.length })}
        >
          <DataTable
            caption={say('ethernet.title')}
            columns={ethernetColumns(names)}
            rows={bridged}
            rowKey={({ id, direction }) => `${id}${direction}`}
          />
        </Fold>
      )}
      <Fold
        title={say('queues.title')}
        isOpenFirst={areTablesOpen}
        summary={say('queues.summary', { count: queued.length })}
      >
        <DataTable
          caption={say('queues.title')}
          columns={queueColumns(names)}
          rows={queued}
          rowKey={({ node, port, fromServices, category }) => `${node}/${port}/${fromServices}/${category}`}
        />
      </Fold>
    </div>
  );
}

/** What limited a stream, where the engine kept an account of its time. */
function Limit({ flow, names }: { readonly flow: FlowResult; readonly names: Names }) {
  if (flow.account === undefined) return null;
  return (
    <p className={styles.limit} data-testid={`limit-${flow.id}`}>
      {say('limit', { flow: names.flow(flow), sentence: bottleneckSentence(flow.account.bottleneck) })}
    </p>
  );
}

function Headline({ flow, names }: { readonly flow: FlowResult; readonly names: Names }) {
  const named = { flow: names.flow(flow) };
  const isPing = flow.kind === 'ping';
  if (isPing && flow.meanDelayUs === null) return <p className={styles.headline}>{say('headline.no-answer', named)}</p>;
  return (
    <p className={styles.headline}>
      <b data-testid={`goodput-${flow.id}`}>
        {isPing ? formatQuantity((flow.meanDelayUs ?? 0) / 1000) : formatDecimal(flow.goodputMbps, 3)}
      </b>{' '}
      {say(isPing ? 'headline.round-trip' : 'headline.rate', named)}
    </p>
  );
}

const count = (value: number) => formatInteger(value);

function flowColumns(names: Names): readonly Column<FlowResult>[] {
  return [
    { title: say('column.stream'), cell: (flow) => names.flow(flow), isHead: true },
    { title: say('column.sent-rate'), cell: (flow) => formatDecimal(flow.goodputMbps, 3), isNumber: true },
    { title: say('column.received-rate'), cell: (flow) => formatDecimal(flow.receivedMbps, 3), isNumber: true },
    { title: say('column.packets'), cell: (flow) => count(flow.packetsSent), isNumber: true },
    { title: say('column.retransmitted'), cell: (flow) => count(flow.retransmits), isNumber: true },
    { title: say('column.lost'), cell: (flow) => count(flow.lost), isNumber: true },
    {
      title: say('column.delay'),
      cell: (flow) => (flow.meanDelayUs === null ? '' : formatQuantity(flow.meanDelayUs / 1000)),
      isNumber: true,
    },
  ];
}

function cpuColumns(names: Names): readonly Column<CpuResult>[] {
  return [
    { title: say('column.station'), cell: (cpu) => names.node(cpu.node), isHead: true },
    { title: say('column.busy'), cell: (cpu) => formatShare(cpu.utilisation), isNumber: true },
    { title: say('column.interrupts'), cell: (cpu) => formatShare(cpu.interrupt), isNumber: true },
    { title: say('column.protocols'), cell: (cpu) => formatShare(cpu.protocol), isNumber: true },
    { title: say('column.programs'), cell: (cpu) => formatShare(cpu.process), isNumber: true },
  ];
}

function linkColumns(names: Names): readonly Column<LinkResult>[] {
  return [
    { title: say('column.link'), cell: (link) => names.link(link.id, link.direction), isHead: true },
    { title: say('column.cells'), cell: (link) => count(link.cells), isNumber: true },
    { title: say('column.used'), cell: (link) => formatShare(link.utilisation), isNumber: true },
    { title: say('column.lost'), cell: (link) => count(link.dropped), isNumber: true },
  ];
}

function ethernetColumns(names: Names): readonly Column<LinkResult>[] {
  return [
    { title: say('column.ethernet-link'), cell: (link) => names.link(link.id, link.direction), isHead: true },
    { title: say('column.frames'), cell: (link) => count(link.frames ?? 0), isNumber: true },
    { title: say('column.used'), cell: (link) => formatShare(link.utilisation), isNumber: true },
    { title: say('column.lost'), cell: (link) => count(link.dropped), isNumber: true },
    { title: say('column.given-up'), cell: (link) => count(link.refused ?? 0), isNumber: true },
    {
      title: say('column.collisions'),
      cell: (link) => (link.collisions === undefined ? '' : count(link.collisions)),
      isNumber: true,
    },
  ];
}

function queueColumns(names: Names): readonly Column<QueueResult>[] {
  return [
    { title: say('column.queue'), cell: (queue) => names.queue(queue), isHead: true },
    { title: say('column.cells'), cell: (queue) => count(queue.arrived), isNumber: true },
    { title: say('column.longest'), cell: (queue) => count(queue.maxLength), isNumber: true },
    {
      title: say('column.mean-wait'),
      cell: (queue) => (queue.meanWaitUs === null ? '' : formatQuantity(queue.meanWaitUs)),
      isNumber: true,
    },
    {
      title: say('column.dropped'),
      cell: (queue) => count(Object.values(queue.drops).reduce((sum, drops) => sum + drops, 0)),
      isNumber: true,
    },
  ];
}
