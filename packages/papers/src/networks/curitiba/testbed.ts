/** Curitiba's testbed: two IBM 8285 switches over 6.2 km of fibre, four stations with 25.6 Mb/s NICs. */

import { type Scenario, Topology } from '@lanelab/scenario';
import { CURITIBA_COSTS, CURITIBA_SPEEDS, type CuritibaStation, cpuOf } from '../../calibration/costs.ts';

/** Stations by node id; the paper puts Madeira and Solimoes on one switch and Negro on the other. */
export const CURITIBA_NODES: Readonly<Record<CuritibaStation, number>> = {
  Madeira: 1,
  Solimoes: 2,
  Negro: 3,
  Tapajos: 4,
};

const SECOND_PS = 1_000_000_000_000;

/** EPD is the paper's; where it begins is not said, so three quarters of the buffer. */
const EPD = { ubr: { capacityCells: 8_192, discard: { kind: 'epd', thresholdCells: 6_144, keepLast: true } } } as const;

export interface CuritibaStream {
  readonly from: CuritibaStation;
  readonly to: CuritibaStation;
  readonly mtu: number;
  readonly messageOctets: number;
  readonly buffer: number;
  readonly title: string;
  readonly question: string;
  readonly durationPs?: number;
}

/** The testbed with one netperf TCP stream; `from` = `to` runs it over the loopback interface. */
export function curitiba(stream: CuritibaStream): Scenario {
  const net = new Topology();
  const places = {
    Madeira: { x: 80, y: 80 },
    Solimoes: { x: 80, y: 280 },
    Negro: { x: 720, y: 80 },
    Tapajos: { x: 720, y: 280 },
  };
  const stations = ['Madeira', 'Solimoes', 'Negro', 'Tapajos'] as const;
  for (const name of stations)
    net.host(name, places[name], { cpu: cpuOf(CURITIBA_COSTS, CURITIBA_SPEEDS[name].value), profile: 'bsd-reno' });
  const west = net.switch('IBM 8285 west', { x: 280, y: 180 }, { backplaneMbps: 4_200 });
  const east = net.switch('IBM 8285 east', { x: 520, y: 180 }, { backplaneMbps: 4_200 });
  for (const name of stations)
    net.link(CURITIBA_NODES[name], name === 'Madeira' || name === 'Solimoes' ? west : east, {
      phy: 'atm25',
      lengthM: 20,
      queues: EPD,
    });
  net.link(west, east, { phy: 'oc3c', lengthM: 6_200, queues: EPD });
  stations.forEach((name, index) => {
    net.address(CURITIBA_NODES[name], `10.0.0.${index + 1}`, stream.mtu);
  });
  stations.forEach((a, index) => {
    for (const b of stations.slice(index + 1)) net.pvc(CURITIBA_NODES[a], CURITIBA_NODES[b]);
  });
  net.flow({
    id: 1,
    kind: 'tcp-stream',
    from: CURITIBA_NODES[stream.from],
    to: CURITIBA_NODES[stream.to],
    messageOctets: stream.messageOctets,
    receiveOctets: stream.buffer,
    sendBuffer: stream.buffer,
    receiveBuffer: stream.buffer,
  });
  return net.build({
    durationPs: stream.durationPs ?? 60 * SECOND_PS,
    view: { title: stream.title, question: stream.question, notes: '' },
  });
}
