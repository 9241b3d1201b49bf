/** Traffic: from host to host, or as cells from generator to generator. Its kind is asked for at the end. */
import { say } from '@lanelab/messages/editor';
import { addFlow } from '../../../document/store/edits/flows.ts';
import type { Drawing } from '../drawing.ts';
import type { MenuAction } from '../session.ts';
import type { Tool } from '../tool.ts';
import { type PairRules, startPair } from './pairs.ts';

const kindOf = (drawing: Drawing, node: number) =>
  drawing.scene.scenario.model.nodes.find(({ id }) => id === node)?.kind;

const HOST_FLOWS = ['tcp-stream', 'udp-stream', 'ping'] as const;

export const workloadRules: PairRules = {
  tool: 'workload',
  draws: 'flow',
  firstHint: say('traffic.first'),
  secondHint: (device) => say('traffic.second', { device }),
  secondHintByKeys: (device) => say('traffic.second-by-keys', { device }),
  whyNotFrom(drawing, from) {
    if (drawing.isReadOnly) return say('stage.read-only');
    return kindOf(drawing, from) === 'switch' ? say('traffic.from-switch', { device: drawing.nameOf(from) }) : null;
  },
  whyNot(drawing, from, to) {
    const [fromKind = '', toKind = ''] = [kindOf(drawing, from), kindOf(drawing, to)];
    if (fromKind === toKind && toKind !== 'switch') return null;
    return say('traffic.wrong-end', { from: drawing.nameOf(from), fromKind, to: drawing.nameOf(to), toKind });
  },
  finish(drawing, from, to, screen) {
    if (kindOf(drawing, from) === 'generator') {
      drawing.apply(addFlow('cells', from, to));
      return;
    }
    const actions = HOST_FLOWS.map(
      (kind): MenuAction => ({
        id: `flow-${kind}`,
        label: say(`traffic.${kind}`),
        note: say(`traffic.${kind}-note`),
        run: () => void drawing.apply(addFlow(kind, from, to)),
      }),
    );
    const label = say('traffic.menu', { from: drawing.nameOf(from), to: drawing.nameOf(to) });
    drawing.session.setState({ menu: { id: 'traffic-menu', label, at: screen, actions } });
  },
};

/** Adds traffic: click the sender, click the receiver. */
export const workloadTool: Tool = { id: 'workload', start: (drawing) => startPair(drawing, workloadRules) };
