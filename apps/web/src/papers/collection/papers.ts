/** The papers that the lab rebuilds, as the gallery shows them. */
import type { Experiment } from '@lanelab/papers';

export interface Paper {
  readonly name: Experiment['paper'];
  readonly short: string;
  readonly title: string;
  readonly by: string;
  readonly testbed: string;
}

export const papers: readonly Paper[] = [
  {
    name: 'tut',
    short: 'Tampere',
    title: 'Multi-Protocol over ATM: performance tests',
    by: 'Vatiainen, Harju, Koivisto, Saaristo, Vihervaara; Tampere 1999',
    testbed: 'Three switches with parallel links, two one-armed routers with MPS, four hosts with MPC at 155 Mb/s',
  },
  {
    name: 'detken',
    short: 'Detken',
    title: 'QoS in heterogeneous networks: CLIP, LANE and MPOA performance test',
    by: 'K.-O. Detken',
    testbed: 'Bay Centillion (LANE), Newbridge VIVID (MPOA), two PCs on one switch (Classical IP)',
  },
  {
    name: 'curitiba',
    short: 'Curitiba',
    title: 'Evaluation of IP over ATM: Classical IP and LAN Emulation',
    by: 'CEFET-PR and UFPR, Curitiba',
    testbed: 'Two IBM 8285 switches, 6.2 km of fibre, four stations at 25.6 Mb/s',
  },
  {
    name: 'cluj',
    short: 'Cluj',
    title: 'Layer 4 switching in a TCP/IP environment for the ATM sources',
    by: 'Dobrota, Zinca, Vancea, Vlaicu; Cluj-Napoca',
    testbed: 'A server that relays between TCP sockets; a Virata switch at 25.6 Mb/s and a hub at 100 Mb/s',
  },
];
