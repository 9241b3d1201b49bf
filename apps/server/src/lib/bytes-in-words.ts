/** Sizes as people read them. */

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/** `1536` as `1.5 KiB`. */
export function bytesInWords(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power] ?? 'B'}`;
}
