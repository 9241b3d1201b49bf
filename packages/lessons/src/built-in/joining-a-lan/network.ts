/** The network of the last step: a host C stands beside the emulated LAN red, in which A is. */
import { type Scenario, Topology } from '@lanelab/scenario';

const SECOND_PS = 1e12;
const ATM25 = { phy: 'atm25', lengthM: 20 } as const;
const OC3 = { phy: 'oc3c', lengthM: 20 } as const;

/** C with a cable to West and in the emulated LAN red, or with neither: then it is set to blue. */
function network(hasJoined: boolean): Scenario {
  const net = new Topology();
  const [red, blue] = [net.elan('red'), net.elan('blue')];
  const a = net.host('A', { x: 80, y: 300 }, { gateway: '10.0.1.254' });
  const b = net.host('B', { x: 560, y: 300 }, { gateway: '10.0.2.254' });
  const west = net.switch(
    'West',
    { x: 220, y: 200 },
    { signalling: {}, services: [{ kind: 'lecs' }, { kind: 'les', elan: red }, { kind: 'les', elan: blue }] },
  );
  const east = net.switch('East', { x: 420, y: 200 }, { signalling: {} });
  const router = net.router('Router', { x: 220, y: 80 });
  const c = net.host('C', { x: 80, y: 120 });
  net.link(a, west, ATM25);
  net.link(b, east, ATM25);
  net.link(west, east, OC3);
  net.link(router, west, OC3);
  const cable = net.link(c, west, ATM25);
  net.interfaces(a, { ip: '10.0.1.1', over: 'lane', elan: red });
  net.interfaces(b, { ip: '10.0.2.1', over: 'lane', elan: blue });
  net.interfaces(router, { ip: '10.0.1.254', over: 'lane', elan: red }, { ip: '10.0.2.254', over: 'lane', elan: blue });
  net.interfaces(c, { ip: '10.0.1.2', over: 'lane', elan: hasJoined ? red : blue });
  net.flow({ id: 1, kind: 'ping', from: a, to: c, intervalPs: SECOND_PS / 5, startPs: 6 * SECOND_PS });
  const built = net.build({ durationPs: 7 * SECOND_PS, view: { title: 'A host beside two emulated LANs' } });
  if (hasJoined) return built;
  const links = built.model.links.filter(({ id }) => id !== cable);
  return { ...built, model: { ...built.model, links } };
}

export const beside: Scenario = network(false);
export const joined: Scenario = network(true);
