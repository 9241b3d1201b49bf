/** Server processes of a device: LECS, LES and BUS of an ELAN, ATMARP server of a subnet. */
import type { Elan, Service } from '@lanelab/scenario';
import { ChoiceField } from './ChoiceField.tsx';
import { QuantityField } from './QuantityField.tsx';
import { RowList } from './RowList.tsx';
import { WordField } from './WordField.tsx';

interface ServiceRowsProps {
  readonly services: readonly Service[];
  readonly elans: readonly Elan[];
}

const kinds = [
  { value: 'lecs', label: 'LECS' },
  { value: 'les', label: 'LES and BUS' },
  { value: 'atmarp', label: 'ATMARP server' },
];

export function ServiceRows({ services, elans }: ServiceRowsProps) {
  const made = (kind: string): Service | undefined => {
    if (kind === 'lecs') return { kind };
    if (kind === 'atmarp') return { kind, network: '10.0.1.0', prefix: 24 };
    const [elan] = elans;
    return elan === undefined ? undefined : { kind: 'les', elan: elan.id };
  };
  const title = (service: Service): string => {
    if (service.kind === 'lecs') return 'LECS';
    if (service.kind === 'atmarp') return `ATMARP server of ${service.network}/${service.prefix}`;
    return `LES and BUS of ${elans.find(({ id }) => id === service.elan)?.name ?? 'no ELAN'}`;
  };
  const options = elans.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <RowList
      path={['services']}
      rows={services}
      word="service"
      emptyWords="None: it runs no servers."
      renderTitle={title}
      renderFields={(service, at) => (
        <>
          <ChoiceField
            label="Runs"
            path={at}
            options={elans.length === 0 ? kinds.filter(({ value }) => value !== 'les') : kinds}
            show={() => service.kind}
            write={made}
          />
          {service.kind === 'les' ? (
            <ChoiceField label="Emulated LAN" path={[...at, 'elan']} options={options} write={Number} />
          ) : null}
          {service.kind === 'atmarp' ? (
            <>
              <WordField label="Subnet" path={[...at, 'network']} />
              <QuantityField label="Prefix" path={[...at, 'prefix']} quantity="number" />
            </>
          ) : null}
        </>
      )}
      create={() => made(elans.length === 0 ? 'lecs' : 'les') ?? null}
    />
  );
}
