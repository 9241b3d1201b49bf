/** A link joins two devices with a PHY in common and a port to spare; let go over the empty stage, it asks what to put there. */
import { connect } from '../../../../document/store/edits/links.ts';
import { connection } from '../../../../document/store/legality.ts';
import { askType } from '../../actions/add.ts';
import type { PairRules } from '../pairs.ts';

export const linkRules: PairRules = {
  tool: 'link',
  draws: 'link',
  asksFirst: 'Click the device where the link begins.',
  asksSecond: (name) => `Link from ${name}: click the other device, or an empty place for a new one.`,
  asksByKeys: (name) => `Link from ${name}: arrow keys choose the other device, Enter joins them.`,
  whyNotFrom: (drawing) => (drawing.isReadOnly ? 'This scenario is open read-only; make a copy to change it.' : null),
  whyNot(drawing, from, to) {
    const legal = connection(drawing.scene.scenario, from, to);
    return legal.ok ? null : legal.why;
  },
  finish: (drawing, from, to) => void drawing.apply(connect(from, to)),
  miss: (drawing, from, point, screen) => askType(drawing, from, screen, point),
};
