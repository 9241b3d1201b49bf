/** Scheduled changes and faults in a few words. */
import { say } from '@lanelab/messages/playback';
import type { Scenario } from '@lanelab/scenario';
import { spanWords } from './gap-words.ts';

type Change = Scenario['model']['changes'][number];

export function changeWords(change: Change, { model }: Scenario): string {
  const node = (id: number) => model.nodes.find((one) => one.id === id)?.name ?? say('change.node-id', { id });
  const link = (id: number) => {
    const found = model.links.find((one) => one.id === id);
    return found === undefined
      ? say('change.link-id', { id })
      : say('change.node-to-node2', { node: node(found.a.node), node2: node(found.b.node) });
  };
  switch (change.kind) {
    case 'link-up':
      return say(change.up ? 'change.heal' : 'change.cut', { link: link(change.link) });
    case 'link-delay':
      return say('change.delay-link-delay-ps', { link: link(change.link), delayPs: spanWords(change.delayPs) });
    case 'glitch':
      return change.extraPs === null
        ? say('change.drop-a-cell-at-node', { node: node(change.node) })
        : say('change.hold-a-cell-back-at', { node: node(change.node) });
    case 'queue':
      return say('change.buffer-at-node', { node: node(change.node) });
    case 'policer':
      return say('change.contract-at-node', { node: node(change.node) });
    case 'stack':
      return say('change.tcp-of-node', { node: node(change.node) });
    case 'cpu':
      return say('change.cpu-of-node', { node: node(change.node) });
    case 'process':
      return say(change.up ? 'change.start-process' : 'change.kill-process', {
        process: change.process.toUpperCase(),
        node: node(change.node),
      });
    case 'drop-message':
      return `lose ${change.message ?? say('change.a-message')} of ${node(change.node)}`;
    case 'damage-message':
      return `damage ${change.message ?? say('change.a-message')} of ${node(change.node)}`;
    case 'clear':
      return say('change.empty-tables-of-node', { node: node(change.node) });
    case 'plug':
      return say('change.plug-link-into-node', { link: link(change.link), node: node(change.to.node) });
    case 'flow':
      return say('change.traffic-flow', { flow: change.flow });
  }
}
