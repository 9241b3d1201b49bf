// The public types of every package of the workspace that has `exports`, each entry rolled up into one text: what `docs/api` holds.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { Problem, ROOT, run } from './run.mjs';

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const json = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));

/**
 * `{ report, source }` of every entry: `engine.d.ts` and `engine-node.d.ts` of the entries `.` and `./node` of `packages/engine`. An entry with a
 * star stands for files of one form, such as the areas of the catalogue of messages, whose types are the messages themselves. What a package
 * shares with the tests of others is no public type.
 */
function entries() {
  return json('package.json').workspaces.flatMap((folder) => {
    const name = folder.split('/').at(-1);
    return Object.entries(json(folder, 'package.json').exports ?? {})
      .filter(([entry]) => !entry.includes('*') && !entry.startsWith('./test/'))
      .map(([entry, file]) => ({
        report: `${[name, ...entry.split('/').slice(1)].join('-')}.d.ts`,
        source: join(folder, file),
      }));
  });
}

/** Declarations of all sources, without comments: a report changes where a type does. */
async function declare(folder) {
  const options = ['--noEmit', 'false', '--noCheck', '--declaration', '--emitDeclarationOnly', '--removeComments'];
  await run(bin('tsc'), [...options, '--checkJs', 'false', '--outDir', folder]);
}

async function rollUp(entry) {
  const external = (id) => /\/pkg\//.test(id) || !/^[./]/.test(id);
  const plugins = [dts({ dtsInput: true, sourcemap: false })];
  const bundle = await rolldown({ input: entry, external, plugins, checks: { pluginTimings: false } });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output.map(({ code }) => code.replaceAll(/^\/\/.*\n/gm, '')).join('\n');
}

function format(text, report) {
  const { status, stdout, stderr } = spawnSync(bin('biome'), ['format', `--stdin-file-path=${report}`], {
    cwd: ROOT,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Problem(`${report} cannot be formatted: ${stderr}`);
  return stdout;
}

/** The text of every report by the name of its file. */
export async function apiReports() {
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-api-'));
  try {
    await declare(folder);
    const reports = new Map();
    for (const { report, source } of entries()) {
      const text = await rollUp(join(folder, source.replace(/\.ts$/, '.d.ts')));
      reports.set(report, format(text, report));
    }
    return reports;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
