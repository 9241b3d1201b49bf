/** The ports of a device: what line each is, and what it leads to. */
import { say } from '@lanelab/messages/properties';
import { isEthernet, type Node, type Port } from '@lanelab/scenario';
import { Button } from '../../base/ui/Button.tsx';
import { phyLabels } from '../format-names.ts';
import { FlagField } from './FlagField.tsx';
import type { NodeFormProps } from './node-form.ts';
import styles from './PortRows.module.css';
import type { FieldPath } from './record.ts';
import { StationFields } from './StationFields.tsx';
import { WordField } from './WordField.tsx';

type PortRowsProps = Pick<NodeFormProps, 'neighbours' | 'onShowLink'> & { readonly node: Node };

export function PortRows({ node, neighbours, onShowLink }: PortRowsProps) {
  if (node.ports.length === 0) return <p className={styles.empty}>{say('port.none')}</p>;
  return (
    <>
      <ul className={styles.ports}>
        {node.ports.map((port) => {
          const there = neighbours.get(port.id);
          return (
            <li key={port.id}>
              <b>{port.id}</b>
              <span>{phyLabels[port.phy]}</span>
              {there === undefined ? (
                <span className="muted">{say('port.no-link')}</span>
              ) : (
                <Button kind="quiet" onPress={() => onShowLink(there.link)}>
                  {say('port.to', { name: there.name })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {node.kind === 'switch' || node.kind === 'hub'
        ? null
        : node.ports.map((port, index) => (
            <PortFields key={port.id} port={port} at={['ports', index]} kind={node.kind} />
          ))}
    </>
  );
}

interface PortFieldsProps {
  readonly port: Port;
  readonly at: FieldPath;
  readonly kind: Exclude<Node['kind'], 'switch' | 'hub'>;
}

function PortFields({ port, at, kind }: PortFieldsProps) {
  const { id, phy } = port;
  const isFrames = isEthernet(phy);
  // A generator sends frames by itself; elsewhere an interface or a bridge has the address of an Ethernet port.
  const hasAddress = isFrames === (kind === 'generator');
  return (
    <>
      {isFrames ? <FlagField label={say('port.half', { port: id })} path={[...at, 'half']} absent={false} /> : null}
      {hasAddress ? (
        <WordField
          label={isFrames ? say('port.mac', { port: id }) : say('port.esi', { port: id })}
          path={[...at, 'mac']}
          placeholder={say('port.own-mac')}
          isOptional
        />
      ) : null}
      <StationFields port={port} at={at} kind={kind} />
    </>
  );
}
