/** Everything that one run measured: streams, processors, links, queues, and the digest that names it all. */
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

/** More causes than these would hide the tables below. */
const mostSenders = 4;

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
      {result.flows.map((flow) => (
        <Headline key={flow.id} flow={flow} names={names} />
      ))}
      <p className={styles.source}>
        <Term id="digest" /> <code data-testid="digest">{result.digest}</code>
        <br />
        {formatQuantity(result.simSeconds)} s simulated in {formatWait(result.wallMs)}, {formatCount(result.cellHops)}{' '}
        cell-hops, engine {result.engine}, seed {result.seed}
      </p>
      {senders.length === 0 ? null : (
        <Fold title="What held the sender back" isOpenFirst={areTablesOpen} summary="share of the run">
          {senders.map((flow) => (
            <div key={flow.id}>
              {senders.length === 1 ? null : <b>{names.flow(flow)}</b>}
              <Holds flow={flow} simSeconds={result.simSeconds} />
            </div>
          ))}
        </Fold>
      )}
      {timed.length === 0 ? null : (
        <TimeFold key={`time ${result.digest}`} scenario={scenario} flows={timed} names={names} />
      )}
      {senders.slice(0, mostSenders).map((flow) => (
        <WhyFold
          key={`${flow.id} ${result.digest}`}
          scenario={scenario}
          flow={flow}
          names={names}
          isOneOfMany={senders.length > 1}
        />
      ))}
      <Fold title="Streams" isOpenFirst={areTablesOpen} summary={`${result.flows.length}`}>
        <DataTable caption="Streams" columns={flowColumns(names)} rows={result.flows} rowKey={({ id }) => String(id)} />
      </Fold>
      <Fold title="Processors" isOpenFirst={areTablesOpen} summary={`${busy.length}`}>
        <DataTable caption="Processors" columns={cpuColumns(names)} rows={busy} rowKey={({ node }) => String(node)} />
      </Fold>
      <Fold title="Links" isOpenFirst={areTablesOpen} summary={`${carried.length} directions with traffic`}>
        <DataTable
          caption="Links"
          columns={linkColumns(names)}
          rows={carried}
          rowKey={({ id, direction }) => `${id}${direction}`}
        />
      </Fold>
      {bridged.length === 0 ? null : (
        <Fold title="Ethernet links" isOpenFirst={areTablesOpen} summary={`${bridged.length} directions with traffic`}>
          <DataTable
            caption="Ethernet links"
            columns={ethernetColumns(names)}
            rows={bridged}
            rowKey={({ id, direction }) => `${id}${direction}`}
          />
        </Fold>
      )}
      <Fold title="Queues in switches" isOpenFirst={areTablesOpen} summary={`${queued.length} with traffic`}>
        <DataTable
          caption="Queues in switches"
          columns={queueColumns(names)}
          rows={queued}
          rowKey={({ node, port, category }) => `${node}/${port}/${category}`}
        />
      </Fold>
    </div>
  );
}

function Headline({ flow, names }: { readonly flow: FlowResult; readonly names: Names }) {
  const rate = flow.kind === 'ping' ? null : flow.goodputMbps;
  return (
    <p className={styles.headline}>
      <b data-testid={`goodput-${flow.id}`}>
        {rate === null ? formatQuantity((flow.meanDelayUs ?? 0) / 1000) : formatDecimal(rate, 3)}
      </b>{' '}
      {rate === null ? 'ms round trip' : 'Mb/s'}, {names.flow(flow)}
    </p>
  );
}

const count = (value: number) => formatInteger(value);

function flowColumns(names: Names): readonly Column<FlowResult>[] {
  return [
    { title: 'Stream', cell: (flow) => names.flow(flow), isHead: true },
    { title: 'Sent, Mb/s', cell: (flow) => formatDecimal(flow.goodputMbps, 3), isNumber: true },
    { title: 'Received, Mb/s', cell: (flow) => formatDecimal(flow.receivedMbps, 3), isNumber: true },
    { title: 'Packets sent', cell: (flow) => count(flow.packetsSent), isNumber: true },
    { title: 'Sent again', cell: (flow) => count(flow.retransmits), isNumber: true },
    { title: 'Lost', cell: (flow) => count(flow.lost), isNumber: true },
    {
      title: 'Delay, ms',
      cell: (flow) => (flow.meanDelayUs === null ? '' : formatQuantity(flow.meanDelayUs / 1000)),
      isNumber: true,
    },
  ];
}

function cpuColumns(names: Names): readonly Column<CpuResult>[] {
  return [
    { title: 'Station', cell: (cpu) => names.node(cpu.node), isHead: true },
    { title: 'Busy', cell: (cpu) => formatShare(cpu.utilisation), isNumber: true },
    { title: 'Interrupts', cell: (cpu) => formatShare(cpu.interrupt), isNumber: true },
    { title: 'Protocols', cell: (cpu) => formatShare(cpu.protocol), isNumber: true },
    { title: 'Programs', cell: (cpu) => formatShare(cpu.process), isNumber: true },
  ];
}

function linkColumns(names: Names): readonly Column<LinkResult>[] {
  return [
    { title: 'Link', cell: (link) => names.link(link.id, link.direction), isHead: true },
    { title: 'Cells', cell: (link) => count(link.cells), isNumber: true },
    { title: 'Used', cell: (link) => formatShare(link.utilisation), isNumber: true },
    { title: 'Lost', cell: (link) => count(link.dropped), isNumber: true },
  ];
}

function ethernetColumns(names: Names): readonly Column<LinkResult>[] {
  return [
    { title: 'Ethernet link', cell: (link) => names.link(link.id, link.direction), isHead: true },
    { title: 'Frames', cell: (link) => count(link.frames ?? 0), isNumber: true },
    { title: 'Used', cell: (link) => formatShare(link.utilisation), isNumber: true },
    { title: 'Lost', cell: (link) => count(link.dropped), isNumber: true },
    { title: 'Given up', cell: (link) => count(link.refused ?? 0), isNumber: true },
    {
      title: 'Collisions',
      cell: (link) => (link.collisions === undefined ? '' : count(link.collisions)),
      isNumber: true,
    },
  ];
}

function queueColumns(names: Names): readonly Column<QueueResult>[] {
  return [
    { title: 'Where cells waited', cell: (queue) => names.queue(queue), isHead: true },
    { title: 'Cells', cell: (queue) => count(queue.arrived), isNumber: true },
    { title: 'Longest', cell: (queue) => count(queue.maxLength), isNumber: true },
    {
      title: 'Mean wait, µs',
      cell: (queue) => (queue.meanWaitUs === null ? '' : formatQuantity(queue.meanWaitUs)),
      isNumber: true,
    },
    {
      title: 'Dropped',
      cell: (queue) => count(Object.values(queue.drops).reduce((sum, drops) => sum + drops, 0)),
      isNumber: true,
    },
  ];
}
