/** Tampere's network: three switches with parallel links, two one-armed routers, four hosts in four emulated LANs. */

import { Topology } from '@lanelab/scenario';
import { lanServices, OC3 } from '../common.ts';
import { TUT_CISCO_MBPS, TUT_MPC, TUT_STACKS, tutCpu } from './costs.ts';

/** About what the Cisco 4700 forwarded, taken as octets of IP packets, where work takes no time. */
const CISCO_MBPS = 35;

/**
 * Assumed: a packet that the fast path has no room for is switched by a process, of which a busy router has little to give; IOS holds 75
 * packets from input unless configured otherwise.
 */
export const CISCO_SLOW_PATH = { packetsPerS: 200, queuePackets: 75 } as const;

/** The Cisco 4700 where work takes time. Its rate is calibrated. The queue is assumed: IOS holds 40 packets for output unless configured otherwise. */
const CISCO = {
  forwarding: { mbps: TUT_CISCO_MBPS.value, queuePackets: 40 },
  punt: CISCO_SLOW_PATH,
} as const;

export const TUT_HOSTS = ['urku', 'jaarli', 'sello', 'basso'] as const;
export type TutHost = (typeof TUT_HOSTS)[number];

export interface Tut {
  readonly net: Topology;
  readonly hosts: Readonly<Record<TutHost, number>>;
  readonly asx1000: number;
  readonly elan: Readonly<Record<TutHost | 'routers', number>>;
  /** Addresses of the ASN-9000 end in .254. */
  readonly asn9000: number;
}

export interface TutOptions {
  /** With clients and servers of MPOA. */
  readonly mpoa: boolean;
  /** Whether the hosts' work takes time. */
  readonly costs: boolean;
}

export function tut({ mpoa, costs }: TutOptions): Tut {
  const net = new Topology();
  const server = mpoa ? { mps: {} } : {};
  const elan = {
    urku: net.elan('urku'),
    jaarli: net.elan('jaarli'),
    sello: net.elan('sello'),
    basso: net.elan('basso'),
    routers: net.elan('routers'),
  };
  const station = (name: TutHost, x: number, y: number, subnet: number) =>
    net.host(
      name,
      { x, y },
      {
        gateway: `10.0.${subnet}.254`,
        ...(mpoa ? { mpc: costs ? TUT_MPC : {} } : {}),
        ...(costs ? { cpu: tutCpu(name), ...TUT_STACKS[name] } : {}),
      },
    );
  const hosts = {
    urku: station('urku', 560, 320, 1),
    jaarli: station('jaarli', 440, 400, 2),
    sello: station('sello', 300, 400, 3),
    basso: station('basso', 60, 320, 4),
  };
  const asx200 = net.switch('ASX-200BX', { x: 160, y: 220 }, { signalling: {} });
  const asx1000 = net.switch(
    'ASX-1000',
    { x: 260, y: 80 },
    { signalling: {}, services: lanServices(...Object.values(elan)) },
  );
  const ls1010 = net.switch('LS1010', { x: 400, y: 220 }, { signalling: {} });
  const asn9000 = net.router('ASN-9000', { x: 460, y: 80 }, server);
  const cisco = net.router(
    'Cisco 4700',
    { x: 580, y: 160 },
    { ...(costs ? CISCO : { forwarding: { mbps: CISCO_MBPS } }), ...server },
  );
  for (const [a, b] of [
    [asx200, asx1000],
    [asx200, asx1000],
    [asx1000, ls1010],
    [asx1000, ls1010],
    [asx200, ls1010],
  ] as const)
    net.link(a, b, { phy: 'oc3c', lengthM: 200 });
  for (const node of [asn9000, cisco, hosts.urku, hosts.jaarli, hosts.sello]) net.link(node, ls1010, OC3);
  net.link(hosts.basso, asx200, OC3);
  const lane = (ip: string, id: number) => ({ ip, over: 'lane' as const, elan: id });
  net.interfaces(hosts.urku, lane('10.0.1.1', elan.urku));
  net.interfaces(hosts.jaarli, lane('10.0.2.1', elan.jaarli));
  net.interfaces(hosts.sello, lane('10.0.3.1', elan.sello));
  net.interfaces(hosts.basso, lane('10.0.4.1', elan.basso));
  net.interfaces(
    asn9000,
    lane('10.0.1.254', elan.urku),
    lane('10.0.2.254', elan.jaarli),
    lane('10.0.9.1', elan.routers),
  );
  net.interfaces(cisco, lane('10.0.3.254', elan.sello), lane('10.0.4.254', elan.basso), lane('10.0.9.2', elan.routers));
  return { net, hosts, asx1000, elan, asn9000 };
}
