/** `lanelab figure`: all runs of a figure over worker threads, then the figure as table, CSV, JSON, SVG or PNG. */

import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { figureCsv, figureTable, percent, renderFigure, summarySentence, value } from '@lanelab/charts';
import { renderPng } from '@lanelab/charts/png';
import type { EnginePool, RunResult } from '@lanelab/engine';
import { say } from '@lanelab/messages/cli';
import {
  collect,
  type Experiment,
  extended,
  type FigureData,
  type FigureResidual,
  findExperiment,
  OverrideError,
  type Overrides,
  type Plan,
  plan,
  withStanding,
} from '@lanelab/papers';
import { type Arguments, oneOf, readArguments, time, wholeNumber } from '../args.ts';
import { writeOutput } from '../files.ts';
import { EXIT, type Io, RunError, UsageError } from '../io.ts';
import { progressLine } from '../progress.ts';
import { experimentIds, unknownName } from '../source.ts';
import { textTable } from '../text-table.ts';

const FORMATS = ['.svg', '.png', '.csv', '.json'] as const;
const THEMES = ['light', 'dark', 'projector'] as const;
const MAX_JOBS = 256;
const SIZES = { light: [960, 640], dark: [960, 640], projector: [1_280, 720] } as const;
/** Sharp on paper and on dense screens. */
const PNG_SCALE = 2;

interface Request {
  readonly experiment: Experiment;
  readonly plan: Plan;
  readonly jobs: number;
  readonly out: { readonly path: string; readonly format: (typeof FORMATS)[number] } | null;
  readonly theme: (typeof THEMES)[number];
}

function overridesOf(options: Arguments): Overrides {
  const [seed, duration, repetitions] = [options.text('seed'), options.text('duration'), options.text('repetitions')];
  return {
    ...(seed === undefined ? {} : { seed: wholeNumber(seed, '--seed', 0, Number.MAX_SAFE_INTEGER) }),
    ...(duration === undefined ? {} : { durationPs: time(duration, '--duration') }),
    ...(repetitions === undefined ? {} : { repetitions: wholeNumber(repetitions, '--repetitions', 1, 1_000) }),
  };
}

function readRequest(args: readonly string[]): Request {
  const options = readArguments(args, {
    quality: { type: 'string' },
    out: { type: 'string' },
    jobs: { type: 'string' },
    theme: { type: 'string' },
    seed: { type: 'string' },
    duration: { type: 'string' },
    repetitions: { type: 'string' },
  });
  const [id, ...rest] = options.positionals;
  if (id === undefined) throw new UsageError(say('usage.figure-needs-name'));
  if (rest.length > 0) throw new UsageError(say('usage.figure-takes-one', { text: rest.join(' ') }));
  const experiment = findExperiment(id);
  if (experiment === null) throw unknownName(id, 'figure', experimentIds());
  const path = options.text('out');
  const quality = oneOf(options.text('quality') ?? 'quick', '--quality', ['quick', 'full']);
  const jobs = options.text('jobs');
  try {
    return {
      experiment,
      plan: plan(experiment, quality, overridesOf(options)),
      jobs: jobs === undefined ? availableParallelism() : wholeNumber(jobs, '--jobs', 1, MAX_JOBS),
      out:
        path === undefined
          ? null
          : { path, format: oneOf(extname(path).toLowerCase(), say('usage.out-ending'), FORMATS) },
      theme: oneOf(options.text('theme') ?? 'light', '--theme', THEMES),
    };
  } catch (error) {
    if (error instanceof OverrideError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

async function compute(request: Request, pool: EnginePool, io: Io): Promise<FigureData> {
  const { experiment } = request;
  const progress = progressLine(io);
  const runs = new Map<string, RunResult>();
  let planned = request.plan;
  let done = 0;
  try {
    const overhead = planned.overhead === null ? undefined : await pool.overhead(planned.overhead);
    for (;;) {
      const total = planned.runs.length;
      const tasks = planned.runs.filter(({ key }) => !runs.has(key)).map(({ key, scenario }) => ({ key, scenario }));
      const before = runs.size;
      const { results, failures } = await pool.run(tasks, {
        signal: io.signal,
        onProgress: (share) =>
          progress.update((before + share * tasks.length) / total, say('progress.runs', { done, all: total })),
        onResult: () => {
          done += 1;
        },
      });
      const [failure] = failures;
      if (failure !== undefined)
        throw new RunError(
          say('figure.failed', { failed: failures.size, all: tasks.length, reason: failure[1].message }),
        );
      for (const [key, result] of results) runs.set(key, result);
      const next = extended(experiment, planned, { runs });
      if (next.runs.length === total)
        return collect(experiment, planned, { runs, overhead, engine: await pool.version() });
      planned = next;
    }
  } finally {
    progress.done();
  }
}

/** What a value was to the model, how it compares, and what was predicted blind. */
function residualLine(residual: FigureResidual): string {
  const { label, percent: difference, blind } = residual;
  const verdict = withStanding(residual.verdict, [residual]);
  const now =
    difference === null
      ? say('residual', { label, verdict })
      : say('residual.with-difference', { label, verdict, difference: percent(difference, 2) });
  return blind === null ? now : say('residual.blind', { now, blind: value(blind.value), engine: blind.engine });
}

/** Longer tables are for a file. */
const MOST_ROWS = 200;

function write(data: FigureData, request: Request, io: Io): void {
  const { out, theme } = request;
  if (out === null) {
    const { columns, rows } = figureTable(data);
    const digits = columns.map(({ label, key }) =>
      ['y', 'ci95', 'paper', 'blind'].includes(key)
        ? { label, digits: 3 }
        : key === 'difference'
          ? { label, digits: 2 }
          : { label },
    );
    const left = rows.length - MOST_ROWS;
    const more = left > 0 ? `${say('figure.more-rows', { count: left, file: `${data.id}.csv` })}\n` : '';
    io.out(`${data.title}\n\n${textTable(digits, rows.slice(0, MOST_ROWS))}\n${more}`);
    for (const residual of data.residuals) io.out(`${residualLine(residual)}\n`);
    for (const { statement, holds, detail } of data.checks)
      io.out(
        `${say(holds === null ? 'check.open' : holds ? 'check.holds' : 'check.differs', { statement, detail })}\n`,
      );
    return;
  }
  const [width, height] = SIZES[theme];
  const svg = () => renderFigure(data, { theme, width, height });
  const content = {
    '.svg': svg,
    '.png': () => renderPng(svg(), PNG_SCALE),
    '.csv': () => figureCsv(data),
    '.json': () => `${JSON.stringify(data, null, 2)}\n`,
  }[out.format]();
  writeOutput(io, out.path, content);
  io.err(`${summarySentence(data)}\n${out.path}\n`);
}

export async function figure(args: readonly string[], io: Io): Promise<number> {
  const request = readRequest(args);
  const pool = await io.engines.pool(Math.max(1, Math.min(request.jobs, request.plan.runs.length)));
  try {
    write(await compute(request, pool, io), request, io);
    return EXIT.ok;
  } finally {
    await pool.close();
  }
}
