/** Ctrl+K: every command by its words, with its key beside it. */
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { Dialog } from '../../base/ui/Dialog.tsx';
import styles from './CommandPalette.module.css';
import { type Command, keysHere } from './commands.ts';

interface CommandPaletteProps {
  readonly commands: readonly Command[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CommandPalette({ commands, isOpen, onClose }: CommandPaletteProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Dialog title="Commands" isOpen={isOpen} onClose={onClose} testId="palette">
      <div className={styles.body}>
        <Autocomplete filter={contains}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog opened to type into */}
          <SearchField aria-label="Search commands" autoFocus className={styles.search ?? ''}>
            <Input placeholder="Type a few letters" />
          </SearchField>
          <Menu
            className={styles.list ?? ''}
            aria-label="Commands"
            renderEmptyState={() => <p className={styles.none}>No command has these letters.</p>}
            disabledKeys={commands.filter(({ off }) => off !== undefined).map(({ id }) => id)}
          >
            {commands.map((command) => (
              <MenuItem
                key={command.id}
                id={command.id}
                textValue={`${command.label} ${command.group}`}
                className={styles.item ?? ''}
                onAction={() => {
                  onClose();
                  command.run();
                }}
              >
                <span>
                  {command.label}
                  {command.off === undefined ? null : <span className={styles.note}>{command.off}</span>}
                </span>
                <Keys keys={command.keys ?? command.ownKeys} />
              </MenuItem>
            ))}
          </Menu>
        </Autocomplete>
      </div>
    </Dialog>
  );
}

function Keys({ keys }: { readonly keys: string | undefined }) {
  return keys === undefined ? null : <kbd>{keysHere(keys)}</kbd>;
}
