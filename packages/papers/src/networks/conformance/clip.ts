/** Messages of Classical IP that undisturbed networks never need. */

import { type Scenario, Topology } from '@lanelab/scenario';
import { OC3, ping, SECOND_PS } from '../common.ts';

/** A asks for a neighbour that never registered. */
export function arpNak(): Scenario {
  const net = new Topology();
  const hosts = ['A', 'B'].map((name, index) => net.host(name, { x: 120 + 200 * index, y: 300 }));
  const [a = 0, b = 0] = hosts;
  const center = net.switch(
    'Switch',
    { x: 220, y: 140 },
    { signalling: {}, services: [{ kind: 'atmarp', network: '10.0.1.0', prefix: 24 }] },
  );
  hosts.forEach((host, index) => {
    net.link(host, center, OC3);
    net.interfaces(host, { ip: `10.0.1.${index + 1}`, over: 'svc' });
  });
  ping(net, a, b);
  net.change({ atPs: 0, kind: 'process', node: b, process: 'clip', up: false });
  net.change({ atPs: 12 * SECOND_PS, kind: 'process', node: b, process: 'clip', up: true });
  return net.build({
    durationPs: 20 * SECOND_PS,
    view: {
      question: 'How does a station of Classical IP learn that a neighbour is not there?',
      notes:
        'Watch the switch, which has the ATMARP server: at 6.009 40 s it answers A with ARP_NAK. B’s client of Classical IP does not run, so B is not registered, and the pings end at A. From 12 s on B is registered, and A’s next question, 5 s after the last one, is answered with B’s ATM address.',
    },
  });
}
