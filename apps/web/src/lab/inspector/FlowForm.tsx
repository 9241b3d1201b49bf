/** One flow: who sends what to whom, and when. */
import { say } from '@lanelab/messages/properties';
import type { Flow } from '@lanelab/scenario';
import { Button } from '../../base/ui/Button.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { ChoiceField } from '../../document/form/ChoiceField.tsx';
import { QuantityField } from '../../document/form/QuantityField.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { endsFor } from '../../document/store/edits/flows.ts';
import { nameOf } from '../../document/store/edits/model.ts';
import { redirectFlow } from '../../document/store/edits/redirect.ts';
import { removeFlow } from '../../document/store/edits/remove.ts';
import { selecting } from '../../document/store/selection.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { CellsFields, FramesFields, HostFlowFields } from './FlowFields.tsx';
import { Head } from './Head.tsx';
import styles from './Inspector.module.css';
import { flowKinds, flowTitle } from './names.ts';
import { RecordScope } from './RecordScope.tsx';
import { RelayFields } from './RelayFields.tsx';
import { useApply } from './use-apply.ts';

export function FlowForm({ flow }: { readonly flow: Flow }) {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  const { isReadOnly, refusal, apply } = useApply();
  const generator = (id: number) => {
    const node = scenario.model.nodes.find((candidate) => candidate.id === id);
    return node?.kind === 'generator' ? node : undefined;
  };
  return (
    <RecordScope record={{ of: 'flows', id: flow.id }} kind={flow.kind}>
      <Head
        title={flowTitle(scenario, flow)}
        subtitle={say('flow-form.value-flow-id', { value: flowKinds[flow.kind], id: flow.id })}
        actions={
          isReadOnly ? undefined : (
            <Button onPress={() => apply(removeFlow(flow.id))} data-testid="delete-selected">
              {say('flow-form.delete')}
            </Button>
          )
        }
      />
      <Refusal why={refusal} />
      {flow.kind === 'cells' ? (
        <>
          <p className={styles.from}>
            {say('flow.cells-from')}{' '}
            <Button kind="quiet" onPress={() => store.select(selecting({ nodes: [flow.from] }))}>
              {nameOf(scenario.model, flow.from)}
            </Button>
            {say('flow.cells-go')}
          </p>
          <CellsFields flow={flow} from={generator(flow.from)} />
        </>
      ) : (
        <>
          <EndRows flow={flow} onChange={(ends) => apply(redirectFlow(flow.id, ends))} isReadOnly={isReadOnly} />
          {flow.kind === 'frames' ? (
            <FramesFields flow={flow} from={generator(flow.from)} to={generator(flow.to)} />
          ) : flow.kind === 'relay' ? (
            <RelayFields flow={flow} />
          ) : (
            <>
              <AddressRow to={flow.to} />
              <HostFlowFields kind={flow.kind} />
            </>
          )}
          <QuantityField label={say('flow.starts-at')} path={['startPs']} quantity="time" />
          {flow.kind !== 'relay' && (
            <QuantityField
              label={say('flow.stops-at')}
              path={['stopPs']}
              quantity="time"
              nullWord={say('flow.the-end')}
            />
          )}
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
  const ends = endsFor(flow.kind, nodes).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <Select
        label={say('flow.from')}
        options={ends}
        value={String(flow.from)}
        isDisabled={isReadOnly}
        onChange={(value) => onChange({ from: Number(value) })}
        testId="field-from"
      />
      <Select
        label={say('flow.to')}
        options={ends}
        value={String(flow.to)}
        isDisabled={isReadOnly}
        onChange={(value) => onChange({ to: Number(value) })}
        testId="field-to"
      />
    </>
  );
}

/** Which of the receiver's addresses, where it has several. */
function AddressRow({ to }: { readonly to: number }) {
  const receiver = useEditor((state) => state.scenario.model.nodes.find(({ id }) => id === to));
  if (receiver?.kind !== 'host' || receiver.interfaces.length < 2) return null;
  return (
    <ChoiceField
      label={say('flow.to-address')}
      path={['toIp']}
      options={receiver.interfaces.map(({ ip }) => ({ value: ip, label: ip }))}
      absent={say('flow.first-reached')}
    />
  );
}
