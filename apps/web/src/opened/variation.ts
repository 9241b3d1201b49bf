/** What a reader may change on a shared scenario before running it: the sizes of its streams, its MTU, time and seed. */
import { type Flow, type Scenario, type Setting, setPaths } from '@lanelab/scenario';

export interface Knob {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly paths: readonly string[];
}

/** More streams than these are better changed in the file. */
const mostStreams = 4;
const mostOctets = 16_777_216;
const picosecondsPerSecond = 1e12;

function streamKnobs(flow: Flow, several: boolean): readonly Knob[] {
  if (flow.kind !== 'tcp-stream') return [];
  const of = several ? ` of stream ${flow.id}` : '';
  const octets = (key: string, label: string, value: number): Knob => ({
    key: `${key}${flow.id}`,
    label: `${label}${of}`,
    unit: 'octets',
    value,
    min: 1,
    max: mostOctets,
    paths: [`model.flows.${flow.id}.${key}`],
  });
  return [
    octets('messageOctets', 'Message', flow.messageOctets),
    octets('sendBuffer', 'Send buffer', flow.sendBuffer),
    octets('receiveBuffer', 'Receive buffer', flow.receiveBuffer),
  ];
}

function mtuKnob(scenario: Scenario): readonly Knob[] {
  const interfaces = scenario.model.nodes.flatMap((node) => (node.kind === 'host' ? node.interfaces : []));
  const [first] = interfaces;
  if (first === undefined || interfaces.some(({ mtu }) => mtu !== first.mtu)) return [];
  const paths = ['model.nodes[*].interfaces[*].mtu'];
  return [{ key: 'mtu', label: 'MTU', unit: 'octets', value: first.mtu, min: 68, max: 65_527, paths }];
}

export function knobsOf(scenario: Scenario): readonly Knob[] {
  const streams = scenario.model.flows.filter(({ kind }) => kind === 'tcp-stream');
  return [
    ...(streams.length > mostStreams ? [] : streams.flatMap((flow) => streamKnobs(flow, streams.length > 1))),
    ...mtuKnob(scenario),
    {
      key: 'seconds',
      label: 'Simulated time',
      unit: 's',
      value: scenario.model.durationPs / picosecondsPerSecond,
      min: 0.001,
      max: 600,
      paths: ['model.durationPs'],
    },
    {
      key: 'seed',
      label: 'Seed',
      unit: '',
      value: scenario.model.seed,
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      paths: ['model.seed'],
    },
  ];
}

/** Changed values by the knob's key. */
export type Turned = Readonly<Record<string, number>>;

export type Varied = { readonly scenario: Scenario } | { readonly refusal: string };

export function vary(scenario: Scenario, knobs: readonly Knob[], turned: Turned): Varied {
  const settings = knobs.flatMap((knob): readonly Setting[] => {
    const value = turned[knob.key];
    if (value === undefined) return [];
    const written = knob.key === 'seconds' ? Math.round(value * picosecondsPerSecond) : value;
    return knob.paths.map((path) => ({ path, value: written }));
  });
  if (settings.length === 0) return { scenario };
  const result = setPaths(scenario, settings);
  return result.ok ? { scenario: result.scenario } : { refusal: result.message };
}
