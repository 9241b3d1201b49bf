/** What can be set in a host: addresses, TCP, CPU, permanent connections. */
import { say } from '@lanelab/messages/properties';
import type { Host } from '@lanelab/scenario';
import { Fold } from '../../../base/ui/Fold.tsx';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import { CpuFields } from '../../form/CpuFields.tsx';
import { schedulerWords } from '../../form/device-words.ts';
import { AddInterface, InterfaceFields } from '../../form/InterfaceRows.tsx';
import { KernelFields } from '../../form/KernelFields.tsx';
import { MpcFields } from '../../form/MpcFields.tsx';
import type { NodeFormProps } from '../../form/node-form.ts';
import { PortRows } from '../../form/PortRows.tsx';
import { PvcRows } from '../../form/PvcRows.tsx';
import { QuantityField } from '../../form/QuantityField.tsx';
import { StaticRouteRows } from '../../form/StaticRouteRows.tsx';
import { WordField } from '../../form/WordField.tsx';
import { phyName, profileWords } from '../../format-names.ts';
import { StackParameters } from '../../tcp-switches/StackParameters.tsx';
import styles from './Form.module.css';

export default function HostForm(props: NodeFormProps<Host>) {
  const { node, neighbours, ownerOf, elans, onNewElan, mpoaServers, onAddInterface, onShowLink } = props;
  const isFree = Object.entries(node.cpu).every(([key, value]) => key === 'speed' || value === 0);
  return (
    <>
      {node.interfaces.length === 0 ? <p className={styles.empty}>{say('interface.none')}</p> : null}
      {node.interfaces.map((entry, index) => (
        <section
          // Interfaces have no id of their own, and their addresses change while somebody types.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          className={styles.interface}
          aria-label={say('interface.on-port', { port: entry.port })}
        >
          <h3>
            {say('interface.on-port', { port: entry.port })}
            <span className="muted"> {portLine(node, neighbours, entry.port)}</span>
          </h3>
          <InterfaceFields node={node} index={index} elans={elans} onNewElan={onNewElan} />
        </section>
      ))}
      {node.ports.length === 0 ? null : <AddInterface onAdd={onAddInterface} />}
      <MpcFields servers={mpoaServers} />
      <ChoiceField label={say('form.tcp-as-in')} path={['profile']} options={profileWords} />
      <Fold
        title={say('form.tcp-mechanisms')}
        summary={changedWords(Object.keys(node.stack).length)}
        testId="fold-stack"
      >
        <StackParameters path={['stack']} stack={node.stack} />
      </Fold>
      <Fold
        title={say('form.cpu-costs')}
        summary={isFree ? say('form.takes-no-time') : say('form.speed-speed', { speed: node.cpu.speed })}
        testId="fold-cpu"
      >
        <CpuFields path={['cpu']} />
      </Fold>
      <Fold title={say('kernel.title')} summary={schedulerName(node)} testId="fold-kernel">
        <KernelFields kernel={node.kernel} />
      </Fold>
      <Fold title={say('pvc.title')} summary={String(node.pvcs.length)} testId="fold-pvcs">
        <PvcRows node={node} ownerOf={ownerOf} />
      </Fold>
      <Fold title={say('route.title')} summary={String(node.routes?.length ?? 0)} testId="fold-routes">
        <WordField label={say('route.gateway')} path={['gateway']} placeholder={say('route.first-router')} isOptional />
        <StaticRouteRows
          routes={node.routes ?? []}
          emptyWords={say('route.none-host')}
          via={node.gateway ?? node.interfaces[0]?.ip ?? '10.0.1.254'}
        />
      </Fold>
      <Fold title={say('port.title')} summary={String(node.ports.length)} testId="fold-ports">
        <PortRows node={node} neighbours={neighbours} onShowLink={onShowLink} />
        <QuantityField label={say('form.loopback-mtu')} path={['loopbackMtu']} quantity="octets" />
      </Fold>
    </>
  );
}

function portLine(host: Host, neighbours: NodeFormProps['neighbours'], port: number): string {
  const phy = host.ports.find(({ id }) => id === port)?.phy;
  const there = neighbours.get(port)?.name;
  return [
    phy === undefined ? '' : phyName(phy),
    there === undefined ? say('form.no-link') : say('form.to-there', { there }),
  ]
    .filter((words) => words !== '')
    .join(' ');
}

const schedulerName = ({ kernel }: Host): string =>
  schedulerWords.find(({ value }) => value === kernel?.scheduler?.kind)?.label ?? say('kernel.first-come');

function changedWords(changed: number): string {
  return changed === 0 ? say('form.as-profile') : say('form.changed-set', { changed });
}
