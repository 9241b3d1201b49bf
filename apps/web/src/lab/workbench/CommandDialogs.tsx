/** Dialogs that list the commands: the palette (Ctrl+K), where one is found by its label, and the list of all keys (?). */
import { say } from '@lanelab/messages/workbench';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { behindPicture } from '../../base/ui/behind-picture.ts';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { SingleKeysCheck } from '../../base/ui/SingleKeysCheck.tsx';
import styles from './CommandDialogs.module.css';
import { groupTitles, keyGroups } from './command-table.ts';
import { COMMAND_GROUPS, type Command, keysHere } from './commands.ts';
import { KeyList } from './KeyList.tsx';

interface CommandDialogProps {
  readonly commands: readonly Command[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The palette is gone before its command is run: together they would keep the press waiting for both. */
export function CommandPalette({ commands, isOpen, onClose }: CommandDialogProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const entryOf = (command: Command) => (
    <MenuItem
      key={command.id}
      id={command.id}
      textValue={`${command.label} ${groupTitles[command.group]}`}
      className={styles.item ?? ''}
      onAction={() => {
        onClose();
        behindPicture(command.run);
      }}
    >
      <span>
        {command.label}
        {command.off === undefined ? null : <span className={styles.note}>{command.off}</span>}
      </span>
      <Keys keys={command.keys ?? command.ownKeys} />
    </MenuItem>
  );
  return (
    <Dialog title={say('commands.title')} isOpen={isOpen} onClose={onClose} testId="palette">
      <div className={styles.body}>
        <Autocomplete filter={contains}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog opened to type into */}
          <SearchField aria-label={say('commands.search')} autoFocus className={styles.search ?? ''}>
            <Input placeholder={say('commands.search-hint')} />
          </SearchField>
          <Menu
            className={styles.list ?? ''}
            aria-label={say('commands.title')}
            renderEmptyState={() => <p className={styles.none}>{say('commands.none')}</p>}
            disabledKeys={commands.filter(({ off }) => off !== undefined).map(({ id }) => id)}
          >
            {COMMAND_GROUPS.map((own) => (
              <MenuSection key={own} aria-label={groupTitles[own]}>
                <Header className={styles.heading ?? ''}>{groupTitles[own]}</Header>
                {commands.filter(({ group }) => group === own).map(entryOf)}
              </MenuSection>
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

export function KeysHelp({ commands, isOpen, onClose }: CommandDialogProps) {
  return (
    <Dialog title={say('keys.title')} isOpen={isOpen} onClose={onClose} testId="keys-help">
      <SingleKeysCheck />
      <KeyList groups={keyGroups(commands)} />
    </Dialog>
  );
}
