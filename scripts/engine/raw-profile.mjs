// LLVM's raw profile of a program in WebAssembly: what its own runtime would write, if it had files to write to.

/** Octets of one function's record where pointers have 32 bits: two hashes, four pointers, and counts of what it has. */
const RECORD = 48;
/** Octets of a counter. */
const COUNTER = 8;
/** "lprofR" between 255 and 129: a raw profile of 32-bit pointers, little-endian. */
const MAGIC = 0xff6c_7072_6f66_5281n;
/** The version of the layout, and the bit that says counters are of LLVM's intermediate code, not of source lines. */
const VERSION = 10n | (1n << 56n);
/** The last kind of values that could be profiled; there are none. */
const LAST_KIND_OF_VALUES = 2n;

/**
 * The octets of the profile, from what a WASM package exports: `memory`, and the globals of where each section starts and stops.
 * Layout: `llvm/include/llvm/ProfileData/InstrProfData.inc`, version 10.
 */
export function rawProfile(exported) {
  const [data, counters, names] = ['data', 'cnts', 'names'].map((name) => sectionOf(exported, name));
  const header = [
    MAGIC,
    VERSION,
    0, // octets of build identifiers
    data.octets.length / RECORD,
    0, // padding before counters
    counters.octets.length / COUNTER,
    0, // padding after counters
    0, // octets of bitmaps
    0, // padding after bitmaps
    names.octets.length,
    // Records give their counters relative to themselves, in 32 bits.
    BigInt.asUintN(32, BigInt(counters.start - data.start)),
    0, // where bitmaps are
    names.start,
    0, // virtual tables
    0, // octets of their names
    LAST_KIND_OF_VALUES,
  ];
  const fields = Buffer.alloc(header.length * 8);
  header.forEach((field, index) => {
    fields.writeBigUInt64LE(BigInt(field), index * 8);
  });
  const padding = Buffer.alloc((8 - (names.octets.length % 8)) % 8);
  return Buffer.concat([fields, data.octets, counters.octets, names.octets, padding]);
}

function sectionOf(exported, name) {
  const [start, stop] = ['start', 'stop'].map((edge) => exported[`__${edge}___llvm_prf_${name}`].value);
  return { start, octets: Buffer.from(exported.memory.buffer, start, stop - start) };
}
