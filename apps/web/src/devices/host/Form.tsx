/** What can be set in a host: addresses, TCP, CPU, permanent connections. */
import type { Host } from '@lanelab/scenario';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import { InterfaceFields } from '../../form/InterfaceRows.tsx';
import { MpcFields } from '../../form/MpcFields.tsx';
import type { NodeFormProps } from '../../form/node-form.ts';
import { PortRows } from '../../form/PortRows.tsx';
import { QuantityField } from '../../form/QuantityField.tsx';
import { useRecord } from '../../form/record.ts';
import { StackRows } from '../../stack/StackRows.tsx';
import { choicesIn, stackSwitches, stackWith } from '../../stack/stack-switches.ts';
import { Fold } from '../../ui/Fold.tsx';
import { phyName, profileWords } from '../../words/format-words.ts';
import { CpuFields } from './CpuFields.tsx';
import styles from './Form.module.css';
import { PvcRows } from './PvcRows.tsx';

export default function HostForm({ node, neighbours, ownerOf, elans, onNewElan, onShowLink }: NodeFormProps<Host>) {
  const choices = choicesIn(node.stack);
  const isFree = Object.entries(node.cpu).every(([key, value]) => key === 'speed' || value === 0);
  return (
    <>
      {node.interfaces.length === 0 ? (
        <p className={styles.empty}>No address yet. Link the host to a switch and it gets one.</p>
      ) : null}
      {node.interfaces.map((entry, index) => (
        <section
          // Interfaces have no id of their own, and their addresses change while somebody types.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          className={styles.interface}
          aria-label={`Interface on port ${entry.port}`}
        >
          <h3>
            Interface on port {entry.port}
            <span className="muted"> {portWords(node, neighbours, entry.port)}</span>
          </h3>
          <InterfaceFields node={node} index={index} elans={elans} onNewElan={onNewElan} />
        </section>
      ))}
      <MpcFields />
      <ChoiceField label="TCP as in" path={['profile']} options={profileWords} />
      <Fold title="TCP mechanisms" summary={changedWords(Object.keys(node.stack).length)} testId="fold-stack">
        <StackFields host={node} choices={choices} />
      </Fold>
      <Fold title="CPU costs" summary={isFree ? 'takes no time' : `speed ${node.cpu.speed}`} testId="fold-cpu">
        <CpuFields />
      </Fold>
      <Fold title="Permanent connections" summary={String(node.pvcs.length)} testId="fold-pvcs">
        <PvcRows host={node} ownerOf={ownerOf} />
      </Fold>
      <Fold title="Ports" summary={String(node.ports.length)} testId="fold-ports">
        <PortRows node={node} neighbours={neighbours} onShowLink={onShowLink} />
        <QuantityField label="Loopback MTU" path={['loopbackMtu']} quantity="octets" />
      </Fold>
    </>
  );
}

function portWords(host: Host, neighbours: NodeFormProps['neighbours'], port: number): string {
  const phy = host.ports.find(({ id }) => id === port)?.phy;
  const there = neighbours.get(port)?.name;
  return [phy === undefined ? '' : phyName(phy), there === undefined ? 'no link' : `to ${there}`]
    .filter((words) => words !== '')
    .join(' ');
}

function changedWords(changed: number): string {
  return changed === 0 ? 'as profile' : `${changed} set`;
}

function StackFields({ host, choices }: { readonly host: Host; readonly choices: ReturnType<typeof choicesIn> }) {
  const record = useRecord();
  const known = new Set(stackSwitches.map(({ key }) => key));
  const others = Object.entries(host.stack).filter(([key]) => !known.has(key) || choices[key] === undefined);
  return (
    <>
      <StackRows
        choices={choices}
        isDisabled={record.isReadOnly}
        onChange={(next) => {
          record.set(['stack'], stackWith(host.stack, next), 'TCP mechanisms');
        }}
      />
      {others.map(([key, value]) => (
        <p key={key} className={styles.other}>
          {key}: {String(value)} <span className="muted">(set in the text form)</span>
        </p>
      ))}
    </>
  );
}
