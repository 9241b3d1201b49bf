/** The version of the engine, known without loading it: what links and exports name. A test holds it to the built engine. */
import packageJson from '../package.json' with { type: 'json' };
import stamp from '../pkg/stamp.json' with { type: 'json' };

export const ENGINE_VERSION: string = packageJson.version;

/** Digits that are enough to tell two builds apart. */
const STAMP_DIGITS = 16;

/** What the engine was built from, as digits of a hash of its sources: builds of one version may differ. */
export const ENGINE_STAMP: string = stamp.sourceHash.slice(0, STAMP_DIGITS);
