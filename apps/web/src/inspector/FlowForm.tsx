/** One flow: who sends what to whom, and when. */
import type { Flow } from '@lanelab/scenario';
import { QuantityField } from '../form/QuantityField.tsx';
import { Refusal } from '../form/Refusal.tsx';
import { redirectFlow } from '../store/edits/redirect.ts';
import { removeFlow } from '../store/edits/remove.ts';
import { selecting } from '../store/selection.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { CellsFields, HostFlowFields } from './FlowFields.tsx';
import { Head } from './Head.tsx';
import styles from './Inspector.module.css';
import { flowKinds, flowTitle } from './names.ts';
import { RecordScope } from './RecordScope.tsx';
import { useAct } from './use-act.ts';

export function FlowForm({ flow }: { readonly flow: Flow }) {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  const { isReadOnly, refusal, act } = useAct();
  return (
    <RecordScope record={{ of: 'flows', id: flow.id }} kind={flow.kind}>
      <Head
        title={flowTitle(scenario, flow)}
        subtitle={`${flowKinds[flow.kind]}, flow ${flow.id}`}
        acts={
          isReadOnly ? undefined : (
            <Button onPress={() => act(removeFlow(flow.id))} data-testid="delete-selected">
              Delete
            </Button>
          )
        }
      />
      <Refusal why={refusal} />
      {flow.kind === 'cells' ? (
        <>
          <p className={styles.from}>
            From{' '}
            <Button kind="quiet" onPress={() => store.select(selecting({ nodes: [flow.from] }))}>
              {flowTitle(scenario, flow).split(',')[0]}
            </Button>
            ; where its cells go, the switches’ tables say.
          </p>
          <CellsFields flow={flow} />
        </>
      ) : (
        <>
          <EndRows flow={flow} onChange={(ends) => act(redirectFlow(flow.id, ends))} isReadOnly={isReadOnly} />
          <HostFlowFields kind={flow.kind} />
          <QuantityField label="Starts at" path={['startPs']} quantity="time" />
          <QuantityField label="Stops at" path={['stopPs']} quantity="time" nullWord="the end" />
        </>
      )}
    </RecordScope>
  );
}

interface EndRowsProps {
  readonly flow: Exclude<Flow, { kind: 'cells' }>;
  readonly onChange: (ends: { readonly from?: number; readonly to?: number }) => void;
  readonly isReadOnly: boolean;
}

function EndRows({ flow, onChange, isReadOnly }: EndRowsProps) {
  const nodes = useEditor((state) => state.scenario.model.nodes);
  const hosts = nodes.filter(({ kind }) => kind === 'host').map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <Select
        label="From"
        options={hosts}
        value={String(flow.from)}
        isDisabled={isReadOnly}
        onChange={(value) => onChange({ from: Number(value) })}
        testId="field-from"
      />
      <Select
        label="To"
        options={hosts}
        value={String(flow.to)}
        isDisabled={isReadOnly}
        onChange={(value) => onChange({ to: Number(value) })}
        testId="field-to"
      />
    </>
  );
}
