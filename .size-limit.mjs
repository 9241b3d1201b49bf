// The budgets of CONTRIBUTING.md, in octets after brotli, on the built web app (`npm run check -- sizes` builds it first).
// What the page names in its HTML is what loads at once; the rest comes with the route that needs it.
import { readFileSync } from 'node:fs';

const html = readFileSync('apps/web/dist/index.html', 'utf8');
const first = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => `apps/web/dist/${match[1]}`);

export default [
  { name: 'JavaScript of the first screen', path: first, limit: '120 kB' },
  { name: 'engine, WASM', path: 'packages/engine/pkg/*.wasm', limit: '500 kB' },
];
