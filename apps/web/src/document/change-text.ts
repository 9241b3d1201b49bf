/** Planned changes and faults in a few words: “cut H1 to S1”, “change the CPU of H1”. */
import { say } from '@lanelab/messages/changes';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import type { Model } from '@lanelab/scenario';
import { showQuantity } from '../base/format/quantities.ts';

export type Change = Model['changes'][number];

export function changeText(change: Change, { nodes, links }: Pick<Model, 'nodes' | 'links'>): string {
  const name = (id: number) => nodes.find((node) => node.id === id)?.name ?? say('device-missing');
  const linkName = (id: number) => {
    const link = links.find((entry) => entry.id === id);
    return link === undefined ? say('link-missing') : say('link', { from: name(link.a.node), to: name(link.b.node) });
  };
  switch (change.kind) {
    case 'link-up':
      return say(change.up ? 'link-restored' : 'link-cut', { link: linkName(change.link) });
    case 'link-delay':
      return say('link-delay', { link: linkName(change.link), delay: showQuantity('time', change.delayPs) });
    case 'plug':
      return say('plug', { link: linkName(change.link), device: name(change.to.node) });
    case 'flow':
      return say('flow', { flow: change.flow });
    case 'process': {
      const process = sayProtocol(`process.${change.process}`);
      return say(change.up ? 'process-started' : 'process-killed', { process, device: name(change.node) });
    }
    case 'drop-message': {
      const { message } = change;
      const device = name(change.node);
      return message === undefined ? say('any-message-lost', { device }) : say('message-lost', { message, device });
    }
    case 'damage-message': {
      const { message } = change;
      const device = name(change.node);
      return message === undefined
        ? say('any-message-damaged', { device })
        : say('message-damaged', { message, device });
    }
    case 'prompt':
      return say('message-prompted', { message: change.message, device: name(change.node) });
    case 'glitch':
      return say(change.extraPs === null ? 'cell-dropped' : 'cell-held', { device: name(change.node) });
    case 'clear':
      return say('tables-emptied', { device: name(change.node) });
    case 'queue':
      return say('buffer', { device: name(change.node) });
    case 'policer':
      return say('policer', { device: name(change.node) });
    case 'stack':
      return say('tcp', { device: name(change.node) });
    case 'cpu':
      return say('cpu', { device: name(change.node) });
  }
}
