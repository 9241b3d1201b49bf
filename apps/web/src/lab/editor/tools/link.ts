/** Links: each joins two devices with a PHY in common and a free port. Dropped on the empty stage, a link asks which device to add there. */
import { say } from '@lanelab/messages/editor';
import { connect } from '../../../document/store/edits/links.ts';
import { connection } from '../../../document/store/legality.ts';
import { askKind } from '../actions/add.ts';
import type { Tool } from '../tool.ts';
import { type PairRules, startPair } from './pairs.ts';

export const linkRules: PairRules = {
  tool: 'link',
  draws: 'link',
  firstHint: say('link.first'),
  secondHint: (device) => say('link.second', { device }),
  secondHintByKeys: (device) => say('link.second-by-keys', { device }),
  whyNotFrom: (drawing) => (drawing.isReadOnly ? say('stage.read-only') : null),
  whyNot(drawing, from, to) {
    const legal = connection(drawing.scene.scenario, from, to);
    return legal.ok ? null : legal.why;
  },
  finish: (drawing, from, to) => void drawing.apply(connect(from, to)),
  miss: (drawing, from, point, screen) => askKind(drawing, from, screen, point),
};

/** Joins two devices: click one, click the other. */
export const linkTool: Tool = { id: 'link', start: (drawing) => startPair(drawing, linkRules) };
