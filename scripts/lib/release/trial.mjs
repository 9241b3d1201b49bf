// A release made and tried as people get it: unpacked outside the repository, laid out as its image is, started by the image's
// own command with Node alone, used, and ended.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { run, say } from '../run.mjs';
import { isListening } from '../server-process.mjs';
import { makeRelease } from './archive.mjs';
import { composeProblems, layOut } from './container.mjs';

const HOST = '127.0.0.1';
const ADMIN = ['--import', 'tsx', 'apps/server/src/admin/main.ts'];
const WORKER = 'apps/server/src/worker.ts';

/** One count for each thing that is tried. */
export async function releaseWorks() {
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-trial-'));
  const count = { passed: 0, failed: 0, failures: [] };
  const attempt = async (name, body) => {
    try {
      await body();
      count.passed += 1;
      say(`passed: ${name}`);
    } catch (error) {
      count.failed += 1;
      count.failures.push(name);
      say(`FAILED: ${name}: ${error.stack}`);
    }
  };
  try {
    const place = await unpacked(folder);
    await attempt('the release holds what runs, and nothing else', () => holdsWhatRuns(place));
    await attempt('Compose waits for what is healthy, and sets what the server knows', () => composeIsSound(place));
    await attempt('the server of the release serves, computes and ends', () => serves(place));
    await attempt('the worker of the release starts', () => workerStarts(place));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return count;
}

async function unpacked(folder) {
  const archive = await makeRelease({ out: join(folder, 'out') });
  await run('tar', ['--extract', '--file', archive, '--directory', folder]);
  const name = readdirSync(folder).find((each) => each.startsWith('lanelab-'));
  const release = join(folder, name);
  const image = join(folder, 'image');
  const container = layOut(release, image);
  const data = join(folder, 'data');
  mkdirSync(data);
  // No PATH but Node's: nothing of the repository or of this machine's tools is found by accident.
  const env = { ...container.environment, PATH: '/nowhere', HOME: folder, TMPDIR: data, HOST, DATA_DIR: data };
  return { release, image, data, env, ...container };
}

function holdsWhatRuns({ release, command, user }) {
  const files = readdirSync(release, { recursive: true });
  assert.deepEqual(
    files.filter((path) => /\.test\.ts$|\.rs$|Cargo\.toml$/.test(path) && !path.includes('node_modules')),
    [],
  );
  const tools = ['vite', 'vitest', 'rolldown', '@playwright', 'typescript', '@biomejs'];
  assert.deepEqual(
    tools.filter((name) => existsSync(join(release, 'node_modules', name))),
    [],
  );
  const { components } = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8'));
  const named = new Set(components.map(({ purl }) => purl.replace(/@[^@]*$/, '')));
  for (const name of ['pkg:npm/fastify', 'pkg:npm/react', 'pkg:cargo/serde']) assert.ok(named.has(name), name);
  for (const name of packagesIn(join(release, 'node_modules'))) {
    assert.ok(named.has(`pkg:npm/${name.replace('@', '%40')}`), `${name} is not in the bill of materials`);
  }
  const licences = readFileSync(join(release, 'LICENCES.txt'), 'utf8');
  for (const { 'bom-ref': name } of components) assert.ok(licences.includes(name.replace('cargo:', '')), name);
  assert.equal(command[0], 'node');
  assert.equal(user, 'node');
}

/** Names of the packages in a node_modules that others have written. */
function packagesIn(folder) {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== '@lanelab')
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((each) => `${name}/${each}`) : [name],
    );
}

function composeIsSound({ release }) {
  const documented = readFileSync(join(release, 'docs', 'server.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm);
  const text = readFileSync(join(release, 'deploy', 'compose.yaml'), 'utf8');
  assert.deepEqual(
    composeProblems(
      text,
      [...documented].map(([, name]) => name),
    ),
    [],
  );
  assert.ok(text.includes(WORKER));
}

async function serves({ image, data, env, command, health }) {
  const before = stateOf(image);
  const port = String(await freePort());
  const [, ...args] = command;
  const server = spawn(process.execPath, args, {
    cwd: image,
    env: { ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(server, 'exit');
  try {
    assert.ok(await isListening(server, HOST, port), 'the server ended before it listened');
    const [, ...probe] = health;
    assert.equal(
      spawnSync(process.execPath, probe, { env: { ...env, PORT: port } }).status,
      0,
      'the health check of the image',
    );
    await isUsed(`http://${HOST}:${port}`);
    const stats = spawnSync(process.execPath, [...ADMIN, 'stats', '--json'], { cwd: image, env, encoding: 'utf8' });
    assert.equal(JSON.parse(stats.stdout).scenarios.count, 1);
  } finally {
    server.kill('SIGTERM');
  }
  assert.deepEqual(await exit, [0, null]);
  // An image is read-only; all that is written is in the folder of the data.
  assert.deepEqual(stateOf(image), before);
  assert.ok(existsSync(join(data, 'lanelab.db')));
}

async function isUsed(origin) {
  const health = await (await fetch(`${origin}/api/health`)).json();
  assert.equal(health.status, 'ok');
  assert.ok(health.engine, 'the engine does not answer');
  const scenario = { lanelab: 1, model: { nodes: [], durationPs: 1_000_000, seed: 1 }, view: { title: 'Kept' } };
  const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(scenario) };
  const stored = await fetch(`${origin}/api/scenarios`, body);
  assert.equal(stored.status, 201);
  const { id } = await stored.json();
  const read = await (await fetch(`${origin}/api/scenarios/${id}`)).json();
  assert.equal(read.scenario.view.title, 'Kept');
  const figure = Buffer.from(
    await (await computed(`${origin}/api/figures/curitiba-fig8.png?quality=quick`)).arrayBuffer(),
  );
  assert.equal(figure.subarray(1, 4).toString(), 'PNG');
  const browser = { headers: { accept: 'text/html,*/*' } };
  const page = await (await fetch(`${origin}/`, browser)).text();
  const [script] = page.match(/(?<=src=")\/assets\/[^"]+\.js/) ?? [];
  for (const path of ['/lab', `/s/${id}`, script])
    assert.equal((await fetch(origin + path, browser)).status, 200, path);
}

/** The answer of a figure, which comes at once or after its job. */
async function computed(url) {
  for (;;) {
    const answer = await fetch(url);
    if (answer.status === 200) return answer;
    assert.equal(answer.status, 202, await answer.text());
    await setTimeout(200);
  }
}

/** Without a database it says what it needs, which it can only with all its modules. */
function workerStarts({ image, env }) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', WORKER], {
    cwd: image,
    env,
    encoding: 'utf8',
  });
  assert.match(stderr, /DATABASE_URL is not set/);
  assert.equal(status, 2);
}

const stateOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((path) => [path, lstatSync(join(folder, path)).mtimeMs]);
