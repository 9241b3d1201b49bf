/** Costs of Tampere's hosts, each with where it comes from (papers.md, "Cost model"). */

import type { HostInput } from '@lanelab/scenario';
import { calibrated } from '../../calibration/calibrated.ts';
import { assumed, type Cost, type CostKey, cpuOf } from '../../calibration/costs.ts';
import type { TutHost } from './testbed.ts';

const US = 1_000_000;
const MIX = 'the mix of costs is assumed; table 1 sets each host\u2019s speed';

/** One cost a code path, at speed 1. */
export const TUT_COSTS: Readonly<Record<CostKey, Cost>> = {
  syscallPs: assumed(5 * US, 'one socket call'),
  sendPacketPs: assumed(20 * US, `TCP output, IP, driver; ${MIX}`),
  receivePacketPs: assumed(20 * US, `IP and TCP input; ${MIX}`),
  interruptPs: assumed(10 * US, 'one PDU taken from the NIC'),
  copyPsPerOctet: assumed(10_000, `user to kernel or back; ${MIX}`),
  checksumPsPerOctet: assumed(8_000, `TCP checksum; ${MIX}`),
  tickPs: assumed(5 * US, 'clock interrupt every 10 ms'),
  cellPs: assumed(0, 'the NICs segment by themselves'),
};

/** One scale a host. */
export const TUT_SPEEDS: Readonly<Record<TutHost, Cost>> = {
  urku: calibrated('tut.speed.urku'),
  jaarli: calibrated('tut.speed.jaarli'),
  sello: calibrated('tut.speed.sello'),
  basso: calibrated('tut.speed.basso'),
};

/** Of the MPOA client, at speed 1: lookups take a few microseconds, the egress copies each packet into a larger buffer. */
export const TUT_MPC_COSTS = {
  ingressPs: assumed(3 * US, 'lookup and encapsulation of a packet; a few \u00b5s'),
  egressPs: assumed(3 * US, 'lookup of a packet that came by a shortcut; a few \u00b5s'),
  egressPsPerOctet: calibrated('tut.egressPsPerOctet'),
} as const;

/** What the Cisco 4700 forwards a second at most, however short the packets. */
export const TUT_CISCO_PACKETS = calibrated('tut.ciscoPacketsPerS');

export const TUT_MPC = {
  ingressPs: TUT_MPC_COSTS.ingressPs.value,
  egressPs: TUT_MPC_COSTS.egressPs.value,
  egressPsPerOctet: TUT_MPC_COSTS.egressPsPerOctet.value,
};

/** Solaris delays acknowledgements by 50 ms and counts time-outs in 10 ms, 200 ms at least. */
const solaris: Pick<HostInput, 'profile' | 'stack'> = {
  profile: 'bsd-reno',
  stack: { delayedAck: 'timer', delayedAckMs: 50, rtoTickMs: 10, rtoMinMs: 200 },
};
const linux: Pick<HostInput, 'profile'> = { profile: 'linux-2.2' };

export const TUT_STACKS: Readonly<Record<TutHost, Pick<HostInput, 'profile' | 'stack'>>> = {
  urku: linux,
  jaarli: linux,
  sello: solaris,
  basso: solaris,
};

export const tutCpu = (host: TutHost) => cpuOf(TUT_COSTS, TUT_SPEEDS[host].value);
