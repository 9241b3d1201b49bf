/** The workbench's commands as people read them, and all keys by group; `use-commands.ts` says what each command does. */
import { LANGUAGE_NAMES } from '@lanelab/messages';
import { say } from '@lanelab/messages/commands';
import { say as sayLayer } from '@lanelab/messages/layer-choice';
import { LAYERS } from '@lanelab/scenario';
import { type KeyRow, STAGE_KEYS } from '../editor/key-table.ts';
import { COMMAND_GROUPS, type CommandGroup, type CommandLabel } from './commands.ts';

export const groupTitles: Readonly<Record<CommandGroup, string>> = {
  file: say('group.file'),
  edit: say('group.edit'),
  draw: say('group.draw'),
  run: say('group.run'),
  view: say('group.view'),
  log: say('group.log'),
  go: say('group.go'),
};

export const pageCommands = {
  new: { group: 'file', label: say('command.new') },
  open: { group: 'file', label: say('command.open') },
  save: { group: 'file', label: say('command.save'), keys: 'Ctrl+S' },
  'make-copy': { group: 'file', label: say('command.make-copy') },
  share: { group: 'file', label: say('command.share'), keys: 'Shift+S' },
  picture: { group: 'file', label: say('command.picture') },
  print: { group: 'file', label: say('command.print') },
  'add-to-lecture': { group: 'file', label: say('command.add-to-lecture') },
  'add-to-lesson': { group: 'file', label: say('command.add-to-lesson') },
  room: { group: 'file', label: say('command.room') },
  undo: { group: 'edit', label: say('command.undo'), keys: 'Ctrl+Z' },
  redo: { group: 'edit', label: say('command.redo'), keys: 'Ctrl+Shift+Z' },
  history: { group: 'edit', label: say('command.history') },
  branches: { group: 'edit', label: say('command.branches') },
  'start-branch': { group: 'edit', label: say('command.start-branch') },
  'keep-before': { group: 'edit', label: say('command.keep-before') },
  'view-drawing': { group: 'view', label: say('command.view-drawing') },
  'view-table': { group: 'view', label: say('command.view-table'), keys: 'Shift+W' },
  'view-text': { group: 'view', label: say('command.view-text') },
  compare: { group: 'view', label: say('command.compare'), keys: 'C' },
  rail: { group: 'view', label: say('command.rail'), keys: 'E' },
  details: { group: 'view', label: say('command.details'), keys: 'I' },
  problems: { group: 'view', label: say('command.problems'), keys: 'B' },
  results: { group: 'view', label: say('command.results'), keys: 'M' },
  'theme-light': { group: 'view', label: say('command.theme-light') },
  'theme-dark': { group: 'view', label: say('command.theme-dark') },
  'theme-projector': { group: 'view', label: say('command.theme-projector') },
  'language-en': { group: 'view', label: say('command.language', { language: LANGUAGE_NAMES.en }) },
  'language-pt-BR': { group: 'view', label: say('command.language', { language: LANGUAGE_NAMES['pt-BR'] }) },
  packet: { group: 'log', label: say('command.packet'), keys: 'P' },
  tables: { group: 'log', label: say('command.tables'), keys: 'T' },
  messages: { group: 'log', label: say('command.messages') },
  ladder: { group: 'log', label: say('command.ladder'), keys: 'G' },
  diary: { group: 'log', label: say('command.diary') },
  checks: { group: 'log', label: say('command.checks') },
  follow: { group: 'log', label: say('command.follow'), keys: 'F' },
  palette: { group: 'go', label: say('command.palette'), keys: 'Ctrl+K' },
  papers: { group: 'go', label: say('command.papers') },
  mine: { group: 'go', label: say('command.mine') },
  lectures: { group: 'go', label: say('command.lectures') },
  ready: { group: 'go', label: say('command.ready') },
  help: { group: 'go', label: say('command.help') },
  keys: { group: 'go', label: say('command.keys'), keys: '?' },
  report: { group: 'go', label: say('command.report') },
} as const satisfies Readonly<Record<string, CommandLabel>>;

export const layerCommands = LAYERS.map((layer, index) => ({
  layer,
  id: `layer-${layer}`,
  group: 'view',
  label: sayLayer(`${layer}.command`),
  keys: String(index + 1),
})) satisfies readonly CommandLabel[];

/** Commands of the clock. Their keys work on the drawing and on the time bar. */
export const clockCommands = {
  play: { group: 'run', label: say('command.play'), keys: 'Space' },
  'next-event': { group: 'run', label: say('command.next-event'), keys: '.' },
  'last-event': { group: 'run', label: say('command.last-event'), keys: ',' },
  'next-cell': { group: 'run', label: say('command.next-cell'), keys: 'Shift+.' },
  'last-cell': { group: 'run', label: say('command.last-cell'), keys: 'Shift+,' },
  slower: { group: 'run', label: say('command.slower'), keys: '[' },
  faster: { group: 'run', label: say('command.faster'), keys: ']' },
  restart: { group: 'run', label: say('command.restart'), keys: 'Home' },
  'run-to-end': { group: 'run', label: say('command.run-to-end'), keys: 'End' },
} as const satisfies Readonly<Record<string, CommandLabel>>;

/** Every command whose key the workbench binds itself, in the order of the list of keys. */
export const boundCommands: readonly CommandLabel[] = [
  ...Object.values(pageCommands),
  ...layerCommands,
  ...Object.values(clockCommands),
];

export interface KeyGroup {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

/** Keys as the help lists them: by the commands' groups, then those of the drawing. */
export function keyGroups(commands: readonly CommandLabel[]): readonly KeyGroup[] {
  const bound = COMMAND_GROUPS.map((own) => ({
    title: groupTitles[own],
    rows: commands.flatMap(({ group, keys, label }) =>
      group === own && keys !== undefined ? [{ keys, does: label }] : [],
    ),
  }));
  return [...bound.filter(({ rows }) => rows.length > 0), { title: say('group.drawing'), rows: STAGE_KEYS }];
}
