import { describe, expect, it } from 'vitest';
import { rawProfile } from './raw-profile.mjs';

/** A memory with two records at 16, three counters at 112, and five octets of names at 136. */
function exportedBy(memory: WebAssembly.Memory) {
  const at = (value: number) => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  return {
    memory,
    __start___llvm_prf_data: at(16),
    __stop___llvm_prf_data: at(112),
    __start___llvm_prf_cnts: at(112),
    __stop___llvm_prf_cnts: at(136),
    __start___llvm_prf_names: at(136),
    __stop___llvm_prf_names: at(141),
  };
}

describe('a raw profile', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  new Uint8Array(memory.buffer).set(Array.from({ length: 141 }, (_, index) => index));
  const octets = rawProfile(exportedBy(memory));
  const field = (index: number) => octets.readBigUInt64LE(index * 8);

  it('begins with the mark of 32-bit profiles, version 10 of the layout', () => {
    expect(octets.subarray(0, 8).toString('latin1')).toBe('\u0081Rforpl\u00ff');
    expect(field(1)).toBe((1n << 56n) + 10n);
  });

  it('counts records, counters and octets of names', () => {
    expect([field(3), field(5), field(9)]).toEqual([2n, 3n, 5n]);
  });

  it('says where counters are from the records on, in 32 bits, and where names are', () => {
    expect([field(10), field(12)]).toEqual([96n, 136n]);
  });

  it('holds records, counters and names in this order, filled up to a multiple of eight', () => {
    expect([...octets.subarray(128, 128 + 96 + 24 + 5)]).toEqual(Array.from({ length: 125 }, (_, index) => index + 16));
    expect(octets.length % 8).toBe(0);
  });

  it('has a place before the records in 32 bits, too', () => {
    const swapped = exportedBy(memory);
    const before = { ...swapped, __start___llvm_prf_cnts: swapped.__start___llvm_prf_data };
    const earlier = rawProfile({
      ...before,
      __start___llvm_prf_data: swapped.__stop___llvm_prf_data,
      __stop___llvm_prf_data: swapped.__stop___llvm_prf_data,
    });
    expect(earlier.readBigUInt64LE(80)).toBe(2n ** 32n - 96n);
  });
});
