/** Quantities of a check, as gauges. */
import type { PacketRecord } from '@lanelab/engine';
import type { Flow } from '@lanelab/scenario';
import { networks } from '@lanelab/scenario';
import { Fault } from '../fault.ts';
import { countGauge } from '../gauges/count.ts';
import { firstLossGauge } from '../gauges/first-loss.ts';
import { arrivedGauge, firstLostGauge, meanDelayGauge, packetDelayGauge } from '../gauges/flow-log.ts';
import {
  bottleneckOf,
  cellsOn,
  flowResult,
  longestWaitOf,
  lostAt,
  lostOn,
  pathOf,
  stateOf,
  vccsOf,
} from '../gauges/network.ts';
import { counterGauge, fixedGauge, sightGauge, totalGauge } from '../gauges/result.ts';
import { meanGauge } from '../gauges/series.ts';
import type { Gauge } from '../judge/gauge.ts';
import { isFrom } from '../run/selection.ts';
import type { Window } from '../run/window.ts';
import type { QuantitySyntax, Structure } from '../syntax.ts';
import { numberOf } from '../values.ts';
import { selectedEvent } from './events.ts';
import { firstOf } from './first.ts';
import { flowCountGauge } from './flow-counts.ts';
import { addressesOfSender, deviceOf, flowOf, linkOf, processOf } from './names.ts';
import { fixed, instant, sampled, since0, wholeRun } from './quantity-times.ts';
import type { Scope } from './scope.ts';

const PS_PER_US = 1e6;
/** Flows whose packets have numbers, which a log can note. */
const LOGGED: readonly Flow['kind'][] = ['ping', 'udp-stream', 'tcp-rr'];

type Quantity<Kind extends QuantitySyntax['kind']> = Extract<QuantitySyntax, { readonly kind: Kind }>;

function wrongFlow({ flow: { place }, name }: Quantity<'flow'>, { id, kind }: Flow): Fault {
  return new Fault({ code: 'wrong-flow', place, quantity: name, flow: id, kind });
}

function delayGauge(syntax: Quantity<'flow'>, flow: Flow, window: Window): Gauge {
  const { packet } = syntax;
  if (packet !== null) {
    if (!LOGGED.includes(flow.kind) || packet < 1) throw wrongFlow(syntax, flow);
    return packetDelayGauge(window, flow.id, packet);
  }
  if (window.mode === 'whole')
    return totalGauge(window, 'time', async (slice) => {
      const delayUs = flowResult(await slice.result(), flow.id)?.meanDelayUs ?? null;
      return { value: delayUs === null ? null : numberOf('time', delayUs * PS_PER_US) };
    });
  if (!LOGGED.includes(flow.kind)) throw wrongFlow(syntax, flow);
  return meanDelayGauge(window, flow.id);
}

function arrivedShare(syntax: Quantity<'flow'>, flow: Flow, window: Window): Gauge {
  if (LOGGED.includes(flow.kind)) return arrivedGauge(window, flow.id);
  if (flow.kind !== 'cells' && flow.kind !== 'frames') throw wrongFlow(syntax, flow);
  wholeRun(window, syntax, syntax.name);
  return totalGauge(window, 'share', async (slice) => {
    const { packetsSent = 0, packetsReceived = 0 } = flowResult(await slice.result(), flow.id) ?? {};
    return { value: packetsSent === 0 ? null : numberOf('share', (100 * packetsReceived) / packetsSent) };
  });
}

/** Flows whose packets have come through only once the answer is there. */
const ANSWERED: readonly Flow['kind'][] = ['ping', 'tcp-rr'];

function firstLossOf(flow: Flow, { model }: Scope['scenario'], window: Window): Gauge {
  const addresses = addressesOfSender(flow, model);
  const isMeant = (packet: PacketRecord) =>
    packet.flow === flow.id && (ANSWERED.includes(flow.kind) || isFrom(packet, addresses));
  return firstLossGauge(window, isMeant, (id) => model.nodes.find((node) => node.id === id)?.name ?? '');
}

