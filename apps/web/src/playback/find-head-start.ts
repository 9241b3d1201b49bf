/** The head starts that were built with the page, fetched by the hash of their model. */
import type { HeadStart } from './head-start.ts';

/** Written by the build: the file of each model's head start, from the folder of the built scripts; absent while developing. */
const FILES: Readonly<Record<string, string>> = import.meta.env.HEAD_STARTS ?? {};

/** Null where there is none, or where it cannot be fetched: the run then begins at its beginning, which is slower and no less right. */
export async function findHeadStart(modelHash: string): Promise<HeadStart | null> {
  const file = FILES[modelHash];
  if (file === undefined) return null;
  const [response, { readHeadStart }] = await Promise.all([
    fetch(new URL(file, import.meta.url)).catch(() => null),
    import('./head-start-file.ts'),
  ]);
  return response?.ok === true ? readHeadStart(new Uint8Array(await response.arrayBuffer())) : null;
}
