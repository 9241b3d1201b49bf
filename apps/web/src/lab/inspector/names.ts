/** What people call links and flows. */
import { say } from '@lanelab/messages/properties';
import type { Flow, Link, Scenario } from '@lanelab/scenario';
import { showQuantity } from '../../base/format/quantities.ts';
import { nameOf } from '../../document/store/edits/model.ts';

/** “H1 to S1”. */
export function linkTitle({ model }: Scenario, { a, b }: Link): string {
  return say('names.model-to-model2', { model: nameOf(model, a.node), model2: nameOf(model, b.node) });
}

export const flowKinds: Readonly<Record<Flow['kind'], string>> = {
  'tcp-stream': say('names.tcp-stream'),
  'udp-stream': say('names.udp-stream'),
  'tcp-rr': say('names.tcp-request-and-response'),
  ping: say('names.ping'),
  cells: say('names.cells'),
  frames: say('names.ethernet-frames'),
  relay: say('names.layer-4-switch'),
};

/** “H1 to H2”, “inside H1”, “G1, 0/32”. */
export function flowTitle({ model }: Scenario, flow: Flow): string {
  if (flow.kind === 'cells') return `${nameOf(model, flow.from)}, ${flow.vpi}/${flow.vci}`;
  if (flow.from === flow.to) return say('names.inside-model', { model: nameOf(model, flow.from) });
  return say('names.model-to-model2', { model: nameOf(model, flow.from), model2: nameOf(model, flow.to) });
}

/** What it sends, in a few words: “8 192 octets a call”. */
export function flowSummary(flow: Flow): string {
  switch (flow.kind) {
    case 'tcp-stream':
      return say('names.octets-a-call', { octets: showQuantity('octets', flow.messageOctets) });
    case 'udp-stream':
      return say('names.octets-every', {
        octets: showQuantity('octets', flow.messageOctets),
        interval: showQuantity('time', flow.intervalPs),
      });
    case 'tcp-rr':
      return say('names.request-and-response', {
        request: showQuantity('octets', flow.requestOctets),
        response: showQuantity('octets', flow.responseOctets),
      });
    case 'ping':
      return say('names.every', { interval: showQuantity('time', flow.intervalPs) });
    case 'cells':
      return say('names.source', { kind: flow.source.kind });
    case 'frames': {
      const octets = showQuantity('octets', flow.octets);
      return flow.intervalPs === undefined
        ? say('names.octets-at-load', { octets, load: flow.loadPercent ?? 0 })
        : say('names.octets-every', { octets, interval: showQuantity('time', flow.intervalPs) });
    }
    case 'relay':
      return say('names.octets-relayed', { octets: showQuantity('octets', flow.octets), service: flow.service });
  }
}
