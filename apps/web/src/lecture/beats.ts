/** The lecture as data: what each beat runs, from when to when, how fast, and its texts. */
import { say } from '@lanelab/messages/lecture';
import { type Layer, parseScenario, type Scenario } from '@lanelab/scenario';
import type { ControlMessage } from '../playback/run/types.ts';
import { type BeatId, beatWords } from './beat-words.ts';
import type { Caption } from './captions.ts';
import type { Moment } from './log.ts';
import { pairScenario } from './pair.ts';

const US = 1e6;
const MS = 1e9;

/** Beats in order, as the player takes them: the lecture of the lab, or one that a teacher has made. */
export interface PlayedLecture {
  readonly title: string;
  readonly beats: readonly Beat[];
}

export interface Beat {
  readonly id: string;
  readonly title: string;
  /** Planned for it; null where nobody has said. */
  readonly minutes: number | null;
  /** What runs: one pane, two, or the paper's chart alone. */
  readonly shows: 'one' | 'pair' | 'chart';
  /** The layer above the cables. */
  readonly layer: Layer;
  readonly scenario: () => Scenario;
  /** Beside it. */
  readonly other?: () => Scenario;
  /** Names of both. */
  readonly titles?: readonly [string, string];
  readonly from: Moment;
  /** The beat plays until this moment, and waits there; null: it waits where it begins. */
  readonly until: Moment | null;
  /** Simulated ps a second. */
  readonly speed: number;
  /** Devices by name that are in hand. */
  readonly selects: readonly string[];
  readonly captions: readonly Caption[];
  readonly notes: readonly string[];
}

/** The MPOA server of every router stops at an instant. */
function withoutServer(scenario: Scenario, atPs: number): Scenario {
  const { model } = scenario;
  const changes = model.nodes.flatMap((node) =>
    node.kind === 'router' && node.mps !== undefined
      ? [{ atPs, kind: 'process' as const, node: node.id, process: 'mps' as const, up: false }]
      : [],
  );
  const parsed = parseScenario({ ...scenario, model: { ...model, changes: [...model.changes, ...changes] } });
  return parsed.ok ? parsed.scenario : scenario;
}

const ping: Moment = { of: 'flow', kind: 'ping' };
const file: Moment = { of: 'flow', kind: 'tcp-stream' };
const joined: Moment = { of: 'quiet', before: ping };
const READY = ['READY_IND', 'READY_QUERY'] as const;
/** ARP resolves the router's address for the first packet of the ping: pings begin by their own clock. */
const firstPing: Moment = { of: 'message', names: ['ARP', 'LE_ARP_REQUEST', 'LE_ARP_RESPONSE'], after: ping };
const pingAfter = (afterPs: number): Moment => ({ ...firstPing, afterPs });
const request: Moment = { of: 'message', names: ['MPOA Resolution Request'], after: file };
const reply: Moment = { of: 'message', names: ['MPOA Resolution Reply'], after: request };

/** The server is dead, so the client reports its requests but no message arrives. */
const asked: Moment = { of: 'request', after: file };
const askedAgain = { of: 'request', why: 'retry', after: asked } as const satisfies Moment;

const after = (moment: 'ping' | 'tcp-stream', afterPs: number): Moment => ({ of: 'flow', kind: moment, afterPs });
const message = (name: ControlMessage, since?: Moment): Moment =>
  since === undefined ? { of: 'message', names: [name] } : { of: 'message', names: [name], after: since };

const words = <Id extends BeatId>(id: Id) => ({ id, title: beatWords[id].title, notes: beatWords[id].notes });

/** How much wider than the presets the network is drawn, as the stage of a projector is. */
const WIDER = 1.85;

function widened(scenario: Scenario): Scenario {
  const places = Object.entries(scenario.layout.nodes).map(([id, { x, y }]) => [id, { x: x * WIDER, y }] as const);
  return { ...scenario, layout: { ...scenario.layout, nodes: Object.fromEntries(places) } };
}

const lane = () => widened(pairScenario('lane'));
const mpoa = () => widened(pairScenario('mpoa'));

/** The server stops a while before the file begins: shortcuts are asked for after it. */
function broken(): Scenario {
  const scenario = mpoa();
  const start = scenario.model.flows.find(({ kind }) => kind === 'tcp-stream');
  const startPs = start !== undefined && 'startPs' in start ? start.startPs : 0;
  return withoutServer(scenario, Math.max(0, startPs - 500 * MS));
}

