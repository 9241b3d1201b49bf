/** Cluj's testbeds: a software layer 4 switch on a server between clients, over ATM at 25.6 Mb/s and on a Fast Ethernet hub. */

import { say } from '@lanelab/messages/papers-cluj';
import { type RelaySource, type Scenario, Topology } from '@lanelab/scenario';
import { CLUJ_COSTS, CLUJ_LOOP, CLUJ_SOCKETS, CLUJ_SPEEDS, type ClujHost, cpuOf } from '../../calibration/costs.ts';

export type ClujNetwork = 'atm' | 'fe';
export type ClujService = 'client-server' | 'point-to-point' | 'point-to-multipoint' | 'broadcast';
export type ClujSchedule = 'none' | 'model1' | 'model2' | 'm1b' | 'm1c' | 'm2b';

/** Ids of the machines, for experiments: the server, then the clients. */
export const CLUJ_NODES: Readonly<Record<ClujHost, number>> = {
  'Pentium II 400': 1,
  'Celeron 366': 2,
  'Pentium 233 MMX': 3,
  'Pentium 120': 4,
};
const CLIENTS = ['Celeron 366', 'Pentium 233 MMX', 'Pentium 120'] as const;

/** testfile1, a video frame; testfile2. */
export const TESTFILE_1 = 7_990;
export const TESTFILE_2 = 240_118;

/** RFC 2225; IEEE 802.3. */
const MTUS = { atm: 9_180, fe: 1_500 } as const;

const US = 1_000_000;
/** A slot of 53 octets at 25.6 Mb/s. */
export const SLOT_PS = 16_562_500;
/** How long the paper's plans are: Model 1, and 30 frames of M2_B. */
export const MODEL_1_PLAN_US = 90_070;
export const M2B_PLAN_US = 139_825;
/** Frames of a video plan. */
export const FRAMES = 30;

/**
 * Model 1 for testfile2: six PDUs. Published: the first entry (294 slots on, 65 off: 15 582 octets, 5 947 µs), the number of PDUs, that the
 * sixth is what was left, and the length of the plan. Assumed: the rest, drawn once from geometric bursts of 755 slots and
 * pauses of 181 in the mean, under the condition that the published facts hold. Bursts and pauses end at whole microseconds.
 */
export const MODEL_1: readonly { readonly octets: number; readonly us: number }[] = [
  { octets: 15_582, us: 5_947 },
  { octets: 20_458, us: 8_564 },
  { octets: 35_616, us: 13_780 },
  { octets: 87_662, us: 28_190 },
  { octets: 78_652, us: 33_589 },
  { octets: 2_148, us: 0 },
];

/** Model 2: 209 octets as often as 25.6 Mb/s carries them. */
const MODEL_2_OCTETS = 209;
const MODEL_2_PS = 65_312_500;

/**
 * Mini-sources of the video models: numbers and rates are assumed, as the paper's own are not known here. M1_B makes 13.7 Mb/s in the mean, M1_C 8, and
 * M2_B is stretched to its published plan.
 */
export const VIDEO_SOURCES = {
  m1b: { low: { count: 10, bps: 2_285_000, onPerS: 30, offPerS: 20 } },
  m1c: { low: { count: 10, bps: 2_000_000, onPerS: 20, offPerS: 30 } },
  m2b: {
    low: { count: 8, bps: 1_500_000, onPerS: 30, offPerS: 20 },
    high: { count: 2, bps: 6_000_000, onPerS: 30, offPerS: 20 },
  },
} as const;

/** Every run has the same plan: the paper drew its lists once. */
const PLAN_SEED = 1;

function sourceOf(schedule: ClujSchedule): { readonly octets: number; readonly source: RelaySource } {
  if (schedule === 'none') return { octets: TESTFILE_2, source: { kind: 'block' } };
  if (schedule === 'model1')
    return {
      octets: TESTFILE_2,
      source: { kind: 'list', pdus: MODEL_1.map(({ octets, us }) => ({ octets, gapPs: us * US })) },
    };
  if (schedule === 'model2')
    return {
      octets: TESTFILE_2,
      source: { kind: 'cbr', pduOctets: MODEL_2_OCTETS, intervalPs: MODEL_2_PS },
    };
  const plan = schedule === 'm2b' ? { planPs: M2B_PLAN_US * US } : {};
  return {
    octets: FRAMES * TESTFILE_1,
    source: {
      kind: 'markov',
      frameOctets: TESTFILE_1,
      ...VIDEO_SOURCES[schedule],
      draw: { seed: PLAN_SEED, ...plan },
    },
  };
}

