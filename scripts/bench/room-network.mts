// A network for a room, as JSON: node --import tsx room-network.mts PRESET prints its hash, its document, its title and how long it lasts.
import { findPreset } from '../../packages/papers/src/presets/registry.ts';
import { documentHash } from '../../packages/scenario/src/index.ts';

const [id = ''] = process.argv.slice(2);
const scenario = findPreset(id)?.build();
if (scenario === undefined) throw new Error(`there is no preset ${id}`);
const { title } = scenario.view;
console.log(
  JSON.stringify({ hash: documentHash(scenario), document: scenario, title, durationPs: scenario.model.durationPs }),
);
