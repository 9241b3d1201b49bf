/** Sentences for events of signalling: call control, the signalling link, address registration. */
import type { DiaryEntry } from '@lanelab/engine';
import { area } from '../area.ts';
import en from '../en/events-signalling.ts';
import { type EventOf, portName, type Sentences } from '../events/sentences.ts';
import { causeWords, ilmiErrorWords } from './codes.ts';
import { say as sayProtocol } from './protocol.ts';

export const say = area('events-signalling', en);

export const calls: Sentences<'calls'> = {
  incoming: (event, names) => say('calls.incoming', { vcc: names.vcc(event) }),
  connected: (event, names) => say('calls.connected', { vcc: names.vcc(event) }),
  released: (event, names) => say('calls.released', { vcc: names.vcc(event), cause: causeWords(event.cause) }),
  party_added: (event, names) => say('calls.party_added', { party: event.party, vcc: names.vcc(event) }),
  party_dropped: (event, names) =>
    say('calls.party_dropped', { party: event.party, vcc: names.vcc(event), cause: causeWords(event.cause) }),
  bound: (event, names) => say('calls.bound', { vcc: names.vcc(event), vpi: event.vpi, vci: event.vci }),
  unbound: (event, names) => say('calls.unbound', { vcc: names.vcc(event) }),
  proceeding: (event, names) => say('calls.proceeding', { vcc: names.vcc(event) }),
  malformed: () => say('calls.malformed'),
  unexpected: ({ message, cause }) => say('calls.unexpected', { message, cause: causeWords(cause) }),
  timer_expired: (event, names) =>
    event.vcc === null
      ? say('calls.timer_expired', { timer: event.timer })
      : say('calls.timer_expired.vcc', { timer: event.timer, vcc: names.vcc(event) }),
  restarted: ({ calls: count }) => say('calls.restarted', { count }),
};

type Connected = Extract<EventOf<'exchange'>, { readonly kind: 'connect' }>;

const rowOf = ({ call, input, output }: Pick<Connected, 'call' | 'input' | 'output'>) => ({
  call,
  input: portName({ port: input.port, vpi: 0 }),
  inputVpi: input.vpi,
  inputVci: input.vci,
  output: portName({ port: output.port, vpi: 0 }),
  outputVpi: output.vpi,
  outputVci: output.vci,
});

export const exchange: Sentences<'exchange'> = {
  connect: (event) => say('exchange.connect', { ...rowOf(event), category: sayProtocol(`category.${event.category}`) }),
  disconnect: (event) => say('exchange.disconnect', rowOf(event)),
  call_received: ({ call, port, called }, { end }) =>
    say('exchange.call_received', { call, called: end(called), port: portName(port) }),
  routed: ({ call, port, weight }) => say('exchange.routed', { call, port: portName(port), weight }),
  call_refused: ({ call, port, called, cause, why }, { end }) => {
    const refused = { call, called: end(called), port: portName(port), cause: causeWords(cause) };
    if (why.kind === 'route') return say(`exchange.call_refused.${why.why}`, refused);
    if (why.kind === 'bandwidth')
      return say('exchange.call_refused.bandwidth', { ...refused, asked: why.asked, left: why.left });
    return say(`exchange.call_refused.${why.kind}`, refused);
  },
  crankback: ({ call, port, cause }) =>
    say('exchange.crankback', { call, port: portName(port), cause: causeWords(cause) }),
  rerouted: ({ call, attempt, port }) => say('exchange.rerouted', { call, port: portName(port), count: attempt }),
  call_released: ({ call, cause }) => say('exchange.call_released', { call, cause: causeWords(cause) }),
  bandwidth_changed: ({ port, available, capacity }) =>
    say('exchange.bandwidth_changed', { port: portName(port), available, capacity }),
  malformed: ({ port }) => say('exchange.malformed', { port: portName(port) }),
  no_such_port: ({ port }) => say('exchange.no_such_port', { port: portName(port) }),
  unexpected: ({ port, message, cause }) =>
    say('exchange.unexpected', { message, port: portName(port), cause: causeWords(cause) }),
  timer_expired: ({ port, timer, call }) =>
    call === null
      ? say('exchange.timer_expired', { timer, port: portName(port) })
      : say('exchange.timer_expired.call', { timer, call, port: portName(port) }),
  restarted: ({ port, calls: count }) => say('exchange.restarted', { port: portName(port), count }),
};

/** The interface of a machine that has one for each port. */
function portOf({ interface: port }: DiaryEntry): string {
  return port === undefined ? '' : portName(port);
}

export const sscop: Sentences<'sscop'> = {
  up: (event) => (event.interface === undefined ? say('sscop.up') : say('sscop.up.at', { port: portOf(event) })),
  down: (event) => {
    const down = { why: say(`sscop.reason.${event.reason}`), count: event.lost };
    return event.interface === undefined
      ? say('sscop.down', down)
      : say('sscop.down.at', { ...down, port: portOf(event) });
  },
  refused: ({ octets }) => say('sscop.refused', { count: octets }),
  malformed: () => say('sscop.malformed'),
};

export const ilmiUser: Sentences<'ilmi_user'> = {
  registered: ({ address }) => say('ilmi_user.registered', { address }),
  refused: ({ address, error }) => say('ilmi_user.refused', { address, error: ilmiErrorWords(error) }),
  ready: ({ prefix, addresses, lecs }) =>
    say('ilmi_user.ready', { prefix, addresses: addresses.length, lecs: lecs.length }),
  withdrawn: () => say('ilmi_user.withdrawn'),
  failed: () => say('ilmi_user.failed'),
  malformed: () => say('ilmi_user.malformed'),
};

export const ilmiNetwork: Sentences<'ilmi_network'> = {
  prefix_registered: (event) => say('ilmi_network.prefix_registered', { port: portOf(event) }),
  prefix_refused: (event) =>
    say('ilmi_network.prefix_refused', { port: portOf(event), error: ilmiErrorWords(event.error) }),
  asks: (event) => say('ilmi_network.asks', { port: portOf(event), address: event.address }),
  registered: (event) => say('ilmi_network.registered', { port: portOf(event), address: event.address }),
  withdrawn: (event) => say('ilmi_network.withdrawn', { port: portOf(event), address: event.address }),
  failed: (event) => say('ilmi_network.failed', { port: portOf(event) }),
  malformed: (event) => say('ilmi_network.malformed', { port: portOf(event) }),
};

export const register: Sentences<'register'> = {
  address_taken: ({ address, holder, refused }) =>
    say('register.address_taken', { address, holder: portName(holder), refused: portName(refused) }),
};
