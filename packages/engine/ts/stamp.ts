/** What the engine was built from, known without loading it. */
import stamp from '../pkg/stamp.json' with { type: 'json' };

/** Digits that are enough to tell two builds apart. */
const STAMP_DIGITS = 16;

/** Digits of the hash of the engine's sources: builds of one version may differ. */
export const ENGINE_STAMP: string = stamp.sourceHash.slice(0, STAMP_DIGITS);
