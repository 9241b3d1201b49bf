/** Costs of Tampere's hosts, each with where it comes from (papers.md, "Cost model"). */

import type { HostInput } from '@lanelab/scenario';
import { calibrated } from '../../calibration/calibrated.ts';
import { assumed, type Cost, type CostKey, cpuOf } from '../../calibration/costs.ts';
import type { TutHost } from './testbed.ts';

const US = 1_000_000;
const MIX = 'assumed-mix.tut';

/** One cost for each code path, at speed 1. */
export const TUT_COSTS: Readonly<Record<CostKey, Cost>> = {
  syscallPs: assumed(5 * US, 'call'),
  sendPacketPs: assumed(20 * US, 'send-packet', MIX),
  receivePacketPs: assumed(20 * US, 'receive-packet', MIX),
  interruptPs: assumed(10 * US, 'interrupt'),
  copyPsPerOctet: assumed(10_000, 'copy', MIX),
  checksumPsPerOctet: assumed(8_000, 'checksum', MIX),
  tickPs: assumed(5 * US, 'tick'),
  cellPs: assumed(0, 'cell.by-nic'),
};

/** One scale for each host. */
export const TUT_SPEEDS: Readonly<Record<TutHost, Cost>> = {
  urku: calibrated('tut.speed.urku'),
  jaarli: calibrated('tut.speed.jaarli'),
  sello: calibrated('tut.speed.sello'),
  basso: calibrated('tut.speed.basso'),
};

/** Costs of the MPOA client at speed 1: lookups take a few microseconds, the egress copies each packet into a larger buffer. */
export const TUT_MPC_COSTS = {
  ingressPs: assumed(3 * US, 'mpc.ingress'),
  egressPs: assumed(3 * US, 'mpc.egress'),
  egressPsPerOctet: calibrated('tut.egressPsPerOctet'),
} as const;

/** What the Cisco 4700 forwards, in Mb/s of IP packets; the paper says about 35. */
export const TUT_CISCO_MBPS = calibrated('tut.ciscoMbps');

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
