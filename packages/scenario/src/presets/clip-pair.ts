/** Detken's CLIP pair: two PCs with 155 Mb/s NICs on one switch, and the large-MTU collapse on it. */

import type { Scenario } from '../schema/document.ts';
import { type HostInput, Topology } from '../topology/build.ts';
import { CLIP_PAIR_COSTS, cpuOf } from './costs.ts';

const SECOND_PS = 1_000_000_000_000;
/** RFC 2225. */
const CLIP_MTU = 9_180;

interface ClipPair {
  readonly sendBuffer: number;
  readonly receiveBuffer: number;
  readonly messageOctets: number;
  readonly stack: NonNullable<HostInput['stack']>;
  readonly title: string;
  readonly question: string;
  readonly notes: string;
}

function clipPair(stream: ClipPair): Scenario {
  const net = new Topology();
  const { stack } = stream;
  const fast = net.host('Pentium II 350', { x: 80, y: 120 }, { cpu: cpuOf(CLIP_PAIR_COSTS, 1), stack });
  const slow = net.host('Pentium II 266', { x: 640, y: 120 }, { cpu: cpuOf(CLIP_PAIR_COSTS, 0.76), stack });
  const middle = net.switch('SmartSwitch 2000', { x: 360, y: 120 });
  net.link(fast, middle, { phy: 'oc3c', lengthM: 20 });
  net.link(slow, middle, { phy: 'oc3c', lengthM: 20 });
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