const beats: readonly Beat[] = [
  {
    ...words('join'),
    minutes: 3,
    layer: 'physical',
    shows: 'one',
    scenario: lane,
    from: { of: 'start' },
    until: joined,
    speed: 50 * US,
    selects: ['A'],
    captions: [
      { at: { of: 'start' }, text: beatWords.join.captions.start },
      { at: message('SETUP'), text: beatWords.join.captions.setup },
      { at: message('LE_CONFIGURE_REQUEST'), text: beatWords.join.captions.configure },
      { at: message('LE_JOIN_REQUEST'), text: beatWords.join.captions.join },
      { at: message('LE_ARP_REQUEST'), text: beatWords.join.captions.bus },
      { at: joined, text: beatWords.join.captions.done },
    ],
  },
  {
    ...words('direct'),
    minutes: 2,
    layer: 'vcs',
    shows: 'one',
    scenario: lane,
    from: after('ping', -1 * MS),
    until: { of: 'message', names: READY, after: ping, afterPs: 1 * MS },
    speed: 50 * US,
    selects: ['A', 'Router'],
    captions: [
      { at: after('ping', -1 * MS), text: beatWords.direct.captions.start },
      { at: message('LE_ARP_REQUEST', ping), text: beatWords.direct.captions.arp, emphasis: 'control-direct' },
      { at: message('SETUP', ping), text: beatWords.direct.captions.answer, emphasis: 'data-direct' },
      {
        at: { of: 'message', names: READY, after: ping },
        text: beatWords.direct.captions.ready,
        emphasis: 'data-direct',
      },
    ],
  },
  {
    ...words('router'),
    minutes: 3,
    layer: 'vcs',
    shows: 'one',
    scenario: lane,
    from: pingAfter(1_000 * MS - 20 * US),
    until: pingAfter(1_004 * MS),
    speed: 50 * US,
    selects: ['A', 'Router', 'B'],
    captions: [
      { at: ping, text: beatWords.router.captions.start, emphasis: 'data-direct' },
      { at: pingAfter(1_000 * MS + 150 * US), text: beatWords.router.captions.twice, emphasis: 'data-direct' },
    ],
  },
  {
    ...words('shortcut'),
    minutes: 4,
    layer: 'vcs',
    shows: 'one',
    scenario: mpoa,
    from: after('tcp-stream', -1 * MS),
    until: { of: 'message', names: ['MPOA Resolution Reply'], after: request, afterPs: 60 * MS },
    speed: 2 * MS,
    selects: ['A', 'B'],
    captions: [
      { at: after('tcp-stream', -1 * MS), text: beatWords.shortcut.captions.start, emphasis: 'data-direct' },
      { at: request, text: beatWords.shortcut.captions.request, emphasis: 'mpoa-control' },
      {
        at: message('MPOA Cache Imposition Request', request),
        text: beatWords.shortcut.captions.imposition,
        emphasis: 'mpoa-control',
      },
      { at: reply, text: beatWords.shortcut.captions.reply, emphasis: 'mpoa-control' },
      { at: message('SETUP', reply), text: beatWords.shortcut.captions.setup, emphasis: 'shortcut' },
    ],
  },
  {
    ...words('compare'),
    minutes: 3,
    layer: 'physical',
    shows: 'pair',
    scenario: () => pairScenario('lane'),
    other: () => pairScenario('mpoa'),
    titles: [say('present.lane'), say('present.mpoa')],
    from: after('tcp-stream', 1_000 * MS),
    until: after('tcp-stream', 3_000 * MS),
    speed: 2 * MS,
    selects: [],
    captions: [
      { at: after('tcp-stream', 1_000 * MS), text: beatWords.compare.captions.start },
      { at: after('tcp-stream', 1_010 * MS), text: beatWords.compare.captions.across },
    ],
  },
  {
    ...words('broken'),
    minutes: 2,
    layer: 'physical',
    shows: 'one',
    scenario: broken,
    from: after('tcp-stream', -800 * MS),
    until: { ...askedAgain, afterPs: 500 * MS },
    speed: 200 * MS,
    selects: ['Router'],
    captions: [
      { at: after('tcp-stream', -800 * MS), text: beatWords.broken.captions.start, emphasis: 'data-direct' },
      { at: asked, text: beatWords.broken.captions.request, emphasis: 'data-direct' },
      { at: askedAgain, text: beatWords.broken.captions.again, emphasis: 'data-direct' },
    ],
  },
  {
    ...words('chart'),
    minutes: 3,
    layer: 'physical',
    shows: 'chart',
    scenario: lane,
    from: { of: 'start' },
    until: { of: 'start' },
    speed: 2 * MS,
    selects: [],
    captions: [{ at: { of: 'start' }, text: beatWords.chart.captions.start }],
  },
];

export const ownLecture: PlayedLecture = { title: say('present.title'), beats };

/** Of all beats together; null where nobody has planned any. */
export function minutesOf({ beats: all }: PlayedLecture): number | null {
  const planned = all.flatMap(({ minutes }) => (minutes === null ? [] : [minutes]));
  return planned.length === 0 ? null : planned.reduce((sum, minutes) => sum + minutes, 0);
}
