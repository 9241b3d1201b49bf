/** Vite plugin: beside each file that a browser fetches its Brotli at the highest quality, too slow to be made for each request. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'lanelab', 'brotli');
/** Fonts are compressed already; pages that are written for each request are not files. */
const COMPRESSED = /\.(?:js|css|wasm|bin|svg|json)$/;
/** Below this the headers of the answer are most of it. */
const LEAST_OCTETS = 1024;
/** As in a Brotli stream without a larger window: every browser reads it. */
const LARGEST_WINDOW_BITS = 24;

/** Memory repeats at distances that are multiples of eight octets: so many low bits of a distance are coded apart, and so many distances directly. */
const OF_MEMORY = { [constants.BROTLI_PARAM_NPOSTFIX]: 3, [constants.BROTLI_PARAM_NDIRECT]: 120 };

/** The Brotli of a file, from the cache where the same octets were compressed before. */
export async function brotliOf(octets: Uint8Array, holds: 'memory' | 'anything'): Promise<Buffer> {
  const kept = join(CACHE, createHash('sha256').update(holds).update(octets).digest('hex').slice(0, 32));
  if (existsSync(kept)) return readFileSync(kept);
  const packed = await promisify(brotliCompress)(octets, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: LARGEST_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: octets.length,
      ...(holds === 'memory' ? OF_MEMORY : {}),
    },
  });
  await mkdir(CACHE, { recursive: true });
  // Another build may write the same file at the same time.
  const fresh = `${kept}.${process.pid}`;
  await writeFile(fresh, packed);
  await rename(fresh, kept);
  return packed;
}

/** After everything else of the build: the other plugins write files, too. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'lanelab-compressed',
    apply: 'build',
    // As the service worker's plugin, which is listed before this one: otherwise it would write its file after this.
    enforce: 'post',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name));
        await Promise.all(
          files.map(async (file) => {
            const path = join(file.parentPath, file.name);
            const octets = await readFile(path);
            const holds = file.name.endsWith('.bin') ? 'memory' : 'anything';
            if (octets.length >= LEAST_OCTETS) await writeFile(`${path}.br`, await brotliOf(octets, holds));
          }),
        );
      },
    },
  };
}
