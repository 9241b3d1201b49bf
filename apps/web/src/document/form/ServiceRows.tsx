/** Server processes of a device: LECS, LES and BUS of an ELAN, ATMARP server of a subnet. */
import { say } from '@lanelab/messages/properties';
import type { Elan, Service } from '@lanelab/scenario';
import { ChoiceField } from './ChoiceField.tsx';
import { serviceWords } from './device-words.ts';
import { FlagField } from './FlagField.tsx';
import { QuantityField } from './QuantityField.tsx';
import { RowList } from './RowList.tsx';
import { WordField } from './WordField.tsx';

interface ServiceRowsProps {
  readonly services: readonly Service[];
  readonly elans: readonly Elan[];
}

export function ServiceRows({ services, elans }: ServiceRowsProps) {
  const made = (kind: string): Service | undefined => {
    if (kind === 'lecs') return { kind };
    if (kind === 'atmarp') return { kind, network: '10.0.1.0', prefix: 24 };
    const [elan] = elans;
    return elan === undefined ? undefined : { kind: 'les', elan: elan.id };
  };
  const title = (service: Service): string => {
    if (service.kind === 'lecs') return say('service.lecs');
    if (service.kind === 'atmarp') return say('service.atmarp', { subnet: `${service.network}/${service.prefix}` });
    return say('service.les', { elan: elans.find(({ id }) => id === service.elan)?.name ?? say('service.no-elan') });
  };
  const options = elans.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <RowList
      path={['services']}
      rows={services}
      kind="service"
      emptyWords={say('service.none')}
      renderTitle={title}
      renderFields={(service, at) => (
        <>
          <ChoiceField
            label={say('service.runs')}
            path={at}
            options={
              elans.length === 0 ? serviceWords.kinds.filter(({ value }) => value !== 'les') : serviceWords.kinds
            }
            show={() => service.kind}
            write={made}
          />
          {service.kind === 'les' ? (
            <>
              <ChoiceField label={say('service.elan')} path={[...at, 'elan']} options={options} write={Number} />
              <QuantityField
                label={say('service.max-clients')}
                path={[...at, 'maxClients']}
                quantity="number"
                nullWord={say('service.usual-clients')}
                emptyValue={undefined}
              />
              <FlagField label={say('service.intelligent')} path={[...at, 'intelligent']} absent={false} />
            </>
          ) : null}
          {service.kind === 'atmarp' ? (
            <>
              <WordField label={say('route.subnet')} path={[...at, 'network']} />
              <QuantityField label={say('route.prefix')} path={[...at, 'prefix']} quantity="number" />
            </>
          ) : null}
        </>
      )}
      create={() => made(elans.length === 0 ? 'lecs' : 'les') ?? null}
    />
  );
}
