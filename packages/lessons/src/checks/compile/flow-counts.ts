/** Packets of one flow or of several together: counted by the result of the run, or as they cross a link. */
import type { Flow } from '@lanelab/scenario';
import { Fault } from '../fault.ts';
import { countGauge } from '../gauges/count.ts';
import { flowResult } from '../gauges/network.ts';
import { counterGauge } from '../gauges/result.ts';
import type { Gauge } from '../judge/gauge.ts';
import { quotedPart } from '../report.ts';
import { crossingEvent } from '../run/selection.ts';
import type { Window } from '../run/window.ts';
import type { FlowSyntax, QuantitySyntax } from '../syntax.ts';
import { addressesOfSender, flowOf, linkOf } from './names.ts';
import { fixed, since0 } from './quantity-times.ts';
import type { Scope } from './scope.ts';

/** What the result of a flow calls its counters. */
const COUNTERS = {
  sent: 'packetsSent',
  received: 'packetsReceived',
  lost: 'lost',
  reordered: 'reordered',
} as const;

/** The flows of a list; one that is named twice would be counted twice. */
function flowsOf(list: readonly FlowSyntax[], { scenario }: Scope): readonly Flow[] {
  const flows: Flow[] = [];
  for (const syntax of list) {
    const flow = flowOf(scenario, syntax);
    if (flows.includes(flow)) throw new Fault({ code: 'flow-twice', place: syntax.place, flow: flow.id });
    flows.push(flow);
  }
  return flows;
}

function crossingGauge(
  syntax: Extract<QuantitySyntax, { readonly kind: 'packets-on' }>,
  scope: Scope,
  window: Window,
): Gauge {
  const { scenario } = scope;
  const { nodes } = scenario.model;
  const [flows, link] = [flowsOf(syntax.flows, scope), linkOf(scenario, syntax.link)];
  const nameOf = (id: number) => nodes.find((node) => node.id === id)?.name ?? '';
  const isSwitch = (id: number) => nodes.some((node) => node.id === id && node.kind === 'switch');
  const [a, b] = [link.a.node, link.b.node];
  if (isSwitch(a) && isSwitch(b))
    throw new Fault({ code: 'switches-at-both-ends', place: syntax.link.place, a: nameOf(a), b: nameOf(b) });
  const senders = new Map(flows.map((flow) => [flow.id, addressesOfSender(flow, scenario.model)]));
  const event = crossingEvent(quotedPart(scope.text, syntax.place), senders, link, isSwitch);
  return countGauge(event, since0(window), 'packets');
}

/** The gauge of a number of packets. */
export function flowCountGauge(
  syntax: Extract<QuantitySyntax, { readonly kind: 'packets' | 'packets-on' }>,
  scope: Scope,
  window: Window,
): Gauge {
  if (syntax.kind === 'packets-on') return crossingGauge(syntax, scope, window);
  const { name } = syntax;
  const counter = COUNTERS[name];
  const flows = flowsOf(syntax.flows, scope);
  return counterGauge(since0(window), fixed(window, syntax, name), 'packets', async (slice) => {
    const result = await slice.result();
    return flows.reduce((sum, { id }) => sum + (flowResult(result, id)?.[counter] ?? 0), 0);
  });
}
