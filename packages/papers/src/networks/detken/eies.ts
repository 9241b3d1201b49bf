/** What earlier European tests saw between hosts that were no limit: two workstations with large buffers on one switch. */

import { type Scenario, Topology } from '@lanelab/scenario';
import { lanServices, OC3, SECOND_PS, stream } from '../common.ts';

/** Over LANE clients join and call first. */
export const EIES_START_S = 8;

const QUESTION = 'What do LANE and Classical IP let through between hosts that are no limit?';
const NOTES =
  'Two workstations without any cost of their own and with the largest buffers that TCP knows without window scaling, so that what ' +
  'is left is the protocols: cells, AAL5, LLC/SNAP or the LANE header, IP and TCP.';

function pair(over: 'clip' | 'lane', title: string): Scenario {
  const net = new Topology();
  const [a, b] = [net.host('Sun A', { x: 80, y: 120 }), net.host('Sun B', { x: 640, y: 120 })];
  const lan = over === 'lane' ? { signalling: {}, services: lanServices(net.elan('eies')) } : {};
  const middle = net.switch('Switch', { x: 360, y: 120 }, lan);
  net.link(a, middle, OC3);
  net.link(b, middle, OC3);
  [a, b].forEach((host, index) => {
    const ip = `10.0.0.${index + 1}`;
    if (over === 'lane') net.interfaces(host, { ip, over: 'lane', elan: 1 });
    else net.address(host, ip, 9_180);
  });
  if (over === 'clip') net.pvc(a, b);
  stream(net, a, b, { startS: over === 'lane' ? EIES_START_S : 0 });
  const durationPs = ((over === 'lane' ? EIES_START_S : 0) + 60) * SECOND_PS;
  return net.build({ durationPs, view: { title, question: QUESTION, notes: NOTES } });
}

export const eiesClip = (): Scenario => pair('clip', 'Large buffers over Classical IP');
export const eiesLane = (): Scenario => pair('lane', 'Large buffers over LAN emulation');
