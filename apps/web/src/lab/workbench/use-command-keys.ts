/**
 * Keys of commands. Keys with Ctrl work everywhere except in fields and dialogs; plain characters only while the drawing or
 * the time bar has the focus (WCAG 2.1.4), which are marked by `data-letters`.
 */
import { useEffect } from 'react';
import { isSwitchedOff } from '../../base/ui/single-keys.ts';
import { type Command, isTyping, spells } from './commands.ts';

/** Commands whose keys work in fields, too: the keys of the others edit the text there. */
const everywhere = new Set(['save', 'palette']);

function mayRun({ id, keys = '' }: Command, { target }: KeyboardEvent): boolean {
  if (everywhere.has(id)) return true;
  if (isTyping(target)) return false;
  return keys.startsWith('Ctrl+') || (target instanceof Element && target.closest('[data-letters]') !== null);
}

export function useCommandKeys(commands: readonly Command[]): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isSwitchedOff(event)) return;
      const command = commands.find(({ keys }) => keys !== undefined && spells(keys, event));
      if (command === undefined || !mayRun(command, event)) return;
      event.preventDefault();
      if (command.off === undefined) command.run();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [commands]);
}
