/** Cameras that send video telephone scenes to one server: each plans its frames by the chain of Maglaris et al. */

import { type Scenario, Topology } from '@lanelab/scenario';
import { OC3, SECOND_PS } from '../common.ts';

/** Enough for a mean and a variance that say something: half a minute of video each. */
export const CAMERAS = 8;
export const PLAN_OCTETS = 16_000_000;
/** A frame takes 16 ms in the mean, a small part of the quarter second in which a scene forgets itself. */
export const FRAME_OCTETS = 8_000;

/** Video telephone scenes, as the paper describes them: bits a pixel, pixels a picture, pictures a second, and how fast the autocovariance falls. */
export const SCENE = {
  meanBits: 0.52,
  varianceBits: 0.0536,
  decayPerS: 3.9,
  pixels: 250_000,
  picturesPerS: 30,
  miniSources: 20,
} as const;

const PIXELS_PER_S = SCENE.pixels * SCENE.picturesPerS;
export const MEAN_MBPS = (SCENE.meanBits * PIXELS_PER_S) / 1e6;
export const VARIANCE = SCENE.varianceBits * (PIXELS_PER_S / 1e6) ** 2;

/** The share of mini-sources that are on, from mean and variance of their sum; steps of rate and changes a second follow. */
const ON_SHARE = 1 / (1 + (SCENE.miniSources * SCENE.varianceBits) / SCENE.meanBits ** 2);
export const MINI_SOURCES = {
  count: SCENE.miniSources,
  bps: Math.round((MEAN_MBPS * 1e6) / (SCENE.miniSources * ON_SHARE)),
  onPerS: SCENE.decayPerS * ON_SHARE,
  offPerS: SCENE.decayPerS * (1 - ON_SHARE),
} as const;

export function cameras(view: { readonly title: string; readonly question: string; readonly notes: string }): Scenario {
  const net = new Topology();
  const node = net.switch('Switch', { x: 520, y: 290 });
  const server = net.host('Server', { x: 780, y: 290 });
  net.link(server, node, OC3);
  net.address(server, '10.0.0.1', 9_180);
  for (let index = 0; index < CAMERAS; index += 1) {
    // Two columns, one half a place below the other, so that lines of the first pass between names of the second.
    const from = net.host(`Camera ${index + 1}`, { x: 80 + 200 * (index % 2), y: 60 + 65 * index });
    net.link(from, node, OC3);
    net.address(from, `10.0.0.${index + 2}`, 9_180);
    net.pvc(from, server);
    net.flow({
      id: index + 1,
      kind: 'relay',
      from,
      to: server,
      service: 'client-server',
      octets: PLAN_OCTETS,
      source: { kind: 'markov', frameOctets: FRAME_OCTETS, low: MINI_SOURCES },
      sendBuffer: 65_536,
      receiveBuffer: 65_536,
    });
  }
  return net.build({ durationPs: 40 * SECOND_PS, view });
}
