/** What the cross-reference checks share: a collector of issues and an index of nodes. */

import type { Node } from './document.ts';
import { formatPath } from './explain.ts';

/** One thing wrong with a document: where, and a sentence with value, rule and way out. */
export interface ScenarioIssue {
  readonly path: string;
  readonly message: string;
}

/** Collects issues with paths below `model`. */
export class Findings {
  readonly issues: ScenarioIssue[] = [];
  add(path: readonly PropertyKey[], message: string): void {
    this.issues.push({ path: formatPath(['model', ...path]), message });
  }
}

/** Nodes by id, for the checks that follow references. */
export type NodeIndex = ReadonlyMap<number, Node>;

/** Says which ids of a list occur twice. */
export function checkUnique(
  findings: Findings,
  path: readonly PropertyKey[],
  ids: readonly number[],
  what: string,
): void {
  const first = new Map<number, number>();
  ids.forEach((id, index) => {
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, index);
    else
      findings.add([...path, index, 'id'], `is ${id}, which entry ${earlier} has already; give this ${what} a free id`);
  });
}
