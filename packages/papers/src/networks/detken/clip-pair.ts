/** Detken's CLIP pair: two PCs with 155 Mb/s NICs on one switch, and the large-MTU collapse on it. */

import { type HostInput, type Scenario, type SwitchInput, Topology } from '@lanelab/scenario';
import { CLIP_PAIR_COSTS, cpuOf, DETKEN_COSTS } from '../../calibration/costs.ts';
import { ping, SECOND_PS, stream as tcpStream } from '../common.ts';

/** RFC 2225. */
const CLIP_MTU = 9_180;

type SwitchOptions = Pick<SwitchInput, 'signalling' | 'services'>;

interface ClipPair {
  readonly sendBuffer: number;
  readonly receiveBuffer: number;
  readonly messageOctets: number;
  readonly stack: NonNullable<HostInput['stack']>;
  readonly title: string;
  readonly question: string;
  readonly notes: string;
}

/** The pair with its line, before it has addresses or circuits. */
function pairOf(
  stack: ClipPair['stack'],
  signalled: SwitchOptions,
  profile: HostInput['profile'] = 'bsd-reno',
  costs = CLIP_PAIR_COSTS,
) {
  const net = new Topology();
  const host = (name: string, x: number, speed: number) =>
    net.host(name, { x, y: 120 }, { cpu: cpuOf(costs, speed), profile, stack });
  const fast = host('Pentium II 350', 80, 1);
  const slow = host('Pentium II 266', 640, 0.76);
  const middle = net.switch('SmartSwitch 2000', { x: 360, y: 120 }, signalled);
  net.link(fast, middle, { phy: 'oc3c', lengthM: 20 });
  net.link(slow, middle, { phy: 'oc3c', lengthM: 20 });
  return { net, fast, slow };
}

function clipPair(stream: ClipPair): Scenario {
  const { net, fast, slow } = pairOf(stream.stack, {});
  net.address(fast, '10.0.0.1', CLIP_MTU);
  net.address(slow, '10.0.0.2', CLIP_MTU);
  net.pvc(fast, slow);
  net.flow({
    id: 1,
    kind: 'tcp-stream',
    from: fast,
    to: slow,
    messageOctets: stream.messageOctets,
    receiveOctets: stream.receiveBuffer,
    sendBuffer: stream.sendBuffer,
    receiveBuffer: stream.receiveBuffer,
  });
  const { title, question, notes } = stream;
  return net.build({ durationPs: 10 * SECOND_PS, view: { title, question, notes } });
}

/** What Detken varied: the packet size is the interfaces' MTU, as far as Classical IP goes, and the size of each message. */
export interface DetkenStream {
  readonly packet: number;
  /** Size of the buffers of both sockets, in octets. */
  readonly buffer: number;
  readonly title: string;
  readonly question: string;
}

/** One netperf stream from the faster PC to the other, both of them with Winsock, whose calls block: netperf does not poll. */
export function detkenPair({ packet, buffer, title, question }: DetkenStream): Scenario {
  const { net, fast, slow } = pairOf({ sockets: 'winsock-blocking' }, {}, 'winnt4', DETKEN_COSTS);
  const mtu = Math.min(packet, CLIP_MTU);
  net.address(fast, '10.0.0.1', mtu);
  net.address(slow, '10.0.0.2', mtu);
  net.pvc(fast, slow);
  net.flow({
    id: 1,
    kind: 'tcp-stream',
    from: fast,
    to: slow,
    messageOctets: packet,
    receiveOctets: buffer,
    sendBuffer: buffer,
    receiveBuffer: buffer,
  });
  const notes =
    'Two PCs with 155 Mb/s NICs on one switch, Classical IP, a netperf TCP stream, socket buffers equal at both ends.';
  return net.build({ durationPs: 60 * SECOND_PS, view: { title, question, notes } });
}

/** A send buffer of little more than two segments before a large receive buffer. */
export const clipPairCollapse = (): Scenario =>
  clipPair({
    sendBuffer: 20_480,
    receiveBuffer: 65_535,
    messageOctets: 8_192,
    stack: {},
    title: 'CLIP pair, the large-MTU collapse',
    question: 'Why do two fast PCs fall to a few per cent of their line?',
    notes:
      'One full segment leaves. Two would fit the send buffer, but the writer sleeps while less than its low-water mark is free, so ' +
      'what stands behind the first is short of a segment and Nagle holds it. The receiver has neither two segments nor half its ' +
      'buffer to report and waits for its 200 ms heartbeat. Switch off Nagle or the delayed ACK, lower the mark, or double the ' +
      'send buffer, and the line fills.',
  });

/** Equal buffers, and a receiver that reports no half-buffer. */
export const clipPairNoUpdate = (): Scenario =>
  clipPair({
    sendBuffer: 24_576,
    receiveBuffer: 24_576,
    messageOctets: 16_384,
    stack: { windowUpdatePercent: 0 },
    title: 'CLIP pair, no half-buffer window update',
    question: 'What does a window update at half the buffer save?',
    notes:
      'With equal buffers of 24 576 octets a receiver that reports half its buffer keeps the sender going. Without that rule ' +
      'it waits for two whole segments, which Nagle does not let out, and the heartbeat of the delayed ACK sets the pace.',
  });

/** The pair over a circuit that it calls for, with an ATMARP server in the switch. */
export function clipPairSvc(): Scenario {
  const { net, fast, slow } = pairOf(
    {},
    { signalling: {}, services: [{ kind: 'atmarp', network: '10.0.0.0', prefix: 24 }] },
  );
  net.interfaces(fast, { ip: '10.0.0.1', over: 'svc' });
  net.interfaces(slow, { ip: '10.0.0.2', over: 'svc' });
  ping(net, fast, slow, { stopS: 8 });
  tcpStream(net, fast, slow);
  return net.build({
    durationPs: 20 * SECOND_PS,
    view: {
      title: 'CLIP pair over a switched circuit',
      question: 'What happens between the first packet and the first answer?',
      notes:
        'Both PCs register with an ATMARP server in the switch. The first ping waits while its sender asks for the other\u2019s ATM ' +
        'address and calls there; the stream then has the circuit to itself.',
    },
  });
}
