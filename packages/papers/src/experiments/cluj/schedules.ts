/** Cluj, figures 7, 8 and 11 to 15: when which octets left, were served and arrived, beside the plan. */

import type { ChartTrace } from '@lanelab/charts';
import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-cluj';
import { grouped } from '@lanelab/scenario';
import type { Collected, Findings, TraceExperiment, TraceExtract, Variant } from '../../experiment.ts';
import type { FigureCheck, FigureSeries } from '../../figure-data.ts';
import {
  arrivalsAt,
  clujParameters,
  clujQuality,
  firstOf,
  form,
  forms,
  lateness,
  RECEIVERS,
  scheduled,
  TRANSFER,
  US_OF_PS,
  type Words,
} from './common.ts';

interface Schedule {
  readonly id: string;
  readonly label: string;
  readonly question: string;
  readonly variants: readonly Variant[];
  readonly extract: readonly TraceExtract[];
  readonly findings: TraceExperiment['findings'];
}

function schedule(of: Schedule): TraceExperiment {
  return {
    kind: 'trace',
    form: 'schedule',
    paper: 'cluj',
    topics: ['relay', 'source'],
    ...of,
    base: firstOf(of.variants),
    x: { label: say('x.since-first-send'), unit: 'µs', scale: 'linear' },
    y: { label: say('y.octets-so-far'), unit: 'octets' },
    quality: clujQuality({ quick: 1, full: 1 }),
    parameters: clujParameters('atm').map((parameter) => ({
      ...parameter,
      variants: of.variants.flatMap(({ key }) => (key.endsWith('fe') ? [] : [key])),
    })),
    paperPoints: [],
  };
}

/** The plan that a variant's client follows. */
const plannedCalls = (variant: string): TraceExtract => scheduled(variant, 'planned', say('series.planned'), 'planned');

const traceOf = (series: readonly FigureSeries[], key: string): ChartTrace | undefined =>
  series.find((entry) => entry.key === key)?.trace;

const us = (value: number): string => `${grouped(Math.round(value))}\u00A0µs`;
/** Calls that end where one of these did. */
const sameEnds = (sent: ChartTrace, taken: ChartTrace): number => {
  const ends = new Set(sent.y);
  return taken.y.filter((octets) => ends.has(octets)).length;
};
const endOf = (trace: ChartTrace | undefined): number => trace?.x.at(-1) ?? 0;

/** A plan counts as followed while calls are late, in the mean, by no more than this share of it. */
const FOLLOWED = 0.02;

/** Application throughput that the paper saw nothing reach, Mb/s, by network. */
const NEVER_REACHED = { atm: 10, fe: 20 } as const;

/** Whether a file through the switch stays below what the paper saw nothing reach. */
function slow({ series, measured }: Collected): FigureCheck {
  const octets = traceOf(series, 'planned')?.y.at(-1) ?? 0;
  const [atm, fe] = (['atm', 'fe'] as const).map((key) => {
    const elapsed = measured(`${TRANSFER}.receivers[0].rfPs`, key);
    // Bits in a microsecond.
    return elapsed === null ? null : (8 * octets) / (elapsed.mean * US_OF_PS);
  });
  const statement = say('departures.never-reached', NEVER_REACHED);
  if (typeof atm !== 'number' || typeof fe !== 'number')
    return { statement, holds: null, detail: sayCommon('runs-missing') };
  return {
    statement,
    holds: atm < NEVER_REACHED.atm && fe < NEVER_REACHED.fe,
    detail: say('departures.never-reached.detail', { atm: fixed(atm, 1), fe: fixed(fe, 1) }),
  };
}

/** Figures 7 and 8: one plan on both networks. */
function departures(number: 7 | 8, model: 'model1' | 'model2', follows: boolean): TraceExperiment {
  const question: Words = (speak) => speak('departures.question', { model: speak(`file.${model}`) });
  const variants = forms(`figure ${number}`, question, 'point-to-point', [
    ['atm', 'atm', model],
    ['fe', 'fe', model],
  ]);
  const named = { model: say(`file.${model}`) };
  const findings = (collected: Collected): Findings => {
    const { series } = collected;
    const planned = traceOf(series, 'planned');
    const late = (['atm', 'fe'] as const).map((key) => lateness(planned, traceOf(series, key)));
    const [atm, fe] = late;
    if (atm === null || fe === null || atm === undefined || fe === undefined)
      return { title: '', checks: [], notes: [] };
    const isFollowed = Math.max(atm, fe) <= FOLLOWED * endOf(planned);
    const times = { atm: us(atm), fe: us(fe) };
    return {
      title: isFollowed
        ? say('departures.finding.followed', { ...named, late: us(Math.max(atm, fe)) })
        : say('departures.finding.not-followed', { ...named, ...times }),
      checks: [
        {
          statement: say(follows ? 'departures.followed-on-both' : 'departures.followed-on-neither', named),
          holds: follows ? isFollowed : Math.min(atm, fe) > FOLLOWED * endOf(planned),
          detail: say('departures.detail', times),
        },
        ...(follows ? [slow(collected)] : []),
      ],
      notes: follows
        ? [say('departures.note.last'), say('departures.note.back'), say('departures.note.assumed')]
        : [say('departures.note.loop')],
    };
  };
  return schedule({
    id: `cluj-fig${number}`,
    label: sayCommon('label.figure', { number }),
    question: question(say),
    variants,
    extract: [
      plannedCalls('atm'),
      scheduled('atm', 'atm', say('network.atm'), 'departures'),
      scheduled('fe', 'fe', say('network.fe'), 'departures'),
    ],
    findings,
  });
}

