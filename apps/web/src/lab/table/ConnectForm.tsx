/** Two devices to join: the second list has only devices that the first one can be joined to. */
import { say } from '@lanelab/messages/table';
import { useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { PlusIcon } from '../../base/ui/icons.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { connect } from '../../document/store/edits/links.ts';
import { legalTargets } from '../../document/store/legality.ts';
import type { Edit } from '../../document/store/types.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import styles from './TableView.module.css';

export function ConnectForm({ apply }: { readonly apply: (edit: Edit) => boolean }) {
  const scenario = useEditor((state) => state.scenario);
  const { nodes } = scenario.model;
  const [chosenFrom, setFrom] = useState<number | null>(null);
  const [chosenTo, setTo] = useState<number | null>(null);
  const from = nodes.find(({ id }) => id === chosenFrom) ?? nodes[0];
  const legal = from === undefined ? new Set<number>() : legalTargets(scenario, from.id);
  const targets = nodes.filter(({ id }) => legal.has(id));
  const to = targets.find(({ id }) => id === chosenTo) ?? targets[0];
  if (from === undefined || nodes.length < 2) return <span className="muted">{say('links.too-few')}</span>;
  const option = ({ id, name }: { readonly id: number; readonly name: string }) => ({ value: String(id), label: name });
  return (
    <div className={styles.connect}>
      <Select
        label={say('links.from')}
        options={nodes.map(option)}
        value={String(from.id)}
        onChange={(value) => setFrom(Number(value))}
        testId="connect-from"
      />
      {to === undefined ? (
        <span className="muted">{say('links.no-target', { device: from.name })}</span>
      ) : (
        <>
          <Select
            label={say('links.to')}
            options={targets.map(option)}
            value={String(to.id)}
            onChange={(value) => setTo(Number(value))}
            testId="connect-to"
          />
          <Button onPress={() => apply(connect(from.id, to.id))} data-testid="connect">
            <PlusIcon />
            {say('links.add')}
          </Button>
        </>
      )}
    </div>
  );
}
