/** What the rules between records share: a collector of issues, and checks that several of them make. */

import type { Node } from '../document.ts';
import { formatPath, type Issue, type IssueCode, type RecordKind, type Rules, type Unit } from '../issue.ts';
import type { Port } from '../primitives.ts';
import { isEthernet } from '../values.ts';

export type Path = readonly PropertyKey[];

/** Collects issues with paths below one part of the document. */
export class Findings {
  readonly issues: Issue[] = [];
  readonly #part: 'model' | 'branches';
  constructor(part: 'model' | 'branches' = 'model') {
    this.#part = part;
  }
  add<C extends IssueCode>(path: Path, code: C, value: unknown, rule: Rules[C], unit?: Unit): void {
    const issue = {
      code,
      path: formatPath([this.#part, ...path]),
      ...(value === undefined ? {} : { value }),
      rule,
      ...(unit === undefined ? {} : { unit }),
    };
    this.issues.push(issue as Issue);
  }
}

/** Nodes by id, for the checks that follow references. */
export type NodeIndex = ReadonlyMap<number, Node>;

/** Finds ids of a list that occur twice. */
export function checkUnique(findings: Findings, path: Path, ids: readonly number[], record: RecordKind): void {
  const first = new Map<number, number>();
  ids.forEach((id, index) => {
    const entry = first.get(id);
    if (entry === undefined) first.set(id, index);
    else findings.add([...path, index, 'id'], 'id-taken', id, { record, entry });
  });
}

/** The node with this id where it is of this kind; else an issue. */
export function checkKind<K extends Node['kind']>(
  findings: Findings,
  path: Path,
  nodes: NodeIndex,
  id: number,
  needs: K,
): Extract<Node, { kind: K }> | undefined {
  const node = nodes.get(id);
  if (node?.kind === needs) return node as Extract<Node, { kind: K }>;
  if (node === undefined) findings.add(path, 'no-such-node', id, { needs });
  else findings.add(path, 'wrong-node-kind', id, { kind: node.kind, needs });
  return undefined;
}

/** What the rules read of a node whose ports others name. */
interface WithPorts {
  readonly name: string;
  readonly ports: readonly Pick<Port, 'id' | 'phy'>[];
}

/** The port of a node that something is on; an issue where the node has no such port. */
export function checkPort(findings: Findings, path: Path, { name, ports }: WithPorts, id: number) {
  const port = ports.find((known) => known.id === id);
  if (port === undefined) findings.add(path, 'no-such-port', id, { node: name, ports: ports.map((known) => known.id) });
  return port;
}

/** As `checkPort`, where the port must carry cells, or frames. */
export function checkPortOf(
  findings: Findings,
  path: Path,
  node: WithPorts,
  id: number,
  needs: 'ATM' | 'Ethernet',
): void {
  const port = checkPort(findings, path, node, id);
  if (port !== undefined && isEthernet(port.phy) !== (needs === 'Ethernet'))
    findings.add(path, 'wrong-port-type', id, { phy: port.phy, needs });
}

/** Exactly one of two keys must be there. */
export function checkOneOf<K extends string>(
  findings: Findings,
  path: Path,
  record: { readonly [key in K]?: unknown },
  keys: readonly [K, K],
): void {
  const count = keys.filter((key) => record[key] !== undefined).length;
  if (count !== 1) findings.add(path, 'one-of', count, { keys });
}
