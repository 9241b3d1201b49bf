/** `?`: every key of the workbench. */
import { Dialog } from '../ui/Dialog.tsx';
import { COMMAND_GROUPS, type Command, keysHere } from './commands.ts';
import styles from './KeysHelp.module.css';

export interface KeyRow {
  readonly keys: string;
  readonly does: string;
}

interface KeysHelpProps {
  readonly commands: readonly Command[];
  /** Keys of the drawing, which act only while it has the focus. */
  readonly drawing: readonly KeyRow[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function KeysHelp({ commands, drawing, isOpen, onClose }: KeysHelpProps) {
  return (
    <Dialog title="Keys" isOpen={isOpen} onClose={onClose} testId="keys-help">
      <div className={styles.groups}>
        {COMMAND_GROUPS.map((group) => (
          <Rows
            key={group}
            title={group}
            rows={commands.flatMap(({ group: own, keys, label }) =>
              own === group && keys !== undefined ? [{ keys, does: label }] : [],
            )}
          />
        ))}
        <Rows title="On the drawing" rows={drawing} />
      </div>
    </Dialog>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly KeyRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.rows}>
        {rows.map(({ keys, does }) => (
          <div key={`${keys} ${does}`}>
            <dt>
              <kbd>{keysHere(keys)}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
