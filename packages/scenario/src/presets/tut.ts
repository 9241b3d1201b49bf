/** Tampere's network: three switches with parallel links, two one-armed routers, four hosts in four emulated LANs. */

import type { Scenario } from '../schema/document.ts';
import { Topology } from '../topology/build.ts';
import { lanServices, OC3, ping, SECOND_PS, stream } from './common.ts';

/** About what the Cisco 4700 forwarded, taken as octets of IP packets. */
const CISCO_MBPS = 35;

interface Tut {
  readonly net: Topology;
  readonly hosts: Readonly<Record<'urku' | 'jaarli' | 'sello' | 'basso', number>>;
  readonly asx1000: number;
  readonly elan: Readonly<Record<'urku' | 'jaarli' | 'sello' | 'basso' | 'routers', number>>;
  /** Addresses of the ASN-9000 end in .254. */
  readonly asn9000: number;
}

function tut(mpoa: boolean): Tut {
  const net = new Topology();
  const client = mpoa ? { mpc: {} } : {};
  const server = mpoa ? { mps: {} } : {};
  const elan = {
    urku: net.elan('urku'),
    jaarli: net.elan('jaarli'),
    sello: net.elan('sello'),
    basso: net.elan('basso'),
    routers: net.elan('routers'),
  };
  const station = (name: string, x: number, y: number, subnet: number) =>
    net.host(name, { x, y }, { gateway: `10.0.${subnet}.254`, ...client });
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
  const cisco = net.router('Cisco 4700', { x: 580, y: 160 }, { forwarding: { mbps: CISCO_MBPS }, ...server });
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

function streams({ net, hosts }: Tut, view: { title: string; question: string; notes: string }): Scenario {
  ping(net, hosts.urku, hosts.basso);
  stream(net, hosts.urku, hosts.jaarli);
  stream(net, hosts.sello, hosts.basso);
  return net.build({ durationPs: 20 * SECOND_PS, view });
}

const NETWORK =
  'urku and jaarli have their subnets on the ASN-9000, sello and basso on the Cisco 4700; one more emulated LAN joins the two ' +
  'routers alone. The hosts\u2019 CPUs take no time here, and the Cisco forwards 35 Mb/s of IP packets.';

export const tutLane = (): Scenario =>
  streams(tut(false), {
    title: 'Tampere, routed over LAN emulation',
    question: 'What do two one-armed routers let through?',
    notes: `${NETWORK} Without MPOA every packet between subnets takes a router, or both, and crosses its one link twice.`,
  });

export const tutMpoa = (): Scenario =>
  streams(tut(true), {
    title: 'Tampere, with MPOA shortcuts',
    question: 'What is won when packets go past the routers?',
    notes: `${NETWORK} With MPOA each stream begins over its router and moves to a shortcut of its own.`,
  });

/** Switches that only carry the virtual path. */
const TRANSIT = 7;
const SPAN_M = 180_000 / (TRANSIT + 1);
const TUNNEL_VPI = 40;

/** Tampere, and two clients in Pori at the end of a VP tunnel over 180 km. */
export function tutPori(): Scenario {
  const tampere = tut(true);
  const { net, hosts, asx1000, elan, asn9000 } = tampere;
  const trunk = { phy: 'oc3c', lengthM: SPAN_M } as const;
  const transit = Array.from({ length: TRANSIT }, (_, index) =>
    net.switch(`T${index + 1}`, { x: 40 + 80 * index, y: 500 }),
  );
  const pori = net.switch('Pori', { x: 620, y: 500 }, { signalling: {} });
  const clients = [1, 2].map((index) =>
    net.host(`Pori ${index}`, { x: 440 + 120 * index, y: 600 }, { gateway: '10.0.5.254', mpc: {} }),
  );
  const line = [asx1000, ...transit, pori];
  const links = line.slice(1).map((node, index) => net.link(line[index] ?? node, node, trunk));
  const portAt = (node: number, link: number | undefined): number => {
    const ends = net.links.find(({ id }) => id === link);
    return (ends?.a.node === node ? ends.a.port : ends?.b.port) ?? 1;
  };
  transit.forEach((node, index) => {
    const [before, after] = [links[index], links[index + 1]].map((link) => ({
      port: portAt(node, link),
      vpi: TUNNEL_VPI,
    }));
    const row = net.node(node);
    if (row.kind !== 'switch' || before === undefined || after === undefined) return;
    row.routes = [
      { in: before, out: after },
      { in: after, out: before },
    ];
  });
  net.tunnel('Tampere to Pori', {
    a: { node: asx1000, port: portAt(asx1000, links[0]), vpi: TUNNEL_VPI },
    b: { node: pori, port: portAt(pori, links.at(-1)), vpi: TUNNEL_VPI },
  });
  const far = net.elan('pori');
  const server = net.node(asx1000);
  if (server.kind === 'switch') server.services = lanServices(...Object.values(elan), far);
  net.interfaces(asn9000, { ip: '10.0.5.254', over: 'lane', elan: far });
  clients.forEach((client, index) => {
    net.link(client, pori, OC3);
    net.interfaces(client, { ip: `10.0.5.${index + 1}`, over: 'lane', elan: far });
  });
  const [client = pori] = clients;
  ping(net, hosts.urku, client);
  stream(net, hosts.urku, client, { startS: 10 });
  return net.build({
    durationPs: 24 * SECOND_PS,
    view: {
      title: 'Tampere and Pori, MPOA over a VP tunnel',
      question: 'Does a virtual LAN reach over 180 km?',
      notes:
        'A virtual path over seven switches, which know nothing of what is signalled through it, joins Pori to Tampere. The two ' +
        'clients in Pori are in an emulated LAN whose servers and router are in Tampere. What remains of the distance is its ' +
        'delay: 0.9 ms of fibre one way.',
    },
  });
}
