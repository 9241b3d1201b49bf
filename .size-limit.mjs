// The budgets of CONTRIBUTING.md, in octets after brotli, on the built web app (`npm run check -- sizes` builds it first).
// What the page names in its HTML is what loads at once; what a page needs besides is in the list of the script that asks for it
// ahead; the rest comes with the panel or dialog that needs it, in the groups of `apps/web/.size-limit.json`.
import { readdirSync, readFileSync } from 'node:fs';

const assets = 'apps/web/dist/assets';
const html = readFileSync('apps/web/dist/index.html', 'utf8');
const first = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => `apps/web/dist/${match[1]}`);
const groups = JSON.parse(readFileSync('apps/web/.size-limit.json', 'utf8'));

const ahead = readdirSync(assets).find((name) => /^ahead-.*\.js$/.test(name));
const lists = JSON.parse(/const page = (\[.*\])\.find/.exec(readFileSync(`${assets}/${ahead}`, 'utf8'))[1]);

/** Scripts that the page of an address asks for ahead. */
function scriptsAhead(address) {
  const [, names] = lists.find(([path]) => new RegExp(path).test(address));
  return names.filter((name) => name.endsWith('.js')).map((name) => `${assets}/${name}`);
}

// The engine carries every machine of LANE, MPOA, NHRP, ILMI and signalling, with their codecs: 583 kB as measured, and half a percent
// to spare. docs/performance.md has what it is made of.
export default [
  { name: 'scripts of the first screen', path: first, limit: '72.3 kB' },
  { name: 'scripts of the start page’s pair, besides', path: scriptsAhead('/'), limit: '29.7 kB' },
  { name: 'scripts of the workbench, besides', path: scriptsAhead('/lab'), limit: '225 kB' },
  { name: 'scripts of the embedded lab, besides', path: scriptsAhead('/embed'), limit: '208.5 kB' },
  { name: 'engine, WASM', path: 'packages/engine/pkg/*.wasm', limit: '586 kB' },
  ...groups.map((group) => ({ ...group, path: `apps/web/${group.path}` })),
];
