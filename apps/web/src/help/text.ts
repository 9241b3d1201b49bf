/** The help page's lists. */

interface Point {
  readonly title: string;
  readonly text: string;
}

export const promises: readonly Point[] = [
  {
    title: 'Cell by cell.',
    text: 'Every cell of every packet has its exact time on every link and in every queue, in whole picoseconds.',
  },
  {
    title: 'The same everywhere.',
    text: 'The same scenario with the same seed gives the same result to the last bit, in any browser and on the command line. The digest under each result lets you check.',
  },
  {
    title: 'No number is drawn in.',
    text: 'Hollow rings are the values that a paper printed. Everything else on a chart came out of the engine while you watched, or from a run whose seed and engine version stand beside it.',
  },
  {
    title: 'Calibrated in the open.',
    text: 'What a station’s processor costs was fitted to the rows marked calibrated, and only to those. Every other point is a prediction, and where it misses, the page says by how much and why.',
  },
];

export const limits: readonly Point[] = [
  {
    title: 'Operating systems.',
    text: 'A host is one processor with a few costs and a TCP whose mechanisms are switches. Other processes, caches, page faults and disks are not there.',
  },
  {
    title: 'Errors on the line.',
    text: 'Fibre and copper are free of bit errors unless a scenario adds them. Cells are lost where buffers overflow or a policer discards them.',
  },
  {
    title: 'Switches.',
    text: 'Queues are at the outputs. The inside of a switch is a fixed latency and, where stated, the rate of its backplane.',
  },
  {
    title: 'Processors of the Curitiba stations.',
    text: 'The paper’s table of them did not survive its scan. Their speeds follow from its table 3, which measures each station by itself.',
  },
];

interface Key {
  readonly keys: readonly string[];
  readonly act: string;
}

export const keys: readonly Key[] = [
  { keys: ['Tab', 'Shift Tab'], act: 'Next and previous control; the first one skips to the content' },
  { keys: ['Enter', 'Space'], act: 'Press a button, open a list, turn a switch' },
  { keys: ['↑', '↓'], act: 'In a number field: one step up or down. In a list: next and previous entry' },
  { keys: ['←', '→', '↑', '↓'], act: 'In a figure: from point to point. In a drawing: move it' },
  { keys: ['+', '−', '0'], act: 'In a drawing: larger, smaller, all of it' },
  { keys: ['Enter'], act: 'On a point of a figure: run that point' },
  { keys: ['Esc'], act: 'Close a dialog or a list' },
];
