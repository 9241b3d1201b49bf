/** What people call links and flows. */
import { say } from '@lanelab/messages/properties';
import type { Flow, Link, Scenario } from '@lanelab/scenario';
import { showQuantity } from '../../base/format/quantities.ts';
import { nameOf } from '../../document/store/edits/model.ts';

/** “H1 to S1”. */
export function linkTitle({ model }: Scenario, { a, b }: Link): string {
  return `${nameOf(model, a.node)} to ${nameOf(model, b.node)}`;
}

export const flowKinds: Readonly<Record<Flow['kind'], string>> = {
  'tcp-stream': 'TCP stream',
  'udp-stream': 'UDP stream',
  'tcp-rr': 'TCP request and response',
  ping: 'Ping',
  cells: 'Cells',
  frames: say('names.ethernet-frames'),
  relay: say('names.layer-4-switch'),
};

/** “H1 to H2”, “inside H1”, “G1, 0/32”. */
export function flowTitle({ model }: Scenario, flow: Flow): string {
  if (flow.kind === 'cells') return `${nameOf(model, flow.from)}, ${flow.vpi}/${flow.vci}`;
  if (flow.from === flow.to) return `inside ${nameOf(model, flow.from)}`;
  return `${nameOf(model, flow.from)} to ${nameOf(model, flow.to)}`;
}

/** What it sends, in a few words: “8 192 octets a call”. */
export function flowSummary(flow: Flow): string {
  switch (flow.kind) {
    case 'tcp-stream':
      return `${showQuantity('octets', flow.messageOctets)} a call`;
    case 'udp-stream':
      return `${showQuantity('octets', flow.messageOctets)} every ${showQuantity('time', flow.intervalPs)}`;
    case 'tcp-rr':
      return `${showQuantity('octets', flow.requestOctets)}, then ${showQuantity('octets', flow.responseOctets)} back`;
    case 'ping':
      return `every ${showQuantity('time', flow.intervalPs)}`;
    case 'cells':
      return flow.source.kind;
    case 'frames':
      return flow.intervalPs === undefined
        ? `${showQuantity('octets', flow.octets)} at ${flow.loadPercent ?? 0} % of the line`
        : `${showQuantity('octets', flow.octets)} every ${showQuantity('time', flow.intervalPs)}`;
    case 'relay':
      return `${showQuantity('octets', flow.octets)}, ${flow.service}`;
  }
}
