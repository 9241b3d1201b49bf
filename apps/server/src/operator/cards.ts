/** The cards of the operator's page: a number, what it means, and how it was in the last minutes. */
import { say } from '@lanelab/messages/operator';
import { bytesInWords } from '../lib/bytes-in-words.ts';
import { escapeHtml } from '../lib/html.ts';
import { KEPT_SAMPLES, type Sample } from './history.ts';
import { mean, type OperatorState, sum } from './operator-state.ts';
import { sparkline } from './sparkline.ts';
import { count, share, time } from './words.ts';

const MOST_CODES = 5;

interface Card {
  readonly id: string;
  readonly title: string;
  readonly value?: string;
  readonly unit?: string;
  readonly what?: string;
  readonly chart?: string;
  /** HTML between the number and the chart. */
  readonly body?: string;
}

function card({ id, title, value, unit, what, body = '', chart = '' }: Card): string {
  const number =
    value === undefined ? '' : `<p class="value"><b>${escapeHtml(value)}</b> ${escapeHtml(unit ?? '')}</p>`;
  const meaning = what === undefined ? '' : `<p class="what">${escapeHtml(what)}</p>`;
  return `<section class="card ${id}" aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${number}${meaning}${body}${chart}</section>`;
}

interface ChartOf {
  readonly label: string;
  readonly of: (sample: Sample) => number | undefined;
  readonly atLeast: number;
  readonly shown: (highest: number) => string;
}

/** The chart of one value over the last minutes. */
function history({ samples }: OperatorState, { label, of, atLeast, shown }: ChartOf): string {
  if (samples.length < 2) return `<p class="gathering">${escapeHtml(say('scale.gathering'))}</p>`;
  const values = samples.map(of);
  const highest = Math.max(0, ...values.map((value) => value ?? 0));
  const marks = [say('scale.ago'), say('scale.highest', { value: shown(highest) }), say('scale.now')];
  const svg = sparkline({ values, most: KEPT_SAMPLES, atLeast, label: `${label}; ${marks[1]}` });
  return `<div class="chart">${svg}<p class="scale">${marks.map((mark) => `<span>${escapeHtml(mark)}</span>`).join('')}</p></div>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const header = head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((text) => `<td>${escapeHtml(text)}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(first)}</th>${cells}</tr>`;
  });
  return `<table><thead><tr>${header}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

export function queueCard(state: OperatorState): string {
  const { stored, samples } = state;
  const title = say('queue.title');
  if (stored === undefined) return card({ id: 'queue', title, what: say('queue.unknown') });
  const waiting = stored.queue.reduce((total, entry) => total + entry.waiting, 0);
  const rows = stored.queue.map((entry) => [
    say(`kind.${entry.kind}`),
    String(entry.waiting),
    String(entry.computed),
    entry.waiting === 0 ? '–' : time(entry.oldestWaitSeconds),
  ]);
  const points = sum(samples, (sample) => sample.points);
  const average = (of: (sample: Sample) => number): string => time(mean(samples, of, (sample) => sample.points) ?? 0);
  const here = say('queue.here', {
    count: points,
    wait: average((sample) => sample.waitSeconds),
    run: average((sample) => sample.runSeconds),
  });
  return card({
    id: 'queue',
    title,
    value: String(waiting),
    unit: say('queue.waiting', { count: waiting }),
    what: here,
    body: table([say('queue.kind'), say('queue.wait'), say('queue.computed'), say('queue.oldest')], rows),
    chart: history(state, { label: say('queue.chart'), of: (sample) => sample.waiting, atLeast: 1, shown: count }),
  });
}

export function answersCard(state: OperatorState): string {
  const { samples, lastMinute } = state;
  const rate =
    mean(
      lastMinute,
      (sample) => sample.answers,
      (sample) => sample.seconds,
    ) ?? 0;
  const average = mean(
    lastMinute,
    (sample) => sample.answerSeconds,
    (sample) => sample.answers,
  );
  const failures = sum(samples, (sample) => sample.failures);
  return card({
    id: 'answers',
    title: say('answers.title'),
    value: count(rate),
    unit: say('answers.unit'),
    what: average === undefined ? say('answers.none') : say('answers.mean', { mean: time(average), failures }),
    chart: history(state, {
      label: say('answers.chart'),
      of: (sample) => sample.answers / sample.seconds,
      atLeast: 1,
      shown: count,
    }),
  });
}

