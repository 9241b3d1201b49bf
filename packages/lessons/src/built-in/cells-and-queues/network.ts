/** The networks of the lesson: hosts at two switches, with every line at 25.6 Mb/s. */
import { type Scenario, Topology } from '@lanelab/scenario';

const SECOND_PS = 1e12;
const LINE = { phy: 'atm25', lengthM: 20 } as const;

/** Octets of the headers of IP and UDP. */
const HEADERS = 28;

/** Datagrams from one host to another: the octets of each IP packet, and the time between two, ps. */
interface Datagrams {
  readonly octets: number;
  readonly intervalPs: number;
}

/** An ordinary packet that takes 32 cells, long after the one before. */
const FULL: Datagrams = { octets: 1_500, intervalPs: 10e9 };
/** A packet of three cells. */
const SHORT: Datagrams = { octets: 92, intervalPs: 10e9 };
/** The largest packet of Classical IP, so often that four fifths of a line are taken. */
const LARGE: Datagrams = { octets: 9_180, intervalPs: 4e9 };

/** A and B, each at a switch of its own, and where there is a flow from C to D those two as well. */
function network(fromA: Datagrams, fromC: Datagrams | null): Scenario {
  const net = new Topology();
  const west = net.switch(
    'West',
    { x: 220, y: 200 },
    { signalling: {}, services: [{ kind: 'atmarp', network: '10.0.0.0', prefix: 24 }] },
  );
  const east = net.switch('East', { x: 420, y: 200 }, { signalling: {} });
  net.link(west, east, LINE);
  const host = (name: string, at: number, x: number, y: number, ip: string) => {
    const id = net.host(name, { x, y });
    net.link(id, at, LINE);
    net.interfaces(id, { ip, over: 'svc' });
    return id;
  };
  const datagrams = (id: number, from: number, to: number, { octets, intervalPs }: Datagrams) => {
    // From the first second on, when the hosts have registered with the ATMARP server.
    const startPs = SECOND_PS;
    net.flow({ id, kind: 'udp-stream', from, to, messageOctets: octets - HEADERS, intervalPs, startPs, log: true });
  };
  datagrams(1, host('A', west, 80, 120, '10.0.0.1'), host('B', east, 560, 120, '10.0.0.2'), fromA);
  if (fromC !== null) datagrams(2, host('C', west, 80, 280, '10.0.0.3'), host('D', east, 560, 280, '10.0.0.4'), fromC);
  return net.build({ durationPs: 1.5 * SECOND_PS, view: { title: 'Hosts at two switches' } });
}

/** A sends packets of 32 cells to B. */
export const linked: Scenario = network(FULL, null);

/** The same devices without a link: their ports stay, as cards do when no cable is in them. */
export const unlinked: Scenario = { ...linked, model: { ...linked.model, links: [] } };

/** A sends short packets over the trunk that C fills with large ones. */
export const shared: Scenario = network(SHORT, LARGE);
