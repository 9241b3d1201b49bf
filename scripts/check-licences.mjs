// What a release is made of may be passed on: every npm package of server and page, and every crate in the engine, has a
// licence from this list. `npm run release` puts the licences into the archive.
import satisfies from 'spdx-satisfies';
import { crateComponent, cratesOfEngine, isOurs, licenceOf, neededBy, npmBill } from './lib/release/materials.mjs';
import { main, Problem, say } from './lib/run.mjs';

const WORKSPACES = ['apps/server', 'apps/web', 'apps/cli'];

/** None of these asks for the source of what is linked with it, or served by it. */
export const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
  // These ask for the source of their own files where they are changed; we change none.
  'EPL-2.0',
  'MPL-2.0',
];

/** One line for each component whose licence is missing, no SPDX expression, or not in the list. */
export function licenceProblems(components) {
  return components.flatMap((component) => {
    const licence = licenceOf(component);
    const what = decodeURIComponent(component.purl);
    if (licence === null) return [`${what} names no licence`];
    return isAllowed(licence)
      ? []
      : [`${what} has the licence ${licence}, which scripts/check-licences.mjs does not list`];
  });
}

function isAllowed(expression) {
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    return false; // not an SPDX expression
  }
}

if (process.argv[1]?.endsWith('check-licences.mjs')) {
  await main(async () => {
    const needed = new Set(WORKSPACES.flatMap((workspace) => [...neededBy(workspace).values()]));
    const packages = npmBill().components.filter((component) => needed.has(component['bom-ref']) && !isOurs(component));
    const components = [...packages, ...(await cratesOfEngine()).map(crateComponent)];
    const problems = licenceProblems(components);
    if (problems.length > 0) throw new Problem(`licences:\n  ${problems.join('\n  ')}`);
    say(`${components.length} packages and crates have licences that may be passed on`);
  });
}
