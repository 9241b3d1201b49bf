/** Every flow: who sends what to whom, how often, when. */
import type { Flow } from '@lanelab/scenario';
import { useMemo, useState } from 'react';
import { showQuantity } from '../../base/format/quantities.ts';
import { Refusal } from '../../document/form/Refusal.tsx';
import { endsFor } from '../../document/store/edits/flows.ts';
import { nameOf } from '../../document/store/edits/model.ts';
import { redirectFlow } from '../../document/store/edits/redirect.ts';
import { removeFlow } from '../../document/store/edits/remove.ts';
import { selecting } from '../../document/store/selection.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { AddFlow } from '../inspector/AddFlow.tsx';
import { flowKinds, flowTitle } from '../inspector/names.ts';
import { useAct } from '../inspector/use-act.ts';
import { Bar, DeleteButton } from './Bar.tsx';
import { numberCell } from './cells.ts';
import type { GridColumn } from './columns.ts';
import { Grid } from './Grid.tsx';
import styles from './TableView.module.css';

/** What one send is, in octets; null where cells are sent. */
const size = (flow: Flow) => {
  if (flow.kind === 'cells') return null;
  if (flow.kind === 'frames' || flow.kind === 'relay') return flow.octets;
  if (flow.kind === 'tcp-rr') return flow.requestOctets;
  return flow.kind === 'ping' ? flow.payloadOctets : flow.messageOctets;
};
/** The key that `size` shows. */
const sizeKey = ({ kind }: Flow) => {
  if (kind === 'frames' || kind === 'relay') return 'octets';
  if (kind === 'tcp-rr') return 'requestOctets';
  return kind === 'ping' ? 'payloadOctets' : 'messageOctets';
};
const interval = (flow: Flow) => ('intervalPs' in flow ? flow.intervalPs : null);
const start = (flow: Flow) => (flow.kind === 'cells' ? null : flow.startPs);

export function TrafficGrid() {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  const selected = useEditor((state) => state.selection.flows);
  const { isReadOnly, refusal, act } = useAct();
  const [filter, setFilter] = useState('');
  const columns = useMemo((): readonly GridColumn<Flow>[] => {
    const { model } = scenario;
    const options = (kind: Flow['kind']) =>
      endsFor(kind, model.nodes).map(({ id, name }) => ({ value: String(id), label: name }));
    const end = (id: 'from' | 'to', title: string): GridColumn<Flow> => ({
      id,
      title,
      key: (flow) =>
        id === 'to' && flow.kind === 'cells' ? `on ${flow.vpi}/${flow.vci}` : nameOf(model, endOf(flow, id)),
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
      { id: 'kind', title: 'Kind', key: ({ kind }) => flowKinds[kind] },
      end('from', 'From'),
      end('to', 'To'),
      {
        id: 'size',
        title: 'One send',
        isNumber: true,
        key: (flow) => size(flow) ?? 0,
        render: (flow) => (flow.kind === 'cells' ? flow.source.kind : showQuantity('octets', size(flow))),
        change: (flow) =>
          flow.kind === 'cells'
            ? null
            : numberCell({
                ref: { of: 'flows', id: flow.id },
                path: [sizeKey(flow)],
                label: 'One send',
                value: size(flow),
                quantity: 'octets',
              }),
      },
      {
        id: 'interval',
        title: 'Every',
        isNumber: true,
        key: (flow) => interval(flow) ?? 0,
        render: (flow) => (interval(flow) === null ? '' : showQuantity('time', interval(flow))),
        change: (flow) =>
          interval(flow) === null
            ? null
            : numberCell({
                ref: { of: 'flows', id: flow.id },
                path: ['intervalPs'],
                label: 'Interval',
                value: interval(flow),
                quantity: 'time',
              }),
      },
      {
        id: 'start',
        title: 'Starts at',
        isNumber: true,
        key: (flow) => start(flow) ?? 0,
        render: (flow) => (start(flow) === null ? '' : showQuantity('time', start(flow))),
        change: (flow) =>
          start(flow) === null
            ? null
            : numberCell({
                ref: { of: 'flows', id: flow.id },
                path: ['startPs'],
                label: 'Start',
                value: start(flow),
                quantity: 'time',
              }),
      },
    ];
  }, [scenario]);
  return (
    <>
      <Bar filter={filter} onFilter={setFilter} what="traffic">
        {isReadOnly ? null : (
          <div className={styles.adding}>
            <AddFlow />
          </div>
        )}
      </Bar>
      <Refusal why={refusal} />
      <Grid
        label="Traffic"
        testId="table-traffic"
        rows={scenario.model.flows}
        columns={columns}
        nameOf={(flow) => `${flowKinds[flow.kind]} ${flowTitle(scenario, flow)}`}
        filter={filter}
        isReadOnly={isReadOnly}
        selected={selected}
        onSelect={(flows) => store.select(selecting({ flows }))}
        act={act}
        renderActs={(flow) => (
          <DeleteButton
            name={`${flowKinds[flow.kind]} ${flowTitle(scenario, flow)}`}
            onPress={() => act(removeFlow(flow.id))}
          />
        )}
        emptyWords="No traffic yet: nothing moves."
      />
    </>
  );
}

function endOf(flow: Flow, end: 'from' | 'to'): number {
  return end === 'to' && flow.kind !== 'cells' ? flow.to : flow.from;
}
