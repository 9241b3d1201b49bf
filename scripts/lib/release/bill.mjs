// The papers of a release: a bill of materials (CycloneDX) and the licences of all that is in it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';
import { crateComponent, cratesOfEngine, isOurs, licenceOf, neededBy, npmBill } from './materials.mjs';

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|unlicense)/i;

/** `{ bill, licences }` as texts: of the server's packages that are installed in `folder`, the page's, and the engine's crates. */
export async function papersOf(folder, { version, date }) {
  const npm = npmBill();
  const ofServer = [...neededBy('apps/server')].filter(([path]) => existsSync(join(folder, path)));
  // The page is built on one platform and runs in browsers: what a platform needs is not in it.
  const ofPage = [...neededBy('apps/web')].filter(([path]) => existsSync(join(ROOT, path)));
  const folders = new Map([
    ...ofPage.map(([path, name]) => [name, join(ROOT, path)]),
    ...ofServer.map(([path, name]) => [name, join(folder, path)]),
  ]);
  const packages = npm.components.filter((component) => folders.has(component['bom-ref']) && !isOurs(component));
  const crates = await cratesOfEngine();
  for (const { name, version: of, folder: at } of crates) folders.set(`cargo:${name}@${of}`, at);
  const components = [...packages, ...crates.map(crateComponent)].toSorted((a, b) =>
    a['bom-ref'] < b['bom-ref'] ? -1 : 1,
  );
  const bill = billOf(npm, components, version, date);
  return { bill: `${JSON.stringify(bill, null, 1)}\n`, licences: licencesOf(components, folders) };
}

/** Without a random serial number: the same commit has the same bill. */
function billOf({ $schema, bomFormat, specVersion }, components, version, date) {
  const component = {
    type: 'application',
    name: 'lanelab',
    version,
    'bom-ref': `lanelab@${version}`,
    licenses: [{ license: { id: 'MIT' } }],
  };
  return { $schema, bomFormat, specVersion, version: 1, metadata: { timestamp: date, component }, components };
}

/** Each text once, under the names of all that come with it. */
function licencesOf(components, folders) {
  const byText = new Map();
  for (const component of components) {
    const line = `${component['bom-ref'].replace('cargo:', '')} (${licenceOf(component)})`;
    const text = textsIn(folders.get(component['bom-ref']));
    byText.set(text, [...(byText.get(text) ?? []), line]);
  }
  const parts = [...byText].map(
    ([text, lines]) => `${lines.join('\n')}\n\n${text || 'It comes without a text of its licence.'}\n`,
  );
  return `What others have written and this release of lanelab contains, with its licences.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

function textsIn(folder) {
  if (folder === undefined || !existsSync(folder)) return '';
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort();
  return names.map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n');
}
