/** The workbench's commands as people read them: `use-commands.ts` and `use-layers.ts` say what they do, the help lists their keys. */
import { say as sayLayer } from '@lanelab/messages/layer-choice';
import { LAYERS } from '../../document/topology-view/layer.ts';
import type { CommandWords } from './commands.ts';

export const benchCommands = {
  new: { group: 'File', label: 'New network' },
  open: { group: 'File', label: 'Open a link or a file' },
  save: { group: 'File', label: 'Save as a file', keys: 'Ctrl+S' },
  'make-copy': { group: 'File', label: 'Make a copy' },
  share: { group: 'File', label: 'Share', keys: 'Shift+S' },
  undo: { group: 'Edit', label: 'Undo', keys: 'Ctrl+Z' },
  redo: { group: 'Edit', label: 'Redo', keys: 'Ctrl+Shift+Z' },
  'view-drawing': { group: 'View', label: 'Show the drawing' },
  'view-table': { group: 'View', label: 'Show the table of devices and links', keys: 'Shift+W' },
  'view-text': { group: 'View', label: 'Show the scenario as text' },
  compare: { group: 'View', label: 'Compare with another run, or no more', keys: 'C' },
  rail: { group: 'View', label: 'Show or hide the tools', keys: 'E' },
  details: { group: 'View', label: 'Show or hide the details', keys: 'I' },
  packet: { group: 'View', label: 'Show the chosen message', keys: 'P' },
  tables: { group: 'View', label: 'Show the tables of the device', keys: 'T' },
  messages: { group: 'View', label: 'List the messages' },
  ladder: { group: 'View', label: 'Show the messages as a ladder', keys: 'G' },
  diary: { group: 'View', label: 'List what happened' },
  follow: { group: 'View', label: 'Follow the chosen message', keys: 'F' },
  palette: { group: 'View', label: 'Find a command', keys: 'Ctrl+K' },
  papers: { group: 'View', label: 'To the papers' },
  mine: { group: 'View', label: 'To my scenarios' },
  help: { group: 'View', label: 'Help' },
  keys: { group: 'View', label: 'Show all keys', keys: '?' },
} as const satisfies Readonly<Record<string, CommandWords>>;

export const layerCommands = LAYERS.map((layer, index) => ({
  layer,
  id: `layer-${layer}`,
  group: 'View',
  label: sayLayer(`${layer}.command`),
  keys: String(index + 1),
})) satisfies readonly CommandWords[];

/** These keys hold on the drawing and on the time bar. */
export const clockCommandWords = {
  play: { group: 'Run', label: 'Play or pause', keys: 'Space' },
  'next-event': { group: 'Run', label: 'To the next event', keys: '.' },
  'last-event': { group: 'Run', label: 'To the event before', keys: ',' },
  'next-cell': { group: 'Run', label: 'To the next cell', keys: 'Shift+.' },
  'last-cell': { group: 'Run', label: 'To the cell before', keys: 'Shift+,' },
  slower: { group: 'Run', label: 'Slower', keys: '[' },
  faster: { group: 'Run', label: 'Faster', keys: ']' },
  restart: { group: 'Run', label: 'Back to the start', keys: 'Home' },
  'run-to-end': { group: 'Run', label: 'Run the clock to the end', keys: 'End' },
} as const satisfies Readonly<Record<string, CommandWords>>;

/** All whose keys the workbench binds itself, in the order in which they are listed. */
export const boundCommands: readonly CommandWords[] = [
  ...Object.values(benchCommands),
  ...layerCommands,
  ...Object.values(clockCommandWords),
];