export const clujFig7 = departures(7, 'model1', true);
export const clujFig8 = departures(8, 'model2', false);

/** Figures 11 to 13: one plan with nothing to receive, and with everything coming back. */
function videoDepartures(number: 11 | 12 | 13, model: 'm1b' | 'm1c' | 'm2b'): TraceExperiment {
  const question: Words = (speak) => speak('video-departures.question', { model: speak(`file.${model}`) });
  const variants = (
    [
      ['cs', 'client-server'],
      ['pp', 'point-to-point'],
    ] as const
  ).map(([key, service]) =>
    form(`figure ${number}`, question, {
      key,
      name: (speak) => speak(`service.${service}`),
      network: 'atm',
      service,
      schedule: model,
    }),
  );
  const named = { model: say(`file.${model}`) };
  const findings = ({ series }: Collected): Findings => {
    const planned = traceOf(series, 'planned');
    const [alone, back] = [lateness(planned, traceOf(series, 'cs')), lateness(planned, traceOf(series, 'pp'))];
    if (alone === null || back === null) return { title: '', checks: [], notes: [] };
    const isFollowed = Math.max(alone, back) <= FOLLOWED * endOf(planned);
    const times = { alone: us(alone), back: us(back) };
    return {
      title: isFollowed
        ? say('video-departures.finding.followed', named)
        : say('video-departures.finding', { ...named, ...times }),
      checks: [
        model === 'm1c'
          ? {
              statement: say('video-departures.followed', named),
              holds: isFollowed,
              detail: say('video-departures.followed.detail', times),
            }
          : {
              statement: say('video-departures.differs', named),
              holds: back > alone,
              detail: say('video-departures.differs.detail', times),
            },
      ],
      notes: [say('video-departures.note')],
    };
  };
  return schedule({
    id: `cluj-fig${number}`,
    label: sayCommon('label.figure', { number }),
    question: question(say),
    variants,
    extract: [
      plannedCalls('cs'),
      scheduled('cs', 'cs', say('service.client-server'), 'departures'),
      scheduled('pp', 'pp', say('service.point-to-point'), 'departures'),
    ],
    findings,
  });
}

export const clujFig11 = videoDepartures(11, 'm1b');
export const clujFig12 = videoDepartures(12, 'm1c');
export const clujFig13 = videoDepartures(13, 'm2b');

/** Figures 14 and 15: what TCP makes of the messages of a broadcast, at the server and at a client. */
function boundaries(number: 14 | 15, place: 'services' | 'arrivals', other: TraceExtract): TraceExperiment {
  const question: Words = (speak) => speak(`fig${number}.question`);
  const variants = forms(`figure ${number}`, question, 'broadcast', [['atm', 'atm', 'm2b']]);
  const findings = ({ series }: Collected): Findings => {
    const [sent, taken] = [traceOf(series, 'departures'), traceOf(series, place)];
    if (sent === undefined || taken === undefined || sent.x.length === 0) return { title: '', checks: [], notes: [] };
    const counts = { frames: grouped(sent.x.length), taken: grouped(taken.x.length) };
    return {
      title: say(`boundaries.finding.${place}`, counts),
      checks: [
        {
          statement: say('boundaries.none-kept'),
          holds: taken.x.length !== sent.x.length || taken.y.some((octets, index) => octets !== sent.y[index]),
          detail: say(`boundaries.detail.${place}`, { ...counts, same: grouped(sameEnds(sent, taken)) }),
        },
      ],
      notes: [],
    };
  };
  return schedule({
    id: `cluj-fig${number}`,
    label: sayCommon('label.figure', { number }),
    question: question(say),
    variants,
    extract: [plannedCalls('atm'), scheduled('atm', 'departures', say('series.departures'), 'departures'), other],
    findings,
  });
}

export const clujFig14 = boundaries(14, 'services', scheduled('atm', 'services', say('series.services'), 'services'));

const [celeron] = RECEIVERS;
export const clujFig15 = boundaries(15, 'arrivals', {
  variant: 'atm',
  key: 'arrivals',
  name: say('series.arrivals'),
  columns: (read) => (celeron === undefined ? null : arrivalsAt(read, celeron.node)),
});
