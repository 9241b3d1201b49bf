/** Cluj, figures 1, 6, 9 and 10: plans of the sources, and what the four time stamps are. */

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
    x: { label: 'Time since the first send', unit: 'µs', scale: 'linear' },
    y: { label: 'Octets so far', unit: 'octets' },
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

function plans(
  id: string,
  label: string,
  question: string,
  models: readonly (readonly [key: string, schedule: ClujSchedule, name: string])[],
): TraceExperiment {
  const variants = models.map(([key, schedule, name]) =>
    form(label.toLowerCase(), question, { key, name, network: 'atm', service: 'client-server', schedule }),
  );
  return lists({
    id,
    label,
    question,
    variants,
    extract: models.map(([key, , name]) => planOf(key, name)),
    findings: (collected) => {
      const rates = models.map(([key, , name]) => ({ name, rate: rateOf(collected, key) }));
      if (rates.some(({ rate }) => rate === null)) return { title: '', checks: [], notes: [] };
      const words = rates.map(({ name, rate }) => `${name} ${(rate ?? 0).toFixed(2)}\u00A0Mb/s`).join(', ');
      return { title: `Planned: ${words}`, checks: [], notes: [] };
    },
  });
}

export const clujFig6 = plans('cluj-fig6', 'Figure 6', 'What do Models 1 and 2 plan for a file?', [
  ['model1', 'model1', 'Model 1'],
  ['model2', 'model2', 'Model 2'],
]);

export const clujFig10 = plans('cluj-fig10', 'Figure 10', 'What do the video models plan?', [
  ['m1b', 'm1b', 'M1_B'],
  ['m1c', 'm1c', 'M1_C'],
  ['m2b', 'm2b', 'M2_B'],
]);

/** Slots of a burst and of a pause in the mean, as in Model 1. */
const MEAN_ON = 755;
const MEAN_OFF = 181;
/** Long enough for some forty bursts. */
const LONG_FILE = 7 * TESTFILE_2;

const fig1Question = 'What does a source of geometric bursts send?';

/** The same file, as the source draws it: every seed another one. */
function geometric(): Scenario {
  const scenario = cluj({
    network: 'atm',
    service: 'client-server',
    schedule: 'none',
    title: 'Cluj, figure 1',
    question: fig1Question,
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
    title: `${grouped(count)} bursts of geometric length, ${grouped(Math.round(LONG_FILE / 53 / count))} slots in the mean`,
    checks: [],
    notes: [`Drawn with means of ${MEAN_ON} slots on and ${MEAN_OFF} off, which are assumed.`],
  };
}

export const clujFig1 = lists({
  id: 'cluj-fig1',
  label: 'Figure 1',
  question: fig1Question,
  variants: [{ key: 'bursts', name: 'geometric bursts', base: geometric }],
  extract: [{ variant: 'bursts', key: 'bursts', name: 'bursts', columns: bursts }],
  findings: burstFindings,
});

const fig9Question = 'What do the four time stamps say?';
const [celeron] = RECEIVERS;

function stampFindings({ measured }: Collected): Findings {
  const at = (path: string) => measured(`${TRANSFER}.${path}`)?.mean ?? null;
  const [sf, ri, rf] = [at('sender.sfPs'), at('receivers[0].riPs'), at('receivers[0].rfPs')];
  if (sf === null || ri === null || rf === null) return { title: '', checks: [], notes: [] };
  const ms = (ps: number) => `${(ps / 1e9).toFixed(1)}\u00A0ms`;
  return {
    title: `Sending ends after ${ms(sf)}, receiving lasts from ${ms(ri)} to ${ms(rf)}`,
    checks: [
      {
        statement: 's_i, s_f, r_i and r_f are in order of cause',
        holds: ri > 0 && rf >= ri && rf >= sf,
        detail: `s_f ${ms(sf)}, r_i ${ms(ri)}, r_f ${ms(rf)}`,
      },
    ],
    notes: [
      's_i and s_f: first and last send; r_i and r_f: first and last receive. Elapsed is r_f \u2212 s_i, sending s_f \u2212 s_i, receiving r_f \u2212 r_i.',
    ],
  };
}

const fig9Form = form('figure 9', fig9Question, {
  key: 'atm',
  name: 'Model 1, ATM',
  network: 'atm',
  service: 'point-to-point',
  schedule: 'model1',
});

export const clujFig9 = lists({
  id: 'cluj-fig9',
  label: 'Figure 9',
  question: fig9Question,
  variants: [fig9Form],
  extract: [
    scheduled('atm', 'departures', 'sent', 'departures'),
    {
      variant: 'atm',
      key: 'arrivals',
      name: 'received',
      columns: (read) => (celeron === undefined ? null : arrivalsAt(read, celeron.node)),
    },
  ],
  findings: stampFindings,
});
