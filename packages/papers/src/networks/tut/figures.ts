/** Tampere's network as its papers' figures have it, routed and with shortcuts, and with Pori at the end of a tunnel. */

import type { Scenario } from '@lanelab/scenario';
import { lanServices, OC3, ping, SECOND_PS, stream } from '../common.ts';
import { type Tut, tut } from './testbed.ts';

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
  streams(tut({ mpoa: false, costs: false }), {
    title: 'Tampere, routed over LAN emulation',
    question: 'What do two one-armed routers let through?',
    notes: `${NETWORK} Without MPOA every packet between subnets takes a router, or both, and crosses its one link twice.`,
  });

export const tutMpoa = (): Scenario =>
  streams(tut({ mpoa: true, costs: false }), {
    title: 'Tampere, with MPOA shortcuts',
    question: 'What is won when packets go past the routers?',
    notes: `${NETWORK} With MPOA each stream begins over its router and moves to a shortcut of its own.`,
  });

/** Switches that only carry the virtual path. */
const TRANSIT = 7;
const SPAN_M = 180_000 / (TRANSIT + 1);
const TUNNEL_VPI = 40;
/** Echoes are over when the stream begins. */
const PORI_STREAM_S = 10;

/** Tampere, and two clients in Pori at the end of a VP tunnel over 180 km. */
export function tutPori(mpoa = true): Scenario {
  const tampere = tut({ mpoa, costs: false });
  const { net, hosts, asx1000, elan, asn9000 } = tampere;
  const trunk = { phy: 'oc3c', lengthM: SPAN_M } as const;
  const transit = Array.from({ length: TRANSIT }, (_, index) =>
    net.switch(`T${index + 1}`, { x: 40 + 80 * index, y: 500 }),
  );
  const pori = net.switch('Pori', { x: 620, y: 500 }, { signalling: {} });
  const clients = [1, 2].map((index) =>
    net.host(
      `Pori ${index}`,
      { x: 440 + 120 * index, y: 600 },
      { gateway: '10.0.5.254', ...(mpoa ? { mpc: {} } : {}) },
    ),
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
  ping(net, hosts.urku, client, { stopS: PORI_STREAM_S });
  stream(net, hosts.urku, client, { startS: PORI_STREAM_S });
  return net.build({
    durationPs: 24 * SECOND_PS,
    view: {
      title: `Tampere and Pori, ${mpoa ? 'MPOA' : 'LANE'} over a VP tunnel`,
      question: 'Does a virtual LAN reach over 180 km?',
      notes:
        'A virtual path over seven switches, which know nothing of what is signalled through it, joins Pori to Tampere. The two ' +
        'clients in Pori are in an emulated LAN whose servers and router are in Tampere. What remains of the distance is its ' +
        'delay: 0.9 ms of fibre in each direction.',
    },
  });
}