function flowGauge(syntax: Quantity<'flow'>, scope: Scope, window: Window): Gauge {
  const { scenario } = scope;
  const { name } = syntax;
  const flow = flowOf(scenario, syntax.flow);
  switch (name) {
    case 'goodput':
      if (window.mode === 'whole')
        return totalGauge(window, 'rate', async (slice) => {
          const result = flowResult(await slice.result(), flow.id);
          if (result === undefined) return { value: null };
          // What a TCP sender’s calls handed over has arrived or is sent again; of other flows only the receiver knows.
          const isReliable = flow.kind === 'tcp-stream' || flow.kind === 'relay';
          return { value: numberOf('rate', isReliable ? result.goodputMbps : result.receivedMbps) };
        });
      sampled(window, syntax, name);
      return meanGauge(window, `throughput:${flow.id}`, 'rate', (mbps, lengthPs) => mbps * lengthPs);
    case 'delay':
      return delayGauge(syntax, flow, window);
    case 'jitter':
      wholeRun(window, syntax, name);
      return totalGauge(window, 'time', async (slice) => {
        const jitterUs = flowResult(await slice.result(), flow.id)?.jitterUs ?? null;
        return { value: jitterUs === null ? null : numberOf('time', jitterUs * PS_PER_US) };
      });
    case 'arrived':
      return arrivedShare(syntax, flow, window);
    case 'bottleneck':
      wholeRun(window, syntax, name);
      return totalGauge(window, 'word', (slice) => bottleneckOf(flow.id, slice), { account: true });
    case 'path':
      return sightGauge(window, instant(window, syntax, name), 'word', (slice) => pathOf(flow, scenario, slice));
    case 'first lost packet':
      if (!LOGGED.includes(flow.kind)) throw wrongFlow(syntax, flow);
      return firstLostGauge(window, flow.id);
    case 'first loss':
      return firstLossOf(flow, scenario, window);
    case 'longest wait':
      return sightGauge(window, instant(window, syntax, name), 'word', (slice) => longestWaitOf(flow, scenario, slice));
  }
}

function structure(name: Structure, { scenario: { model } }: Scope): number {
  const kinds: Partial<Record<Structure, string>> = { switches: 'switch', hosts: 'host', routers: 'router' };
  switch (name) {
    case 'ELANs':
      return model.elans.length;
    case 'subnets':
      return networks({ model }).subnets.length;
    case 'links':
      return model.links.length;
    case 'devices':
      return model.nodes.length;
    default:
      return model.nodes.filter(({ kind }) => kind === kinds[name]).length;
  }
}

/** The gauge of a quantity. `unit` is that of the other side, where it is a number with one. */
export function gaugeOf(syntax: QuantitySyntax, scope: Scope, window: Window, unit: string | null): Gauge {
  const { scenario } = scope;
  switch (syntax.kind) {
    case 'flow':
      return flowGauge(syntax, scope, window);
    case 'packets':
    case 'packets-on':
      return flowCountGauge(syntax, scope, window);
    case 'count': {
      const { selection } = syntax;
      if (selection.kind === 'frames' && unit === 'cells/s') {
        sampled(window, syntax, 'frames through BUS');
        // What every BUS sends on, in cells of its multicast forward connections; one sample is a number of cells.
        return meanGauge(window, 'role:multicast-forward', 'cell-rate', (cells) => cells * 1e12);
      }
      return countGauge(
        selectedEvent(selection, scope),
        since0(window),
        selection.kind === 'frames' ? 'frames' : 'messages',
      );
    }
    case 'first':
      return firstOf(syntax, scope, window);
    case 'cells':
    case 'lost-on': {
      const link = linkOf(scenario, syntax.link);
      const count = syntax.kind === 'cells' ? cellsOn : lostOn;
      const ends = fixed(window, syntax, syntax.kind === 'cells' ? 'cells on' : 'lost cells on');
      const losses = syntax.kind === 'lost-on' ? [link.a, link.b] : [];
      return counterGauge(since0(window), ends, 'cells', (slice) => count(link, slice), { link: link.id }, losses);
    }
    case 'lost-at': {
      const { id, ports } = deviceOf(scenario, syntax.device);
      const ends = fixed(window, syntax, 'lost cells at');
      const losses = ports.map((port) => ({ node: id, port: port.id }));
      return counterGauge(since0(window), ends, 'cells', (slice) => lostAt(id, slice), { device: id }, losses);
    }
    case 'vccs': {
      const { id } = deviceOf(scenario, syntax.device);
      return sightGauge(window, instant(window, syntax, 'VCCs of'), 'number', (slice) => vccsOf(id, scenario, slice));
    }
    case 'state': {
      const { id } = processOf(scenario, syntax.process);
      const { name } = syntax.process;
      return sightGauge(window, instant(window, syntax, 'state'), 'word', (slice) => stateOf(id, name, slice));
    }
    case 'structure':
      if (window.mode !== 'whole') throw new Fault({ code: 'no-times', place: syntax.place, term: syntax.name });
      return fixedGauge(numberOf('number', structure(syntax.name, scope)), 'number');
  }
}
