/** Cluj, figures 1, 6, 9 and 10: plans of the sources, and what the four time stamps are. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-cluj';
import { grouped, type Scenario } from '@lanelab/scenario';
import type { Collected, ColumnReader, Findings, TraceExperiment, TraceExtract, Variant } from '../../experiment.ts';
import type { FigureSeries } from '../../figure-data.ts';
import { type ClujSchedule, cluj, SLOT_PS, TESTFILE_2 } from '../../networks/cluj/testbeds.ts';
import {
  arrivalsAt,
  clujParameters,
  clujQuality,
  firstOf,
  form,
  RECEIVERS,
  scheduled,
  TRANSFER,
  US_OF_PS,
  type Words,
} from './common.ts';

interface Lists {
  readonly id: string;
  readonly label: string;
  readonly question: string;
  readonly variants: readonly Variant[];
  readonly extract: readonly TraceExtract[];
  readonly findings: TraceExperiment['findings'];
}

function lists(of: Lists): TraceExperiment {
  return {
    kind: 'trace',
    form: 'schedule',
    paper: 'cluj',
    topics: ['source'],
    ...of,
    base: firstOf(of.variants),
    x: { label: say('x.since-first-send'), unit: 'µs', scale: 'linear' },
    y: { label: say('y.octets-so-far'), unit: 'octets' },
    quality: clujQuality({ quick: 1, full: 1 }),
    parameters: clujParameters('atm'),
    paperPoints: [],
  };
}

/** Rate of a plan to its end, Mb/s; null while there is none. */
const rateOf = ({ measured, series }: Collected, variant: string): number | null => {
  const end = measured(`${TRANSFER}.planned.endPs`, variant)?.mean ?? null;
  const octets = series.find(({ key }) => key === variant)?.trace?.y.at(-1) ?? null;
  return end === null || octets === null || end === 0 ? null : (octets * 8) / (end * US_OF_PS);
};

const planOf = (key: string, name: string): TraceExtract => scheduled(key, key, name, 'planned');

function plans(number: 6 | 10, models: readonly Exclude<ClujSchedule, 'none'>[]): TraceExperiment {
  const question: Words = (speak) => speak(`fig${number}.question`);
  const variants = models.map((model) =>
    form(`figure ${number}`, question, {
      key: model,
      name: (speak) => speak(`file.${model}`),
      network: 'atm',
      service: 'client-server',
      schedule: model,
    }),
  );
  return lists({
    id: `cluj-fig${number}`,
    label: sayCommon('label.figure', { number }),
    question: question(say),
    variants,
    extract: models.map((model) => planOf(model, say(`file.${model}`))),
    findings: (collected) => {
      const rates = models.map((model) => ({ model, rate: rateOf(collected, model) }));
      if (rates.some(({ rate }) => rate === null)) return { title: '', checks: [], notes: [] };
      const planned = rates.map(({ model, rate }) =>
        say('plans.rate', { model: say(`file.${model}`), rate: fixed(rate ?? 0, 2) }),
      );
      return { title: say('plans.finding', { rates: planned.join(', ') }), checks: [], notes: [] };
    },
  });
}

export const clujFig6 = plans(6, ['model1', 'model2']);
export const clujFig10 = plans(10, ['m1b', 'm1c', 'm2b']);

/** Slots of a burst and of a pause in the mean, as in Model 1. */
const MEAN_ON = 755;
const MEAN_OFF = 181;
/** Long enough for some forty bursts. */
const LONG_FILE = 7 * TESTFILE_2;

/** A long file as the source draws it: another one for every seed. */
function geometric(): Scenario {
  const scenario = cluj({
    network: 'atm',
    service: 'client-server',
    schedule: 'none',
    title: 'Cluj, figure 1',
    question: say.english('fig1.question'),
  });
  const flows = scenario.model.flows.map((flow) =>
    flow.kind === 'relay'
      ? {
          ...flow,
          octets: LONG_FILE,
          source: { kind: 'on-off' as const, meanOnCells: MEAN_ON, meanOffCells: MEAN_OFF, cellPs: SLOT_PS },
        }
      : flow,
  );
  return { ...scenario, model: { ...scenario.model, flows } };
}

/** Bursts as they are planned: the line climbs while one is on, and is level in the pause after it. */
function bursts(read: ColumnReader) {
  const [ps, octets] = [read(`${TRANSFER}.planned.ps`), read(`${TRANSFER}.planned.octets`)];
  if (ps === null || octets === null) return null;
  let sum = 0;
  const corners = ps.flatMap((at, index) => {
    const count = octets[index] ?? 0;
    const on = Math.ceil((Math.ceil(count / 53) * SLOT_PS) / 1e6);
    const from = sum;
    sum += count;
    return [
      [at * US_OF_PS, from],
      [at * US_OF_PS + on, sum],
    ] as const;
  });
  return { x: corners.map(([x]) => x), y: corners.map(([, y]) => y) };
}

const traceOf = (series: readonly FigureSeries[], key: string) => series.find((entry) => entry.key === key)?.trace;

function burstFindings({ series }: Collected): Findings {
  const count = (traceOf(series, 'bursts')?.x.length ?? 0) / 2;
  if (count === 0) return { title: '', checks: [], notes: [] };
  return {
    title: say('fig1.finding', {
      bursts: grouped(count),
      slots: grouped(Math.round(LONG_FILE / 53 / count)),
    }),
    checks: [],
    notes: [say('fig1.note', { on: MEAN_ON, off: MEAN_OFF })],
  };
}

export const clujFig1 = lists({
  id: 'cluj-fig1',
  label: sayCommon('label.figure', { number: 1 }),
  question: say('fig1.question'),
  variants: [{ key: 'bursts', name: say('fig1.form'), base: geometric }],
  extract: [{ variant: 'bursts', key: 'bursts', name: say('fig1.series'), columns: bursts }],
  findings: burstFindings,
});

const fig9Question: Words = (speak) => speak('fig9.question');
const [celeron] = RECEIVERS;

function stampFindings({ measured }: Collected): Findings {
  const at = (path: string) => measured(`${TRANSFER}.${path}`)?.mean ?? null;
  const [sf, ri, rf] = [at('sender.sfPs'), at('receivers[0].riPs'), at('receivers[0].rfPs')];
  if (sf === null || ri === null || rf === null) return { title: '', checks: [], notes: [] };
  const ms = (ps: number) => fixed(ps / 1e9, 1);
  const stamps = { sf: ms(sf), ri: ms(ri), rf: ms(rf) };
  return {
    title: say('fig9.finding', stamps),
    checks: [
      {
        statement: say('fig9.in-order'),
        holds: ri > 0 && rf >= ri && rf >= sf,
        detail: say('fig9.in-order.detail', stamps),
      },
    ],
    notes: [say('fig9.note')],
  };
}

const fig9Form = form('figure 9', fig9Question, {
  key: 'atm',
  name: (speak) => speak('form.on-network', { file: speak('file.model1'), network: speak('network.atm') }),
  network: 'atm',
  service: 'point-to-point',
  schedule: 'model1',
});

export const clujFig9 = lists({
  id: 'cluj-fig9',
  label: sayCommon('label.figure', { number: 9 }),
  question: fig9Question(say),
  variants: [fig9Form],
  extract: [
    scheduled('atm', 'departures', say('fig9.sent'), 'departures'),
    {
      variant: 'atm',
      key: 'arrivals',
      name: say('fig9.received'),
      columns: (read) => (celeron === undefined ? null : arrivalsAt(read, celeron.node)),
    },
  ],
  findings: stampFindings,
});
