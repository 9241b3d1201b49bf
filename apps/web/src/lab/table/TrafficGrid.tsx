/** Every flow: its kind, its two ends, its sizes and times. */
import { say } from '@lanelab/messages/table';
import type { CellsFlow, Flow, Scenario } from '@lanelab/scenario';
import { memo, useMemo, useState } from 'react';
import { showQuantity } from '../../base/format/quantities.ts';
import { Refusal } from '../../document/form/Refusal.tsx';
import { endsFor } from '../../document/store/edits/flows.ts';
import { nameOf } from '../../document/store/edits/model.ts';
import { redirectFlow } from '../../document/store/edits/redirect.ts';
import { removeFlow } from '../../document/store/edits/remove.ts';
import { selecting } from '../../document/store/selection.ts';
import { useEditorStore } from '../../document/store/use-editor.ts';
import { AddFlow } from '../inspector/AddFlow.tsx';
import { sources } from '../inspector/cell-sources.ts';
import { flowKinds, flowTitle } from '../inspector/names.ts';
import { useApply } from '../inspector/use-apply.ts';
import { Bar, DeleteButton } from './Bar.tsx';
import { numberCell } from './cells.ts';
import type { GridColumn } from './columns.ts';
import { Grid, type GridOf } from './Grid.tsx';
import styles from './TableView.module.css';

/** Octets of one send call; null for a flow of cells. */
const sizeOf = (flow: Flow) => {
  if (flow.kind === 'cells') return null;
  if (flow.kind === 'frames' || flow.kind === 'relay') return flow.octets;
  if (flow.kind === 'tcp-rr') return flow.requestOctets;
  return flow.kind === 'ping' ? flow.payloadOctets : flow.messageOctets;
};
/** The key of the value that `sizeOf` returns. */
const sizeKeyOf = ({ kind }: Flow) => {
  if (kind === 'frames' || kind === 'relay') return 'octets';
  if (kind === 'tcp-rr') return 'requestOctets';
  return kind === 'ping' ? 'payloadOctets' : 'messageOctets';
};
const intervalOf = (flow: Flow) => ('intervalPs' in flow ? flow.intervalPs : null);
const startOf = (flow: Flow) => (flow.kind === 'cells' ? null : flow.startPs);

const sourceLabel = ({ source }: CellsFlow) => sources.find(({ value }) => value === source.kind)?.label;

export const TrafficGrid = memo(function TrafficGrid({ scenario, selected }: GridOf) {
  const store = useEditorStore();
  const { isReadOnly, refusal, apply } = useApply();
  const [filter, setFilter] = useState('');
  const columns = useMemo(() => columnsOf(scenario), [scenario]);
  const rowName = (flow: Flow) => say('traffic.row', { kind: flowKinds[flow.kind], ends: flowTitle(scenario, flow) });
  return (
    <>
      <Bar filter={filter} onFilter={setFilter} filterLabel={say('traffic.filter')}>
        {isReadOnly ? null : (
          <div className={styles.adding}>
            <AddFlow />
          </div>
        )}
      </Bar>
      <Refusal why={refusal} />
      <Grid
        label={say('traffic.title')}
        testId="table-traffic"
        rows={scenario.model.flows}
        columns={columns}
        nameOf={rowName}
        filter={filter}
        isReadOnly={isReadOnly}
        selected={selected}
        onSelect={(flows) => store.select(selecting({ flows }))}
        apply={apply}
        renderActions={(flow) => <DeleteButton row={rowName(flow)} onPress={() => apply(removeFlow(flow.id))} />}
        emptyText={say('traffic.none')}
      />
    </>
  );
});

function endOf(flow: Flow, end: 'from' | 'to'): number {
  return end === 'to' && flow.kind !== 'cells' ? flow.to : flow.from;
}

function columnsOf({ model }: Scenario): readonly GridColumn<Flow>[] {
  const options = (kind: Flow['kind']) =>
    endsFor(kind, model.nodes).map(({ id, name }) => ({ value: String(id), label: name }));
  const end = (id: 'from' | 'to', title: string): GridColumn<Flow> => ({
    id,
    title,
    key: (flow) =>
      id === 'to' && flow.kind === 'cells'
        ? say('traffic.connection', { vpi: String(flow.vpi), vci: String(flow.vci) })
        : nameOf(model, endOf(flow, id)),
    change: (flow) =>
      flow.kind === 'cells'
        ? null
        : {
            kind: 'chosen',
            value: String(flow[id]),
            options: options(flow.kind),
            write: (value) => redirectFlow(flow.id, { [id]: Number(value) }),
          },
  });
  return [
    { id: 'kind', title: say('traffic.kind'), key: ({ kind }) => flowKinds[kind] },
    end('from', say('traffic.from')),
    end('to', say('traffic.to')),
    {
      id: 'size',
      title: say('traffic.size'),
      isNumber: true,
      key: (flow) => sizeOf(flow) ?? 0,
      render: (flow) => (flow.kind === 'cells' ? sourceLabel(flow) : showQuantity('octets', sizeOf(flow))),
      change: (flow) =>
        flow.kind === 'cells'
          ? null
          : numberCell({
              ref: { of: 'flows', id: flow.id },
              path: [sizeKeyOf(flow)],
              label: say('traffic.size'),
              value: sizeOf(flow),
              quantity: 'octets',
            }),
    },
    {
      id: 'interval',
      title: say('traffic.interval'),
      isNumber: true,
      key: (flow) => intervalOf(flow) ?? 0,
      render: (flow) => (intervalOf(flow) === null ? '' : showQuantity('time', intervalOf(flow))),
      change: (flow) =>
        intervalOf(flow) === null
          ? null
          : numberCell({
              ref: { of: 'flows', id: flow.id },
              path: ['intervalPs'],
              label: say('traffic.interval'),
              value: intervalOf(flow),
              quantity: 'time',
            }),
    },
    {
      id: 'start',
      title: say('traffic.start'),
      isNumber: true,
      key: (flow) => startOf(flow) ?? 0,
      render: (flow) => (startOf(flow) === null ? '' : showQuantity('time', startOf(flow))),
      change: (flow) =>
        startOf(flow) === null
          ? null
          : numberCell({
              ref: { of: 'flows', id: flow.id },
              path: ['startPs'],
              label: say('traffic.start'),
              value: startOf(flow),
              quantity: 'time',
            }),
    },
  ];
}
