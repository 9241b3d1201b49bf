// A release as one file, with its hash beside it.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { output, Problem, ROOT, run } from '../run.mjs';
import { assemble } from './assemble.mjs';

/** Platforms for which every native package has a build. */
export const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
export const HERE = `${process.platform}-${process.arch}`;

/** Writes `lanelab-<version>-<platform>.tar.gz` into a folder and returns its path. The same commit has the same octets. */
export async function makeRelease({ out, platform = HERE }) {
  if (!PLATFORMS.includes(platform)) {
    throw new Problem(`there is no release for ${platform}; there are ${PLATFORMS.join(', ')}`);
  }
  if (!output('tar', ['--version'])?.includes('GNU tar')) throw new Problem('GNU tar is needed to make a release');
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  // Outside a repository there is no commit, and any date does.
  const seconds = output('git', ['log', '-1', '--format=%ct']) ?? '0';
  const date = new Date(Number(seconds) * 1000).toISOString();
  const parent = mkdtempSync(join(tmpdir(), 'lanelab-release-'));
  try {
    const name = `lanelab-${version}`;
    mkdirSync(join(parent, name));
    await assemble(join(parent, name), { version, platform, date });
    mkdirSync(out, { recursive: true });
    const file = join(out, `${name}-${platform}.tar.gz`);
    const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'];
    const args = [
      '--create',
      '--file',
      file,
      '--use-compress-program',
      'gzip -n',
      '--sort=name',
      `--mtime=@${seconds}`,
    ];
    await run('tar', [...args, ...owner, '--directory', parent, name]);
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    writeFileSync(`${file}.sha256`, `${hash}  ${basename(file)}\n`);
    return file;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
