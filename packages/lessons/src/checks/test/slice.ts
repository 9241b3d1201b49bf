/** A slice without a run behind it, for tests of what asks nothing of the network. */
import type { Slice } from '../run/slice.ts';

const unasked = () => Promise.reject(new Error('the network was asked'));

export const unaskedSlice = (fromPs: number, toPs: number, endPs: number): Slice => ({
  fromPs,
  toPs,
  endPs,
  messages: [],
  packets: [],
  diary: [],
  drops: [],
  packetOf: unasked,
  samples: () => [],
  result: unasked,
  states: unasked,
  tables: unasked,
  vccs: unasked,
  paths: unasked,
  addresses: unasked,
});