export function refusalsCard(state: OperatorState): string {
  const { samples } = state;
  const codes = Object.keys(samples.at(-1)?.refusals ?? {})
    .map((code) => ({ code, refused: sum(samples, ({ refusals }) => refusals[code] ?? 0) }))
    .filter(({ refused }) => refused > 0)
    .sort((a, b) => b.refused - a.refused);
  const all = codes.reduce((total, { refused }) => total + refused, 0);
  const ofSample = ({ refusals }: Sample): number => Object.values(refusals).reduce((total, each) => total + each, 0);
  const rows = codes.slice(0, MOST_CODES).map(({ code, refused }) => [code, String(refused)]);
  const more = codes.length - rows.length;
  return card({
    id: 'refusals',
    title: say('refusals.title'),
    value: String(all),
    unit: say('refusals.unit'),
    ...(all === 0 ? { what: say('refusals.none') } : {}),
    body:
      (rows.length === 0 ? '' : table([say('refusals.code'), say('refusals.count')], rows)) +
      (more > 0 ? `<p class="what">${escapeHtml(say('refusals.more', { count: more }))}</p>` : ''),
    chart: history(state, {
      label: say('refusals.chart'),
      of: (sample) => (ofSample(sample) / sample.seconds) * 60,
      atLeast: 1,
      shown: (highest) => say('refusals.rate', { rate: count(highest) }),
    }),
  });
}

export function loopCard(state: OperatorState): string {
  const delayMs =
    mean(
      state.lastMinute,
      (sample) => sample.delayMs,
      () => 1,
    ) ?? 0;
  return card({
    id: 'loop',
    title: say('loop.title'),
    value: time(delayMs / 1000),
    unit: say('loop.unit'),
    what: say('loop.what'),
    chart: history(state, {
      label: say('loop.chart'),
      of: (sample) => sample.delayMs,
      atLeast: 10,
      shown: (highest) => time(highest / 1000),
    }),
  });
}

export function databaseCard(state: OperatorState): string {
  const { lastMinute } = state;
  const rate =
    mean(
      lastMinute,
      (sample) => sample.trips,
      (sample) => sample.seconds,
    ) ?? 0;
  const average = mean(
    lastMinute,
    (sample) => sample.tripSeconds,
    (sample) => sample.trips,
  );
  return card({
    id: 'database',
    title: say('database.title'),
    value: count(rate),
    unit: say('database.unit'),
    what: average === undefined ? say('database.none') : say('database.what', { mean: time(average) }),
    chart: history(state, {
      label: say('database.chart'),
      of: (sample) => sample.trips / sample.seconds,
      atLeast: 1,
      shown: count,
    }),
  });
}

export function peopleCard(state: OperatorState): string {
  const { people, streams } = state;
  return card({
    id: 'people',
    title: say('people.title'),
    value: String(people.seats + people.addresses),
    unit: say('people.unit'),
    what: say('people.what', { ...people, streams }),
    chart: history(state, { label: say('people.chart'), of: (sample) => sample.people, atLeast: 5, shown: count }),
  });
}

function meter(name: string, used: number, limit: number): string {
  const words = say('storage.used', { used: bytesInWords(used), limit: bytesInWords(limit) });
  const label = escapeHtml(name);
  return `<div class="meter"><p><span>${label}</span><span>${escapeHtml(words)}</span></p><meter min="0" max="${limit}" high="${Math.round(limit * 0.9)}" value="${used}" aria-label="${label}"></meter></div>`;
}

export function storageCard({ stored, disk, limits, lookups }: OperatorState): string {
  const all = lookups.hits + lookups.misses;
  const cache = all === 0 ? say('storage.cache.none') : say('storage.cache', { share: share(lookups.hits / all) });
  const meters = [
    ...(stored === undefined
      ? []
      : [
          meter(say('storage.results'), stored.resultBytes, limits.resultBytes),
          meter(say('storage.scenarios'), stored.scenarioBytes, limits.scenarioBytes),
        ]),
    ...(disk === undefined ? [] : [meter(say('storage.disk'), disk.sizeBytes - disk.freeBytes, disk.sizeBytes)]),
  ];
  return card({
    id: 'storage',
    title: say('storage.title'),
    body: `${meters.join('')}<p class="what">${escapeHtml(cache)}</p>`,
  });
}
