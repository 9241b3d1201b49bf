/** Many clients of one emulated LAN behind many switches: how far the lab goes. */

import { type Scenario, Topology } from '@lanelab/scenario';
import { lanServices, OC3, ping, SECOND_PS } from '../common.ts';

const SWITCHES = 20;
/** Switches in a row of the drawing, what lies between them, and between clients, which stand in rows of five around their switch. */
const PER_ROW = 5;
const APART = { x: 560, y: 320 } as const;
const SEAT = { x: 100, y: 100 } as const;

/** Where a client stands: the first five above their switch, all others below it. */
const seatAt = (seat: number) => ({
  x: ((seat % PER_ROW) - 2) * SEAT.x,
  y: seat < PER_ROW ? -SEAT.y : Math.floor(seat / PER_ROW) * SEAT.y,
});

/** Clients in turn at the switches of a binary tree, the servers in its first switch; then each pings one of the other half. */
export function campusOf(count: number, title: string, question: string): Scenario {
  const net = new Topology();
  const elan = net.elan('campus');
  const rows = Math.max(0, Math.ceil(count / SWITCHES / PER_ROW) - 2);
  const place = (n: number) => ({
    x: 280 + (n % PER_ROW) * APART.x,
    y: 180 + Math.floor(n / PER_ROW) * (APART.y + rows * SEAT.y),
  });
  const switches = Array.from({ length: SWITCHES }, (_, n) =>
    net.switch(`Switch ${n + 1}`, place(n), { signalling: {}, services: n === 0 ? lanServices(elan) : [] }),
  );
  switches.slice(1).forEach((node, n) => {
    net.link(switches[Math.floor(n / 2)] ?? node, node, OC3);
  });
  const clients = Array.from({ length: count }, (_, n) => {
    const [at, seat] = [place(n % SWITCHES), seatAt(Math.floor(n / SWITCHES))];
    const id = net.host(`Client ${n + 1}`, { x: at.x + seat.x, y: at.y + seat.y });
    net.link(id, switches[n % SWITCHES] ?? id, OC3);
    const ip = `10.0.${1 + Math.floor(n / 100)}.${1 + (n % 100)}`;
    net.interfaces(id, { ip, prefix: 16, over: 'lane', elan });
    return id;
  });
  const half = Math.floor(count / 2);
  clients.slice(0, half).forEach((from, n) => {
    ping(net, from, clients[half + n] ?? from, { startS: 10 });
  });
  return net.build({
    durationPs: 20 * SECOND_PS,
    view: {
      title,
      question,
      notes:
        'All are switched on at once. Each registers its address, asks the LECS, joins, and is called by the BUS, through a ' +
        'tree of switches of which each needs its time for a call. Then each pings one of the other half.',
    },
  });
}

export const campus = (): Scenario =>
  campusOf(200, 'Two hundred clients behind twenty switches', 'Are all clients in before the first timer runs out?');
