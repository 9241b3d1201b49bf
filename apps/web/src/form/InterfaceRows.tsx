/** IP interfaces of a host or router: address, and what each runs over. */
import { defaultMtu, type Host, OVERS, overOf, type Router } from '@lanelab/scenario';
import { useState } from 'react';
import { Fold } from '../ui/Fold.tsx';
import { Select } from '../ui/Select.tsx';
import { overWords } from '../words/device-words.ts';
import { lecParameters } from '../words/parameter-words.ts';
import { ElanChoice } from './ElanChoice.tsx';
import { FlagField } from './FlagField.tsx';
import type { NodeFormProps } from './node-form.ts';
import { ParameterFields } from './ParameterFields.tsx';
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
    return record.set(at, { port, ip, prefix, over: next, ...joins, mtu: defaultMtu(next) }, 'Runs over');
  };
  return (
    <>
      <WordField label="IP address" path={[...at, 'ip']} />
      <QuantityField label="Subnet prefix" path={[...at, 'prefix']} quantity="number" />
      <Select
        label="Runs over"
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
      <QuantityField label="MTU" path={[...at, 'mtu']} quantity="octets" />
      {over === 'lane' ? (
        <>
          <FlagField label="Served by MPOA" path={[...at, 'mpoa']} absent={true} />
          <Fold title="LAN emulation client" testId={`fold-lec-${index}`}>
            <ParameterFields path={[...at, 'lec']} parameters={lecParameters} />
          </Fold>
        </>
      ) : null}
    </>
  );
}

export function InterfaceRows({
  node,
  neighbours,
  elans,
  onNewElan,
}: Omit<Props, 'index'> & Pick<NodeFormProps, 'neighbours'>) {
  return node.interfaces.map(({ port, ip }, index) => (
    <Fold
      // Interfaces have no id of their own, and their addresses change while somebody types.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      key={index}
      title={ip}
      summary={`port ${port} ${neighbours.get(port)?.name ?? ''}`.trim()}
      testId={`interface-${index}`}
    >
      <InterfaceFields node={node} index={index} elans={elans} onNewElan={onNewElan} />
    </Fold>
  ));
}
