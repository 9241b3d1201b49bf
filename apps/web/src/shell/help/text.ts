/** The help page's lists. */

import { say } from '@lanelab/messages/help';
import type { KeyGroup } from '../../lab/workbench/command-table.ts';

export interface Point {
  readonly title: string;
  readonly text: string;
}

export const promises: readonly Point[] = [
  {
    title: say('text.cell-by-cell'),
    text: say('text.every-cell-of-every-packet'),
  },
  {
    title: say('text.the-same-everywhere'),
    text: say('text.the-same-scenario-with-the'),
  },
  {
    title: say('text.no-number-is-drawn-in'),
    text: say('text.hollow-rings-are-the-values'),
  },
  {
    title: say('text.calibrated-in-the-open'),
    text: say('text.what-a-stations-processor-costs'),
  },
];

export const drawing: readonly Point[] = [
  {
    title: say('text.by-mouse'),
    text: say('text.choose-a-device-on-the'),
  },
  {
    title: say('text.by-touch'),
    text: say('text.tap-a-tool-then-the'),
  },
  {
    title: say('text.by-keys-alone'),
    text: say('text.tab-into-the-drawing-each'),
  },
  {
    title: say('text.as-a-table-or-as'),
    text: say('text.the-same-network-in-rows'),
  },
  {
    title: say('text.properties'),
    text: say('text.whatever-is-selected-field-by'),
  },
  {
    title: say('text.what-goes-wrong'),
    text: say('text.problems-lists-what-keeps-the'),
  },
];

export const playing: readonly Point[] = [
  {
    title: say('text.the-clock'),
    text: say('text.play-step-to-the-next'),
  },
  {
    title: say('text.what-you-see'),
    text: say('text.every-mark-is-something-that'),
  },
  {
    title: say('text.layers'),
    text: say('text.the-tabs-over-the-drawing'),
  },
  {
    title: say('text.faults-and-planned-changes'),
    text: say('text.fault-then-a-link-or'),
  },
];

export const looking: readonly Point[] = [
  {
    title: say('text.messages'),
    text: say('text.every-control-message-up-to'),
  },
  {
    title: say('text.ladder'),
    text: say('text.the-same-messages-as-arrows'),
  },
  {
    title: say('text.what-happened'),
    text: say('text.the-run-in-sentences-what'),
  },
  {
    title: say('text.tables'),
    text: say('text.what-a-device-knows-at'),
  },
  {
    title: say('text.plots-and-results'),
    text: say('text.plots-has-throughput-queues-and'),
  },
  {
    title: say('text.compare'),
    text: say('text.a-second-run-beside-the'),
  },
  {
    title: say('text.captures'),
    text: say('text.capture-for-wireshark-in-the'),
  },
];

export const papers: readonly Point[] = [
  {
    title: say('text.reproduce-a-figure'),
    text: say('text.papers-has-every-experiment-of'),
  },
  {
    title: say('text.predict-first'),
    text: say('text.before-it-shows-a-figure'),
  },
  {
    title: say('text.in-class'),
    text: say('text.present-in-class-on-the'),
  },
];

export const keeping: readonly Point[] = [
  {
    title: say('text.self-contained-link'),
    text: say('text.it-holds-the-whole-scenario'),
  },
  {
    title: say('text.short-link'),
    text: say('text.the-scenario-is-stored-on'),
  },
  {
    title: say('text.how-it-opens'),
    text: say('text.a-link-can-open-to'),
  },
  {
    title: say('text.in-this-browser'),
    text: say('text.your-edits-as-drafts-the'),
  },
];

export const limits: readonly Point[] = [
  {
    title: say('text.networks'),
    text: say('text.classical-ip-over-permanent-or'),
  },
  {
    title: say('text.operating-systems'),
    text: say('text.a-host-is-one-processor'),
  },
  {
    title: say('text.errors-on-the-line'),
    text: say('text.fibre-and-copper-are-free'),
  },
  {
    title: say('text.switches'),
    text: say('text.queues-are-at-the-outputs'),
  },
  {
    title: say('text.processors-of-the-curitiba-stations'),
    text: say('text.the-papers-table-of-them'),
  },
];

/** Files of the source, in its folder `docs`. */
export const reading: readonly Point[] = [
  {
    title: say('text.workbench-md'),
    text: say('text.drawing-running-and-sharing-at'),
  },
  { title: say('text.present-md'), text: say('text.the-lecture-beat-by-beat') },
  {
    title: say('text.model-md'),
    text: say('text.what-is-modelled-and-how'),
  },
  { title: say('text.reproduction-md'), text: say('text.every-published-value-beside-the') },
  { title: say('text.captures-md'), text: say('text.what-is-in-a-capture') },
  { title: say('text.embed-md'), text: say('text.the-lab-in-a-frame') },
  { title: say('text.scenario-md'), text: say('text.the-scenarios-json-key-by') },
  { title: say('text.deploy-md-server-md'), text: say('text.running-a-lab-for-others') },
];

/** Keys that are no command of the workbench. */
export const pageKeys: KeyGroup = {
  title: say('text.on-every-page'),
  rows: [
    { keys: 'Tab', does: say('text.next-control-shift-tab-the') },
    { keys: say('text.enter-space'), does: say('text.press-a-button-open-a') },
    { keys: '↑ ↓', does: say('text.in-a-number-field-one') },
    { keys: 'arrows', does: say('text.in-a-figure-from-point') },
    { keys: 'Enter', does: say('text.on-a-point-of-a') },
    { keys: '+ − 0', does: say('text.in-a-picture-of-a') },
    { keys: 'Esc', does: say('text.close-a-dialog-or-a') },
  ],
};
