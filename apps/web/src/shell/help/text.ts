/** The help page's lists. */

import type { KeyGroup } from '../../lab/workbench/key-groups.ts';

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
    title: 'By mouse.',
    text: 'Choose a device on the left, then click where it goes. Link: click one device, then the other. Traffic: click who sends, then who receives, and choose TCP, UDP or ping. Names, addresses and permanent circuits are filled in.',
  },
  {
    title: 'By touch.',
    text: 'Tap a tool, then the drawing. A device that is selected is where a link begins: tap it, tap Link, tap the other.',
  },
  {
    title: 'By keys alone.',
    text: 'Tab into the drawing. Each tool has a letter, on its button and under Keys: arrows move the new device or choose among devices, Enter does it.',
  },
  {
    title: 'As a table or as text.',
    text: 'The same network in rows, or as JSON with faults at their lines. Undo covers every edit and leaves the clock alone.',
  },
  {
    title: 'Properties.',
    text: 'Whatever is selected, field by field: processor and TCP of a host, buffers of a switch, LAN Emulation and MPOA of whatever takes part. Add traffic has the other kinds: requests and responses, cells, Ethernet frames, a file through a relay. Where nothing is selected: duration, seed, emulated LANs, planned changes, what is measured.',
  },
  {
    title: 'What goes wrong.',
    text: 'Problems lists what keeps the network from running, and what went wrong in the run, with a button where one edit would put it right.',
  },
];

export const playing: readonly Point[] = [
  {
    title: 'The clock.',
    text: 'Play, step to the next cell or event, go back, or click the ruler. Up to 50 µs/s you see single cells, up to 2 ms/s whole frames, beyond that how much flows, at Max only counters. Times in which nothing moves are skipped while cells or frames are shown; a button beside the speed plays them in full.',
  },
  {
    title: 'What you see.',
    text: 'Every mark is something that the engine recorded. On links shorter than a cell the length of a mark is not to scale; when it enters and leaves is exact. Plots are read at equal intervals: a shorter peak is in Results, not in them.',
  },
  {
    title: 'Layers.',
    text: 'The tabs over the drawing show fibres with their ports and queues, the connections that are open and what each is for, emulated LANs with who has joined, or IP subnets. Devices stay where they are. A flow that is traced shows its way, the delay of each part, and what a packet of it is wrapped in.',
  },
  {
    title: 'Faults and planned changes.',
    text: 'Fault, then a link or a device: cut it, lose a cell, slow a processor, kill a server, lose its next message. A fault is a change planned at the time the clock shows. It belongs to the scenario: it can be undone, travels with the link, and happens again at each run. Planned changes, in the properties, has every field of each; Heal all takes them back.',
  },
];

export const looking: readonly Point[] = [
  {
    title: 'Messages.',
    text: 'Every control message up to the clock, by kind, device or words. The one you choose opens in Packet, field by field and octet by octet; from there go to its other end, and to the messages before and after it in the same exchange.',
  },
  {
    title: 'Ladder.',
    text: 'The same messages as arrows between devices, in proportion to time or in equal steps. Columns can be moved, hidden and kept; the ladder can be saved as SVG.',
  },
  {
    title: 'What happened.',
    text: 'The run in sentences: what each protocol and application did, and when.',
  },
  {
    title: 'Tables.',
    text: 'What a device knows at this instant: addresses, caches, connections, routes. Mark remembers them, and from there on what has changed is shown. A row leads to the message that wrote it.',
  },
  {
    title: 'Plots and results.',
    text: 'Plots has throughput, queues and processors up to the clock. Results runs everything to the end, apart from the clock, and lists each stream, processor, link and queue. There, too: where the time went, by cause, and why a stream went the way it did.',
  },
  {
    title: 'Compare.',
    text: 'A second run beside the first, on the same clock: the same network with one thing changed, a network of the lab, or a link or file that you paste. The strip below has what both measured, and the difference.',
  },
  {
    title: 'Captures.',
    text: 'Capture for Wireshark, in the properties of a link, runs the scenario once more and saves what passes the link as a pcapng file; every cell too, if you wish.',
  },
];

