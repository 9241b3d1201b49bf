/** Head starts as files. Their numbers are little-endian, as on every machine that a browser runs on. */
import type { HeadStart } from './head-start.ts';

const NUMBERS = ['timePs', 'settlePs', 'costMs', 'base', 'octets', 'references'] as const;

/**
 * Lengths of four lists, single numbers, then the lists. Of the places there are the gaps between them, which repeat: whoever
 * serves the file compresses it.
 */
export function writeHeadStart(head: HeadStart): Uint8Array {
  const { places, blocks, counts, timesPs, values } = head;
  const numbers = Float64Array.from([
    counts.counts.length,
    timesPs.length,
    values.length,
    places.length,
    ...NUMBERS.map((name) => head[name]),
  ]);
  const gaps = places.map((place, at) => place - (places[at - 1] ?? 0));
  const parts = [numbers, counts.counts, timesPs, values, gaps, blocks];
  const octets = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    octets.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return octets;
}

export function readHeadStart(octets: Uint8Array): HeadStart {
  let at = 0;
  const floats = (length: number) => {
    const list = new Float64Array(octets.slice(at, at + length * Float64Array.BYTES_PER_ELEMENT).buffer);
    at += length * Float64Array.BYTES_PER_ELEMENT;
    return list;
  };
  const [ofCounts = 0, ofTimes = 0, ofValues = 0, ofPlaces = 0] = floats(4);
  const [timePs = 0, settlePs = 0, costMs = 0, base = 0, length = 0, references = 0] = floats(NUMBERS.length);
  const counts = { timePs, counts: floats(ofCounts) };
  const timesPs = floats(ofTimes);
  const values = floats(ofValues);
  const places = new Uint32Array(octets.slice(at, at + ofPlaces * Uint32Array.BYTES_PER_ELEMENT).buffer);
  for (let next = 1; next < places.length; next += 1) places[next] = (places[next] ?? 0) + (places[next - 1] ?? 0);
  const blocks = octets.subarray(at + places.byteLength);
  return { timePs, settlePs, costMs, base, octets: length, references, places, blocks, counts, timesPs, values };
}
