/** New traffic: what kind, from whom, to whom. */
import { say } from '@lanelab/messages/properties';
import type { Flow } from '@lanelab/scenario';
import { useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { PlusIcon } from '../../base/ui/icons.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { addFlow, endsFor } from '../../document/store/edits/flows.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import styles from './Inspector.module.css';
import { flowKinds } from './names.ts';
import { useApply } from './use-apply.ts';

const kinds = (['tcp-stream', 'udp-stream', 'tcp-rr', 'ping', 'cells', 'frames', 'relay'] as const).map((value) => ({
  value,
  label: flowKinds[value],
}));

interface AddFlowProps {
  /** The sender, where it is known already. */
  readonly from?: number;
}

export function AddFlow({ from: first }: AddFlowProps) {
  const nodes = useEditor((state) => state.scenario.model.nodes);
  const { isReadOnly, refusal, apply } = useApply();
  const [isOpen, setOpen] = useState(false);
  const sender = nodes.find(({ id }) => id === first);
  const possible = kinds.filter(({ value }) => {
    const ends = endsFor(value, nodes);
    return ends.length > 1 && (sender === undefined || ends.includes(sender));
  });
  const [chosenKind, setKind] = useState<Flow['kind']>('tcp-stream');
  const [chosenFrom, setFrom] = useState<number | null>(null);
  const [chosenTo, setTo] = useState<number | null>(null);
  const kind = possible.find(({ value }) => value === chosenKind)?.value ?? possible[0]?.value;
  const ends = kind === undefined ? [] : endsFor(kind, nodes);
  const from = ends.find(({ id }) => id === (first ?? chosenFrom)) ?? ends[0];
  const to = ends.find(({ id }) => id === chosenTo) ?? ends.find(({ id }) => id !== from?.id);
  if (isReadOnly) return null;
  if (kind === undefined || from === undefined || to === undefined)
    return <p className={styles.hint}>{say('add-flow.traffic-needs-two-hosts-or')}</p>;
  if (!isOpen)
    return (
      <Button kind="quiet" onPress={() => setOpen(true)} data-testid="add-flow">
        <PlusIcon />
        {say('add-flow.add-traffic')}
      </Button>
    );
  const options = ends.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className={styles.adding}>
      <Select
        label={say('add-flow.kind')}
        options={possible}
        value={kind}
        onChange={(value) => setKind(possible.find((option) => option.value === value)?.value ?? kind)}
        testId="flow-kind"
      />
      {first === undefined ? (
        <Select
          label={say('add-flow.from')}
          options={options}
          value={String(from.id)}
          onChange={(value) => setFrom(Number(value))}
          testId="flow-from"
        />
      ) : null}
      <Select
        label={say('add-flow.to')}
        options={options}
        value={String(to.id)}
        onChange={(value) => setTo(Number(value))}
        testId="flow-to"
      />
      <Refusal why={refusal} />
      <div className={styles.actions}>
        <Button
          kind="main"
          onPress={() => {
            if (apply(addFlow(kind, from.id, to.id))) setOpen(false);
          }}
          data-testid="confirm-flow"
        >
          {say(`add-flow.add.${kind}`)}
        </Button>
        <Button kind="quiet" onPress={() => setOpen(false)}>
          {say('add-flow.cancel')}
        </Button>
      </div>
    </div>
  );
}
