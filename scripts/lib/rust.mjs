// Finds cargo for native builds, or installs it. rustup picks the version of rust-toolchain.toml; where rustup does not
// have that version and cannot download it, its default toolchain does if it is new enough; else Debian's own packages.
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { aptCandidate, aptInstall } from './apt.mjs';
import { output, Problem, ROOT, say, which } from './run.mjs';

const MINIMUM = readFileSync(join(ROOT, 'Cargo.toml'), 'utf8').match(/rust-version = "(\d+)\.(\d+)"/);

const DEBIAN_CARGO = '/usr/bin/cargo';

/** `{ cargo, env }` of a compiler that is new enough. Spread `env` over process.env to run it. */
export async function ensureRust() {
  const path = [join(homedir(), '.cargo', 'bin'), process.env.PATH ?? ''].join(delimiter);
  const cargo = which('cargo', path);
  if (cargo && cargo !== DEBIAN_CARGO) {
    for (const extra of [{}, { RUSTUP_TOOLCHAIN: 'stable' }]) {
      const env = { ...process.env, PATH: path, ...extra };
      if (newEnough(output(cargo, ['--version'], { env }))) return { cargo, env };
    }
  }
  await installDebianRust();
  return debianRust();
}

/** Debian's compiler by its full path: rustup's cargo usually comes earlier on the PATH. */
export function debianRust() {
  const env = { ...process.env, PATH: ['/usr/bin', process.env.PATH ?? ''].join(delimiter), RUSTC: '/usr/bin/rustc' };
  delete env.RUSTUP_TOOLCHAIN;
  return { cargo: DEBIAN_CARGO, env };
}

/** Debian keeps a current compiler beside its stable one, for building browsers: the packages named -web. */
export async function installDebianRust() {
  if (newEnough(output(DEBIAN_CARGO, ['--version'])) && existsSync('/usr/bin/rustc')) return;
  const candidate = await aptCandidate('rustc-web');
  if (!newEnough(candidate)) {
    throw new Problem(
      `Rust ${MINIMUM[1]}.${MINIMUM[2]} or newer is needed: install rustup (https://rustup.rs), then run this again`,
    );
  }
  say(`no Rust ${MINIMUM[1]}.${MINIMUM[2]} here: taking Debian's ${candidate}`);
  await aptInstall('rustc-web', 'cargo-web', 'gcc', 'libc6-dev');
}

function newEnough(version) {
  const found = version?.match(/(\d+)\.(\d+)/);
  if (!found) return false;
  const [major, minor] = [Number(found[1]), Number(found[2])];
  return major > Number(MINIMUM[1]) || (major === Number(MINIMUM[1]) && minor >= Number(MINIMUM[2]));
}
