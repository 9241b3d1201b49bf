// What is fitted to what: free parameters and the rows of the papers that they are fitted to, a group for each testbed.
import { detkenPair } from '../../packages/scenario/src/presets/clip-pair.ts';
import { SECOND_PS } from '../../packages/scenario/src/presets/common.ts';
import { curitiba } from '../../packages/scenario/src/presets/curitiba.ts';
import { TUT_HOSTS } from '../../packages/scenario/src/presets/tut-network.ts';
import {
  TUT_FORMS,
  TUT_PAIRS,
  TUT_START_S,
  type TutForm,
  tutTable1,
} from '../../packages/scenario/src/presets/tut-table1.ts';
import type { Scenario } from '../../packages/scenario/src/schema/document.ts';

export interface Parameter {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  /** Scenario paths that it is written to. */
  readonly paths: readonly string[];
  /** Where the search begins: a round number that knows nothing of the rows. */
  readonly start: number;
  readonly low: number;
  readonly high: number;
  /** Digits after the point; costs are whole picoseconds. */
  readonly digits: number;
  /** What an earlier fit gave, which scenarios and links already name: kept where the fit comes to the same but for its last digit. */
  readonly earlier?: number;
  readonly note: string;
}

export interface Row {
  readonly experiment: string;
  readonly key: string;
  /** Runs behind the value, with the group's parameters as they stand. */
  readonly runs: readonly (() => Scenario)[];
  readonly metric: string;
  readonly of: 'only' | 'most' | 'median';
  /** Parameters of what takes part in it; the others stay at their start, so that a run is not made again for their sake. */
  readonly depends: readonly string[];
  /** Why it is compared and not fitted: no parameter can tell it from another row, and it would only pull that one off. */
  readonly comparedOnly?: string;
}

/** A way to explain the rows: which parameters are free, and what the others are meanwhile. */
export interface Structure {
  readonly name: string;
  readonly free: readonly string[];
  readonly held: Readonly<Record<string, number>>;
}

export interface Group {
  readonly id: string;
  readonly parameters: readonly Parameter[];
  /** The first is the one that presets use; the others are fitted to see whether they do as well. */
  readonly structures: readonly [Structure, ...Structure[]];
  readonly rows: readonly Row[];
}

/** A run that counts from its warm-up on. */
function timed(scenario: Scenario, warmupS: number, endS: number): Scenario {
  const { model } = scenario;
  const measure = { ...model.measure, warmupPs: warmupS * SECOND_PS };
  return { ...scenario, model: { ...model, durationPs: endS * SECOND_PS, measure } };
}

const speed = (key: string, host: string, low: number, high: number): Parameter => ({
  key,
  label: `${host}, speed`,
  unit: '',
  paths: [`model.nodes.${host}.cpu.speed`],
  start: 1,
  low,
  high,
  digits: 4,
  note: 'one scale for all costs of the host',
});

const STATIONS = ['Solimoes', 'Negro', 'Madeira', 'Tapajos'] as const;
const EARLIER = { Solimoes: 1.0589, Negro: 1.0467, Madeira: 0.3808, Tapajos: 1.0242 } as const;

