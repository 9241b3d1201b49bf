/** A network for tests of checks: two stations in two emulated LANs, a router between, a ping and two streams. */
import { mustParse, type Scenario } from '@lanelab/scenario';

const station = (id: number, name: string, ip: string, elan: number) => ({
  id,
  kind: 'host',
  name,
  ports: [{ id: 1, phy: 'atm25' }],
  interfaces: [{ port: 1, ip, prefix: 24, over: 'lane', elan, mtu: 1500 }],
  gateway: ip.replace(/\d+$/, '254'),
});

const datagrams = (id: number) => ({ id, from: 1, to: 2, kind: 'udp-stream', messageOctets: 100, intervalPs: 1e10 });

export const NETWORK: Scenario = mustParse({
  lanelab: 7,
  model: {
    nodes: [
      station(1, 'A', '10.0.1.1', 1),
      station(2, 'IBM 8285 east', '10.0.2.1', 2),
      {
        id: 3,
        kind: 'switch',
        name: 'West',
        ports: [1, 2, 3].map((port) => ({ id: port, phy: port === 1 ? 'atm25' : 'oc3c', queues: {} })),
        signalling: {},
        services: [{ kind: 'lecs' }, { kind: 'les', elan: 1 }, { kind: 'les', elan: 2 }],
      },
      {
        id: 4,
        kind: 'switch',
        name: 'East',
        ports: [1, 2].map((port) => ({ id: port, phy: port === 1 ? 'atm25' : 'oc3c', queues: {} })),
        signalling: {},
      },
    ],
    links: [
      { id: 1, a: { node: 1, port: 1 }, b: { node: 3, port: 1 }, lengthM: 20 },
      { id: 2, a: { node: 2, port: 1 }, b: { node: 4, port: 1 }, lengthM: 20 },
      { id: 3, a: { node: 3, port: 2 }, b: { node: 4, port: 2 }, lengthM: 20 },
    ],
    elans: [
      { id: 1, name: 'red', maxFrame: 1516, version: 2 },
      { id: 2, name: 'blue', maxFrame: 1516, version: 2 },
    ],
    flows: [
      { id: 1, from: 1, to: 2, kind: 'ping' },
      datagrams(2),
      { id: 3, from: 2, to: 1, kind: 'tcp-stream', messageOctets: 100, sendBuffer: 8192, receiveBuffer: 8192 },
      datagrams(4),
    ],
    changes: [
      { atPs: 3e12, kind: 'link-up', link: 3, up: false },
      { atPs: 4e12, kind: 'link-up', link: 3, up: true },
    ],
    durationPs: 5e12,
  },
});
