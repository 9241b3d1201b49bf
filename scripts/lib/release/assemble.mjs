// The folder of a release: server, built page, engine and what they need when they run, for one platform.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../files.mjs';
import { ROOT, run } from '../run.mjs';
import { ensureWebBuild } from '../web-build.mjs';
import { papersOf } from './bill.mjs';

const SERVER = '@lanelab/server';
/** What of a workspace nothing reads when it runs. */
const NOT_AT_RUN_TIME = /(?:^|\/)(?:test|tests|benches|fuzz|fixtures)\/|\.test\.tsx?$|\.rs$|(?:^|\/)Cargo\.toml$/;
/** A settings reader of graphile-worker could read TypeScript by the first two, where there are such settings: 30 MB for nothing. */
const NEEDLESS = ['node_modules/typescript', 'node_modules/@typescript', 'node_modules/.bin'];
const DOCUMENTS = ['LICENSE', 'CHANGELOG.md', 'docs/deploy.md', 'docs/server.md'];

/**
 * Fills an empty folder. `platform` is Node's name of system and processor, such as linux-x64: the database and the
 * drawing of PNG are native, and npm picks theirs by it.
 */
export async function assemble(folder, { version, platform, date }) {
  await ensureWebBuild();
  await installPackages(folder, platform);
  const { bill, licences } = await papersOf(folder, { version, date });
  for (const workspace of workspacesOf(folder)) copyWorkspace(folder, workspace);
  copy(folder, 'apps/web/dist');
  for (const path of [...DOCUMENTS, ...filesBelow('deploy')]) copy(folder, path);
  write(folder, 'sbom.cdx.json', bill);
  write(folder, 'LICENCES.txt', licences);
  write(folder, 'package.json', `${JSON.stringify(manifest(version), null, 2)}\n`);
}

/** npm links the workspaces that the server needs, and installs their packages without those of development. */
async function installPackages(folder, platform) {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const manifests = workspaces.map((path) => `${path}/package.json`);
  for (const path of ['package.json', 'package-lock.json', '.npmrc', ...manifests]) copy(folder, path);
  const [os, cpu] = platform.split('-');
  const libc = os === 'linux' ? ['--libc', 'glibc'] : [];
  const options = ['--omit', 'dev', '--ignore-scripts', '--prefer-offline', '--os', os, '--cpu', cpu, ...libc];
  await run('npm', ['ci', '--workspace', SERVER, ...options], { cwd: folder });
  const needed = new Set(workspacesOf(folder));
  for (const path of workspaces.filter((each) => !needed.has(each))) rmSync(join(folder, path), { recursive: true });
  for (const path of ['package-lock.json', '.npmrc', ...NEEDLESS])
    rmSync(join(folder, path), { recursive: true, force: true });
}

/** Folders of the workspaces that npm has linked. */
function workspacesOf(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([path, { link, resolved }]) =>
    link && existsSync(join(folder, path)) ? [resolved] : [],
  );
}

function copyWorkspace(folder, workspace) {
  for (const path of filesBelow(workspace, (each) => !NOT_AT_RUN_TIME.test(each))) copy(folder, path);
}

function copy(folder, path) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(ROOT, path), join(folder, path), { recursive: true });
}

function write(folder, path, text) {
  writeFileSync(join(folder, path), text);
}

/** As in the repository, so that docs/deploy.md holds for both. */
function manifest(version) {
  const { description, license, engines, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const entry = (name) => `node --import tsx apps/server/src/${name}.ts`;
  return {
    name: 'lanelab',
    version,
    private: true,
    description,
    license,
    type: 'module',
    engines,
    scripts: { start: entry('server'), worker: entry('worker'), admin: scripts.admin },
  };
}
