/** Cluj, figures 7, 8 and 11 to 15: when which octets left, were served and arrived, beside the plan. */

import type { ChartTrace } from '@lanelab/charts';
import { grouped } from '@lanelab/scenario';
import type { Collected, Findings, TraceExperiment, TraceExtract, Variant } from '../../experiment.ts';
import type { FigureSeries } from '../../figure-data.ts';
import type { ClujSchedule } from '../../networks/cluj/testbeds.ts';
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
    x: { label: 'Time since the first send', unit: 'µs', scale: 'linear' },
    y: { label: 'Octets so far', unit: 'octets' },
    quality: clujQuality({ quick: 1, full: 1 }),
    parameters: clujParameters('atm').map((parameter) => ({
      ...parameter,
      variants: of.variants.flatMap(({ key }) => (key.endsWith('fe') ? [] : [key])),
    })),
    paperPoints: [],
  };
}

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

/** Figures 7 and 8: one plan on both networks. */
function departures(number: 7 | 8, model: ClujSchedule, name: string, follows: boolean): TraceExperiment {
  const question = `Does a client keep to ${name}?`;
  const label = `Figure ${number}`;
  const variants = forms(label.toLowerCase(), question, 'point-to-point', [
    ['atm', 'atm', model],
    ['fe', 'fe', model],
  ]);
  const findings = ({ series }: Collected): Findings => {
    const planned = traceOf(series, 'planned');
    const late = (['atm', 'fe'] as const).map((key) => lateness(planned, traceOf(series, key)));
    const [atm, fe] = late;
    if (atm === null || fe === null || atm === undefined || fe === undefined)
      return { title: '', checks: [], notes: [] };
    const isFollowed = Math.max(atm, fe) <= FOLLOWED * endOf(planned);
    return {
      title: isFollowed
        ? `${name} is followed: sends are ${us(Math.max(atm, fe))} late in the mean at most`
        : `${name} is not followed: in the mean sends are ${us(atm)} late over ATM, ${us(fe)} over Fast Ethernet`,
      checks: [
        {
          statement: follows ? `${name} is followed on both networks` : `${name} is followed on neither network`,
          holds: follows ? isFollowed : Math.min(atm, fe) > FOLLOWED * endOf(planned),
          detail: `in the mean sends are ${us(atm)} (ATM) and ${us(fe)} (Fast Ethernet) late`,
        },
      ],
      notes: follows
        ? [
            'The last PDU is what was left of the file.',
            'The file comes back while it is sent: packets that arrive have the client\u2019s CPU before its process, and a long send call takes as long as its copy. In the paper sending lasted no more than 1 % longer than planned, so there it cost less than the costs fitted to elapsed and receiving times say.',
            'Of the six PDUs the paper\u2019s first entry and the sum are known; calls as long as the largest ones assumed here end latest.',
          ]
        : [
            'A turn of the loop takes 100 µs at least, and one send call is made in it: 65 µs between messages cannot be kept.',
          ],
    };
  };
  return schedule({
    id: `cluj-fig${number}`,
    label,
    question,
    variants,
    extract: [
      scheduled('atm', 'planned', 'planned', 'planned'),
      scheduled('atm', 'atm', 'ATM', 'departures'),
      scheduled('fe', 'fe', 'Fast Ethernet', 'departures'),
    ],
    findings,
  });
}

export const clujFig7 = departures(7, 'model1', 'Model 1', true);
export const clujFig8 = departures(8, 'model2', 'Model 2', false);

