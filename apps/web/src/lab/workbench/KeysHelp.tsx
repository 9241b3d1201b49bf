/** `?`: every key of the workbench. */
import { Dialog } from '../../base/ui/Dialog.tsx';
import type { Command } from './commands.ts';
import { KeyList } from './KeyList.tsx';
import { keyGroups } from './key-groups.ts';

interface KeysHelpProps {
  readonly commands: readonly Command[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function KeysHelp({ commands, isOpen, onClose }: KeysHelpProps) {
  return (
    <Dialog title="Keys" isOpen={isOpen} onClose={onClose} testId="keys-help">
      <KeyList groups={keyGroups(commands)} />
    </Dialog>
  );
}