/** The loopback rate sets each station's speed; the best value of figure 7 has to follow. */
const curitibaGroup: Group = {
  id: 'curitiba',
  parameters: STATIONS.map((name) => ({
    ...speed(`curitiba.speed.${name}`, name, 0.1, 10),
    earlier: EARLIER[name],
    note: 'one scale a station: its TCP loopback rate equals table 3',
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

/** The stream has left its slow start and taken its shortcut. */
const TUT_WARM_S = TUT_START_S + 0.4;
const TUT_END_S = TUT_WARM_S + 1;
const mpc = (key: string): readonly string[] => TUT_HOSTS.map((host) => `model.nodes.${host}.mpc.${key}`);
const TUT_SPEED_KEYS = TUT_HOSTS.map((host) => `tut.speed.${host}`);
const isForm = (form: string): form is TutForm => Object.hasOwn(TUT_FORMS, form);

/** Of basso to sello over the Cisco. */
const BOTH_WAYS = 'a first-come-first-served router forwards both directions alike';

/** Seven values and one that is compared, six parameters: a speed a host, what the MPOA clients' egress copies an octet for, what the Cisco does a second. */
const tutGroup: Group = {
  id: 'tut',
  parameters: [
    ...TUT_HOSTS.map((host) => speed(`tut.speed.${host}`, host, 0.1, 10)),
    {
      key: 'tut.egressPsPerOctet',
      label: 'Egress copy of the MPOA client, at speed 1',
      unit: 'ps/octet',
      paths: mpc('egressPsPerOctet'),
      start: 20_000,
      low: 1_000,
      high: 500_000,
      digits: 0,
      note: 'table 1: received packets are copied into a larger buffer, for the shortcut\u2019s header is shorter than Ethernet\u2019s',
    },
    {
      key: 'tut.ciscoPacketsPerS',
      label: 'Cisco 4700, packets a second',
      unit: 'packets/s',
      paths: ['model.nodes["Cisco 4700"].forwarding.packetsPerS'],
      start: 20_000,
      low: 3_000,
      high: 1_000_000,
      digits: 0,
      note: 'table 1: what each packet takes beside its octets, acknowledgements too',
    },
    {
      key: 'tut.ingressPs',
      label: 'Ingress lookup of the MPOA client, at speed 1',
      unit: 'ps',
      paths: mpc('ingressPs'),
      start: 100_000_000,
      low: 1_000_000,
      high: 500_000_000,
      digits: 0,
      note: 'free in the rival explanation alone, in which the sender\u2019s client is slow and not the receiver\u2019s',
    },
  ],
  structures: [
    {
      name: 'the receiver\u2019s copy costs',
      free: [...TUT_SPEED_KEYS, 'tut.egressPsPerOctet', 'tut.ciscoPacketsPerS'],
      held: { 'tut.ingressPs': 3_000_000 },
    },
    {
      name: 'the sender\u2019s lookup costs',
      free: [...TUT_SPEED_KEYS, 'tut.ingressPs', 'tut.ciscoPacketsPerS'],
      held: { 'tut.egressPsPerOctet': 10_000 },
    },
  ],
  rows: Object.keys(TUT_FORMS)
    .filter(isForm)
    .flatMap((form) =>
      TUT_PAIRS.map(([from, to]) => ({
        experiment: 'tut-table1',
        key: `${form}-${from}-${to}`,
        runs: [() => timed(tutTable1(form, from, to), TUT_WARM_S, TUT_END_S)],
        metric: 'flows.1.goodputMbps',
        of: 'only' as const,
        ...(form === 'lane' && from === 'basso' ? { comparedOnly: BOTH_WAYS } : {}),
        depends: [
          `tut.speed.${from}`,
          `tut.speed.${to}`,
          ...(form === 'mpoa' ? ['tut.egressPsPerOctet', 'tut.ingressPs'] : []),
          ...(form === 'lane' ? ['tut.ciscoPacketsPerS'] : []),
        ],
      })),
    ),
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
      label: 'Copy, Pentium II 350',
      unit: 'ps/octet',
      paths: PCS.map((name) => `model.nodes["${name}"].cpu.copyPsPerOctet`),
      start: 10_000,
      low: 1_000,
      high: 500_000,
      digits: 0,
      note: 'figures 8 and 9: about 35 Mb/s with packets of 576 octets, up to about 60 with 1 500',
    },
  ],
  structures: [{ name: 'octets cost', free: ['detken.copyPsPerOctet'], held: {} }],
  rows: [detkenRow('detken-fig8', 'level', 576, 'median'), detkenRow('detken-fig9', 'best', 1_500, 'most')],
};

export const GROUPS: readonly Group[] = [curitibaGroup, detkenGroup, tutGroup];
