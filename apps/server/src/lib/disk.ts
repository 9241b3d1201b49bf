/** The disk that holds a folder. */
import { statfs } from 'node:fs/promises';

export interface Disk {
  readonly freeBytes: number;
  readonly sizeBytes: number;
}

export type DiskOf = (folder: string) => Promise<Disk>;

/** As far as this process may use it. */
export const diskOf: DiskOf = async (folder) => {
  const { bsize, bavail, blocks } = await statfs(folder);
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
};
