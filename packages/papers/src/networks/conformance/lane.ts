/** Messages of LAN emulation that undisturbed networks never need. */

import { type Scenario, Topology } from '@lanelab/scenario';
import { lanServices, OC3, SECOND_PS } from '../common.ts';

/** Hosts of one emulated LAN at one switch, which has its services. */
export interface SmallLan {
  readonly net: Topology;
  readonly hosts: readonly number[];
  readonly center: number;
  readonly elan: number;
}

export function smallLan(names: readonly string[]): SmallLan {
  const net = new Topology();
  const elan = net.elan('red');
  const hosts = names.map((name, index) => net.host(name, { x: 120 + 200 * index, y: 300 }));
  const center = net.switch(
    'Switch',
    { x: 120 + 100 * (names.length - 1), y: 140 },
    { signalling: {}, services: lanServices(elan) },
  );
  hosts.forEach((host, index) => {
    net.link(host, center, OC3);
    net.interfaces(host, { ip: `10.0.1.${index + 1}`, over: 'lane', elan });
  });
  return { net, hosts, center, elan };
}

/** Datagrams of 512 octets, so many a second from an instant on. */
export function datagrams(net: Topology, from: number, to: number, perSecond: number, startS = 8): void {
  net.flow({
    id: net.flows.length + 1,
    kind: 'udp-stream',
    from,
    to,
    messageOctets: 512,
    intervalPs: SECOND_PS / perSecond,
    startPs: startS * SECOND_PS,
  });
}

/** The announcement of a data direct VCC's caller is lost, and nothing comes from it. */
export function readyQuery(): Scenario {
  const { net, hosts } = smallLan(['A', 'B']);
  const [a = 0, b = 0] = hosts;
  datagrams(net, a, b, 2);
  net.change({ atPs: 0, kind: 'drop-message', node: b, message: 'READY_IND' });
  return net.build({
    durationPs: 20 * SECOND_PS,
    view: {
      title: 'A called client asks whether its caller is ready',
      question: 'When may the called end of a data direct VCC send?',
      notes:
        'B calls A to answer its ARP request, and its READY_IND is lost. A may not send on the VCC before it has heard B: after ' +
        'C28 (4 s) it sends READY_QUERY, B answers with READY_IND, and from then on A’s datagrams take the VCC.',
    },
  });
}
