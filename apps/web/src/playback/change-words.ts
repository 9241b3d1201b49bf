/** Scheduled changes and faults in a few words. */
import type { Scenario } from '@lanelab/scenario';
import { spanWords } from './gap-words.ts';

type Change = Scenario['model']['changes'][number];

export function changeWords(change: Change, { model }: Scenario): string {
  const node = (id: number) => model.nodes.find((one) => one.id === id)?.name ?? `node ${id}`;
  const link = (id: number) => {
    const found = model.links.find((one) => one.id === id);
    return found === undefined ? `link ${id}` : `${node(found.a.node)} to ${node(found.b.node)}`;
  };
  switch (change.kind) {
    case 'link-up':
      return `${change.up ? 'heal' : 'cut'} ${link(change.link)}`;
    case 'link-delay':
      return `delay ${link(change.link)} ${spanWords(change.delayPs)}`;
    case 'glitch':
      return change.extraPs === null
        ? `drop a cell at ${node(change.node)}`
        : `hold a cell back at ${node(change.node)}`;
    case 'queue':
      return `buffer at ${node(change.node)}`;
    case 'policer':
      return `contract at ${node(change.node)}`;
    case 'stack':
      return `TCP of ${node(change.node)}`;
    case 'cpu':
      return `CPU of ${node(change.node)}`;
    case 'process':
      return `${change.up ? 'start' : 'kill'} ${change.process.toUpperCase()} of ${node(change.node)}`;
    case 'drop-message':
      return `lose ${change.message ?? 'a message'} of ${node(change.node)}`;
    case 'damage-message':
      return `damage ${change.message ?? 'a message'} of ${node(change.node)}`;
    case 'clear':
      return `empty tables of ${node(change.node)}`;
    case 'plug':
      return `plug ${link(change.link)} into ${node(change.to.node)}`;
    case 'flow':
      return `traffic ${change.flow}`;
  }
}
