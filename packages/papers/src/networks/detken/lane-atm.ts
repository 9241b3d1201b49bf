/** Detken's LANE testbed with the generator on ATM ports: two clients on OC-3 lines, which cost nothing. */

import { type Scenario, Topology } from '@lanelab/scenario';
import { lanServices, OC3, SECOND_PS } from '../common.ts';

export const LANE_ATM_START_S = 8;
/** A cell at 149.76 Mb/s. */
const CELL_PS = (424 / 149.76e6) * 1e12;
/** Destination, source, type and frame check sequence. */
const ETHERNET = 18;
const IP_UDP = 28;

/** Cells of an Ethernet frame over LANE: LEC identifier in, check sequence out, AAL5 trailer behind. */
export const laneCells = (frame: number): number => Math.ceil((frame - 4 + 2 + 8) / 48);
/** Payload of the datagram in it. */
export const lanePayload = (frame: number): number => frame - ETHERNET - IP_UDP;

/** Frames of one size at the full rate of the line, in one direction. */
export function bayLaneAtm(frame: number, title: string, question: string): Scenario {
  const net = new Topology();
  const elan = net.elan('bay', { version: 1 });
  const [out, back] = [
    net.host('InterWatch 95000, port 1', { x: 60, y: 280 }),
    net.host('InterWatch 95000, port 2', { x: 620, y: 280 }),
  ];
  const west = net.switch('Centillion 100 west', { x: 160, y: 120 }, { signalling: {}, services: lanServices(elan) });
  const backbone = net.switch('Centillion 1600', { x: 340, y: 120 }, { signalling: {} });
  const east = net.switch('Centillion 100 east', { x: 520, y: 120 }, { signalling: {} });
  net.link(out, west, OC3);
  net.link(west, backbone, OC3);
  net.link(backbone, east, OC3);
  net.link(east, back, OC3);
  [out, back].forEach((host, index) => {
    net.interfaces(host, { ip: `10.0.0.${index + 1}`, over: 'lane', elan });
  });
  net.flow({
    id: 1,
    kind: 'udp-stream',
    from: out,
    to: back,
    messageOctets: lanePayload(frame),
    intervalPs: Math.ceil(laneCells(frame) * CELL_PS),
    startPs: LANE_ATM_START_S * SECOND_PS,
  });
  return net.build({
    durationPs: (LANE_ATM_START_S + 4) * SECOND_PS,
    view: {
      title,
      question,
      notes:
        'The ports of the generator are clients of the emulated LAN. The first sends frames of one size as fast as its line takes cells; once the ' +
        'other\u2019s address is known they have a VC of their own, past the BUS.',
    },
  });
}
