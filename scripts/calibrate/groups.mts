// What is fitted to what: free parameters and the rows of the papers that they are fitted to, a group for each testbed.

import { CLUJ_NODES, type ClujSchedule, cluj } from '../../packages/papers/src/networks/cluj/testbeds.ts';
import { SECOND_PS } from '../../packages/papers/src/networks/common.ts';
import { curitiba } from '../../packages/papers/src/networks/curitiba/testbed.ts';
import { detkenPair } from '../../packages/papers/src/networks/detken/clip-pair.ts';
import { EIES_START_S, eiesClip, eiesLane } from '../../packages/papers/src/networks/detken/eies.ts';
import { BUS_SERIES, bayLaneBus, LANE_START_S } from '../../packages/papers/src/networks/detken/traffic.ts';
import { CLUJ_RULES, DETKEN_RULES } from '../../packages/papers/src/networks/other-rules.ts';
import type { Scenario } from '../../packages/scenario/src/schema/document.ts';
import { type Group, type Parameter, type Row, speed, timed } from './group.mts';
import { tutGroup } from './tampere.mts';

const STATIONS = ['Solimoes', 'Negro', 'Madeira', 'Tapajos'] as const;
const EARLIER = { Solimoes: 1.0589, Negro: 1.0467, Madeira: 0.3808, Tapajos: 1.0242 } as const;

/** The loopback rate sets each station's speed; the best value of figure 7 has to follow. */
const curitibaGroup: Group = {
  id: 'curitiba',
  parameters: STATIONS.map((name) => ({
    ...speed(`curitiba.speed.${name}`, name, 0.1, 10),
    earlier: EARLIER[name],
    note: 'calibrated.station-speed',
  })),
  structures: [{ name: 'one speed a station', free: STATIONS.map((name) => `curitiba.speed.${name}`), held: {} }],
  rows: [
    ...STATIONS.map((name) => ({
      experiment: 'curitiba-table3',
      key: name,
      runs: [
        () =>
          timed(
            curitiba({
              from: name,
              to: name,
              mtu: 9_180,
              messageOctets: 4_096,
              buffer: 4_096,
              title: 'Curitiba, table 3',
              question: '',
            }),
            1,
            5,
          ),
      ],
      metric: 'flows.1.goodputMbps',
      of: 'only' as const,
      depends: [`curitiba.speed.${name}`],
    })),
    {
      experiment: 'curitiba-fig7',
      key: 'best',
      runs: [8_192, 12_288, 16_384].map(
        (buffer) => () =>
          timed(
            curitiba({
              from: 'Solimoes',
              to: 'Negro',
              mtu: 1_500,
              messageOctets: 16_384,
              buffer,
              title: 'Curitiba, figure 7',
              question: '',
            }),
            1,
            5,
          ),
      ),
      metric: 'flows.1.goodputMbps',
      of: 'most',
      depends: ['curitiba.speed.Solimoes', 'curitiba.speed.Negro'],
    },
  ],
};

const PCS = ['Pentium II 350', 'Pentium II 266'] as const;
/** Some of the figures' buffers, 16 to 64 kbyte. */
const DETKEN_BUFFERS = [16_384, 24_576, 32_768, 49_152, 65_535];

const detkenRow = (experiment: string, key: string, packet: number, of: Row['of']): Row => ({
  experiment,
  key,
  runs: DETKEN_BUFFERS.map(
    (buffer) => () => timed(detkenPair({ packet, buffer, title: experiment, question: '' }), 1, 2.5),
  ),
  metric: 'flows.1.goodputMbps',
  of,
  depends: ['detken.copyPsPerOctet'],
});

/** Two values, one parameter: what an octet costs; packets and calls have their assumed costs. */
const detkenGroup: Group = {
  id: 'detken',
  parameters: [
    {
      key: 'detken.copyPsPerOctet',
      unit: 'ps/octet',
      paths: PCS.map((name) => `model.nodes["${name}"].cpu.copyPsPerOctet`),
      start: 20_000,
      low: 1_000,
      high: 500_000,
      digits: 0,
      note: 'calibrated.detken-copy',
    },
  ],
  structures: [{ name: 'octets cost', free: ['detken.copyPsPerOctet'], held: {} }],
  rules: DETKEN_RULES,
  rows: [detkenRow('detken-fig8', 'level', 576, 'median'), detkenRow('detken-fig9', 'best', 1_500, 'most')],
};

const eiesRow = (key: string, build: () => Scenario, startS: number): Row => ({
  experiment: 'detken-eies',
  key,
  runs: [() => timed(build(), startS + 0.5, startS + 2.5)],
  metric: 'flows.1.goodputMbps',
  of: 'only',
  depends: ['eies.speed'],
});

