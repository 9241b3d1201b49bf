/** What earlier European tests saw with large buffers: two workstations on one switch, over Classical IP and over LANE. */

import { type Scenario, Topology } from '@lanelab/scenario';
import { calibrated } from '../../calibration/calibrated.ts';
import { cpuOf } from '../../calibration/costs.ts';
import { lanServices, OC3, SECOND_PS, stream } from '../common.ts';
import { TUT_COSTS } from '../tut/costs.ts';

/** Over LANE clients join and call first. */
export const EIES_START_S = 8;

/** Speed of both workstations beside the costs of Tampere's hosts. */
export const EIES_SPEED = calibrated('eies.speed');

const QUESTION = 'What do LANE and Classical IP let through between hosts with large buffers?';
const NOTES =
  'Two workstations with the largest buffers that TCP knows without window scaling. What packets and octets cost them is mixed as in Tampere\u2019s ' +
  'hosts, and one speed for both is fitted to what the tests saw. Over Classical IP the line is full, over LANE the workstations are.';

function pair(over: 'clip' | 'lane', title: string): Scenario {
  const net = new Topology();
  const cpu = cpuOf(TUT_COSTS, EIES_SPEED.value);
  const [a, b] = [net.host('Sun A', { x: 80, y: 120 }, { cpu }), net.host('Sun B', { x: 640, y: 120 }, { cpu })];
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