function receiversOf(service: ClujService): readonly number[] {
  const [sender, second, third] = CLIENTS.map((name) => CLUJ_NODES[name]);
  if (sender === undefined || second === undefined || third === undefined) return [];
  if (service === 'client-server') return [];
  if (service === 'point-to-point') return [sender];
  return service === 'point-to-multipoint' ? [second, third] : [sender, second, third];
}

/** From opening the connections to the first send: 200 ms, so that nothing of the opening is left. */
const LEAD_PS = 200_000_000_000;

interface Cluj {
  readonly network: ClujNetwork;
  readonly service: ClujService;
  readonly schedule: ClujSchedule;
  readonly title: string;
  readonly question: string;
  readonly notes?: string;
}

const NOTES =
  'The server relays between TCP sockets: an application, no router. Every process looks at its sockets in a loop that takes 100 µs at least. The clients\u2019 sends never wait, which is assumed: ' +
  'the published sending times equal the plan.';

/** A file from the Celeron through the server. */
export function cluj({ network, service, schedule, title, question, notes = NOTES }: Cluj): Scenario {
  const net = new Topology();
  const host = (name: ClujHost, x: number, y: number) =>
    net.host(
      name,
      { x, y },
      {
        cpu: cpuOf(CLUJ_COSTS[network], CLUJ_SPEEDS[name].value),
        profile: name === 'Pentium II 400' ? 'winnt4' : 'win98',
      },
    );
  const server = host('Pentium II 400', 360, 280);
  const clients = CLIENTS.map((name, index) => host(name, 80 + 280 * index, 40));
  const middle =
    network === 'atm' ? net.switch('Virata switch', { x: 360, y: 160 }) : net.hub('Hub', { x: 360, y: 160 });
  const wire =
    network === 'atm'
      ? ({ phy: 'atm25', lengthM: 20 } as const)
      : ({ phy: 'eth100', lengthM: 20, half: true } as const);
  for (const id of [server, ...clients]) net.link(id, middle, wire);
  [server, ...clients].forEach((id, index) => {
    const ip = `10.0.0.${index + 1}`;
    if (network === 'atm') net.address(id, ip, MTUS.atm);
    else net.interfaces(id, { ip, over: 'ethernet', mtu: MTUS.fe });
  });
  if (network === 'atm') for (const client of clients) net.pvc(client, server);
  net.flow({
    id: 1,
    kind: 'relay',
    from: CLUJ_NODES['Celeron 366'],
    to: server,
    service,
    receivers: [...receiversOf(service)],
    ...sourceOf(schedule),
    sendBuffer: CLUJ_SOCKETS.sendBuffer.value,
    receiveBuffer: CLUJ_SOCKETS.receiveBuffer[network].value,
    receiveOctets: CLUJ_SOCKETS.receiveOctets.value,
    loopPs: CLUJ_LOOP.loopPs.value,
    selectPs: CLUJ_LOOP.selectPs.value,
    leadPs: LEAD_PS,
  });
  return net.build({ durationPs: 3_000_000_000_000, view: { title, question, notes } });
}

/** Tables 1 to 3 on Fast Ethernet, which the paper has no table of. */
export const clujOnHub = (
  [
    [1, 'point-to-point', ['none', 'model1', 'model2']],
    [2, 'broadcast', ['none', 'model1', 'model2']],
    [3, 'broadcast', ['m2b']],
  ] as const
).flatMap(([number, service, schedules]) =>
  schedules.map((schedule) => ({
    id: schedule === 'm2b' ? `cluj-table${number}-fe` : `cluj-table${number}-${schedule}-fe`,
    title: say('hub.question', { number }),
    build: () =>
      cluj({
        network: 'fe',
        service,
        schedule,
        title: `Cluj, Fast Ethernet, ${schedule}`,
        question: say.english('hub.question', { number }),
      }),
  })),
);
