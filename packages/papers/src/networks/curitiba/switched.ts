/** Curitiba's testbed with signalling: LAN emulation, and Classical IP over switched circuits. */

import { type InterfaceInput, type Scenario, Topology } from '@lanelab/scenario';
import { CURITIBA_COSTS, CURITIBA_SPEEDS, type CuritibaStation, cpuOf } from '../../calibration/costs.ts';
import { ATM25, lanServices, ping, SECOND_PS } from '../common.ts';
import { CURITIBA_NODES } from './testbed.ts';

const BUFFER = 16_384;
const MESSAGE = 4_096;

interface Form {
  readonly over: (net: Topology) => Omit<InterfaceInput, 'port' | 'ip'>;
  readonly services: 'lane' | 'atmarp';
  readonly title: string;
  readonly question: string;
  readonly notes: string;
}

const lanes: Form['over'] = (net) => ({ over: 'lane', elan: net.elan('curitiba') });

/** The stations around their two switches; the stream is for the caller to lay. */
function stationsOf({ over, services }: Pick<Form, 'over' | 'services'>) {
  const net = new Topology();
  const station = (name: keyof typeof CURITIBA_SPEEDS, x: number, y: number) =>
    net.host(name, { x, y }, { cpu: cpuOf(CURITIBA_COSTS, CURITIBA_SPEEDS[name].value), profile: 'bsd-reno' });
  const stations = [
    station('Madeira', 80, 80),
    station('Solimoes', 80, 280),
    station('Negro', 560, 80),
    station('Tapajos', 560, 280),
  ] as const;
  const entry = over(net);
  const west = net.switch(
    'IBM 8285 west',
    { x: 220, y: 180 },
    {
      backplaneMbps: 4_200,
      signalling: {},
      services: services === 'lane' ? lanServices(1) : [{ kind: 'atmarp', network: '10.0.0.0', prefix: 24 }],
    },
  );
  const east = net.switch('IBM 8285 east', { x: 420, y: 180 }, { backplaneMbps: 4_200, signalling: {} });
  stations.forEach((host, index) => {
    net.link(host, index < 2 ? west : east, ATM25);
    net.interfaces(host, { ip: `10.0.0.${index + 1}`, ...entry });
  });
  net.link(west, east, { phy: 'oc3c', lengthM: 6_200 });
  return { net, stations };
}

/** One netperf stream over the emulated LAN, from when everybody has joined on. */
export interface CuritibaLaneStream {
  readonly from: CuritibaStation;
  readonly to: CuritibaStation;
  readonly messageOctets: number;
  readonly buffer: number;
  readonly title: string;
  readonly question: string;
}

/** When the stream of `curitibaLaneStream` begins. */
export const CURITIBA_LANE_START_S = 8;

export function curitibaLaneStream({ from, to, messageOctets, buffer, title, question }: CuritibaLaneStream): Scenario {
  const { net } = stationsOf({ over: lanes, services: 'lane' });
  net.flow({
    id: 1,
    kind: 'tcp-stream',
    from: CURITIBA_NODES[from],
    to: CURITIBA_NODES[to],
    messageOctets,
    receiveOctets: buffer,
    sendBuffer: buffer,
    receiveBuffer: buffer,
    startPs: CURITIBA_LANE_START_S * SECOND_PS,
  });
  const notes =
    'The four stations are in one emulated LAN, whose servers are in the western switch; the stream has a VCC of its own.';
  return net.build({ durationPs: (CURITIBA_LANE_START_S + 60) * SECOND_PS, view: { title, question, notes } });
}

function curitibaSwitched({ over, services, title, question, notes }: Form): Scenario {
  const { net, stations } = stationsOf({ over, services });
  const [, solimoes, negro] = stations;
  ping(net, solimoes, negro, { stopS: 8 });
  net.flow({
    id: net.flows.length + 1,
    kind: 'tcp-stream',
    from: solimoes,
    to: negro,
    messageOctets: MESSAGE,
    receiveOctets: BUFFER,
    sendBuffer: BUFFER,
    receiveBuffer: BUFFER,
    startPs: 8 * SECOND_PS,
  });
  return net.build({ durationPs: 30 * SECOND_PS, view: { title, question, notes } });
}

export const curitibaLane = (): Scenario =>
  curitibaSwitched({
    over: lanes,
    services: 'lane',
    title: 'Curitiba over LAN emulation',
    question: 'What does LAN emulation cost beside Classical IP with packets of the same size?',
    notes:
      'The four stations join one emulated LAN, whose servers are in the western switch. A packet of 1500 octets takes 32 cells, ' +
      'as many as Classical IP needs for it; what differs is how the path is found.',
  });

export const curitibaSvc = (): Scenario =>
  curitibaSwitched({
    over: () => ({ over: 'svc', mtu: 1_500 }),
    services: 'atmarp',
    title: 'Curitiba over switched circuits',
    question: 'What is it like to call before sending?',
    notes:
      'The stations register their addresses with an ATMARP server in the western switch. The first packet to a neighbour asks ' +
      'it for the ATM address and then calls there; all that follow use the circuit.',
  });
