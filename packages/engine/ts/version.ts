/** The version of the engine, known without loading it: what links and exports name. A test holds it to the built engine. */
import packageJson from '../package.json' with { type: 'json' };

export const ENGINE_VERSION: string = packageJson.version;