/** Figures 11 to 13: one plan with nothing to receive, and with everything coming back. */
function videoDepartures(number: 11 | 12 | 13, model: ClujSchedule, name: string): TraceExperiment {
  const question = `Does a client keep to ${name} while its own video comes back?`;
  const label = `Figure ${number}`;
  const variants = (
    [
      ['cs', 'client-server'],
      ['pp', 'point-to-point'],
    ] as const
  ).map(([key, service]) =>
    form(label.toLowerCase(), question, { key, name: service, network: 'atm', service, schedule: model }),
  );
  const findings = ({ series }: Collected): Findings => {
    const planned = traceOf(series, 'planned');
    const [alone, back] = [lateness(planned, traceOf(series, 'cs')), lateness(planned, traceOf(series, 'pp'))];
    if (alone === null || back === null) return { title: '', checks: [], notes: [] };
    const limit = FOLLOWED * endOf(planned);
    const follows = model === 'm1c';
    return {
      title:
        Math.max(alone, back) <= limit
          ? `${name} is followed with and without data coming back`
          : `${name}: in the mean sends are ${us(alone)} late alone, ${us(back)} late while the video comes back`,
      checks: [
        follows
          ? {
              statement: `${name} is followed in both services`,
              holds: Math.max(alone, back) <= limit,
              detail: `in the mean sends are ${us(alone)} and ${us(back)} late`,
            }
          : {
              statement: `${name} differs somewhat in point-to-point`,
              holds: back > alone,
              detail: `in the mean sends are ${us(alone)} late in client-server, ${us(back)} in point-to-point`,
            },
      ],
      notes: ['Rates of the mini-sources are assumed: the paper\u2019s are not known here.'],
    };
  };
  return schedule({
    id: `cluj-fig${number}`,
    label,
    question,
    variants,
    extract: [
      scheduled('cs', 'planned', 'planned', 'planned'),
      scheduled('cs', 'cs', 'client-server', 'departures'),
      scheduled('pp', 'pp', 'point-to-point', 'departures'),
    ],
    findings,
  });
}

export const clujFig11 = videoDepartures(11, 'm1b', 'M1_B');
export const clujFig12 = videoDepartures(12, 'm1c', 'M1_C');
export const clujFig13 = videoDepartures(13, 'm2b', 'M2_B');

/** Figures 14 and 15: what TCP makes of the messages of a broadcast, at the server and at a client. */
function boundaries(
  number: 14 | 15,
  question: string,
  key: string,
  name: string,
  other: TraceExtract,
): TraceExperiment {
  const label = `Figure ${number}`;
  const variants = forms(label.toLowerCase(), question, 'broadcast', [['atm', 'atm', 'm2b']]);
  const findings = ({ series }: Collected): Findings => {
    const [sent, taken] = [traceOf(series, 'departures'), traceOf(series, key)];
    if (sent === undefined || taken === undefined || sent.x.length === 0) return { title: '', checks: [], notes: [] };
    return {
      title: `${grouped(sent.x.length)} frames leave, ${grouped(taken.x.length)} ${name}`,
      checks: [
        {
          statement: 'Messages come out in other numbers or lengths: TCP keeps no boundaries between them',
          holds: taken.x.length !== sent.x.length || taken.y.some((octets, index) => octets !== sent.y[index]),
          detail: `${grouped(sent.x.length)} departures, ${grouped(taken.x.length)} ${name}, ${grouped(sameEnds(sent, taken))} of them ending with a frame`,
        },
      ],
      notes: [],
    };
  };
  return schedule({
    id: `cluj-fig${number}`,
    label,
    question,
    variants,
    extract: [
      scheduled('atm', 'planned', 'planned', 'planned'),
      scheduled('atm', 'departures', 'departures', 'departures'),
      other,
    ],
    findings,
  });
}

export const clujFig14 = boundaries(
  14,
  'When does the layer 4 switch serve the frames of a video?',
  'services',
  'services in the switch',
  scheduled('atm', 'services', 'services', 'services'),
);

const [celeron] = RECEIVERS;
export const clujFig15 = boundaries(15, 'When does a video arrive at a client?', 'arrivals', 'arrivals at a client', {
  variant: 'atm',
  key: 'arrivals',
  name: 'arrivals',
  columns: (read) => (celeron === undefined ? null : arrivalsAt(read, celeron.node)),
});
