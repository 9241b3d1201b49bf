/** Traffic goes from host to host, or as cells from generator to generator; which kind is asked at the end. */
import { addFlow } from '../../../../document/store/edits/flows.ts';
import type { Drawing } from '../../drawing.ts';
import type { MenuAct } from '../../session.ts';
import type { PairRules } from '../pairs.ts';

const kindOf = (drawing: Drawing, node: number) =>
  drawing.scene.scenario.model.nodes.find(({ id }) => id === node)?.kind;

const kinds = [
  { kind: 'tcp-stream', label: 'TCP stream', note: 'as fast as it goes' },
  { kind: 'udp-stream', label: 'UDP stream', note: 'at a steady rate' },
  { kind: 'ping', label: 'Ping', note: 'round-trip times' },
] as const;

export const workloadRules: PairRules = {
  tool: 'workload',
  draws: 'flow',
  asksFirst: 'Click the host that sends.',
  asksSecond: (name) => `Traffic from ${name}: click where it goes.`,
  asksByKeys: (name) => `Traffic from ${name}: arrow keys choose where it goes, then Enter.`,
  whyNotFrom(drawing, from) {
    if (drawing.isReadOnly) return 'This scenario is open read-only; make a copy to change it.';
    return kindOf(drawing, from) === 'switch'
      ? `${drawing.nameOf(from)} is a switch and sends nothing of its own; choose a host.`
      : null;
  },
  whyNot(drawing, from, to) {
    const [source, sink] = [kindOf(drawing, from), kindOf(drawing, to)];
    if (source === sink && sink !== 'switch') return null;
    return `${drawing.nameOf(to)} is a ${sink}; what ${drawing.nameOf(from)} sends must end at a ${source}.`;
  },
  finish(drawing, from, to, screen) {
    if (kindOf(drawing, from) === 'generator') {
      drawing.apply(addFlow('cells', from, to));
      return;
    }
    const acts: readonly MenuAct[] = kinds.map(({ kind, label, note }) => ({
      id: `flow-${kind}`,
      label,
      note,
      run: () => void drawing.apply(addFlow(kind, from, to)),
    }));
    const label = `Traffic from ${drawing.nameOf(from)} to ${drawing.nameOf(to)}`;
    drawing.session.setState({ menu: { id: 'traffic-menu', label, at: screen, acts } });
  },
};