/** Two values, one parameter: the speed of both hosts, on the costs of Tampere's. Over Classical IP the line is the limit. */
const eiesGroup: Group = {
  id: 'eies',
  parameters: [
    {
      key: 'eies.speed',
      unit: '',
      paths: ['A', 'B'].map((name) => `model.nodes["Sun ${name}"].cpu.speed`),
      // From 0.65 on the line is the limit both ways, and nothing moves.
      start: 0.5,
      low: 0.1,
      high: 10,
      digits: 4,
      note: 'calibrated.eies',
    },
  ],
  structures: [{ name: 'one speed', free: ['eies.speed'], held: {} }],
  rows: [eiesRow('clip', eiesClip, 0), eiesRow('lane', eiesLane, EIES_START_S)],
};

/** Half-second intervals of full load before the one that is looked at. */
const BUS_INTERVALS = 4;

/** One value and one parameter: what the BUS takes at most. That it goes down under full load, and when, is predicted. */
const busGroup: Group = {
  id: 'bus',
  oneToOne: 'the capacity is what the paper measured; nothing else of figure 4 is fitted',
  parameters: [
    {
      key: 'bus.cellsPerS',
      unit: 'cells/s',
      paths: ['model.nodes["Centillion 100 west"].processor.cellsPerS'],
      start: 40_000,
      low: 5_000,
      high: 353_208,
      digits: 0,
      earlier: 53_000,
      note: 'calibrated.bus',
    },
  ],
  structures: [{ name: 'the capacity', free: ['bus.cellsPerS'], held: {} }],
  rows: [
    {
      experiment: 'detken-fig4',
      key: 'cells',
      runs: [() => timed(bayLaneBus(100, 'Detken, figure 4', ''), LANE_START_S, LANE_START_S + 3)],
      metric: `series.${BUS_SERIES}.values[${2 * LANE_START_S + BUS_INTERVALS}]`,
      // Cells in half a second.
      factor: 2,
      of: 'only',
      depends: ['bus.cellsPerS'],
    },
  ],
};

const CLUJ_MACHINES = Object.keys(CLUJ_NODES);
const clujCpu = (...keys: readonly string[]): readonly string[] =>
  CLUJ_MACHINES.flatMap((name) => keys.map((key) => `model.nodes["${name}"].cpu.${key}`));
const CLUJ_SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const clujCost = (key: string, unit: string, paths: readonly string[], start: number): Parameter => ({
  key: `cluj.${key}`,
  unit,
  paths,
  start,
  low: start / 100,
  high: start * 100,
  digits: 0,
  note: 'calibrated.cluj',
});
const CLUJ_PARAMETERS = [
  clujCost('packetPs', 'ps', clujCpu('sendPacketPs', 'receivePacketPs'), 250_000_000),
  clujCost('copyPsPerOctet', 'ps/octet', clujCpu('copyPsPerOctet'), 200_000),
  clujCost('cellPs', 'ps', clujCpu('cellPs'), 10_000_000),
  clujCost('selectPs', 'ps', ['model.flows.1.selectPs'], 25_000_000),
];

/** Six values, four parameters: what packets, octets, cells and the loop cost. */
const clujGroup: Group = {
  id: 'cluj',
  iterations: 12,
  parameters: CLUJ_PARAMETERS,
  rules: CLUJ_RULES,
  structures: [{ name: 'four costs', free: CLUJ_PARAMETERS.map(({ key }) => key), held: {} }],
  rows: (['none', 'model1', 'model2'] as const).flatMap((schedule) =>
    (
      [
        ['1', 'rfPs'],
        ['3', 'receivingPs'],
      ] as const
    ).map(([number, time]) => ({
      experiment: 'cluj-table1',
      key: `${schedule}-${number}`,
      runs: CLUJ_SEEDS.map((seed) => () => clujTable1(schedule, seed)),
      metric: `flows.1.transfer.receivers[0].${time}`,
      factor: 1e-6,
      of: 'median' as const,
      depends: CLUJ_PARAMETERS.map(({ key }) => key),
    })),
  ),
};

/** A file to the server and back, with the timers' phases of one seed. */
function clujTable1(schedule: ClujSchedule, seed: number): Scenario {
  const scenario = cluj({ network: 'atm', service: 'point-to-point', schedule, title: 'Cluj, table 1', question: '' });
  return { ...scenario, model: { ...scenario.model, seed, durationPs: SECOND_PS } };
}

export const GROUPS: readonly Group[] = [curitibaGroup, detkenGroup, eiesGroup, busGroup, tutGroup, clujGroup];
