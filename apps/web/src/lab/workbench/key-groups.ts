/** Keys as the help lists them: by the commands' groups, then those of the drawing. */
import { type KeyRow, STAGE_KEYS } from '../editor/key-table.ts';
import { COMMAND_GROUPS, type CommandWords } from './commands.ts';

export interface KeyGroup {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

export function keyGroups(commands: readonly CommandWords[]): readonly KeyGroup[] {
  const bound = COMMAND_GROUPS.map((title) => ({
    title,
    rows: commands.flatMap(({ group, keys, label }) =>
      group === title && keys !== undefined ? [{ keys, does: label }] : [],
    ),
  }));
  return [...bound.filter(({ rows }) => rows.length > 0), { title: 'On the drawing', rows: STAGE_KEYS }];
}