export const papers: readonly Point[] = [
  {
    title: 'Reproduce a figure.',
    text: 'Papers has every experiment of four papers, a card each. Its points fill in as runs finish. Change a parameter and run it again; the page says what differs from the paper and why. Your own values, from a CSV file, can lie over the chart, and Open in the lab takes its network to the workbench.',
  },
  {
    title: 'Predict first.',
    text: 'Before it shows a figure, the page asks what you expect: a curve that you draw, values, or a sentence. Yours then lies over the result, with how far off it is. Nobody else sees it, and it is gone when you leave the page.',
  },
  {
    title: 'In class.',
    text: 'Present in class, on the start page, is a lecture of 20 minutes in seven beats, simulated while you speak. PageDown and PageUp, as a remote control sends them, are enough. The theme Projector has larger type and stronger lines, on every page.',
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
    title: 'How it opens.',
    text: 'A link can open to look at only or to edit, paused or playing, at this instant and speed. Share also makes a frame for a course page, a QR code, and a file, which can be dropped on any page of the lab.',
  },
  {
    title: 'In this browser.',
    text: 'Your edits, as drafts (the 30 changed last, under Continue on the start page), the theme, and the keys of what you stored. On a computer that others use, keep a file or a link, copy your keys, and remove the drafts. The lab works when it may keep nothing.',
  },
];

export const limits: readonly Point[] = [
  {
    title: 'Networks.',
    text: 'Classical IP over permanent or signalled circuits, LAN Emulation, MPOA and Ethernet are there. Token Ring, FDDI, IPX, multicast over ATM (MARS) and RSVP are not there. Of PNNI there is one peer group. ABR is for flows of cells over permanent circuits only.',
  },
  {
    title: 'Operating systems.',
    text: 'A host is one processor with a few costs and a TCP whose mechanisms are switches. Other processes, caches, page faults and disks are not there.',
  },
  {
    title: 'Errors on the line.',
    text: 'Fibre and copper are free of bit errors. Cells are lost where buffers overflow, a policer discards them, a link is cut, or a planned change takes them.',
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

/** Files of the source, in its folder `docs`. */
export const reading: readonly Point[] = [
  {
    title: 'workbench.md',
    text: 'drawing, running and sharing at more length, with a plan for twenty minutes in class',
  },
  { title: 'present.md', text: 'the lecture beat by beat, and two runs of your own' },
  {
    title: 'model.md',
    text: 'what is modelled and how, what was chosen where no source settles it, and what is left out',
  },
  { title: 'reproduction.md', text: 'every published value beside the lab’s, how far off each is, and why' },
  { title: 'captures.md', text: 'what is in a capture, and a dissector for Wireshark' },
  { title: 'embed.md', text: 'the lab in a frame on a course page' },
  { title: 'scenario.md', text: 'the scenario’s JSON, key by key' },
  { title: 'deploy.md, server.md', text: 'running a lab for others' },
];

/** Keys that are no command of the workbench. */
export const pageKeys: KeyGroup = {
  title: 'On every page',
  rows: [
    { keys: 'Tab', does: 'Next control; Shift+Tab the one before; the first one skips to the content' },
    { keys: 'Enter, Space', does: 'Press a button, open a list, turn a switch' },
    { keys: '↑ ↓', does: 'In a number field: one step up or down. In a list: next and previous entry' },
    { keys: 'arrows', does: 'In a figure: from point to point. In a picture of a network: move it' },
    { keys: 'Enter', does: 'On a point of a figure: run that point' },
    { keys: '+ − 0', does: 'In a picture of a network: larger, smaller, all of it' },
    { keys: 'Esc', does: 'Close a dialog or a list' },
  ],
};
