/** Commands of the workbench, each with its label and its key: menus, the palette and the list of keys read the same commands. */

export const COMMAND_GROUPS = ['file', 'edit', 'draw', 'run', 'view', 'log', 'go'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** A command as people read it. */
export interface CommandLabel {
  readonly group: CommandGroup;
  readonly label: string;
  /** The key as people read it: `Ctrl+Z`. Absent for a command without a key. */
  readonly keys?: string;
}

export interface Command extends CommandLabel {
  readonly id: string;
  /** The key that does the same while the drawing has the focus. */
  readonly ownKeys?: string;
  /** Why the command cannot run now; absent where it can. */
  readonly off?: string;
  readonly run: () => void;
}

const isMac = () => /mac(os|intosh)/i.test(navigator.userAgent);

/** Keys as this machine's keyboard names them. */
export function keysHere(keys: string): string {
  return isMac()
    ? keys
        .replace('Ctrl', '⌘')
        .replace('Shift', '⇧')
        .replaceAll(/(\S)\+(?=\S)/g, '$1 ')
    : keys;
}

const namedKeys: Readonly<Record<string, string>> = { space: ' ' };
/** Keys matched by their place on the keyboard: with Shift, and behind AltGr on many keyboards, they type other characters. */
const placedKeys: Readonly<Record<string, string>> = {
  '.': 'Period',
  ',': 'Comma',
  '[': 'BracketLeft',
  ']': 'BracketRight',
};

/** Does this key event spell `keys`? Letters are matched by character, so Shift counts only where `keys` names it. */
export function spells(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split('+');
  const last = (parts.at(-1) ?? '').toLowerCase();
  const wanted = (name: string) => parts.slice(0, -1).includes(name);
  const place = placedKeys[last];
  // A mark such as ? is Shift and another key on some keyboards, and one key on others.
  const isLetter = /^\p{L}$/u.test(last) || last.length > 1 || place !== undefined;
  return (
    (place === undefined ? event.key.toLowerCase() === (namedKeys[last] ?? last) : event.code === place) &&
    (event.ctrlKey || event.metaKey) === wanted('Ctrl') &&
    (!isLetter || event.shiftKey === wanted('Shift')) &&
    event.altKey === wanted('Alt')
  );
}

/** True where a plain letter is text: fields, lists that search by typing, and dialogs keep their keys. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]') !==
      null
  );
}
