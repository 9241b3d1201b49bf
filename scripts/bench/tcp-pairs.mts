// Hosts with TCP streams, as many as wanted, for the bench alone.
import { CLIP_PAIR_COSTS, cpuOf } from '../../packages/papers/src/calibration/costs.ts';
import { OC3, SECOND_PS } from '../../packages/papers/src/networks/common.ts';
import { type Scenario, Topology } from '../../packages/scenario/src/index.ts';

/** As many pairs of hosts at one switch as wanted, each with one TCP stream over Classical IP. */
export function tcpPairs(pairs: number): Scenario {
  const net = new Topology();
  const middle = net.switch('Switch', { x: 400, y: 0 });
  const hostOf = (name: string, x: number, n: number, ip: string) => {
    const id = net.host(name, { x, y: 100 * n }, { cpu: cpuOf(CLIP_PAIR_COSTS, 1) });
    net.link(id, middle, OC3);
    net.address(id, ip, 9_180);
    return id;
  };
  for (let n = 0; n < pairs; n += 1) {
    const from = hostOf(`From ${n + 1}`, 0, n, `10.0.${n}.1`);
    const to = hostOf(`To ${n + 1}`, 800, n, `10.0.${n}.2`);
    net.pvc(from, to);
    const buffers = { messageOctets: 8_192, sendBuffer: 57_344, receiveBuffer: 57_344 };
    net.flow({ id: n + 1, kind: 'tcp-stream', from, to, ...buffers });
  }
  return net.build({ durationPs: 2 * SECOND_PS, view: { title: `${pairs} pairs of hosts` } });
}
