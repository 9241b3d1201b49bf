/** Fetches a head start that was built with the page. */
import type { HeadStart } from './head-start.ts';

/**
 * Null where there is none, or where it cannot be fetched: the run then begins at its beginning, which is slower and no less right.
 *
 * @param file from the folder of the built scripts
 */
export async function fetchHeadStart(file: string | undefined): Promise<HeadStart | null> {
  if (file === undefined) return null;
  const [response, { readHeadStart }] = await Promise.all([
    fetch(new URL(file, import.meta.url)).catch(() => null),
    import('./head-start-file.ts'),
  ]);
  return response?.ok === true ? readHeadStart(await unzipped(await response.arrayBuffer())) : null;
}

/** A host of plain files has it gzipped: the first two octets tell. */
async function unzipped(file: ArrayBuffer): Promise<Uint8Array> {
  const octets = new Uint8Array(file);
  if (octets[0] !== 0x1f || octets[1] !== 0x8b) return octets;
  const stream = new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
