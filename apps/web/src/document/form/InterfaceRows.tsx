/** IP interfaces of a host or router: address, and what each runs over. */
import { say } from '@lanelab/messages/properties';
import { defaultMtu, type Host, OVERS, overOf, type Router } from '@lanelab/scenario';
import { useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { PlusIcon } from '../../base/ui/icons.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { phyName } from '../format-names.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { overWords } from './device-words.ts';
import { ElanChoice } from './ElanChoice.tsx';
import { FlagField } from './FlagField.tsx';
import { LecFields } from './LecFields.tsx';
import type { NodeFormProps } from './node-form.ts';
import { QuantityField } from './QuantityField.tsx';
import { Refusal } from './Refusal.tsx';
import { useRecord } from './record.ts';
import { WordField } from './WordField.tsx';

type Props = Pick<NodeFormProps, 'elans' | 'onNewElan'> & { readonly node: Host | Router; readonly index: number };

export function InterfaceFields({ node, index, elans, onNewElan }: Props) {
  const record = useRecord();
  const [refusal, setRefusal] = useState<string | null>(null);
  const at = ['interfaces', index];
  const entry = node.interfaces[index];
  if (entry === undefined) return null;
  const over = overOf(entry);
  const runOver = (option: string): string | null => {
    const next = OVERS.find((known) => known === option) ?? 'pvc';
    const [elan] = elans;
    if (next === 'lane' && elan === undefined) return onNewElan({ interface: index });
    const { port, ip, prefix } = entry;
    const joins = next === 'lane' && elan !== undefined ? { elan: elan.id } : {};
    return record.set(at, { port, ip, prefix, over: next, ...joins, mtu: defaultMtu(next) }, say('interface.over'));
  };
  return (
    <>
      <WordField label={say('interface.address')} path={[...at, 'ip']} />
      <QuantityField label={say('interface.prefix')} path={[...at, 'prefix']} quantity="number" />
      {node.ports.length > 1 ? (
        <ChoiceField
          label={say('interface.port')}
          path={[...at, 'port']}
          options={node.ports.map(({ id, phy }) => ({
            value: String(id),
            label: say('interface-rows.id-phy', { id, phy: phyName(phy) }),
          }))}
          write={Number}
        />
      ) : null}
      <Select
        label={say('interface.over')}
        options={overWords}
        value={over}
        isDisabled={record.isReadOnly}
        onChange={(option) => setRefusal(runOver(option))}
        testId={`field-interfaces[${index}].over`}
      />
      <Refusal why={refusal} />
      {over === 'lane' ? (
        <ElanChoice path={[...at, 'elan']} elans={elans} onNew={() => onNewElan({ interface: index })} />
      ) : null}
      <QuantityField label={say('interface.mtu')} path={[...at, 'mtu']} quantity="octets" />
      {over === 'lane' || over === 'ethernet' ? (
        <WordField
          label={say('interface.mac')}
          path={[...at, 'mac']}
          placeholder={say('interface.own-mac')}
          isOptional
        />
      ) : null}
      {over === 'lane' ? (
        <>
          <FlagField label={say('interface.mpoa')} path={[...at, 'mpoa']} absent={true} />
          <LecFields path={[...at, 'lec']} elan={elans.find(({ id }) => id === entry.elan)} />
        </>
      ) : null}
      {record.isReadOnly ? null : (
        <Button
          kind="quiet"
          onPress={() =>
            setRefusal(
              record.set(
                ['interfaces'],
                node.interfaces.filter((_, other) => other !== index),
                say('interface.all'),
              ),
            )
          }
          data-testid={`delete-interface-${index}`}
        >
          {say('interface.remove')}
        </Button>
      )}
    </>
  );
}

/** One more interface, where a port has room for it. */
export function AddInterface({ onAdd }: { readonly onAdd: NodeFormProps['onAddInterface'] }) {
  const record = useRecord();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (record.isReadOnly) return null;
  return (
    <>
      <Refusal why={refusal} />
      <Button kind="quiet" onPress={() => setRefusal(onAdd())} data-testid="add-interface">
        <PlusIcon />
        {say('interface.add')}
      </Button>
    </>
  );
}

export function InterfaceRows({
  node,
  neighbours,
  elans,
  onNewElan,
  onAddInterface,
}: Omit<Props, 'index'> & Pick<NodeFormProps, 'neighbours' | 'onAddInterface'>) {
  return (
    <>
      {node.interfaces.map(({ port, ip }, index) => (
        <Fold
          // Interfaces have no id of their own, and their addresses change while somebody types.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          title={ip}
          summary={say('interface.port-to', { port, neighbour: neighbours.get(port)?.name ?? '' }).trim()}
          testId={`interface-${index}`}
        >
          <InterfaceFields node={node} index={index} elans={elans} onNewElan={onNewElan} />
        </Fold>
      ))}
      <AddInterface onAdd={onAddInterface} />
    </>
  );
}
