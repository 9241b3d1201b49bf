/** The state of a run at an instant: the engine's linear memory, kept as those pages of it that hold anything but zeros. */

/** Octets of a page. Smaller ones leave out more, and take longer to tell apart. */
export const SNAPSHOT_PAGE = 4_096;
const PAGE_WORDS = SNAPSHOT_PAGE / Uint32Array.BYTES_PER_ELEMENT;

/**
 * The whole state of a run at one instant: the engine's linear memory. An engine that has done the same since it was loaded may
 * restore what another took.
 */
export interface Snapshot {
  readonly timePs: number;
  /** Length of the memory. */
  readonly octets: number;
  /** Numbers of the pages that hold anything, ascending, and their contents in turn. */
  readonly pages: Uint32Array;
  readonly blocks: Uint8Array;
  /** Places for values of JavaScript that the memory counts on. */
  readonly references: number;
}

function holdsAnything(words: Uint32Array, page: number): boolean {
  const end = (page + 1) * PAGE_WORDS;
  for (let at = page * PAGE_WORDS; at < end; at += 4)
    if (((words[at] ?? 0) | (words[at + 1] ?? 0) | (words[at + 2] ?? 0) | (words[at + 3] ?? 0)) !== 0) return true;
  return false;
}

/** Pages of a memory; its length is a multiple of a page of WebAssembly, and so of ours. */
export function pagesOf(memory: ArrayBuffer): Pick<Snapshot, 'octets' | 'pages' | 'blocks'> {
  const words = new Uint32Array(memory);
  const octets = new Uint8Array(memory);
  const found: number[] = [];
  for (let page = 0; page * SNAPSHOT_PAGE < octets.length; page += 1) if (holdsAnything(words, page)) found.push(page);
  const blocks = new Uint8Array(found.length * SNAPSHOT_PAGE);
  for (const [index, page] of found.entries())
    blocks.set(octets.subarray(page * SNAPSHOT_PAGE, (page + 1) * SNAPSHOT_PAGE), index * SNAPSHOT_PAGE);
  return { octets: octets.length, pages: Uint32Array.from(found), blocks };
}

/** Makes a memory, which is at least as long, hold these pages and zeros elsewhere. */
export function putPages(memory: ArrayBuffer, { pages, blocks }: Pick<Snapshot, 'pages' | 'blocks'>): void {
  const words = new Uint32Array(memory);
  const octets = new Uint8Array(memory);
  let index = 0;
  for (let page = 0; page * SNAPSHOT_PAGE < octets.length; page += 1) {
    const at = page * SNAPSHOT_PAGE;
    if (pages[index] === page) {
      octets.set(blocks.subarray(index * SNAPSHOT_PAGE, (index + 1) * SNAPSHOT_PAGE), at);
      index += 1;
      // Pages that nobody has touched take no room as long as they are only read.
    } else if (holdsAnything(words, page)) octets.fill(0, at, at + SNAPSHOT_PAGE);
  }
}
