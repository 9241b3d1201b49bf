/** Rules of branches: names and ids of their own, one that is the document itself, and networks that hold together. */

import type { Branch } from '../document.ts';
import { formatPath, type Issue } from '../issue.ts';
import { checkUnique, Findings } from './findings.ts';
import { checkReferences } from './references.ts';

/** Every broken rule of branches whose records are sound by themselves. */
export function checkBranches(branches: readonly Branch[]): readonly Issue[] {
  const findings = new Findings('branches');
  const ids = branches.map(({ id }) => id);
  checkUnique(findings, [], ids, 'branch');
  const names = new Set<string>();
  branches.forEach(({ name }, index) => {
    if (names.has(name)) findings.add([index, 'name'], 'branch-name-taken', name, {});
    names.add(name);
  });
  const shown = branches.filter(({ kept }) => kept === undefined).length;
  if (shown !== 1) findings.add([], 'branch-shown', shown, {});
  const within = branches.flatMap(({ kept }, index) =>
    kept === undefined
      ? []
      : checkReferences(kept.model).map((issue) => ({
          ...issue,
          path: `${formatPath(['branches', index, 'kept'])}.${issue.path}`,
        })),
  );
  return [...findings.issues, ...within];
}
