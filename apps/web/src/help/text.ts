/** The help page's lists. */

export interface Point {
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

export const drawing: readonly Point[] = [
  {
    title: 'By mouse or touch.',
    text: 'Choose a device on the left, then click where it goes. Link: click one device, then the other. Traffic: click who sends, then who receives. Names, addresses and permanent circuits are filled in.',
  },
  {
    title: 'By keys alone.',
    text: 'Tab into the drawing. N, A and K add a device, L links, W adds traffic: arrows choose, Enter does it.',
  },
  {
    title: 'As a table or as text.',
    text: 'The same network in rows, or as JSON with faults at their lines. Undo covers every edit and leaves the clock alone.',
  },
  {
    title: 'What goes wrong.',
    text: 'Problems lists what keeps the network from running, with a button where one edit would put it right.',
  },
];

export const playing: readonly Point[] = [
  {
    title: 'The clock.',
    text: 'Play, step to the next cell or event, go back, or click the ruler. Up to 50 µs/s you see single cells, up to 2 ms/s whole frames, beyond that how much flows.',
  },
  {
    title: 'What you see.',
    text: 'Every mark is something that the engine recorded. On links shorter than a cell the length of a mark is not to scale; when it enters and leaves is exact. Plots are read at equal intervals: a shorter peak is in Results, not in them.',
  },
  {
    title: 'Faults.',
    text: 'A fault is a change planned at the time the clock shows. It belongs to the scenario: it can be undone, travels with the link, and happens again at each run.',
  },
  {
    title: 'Results.',
    text: 'Results runs everything to the end, apart from the clock, and lists each stream, processor, link and queue.',
  },
];

export const keeping: readonly Point[] = [
  {
    title: 'Self-contained link.',
    text: 'It holds the whole scenario behind its # sign. No server sees it, it never expires, and a checksum tells when a part of it was lost.',
  },
  {
    title: 'Short link.',
    text: 'The scenario is stored on this lab’s server when you ask for it. Whoever has the link can read it; whoever has the link for editors can store revisions.',
  },
  {
    title: 'In this browser.',
    text: 'Your edits, as drafts (the 30 changed last, under Continue on the start page), the theme, and the keys of what you stored. On a computer that others use, keep a file or a link, copy your keys, and remove the drafts. The lab works when it may keep nothing.',
  },
];

export const limits: readonly Point[] = [
  {
    title: 'Networks.',
    text: 'IP over permanent virtual circuits. LAN Emulation, MPOA, circuits that are set up by signalling, and Ethernet are not there yet.',
  },
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
  { keys: ['←', '→', '↑', '↓'], act: 'In a figure: from point to point. In a picture of a network: move it' },
  { keys: ['+', '−', '0'], act: 'In a picture of a network: larger, smaller, all of it' },
  { keys: ['Enter'], act: 'On a point of a figure: run that point' },
  { keys: ['?'], act: 'In the lab, on the drawing or the time bar: every key there is' },
  { keys: ['V', 'L', 'W', 'X'], act: 'On the drawing: select, link, add traffic, let something go wrong' },
  { keys: ['N', 'A', 'G'], act: 'On the drawing: add a host, a switch, a traffic generator' },
  { keys: ['Ctrl Z', 'Ctrl Shift Z'], act: 'In the lab: undo, redo' },
  { keys: ['Ctrl K', 'Ctrl S'], act: 'In the lab: find a command, save as a file' },
  { keys: ['Space', '.', 'Shift .'], act: 'On the drawing or the time bar: play or pause, next event, next cell' },
  { keys: ['[', ']', 'Home', 'End'], act: 'On the drawing: slower, faster, to the start, to the end' },
  { keys: ['Esc'], act: 'Close a dialog or a list' },
];
