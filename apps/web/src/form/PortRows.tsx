/** The ports of a device: what line each is, and what it leads to. */
import type { Node } from '@lanelab/scenario';
import { Button } from '../ui/Button.tsx';
import { phyLabels } from '../words/format-words.ts';
import type { NodeFormProps } from './node-form.ts';
import styles from './PortRows.module.css';

type PortRowsProps = Pick<NodeFormProps, 'neighbours' | 'onShowLink'> & { readonly node: Node };

export function PortRows({ node, neighbours, onShowLink }: PortRowsProps) {
  if (node.ports.length === 0) return <p className={styles.empty}>None yet. A link brings its own.</p>;
  return (
    <ul className={styles.ports}>
      {node.ports.map((port) => {
        const there = neighbours.get(port.id);
        return (
          <li key={port.id}>
            <b>{port.id}</b>
            <span>{phyLabels[port.phy]}</span>
            {there === undefined ? (
              <span className="muted">no link</span>
            ) : (
              <Button kind="quiet" onPress={() => onShowLink(there.link)}>
                to {there.name}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
