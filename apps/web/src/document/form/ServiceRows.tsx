/** Server processes of a device: LECS, LES and BUS of an ELAN, ATMARP server of a subnet. */
import type { Elan, Service } from '@lanelab/scenario';
import { routeWords, serviceWords } from '../../base/words/device-words.ts';
import { ChoiceField } from './ChoiceField.tsx';
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
    if (service.kind === 'lecs') return serviceWords.lecs;
    if (service.kind === 'atmarp') return serviceWords.atmarp(`${service.network}/${service.prefix}`);
    return serviceWords.les(elans.find(({ id }) => id === service.elan)?.name ?? serviceWords.noElan);
  };
  const options = elans.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <RowList
      path={['services']}
      rows={services}
      word={serviceWords.service}
      emptyWords={serviceWords.none}
      renderTitle={title}
      renderFields={(service, at) => (
        <>
          <ChoiceField
            label={serviceWords.runs}
            path={at}
            options={
              elans.length === 0 ? serviceWords.kinds.filter(({ value }) => value !== 'les') : serviceWords.kinds
            }
            show={() => service.kind}
            write={made}
          />
          {service.kind === 'les' ? (
            <>
              <ChoiceField label={serviceWords.elan} path={[...at, 'elan']} options={options} write={Number} />
              <QuantityField
                label={serviceWords.maxClients}
                path={[...at, 'maxClients']}
                quantity="number"
                nullWord={serviceWords.usualClients}
                emptyValue={undefined}
              />
              <FlagField label={serviceWords.intelligent} path={[...at, 'intelligent']} absent={false} />
            </>
          ) : null}
          {service.kind === 'atmarp' ? (
            <>
              <WordField label={routeWords.subnet} path={[...at, 'network']} />
              <QuantityField label={routeWords.prefix} path={[...at, 'prefix']} quantity="number" />
            </>
          ) : null}
        </>
      )}
      create={() => made(elans.length === 0 ? 'lecs' : 'les') ?? null}
    />
  );
}
