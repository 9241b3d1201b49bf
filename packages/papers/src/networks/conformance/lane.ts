/** Messages of LAN emulation that undisturbed networks never need. */

import { type Scenario, Topology } from '@lanelab/scenario';
import { lanServices, OC3, ping, SECOND_PS } from '../common.ts';

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
      question: 'When may the called end of a data direct VCC send?',
      notes:
        'Watch A: at 12.469 87 s it sends READY_QUERY to B. B had called A to answer its ARP request, and B’s READY_IND was lost. A may not send on the VCC before it has heard B, so after C28 (4 s) it asks; B answers with READY_IND, and from then on A’s datagrams take the VCC.',
    },
  });
}

/** All is quiet by then. */
const PROMPT_PS = 10 * SECOND_PS;

/** The bridges’ topology changes, and settles. */
export function topologyChange(): Scenario {
  const { net, hosts } = smallLan(['A', 'B', 'C']);
  const [a = 0, b = 0, c = 0] = hosts;
  ping(net, a, b);
  for (const atPs of [PROMPT_PS, 2 * PROMPT_PS])
    net.change({ atPs, kind: 'prompt', node: c, message: 'LE_TOPOLOGY_REQUEST' });
  return net.build({
    durationPs: 25 * SECOND_PS,
    view: {
      question: 'How do the clients of an emulated LAN learn that bridges are about to change their paths?',
      notes:
        'Watch C: at 10 s it sends LE_TOPOLOGY_REQUEST to the LES, which passes it on to everybody: the topology behind bridges changes. At 20 s C says that it has settled. In between, addresses behind proxies age by C18 (15 s) instead of C17 (300 s).',
    },
  });
}

/** A client registers a second MAC address, and lets it go. */
export function unregister(): Scenario {
  const { net, hosts } = smallLan(['A', 'B']);
  const [a = 0, b = 0] = hosts;
  ping(net, a, b);
  net.change({ atPs: PROMPT_PS, kind: 'prompt', node: b, message: 'LE_REGISTER_REQUEST' });
  net.change({ atPs: 1.2 * PROMPT_PS, kind: 'prompt', node: b, message: 'LE_UNREGISTER_REQUEST' });
  return net.build({
    durationPs: 15 * SECOND_PS,
    view: {
      question: 'Which MAC addresses does a LES know, and since when?',
      notes:
        'Watch B: at 12 s it sends LE_UNREGISTER_REQUEST to the LES, which answers with LE_UNREGISTER_RESPONSE. B lets a second MAC address go that it had registered at 10 s. The table of the LES has that address in between, and the pings to B’s first address go on.',
    },
  });
}

/** A client asks whether its BUS is the ELAN’s. */
export function verify(): Scenario {
  const { net, hosts } = smallLan(['A', 'B']);
  const [a = 0, b = 0] = hosts;
  ping(net, a, b);
  net.change({ atPs: PROMPT_PS, kind: 'prompt', node: b, message: 'LE_VERIFY_REQUEST' });
  return net.build({
    durationPs: 12 * SECOND_PS,
    view: {
      question: 'How does a client know that its multicast server belongs to the emulated LAN?',
      notes:
        'Watch B: at 10 s it sends LE_VERIFY_REQUEST to the LES. It asks whether the ATM address that it sends broadcasts to is that of the BUS. The LES knows that it is, and answers with LE_VERIFY_RESPONSE.',
    },
  });
}

/** Two clients that multiplex, and one that does not. */
export function llcMultiplexed(): Scenario {
  const { net, hosts } = smallLan(['A', 'B', 'C']);
  const [a = 0, b = 0, c = 0] = hosts;
  for (const id of [a, b]) {
    const host = net.node(id);
    if (host.kind === 'host') for (const it of host.interfaces ?? []) it.lec = { llcMultiplexed: true };
  }
  ping(net, a, b, { startS: 8 });
  ping(net, a, c, { startS: 8 });
  return net.build({
    durationPs: 15 * SECOND_PS,
    view: {
      question: 'What does a multiplexed connection of LANE v2 carry?',
      notes:
        'Watch the line of B: at 8.009 46 s B sends READY_IND, and frames between A and B follow. Each has LLC, OUI, frame type and ELAN-ID, 12 octets, before its LE header; open one under Packet. A and B announce that they take LLC-multiplexed calls, and the BLLI of the call says LLC. C announces nothing: between A and C there is a data direct VCC of this ELAN alone, whose frames have no such octets.',
    },
  });
}
