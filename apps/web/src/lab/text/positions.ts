/** Places in the text of a document: the range of a path, and the path at a position. */
import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/json';

export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** A device, link or flow by its number. */
export interface RecordId {
  readonly of: 'nodes' | 'links' | 'flows';
  readonly id: number;
}

const VALUES = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

export function treeOf(text: string): Tree {
  return parser.parse(text);
}

/** The steps of a path such as `model.nodes[3]."odd key"`. */
export function stepsOf(path: string): readonly (string | number)[] {
  const steps: (string | number)[] = [];
  for (const [whole, index] of path.matchAll(/\[(\d+)\]|"(?:[^"\\]|\\.)*"|[^.[\]"]+/g))
    steps.push(index === undefined ? (whole.startsWith('"') ? String(JSON.parse(whole)) : whole) : Number(index));
  return steps;
}

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

/** The text of a string; while the string is incomplete, its source. */
function textOf(source: string, { from, to }: TextRange): string {
  const written = source.slice(from, to);
  try {
    return String(JSON.parse(written));
  } catch (error) {
    if (error instanceof SyntaxError) return written;
    throw error;
  }
}

interface Entry {
  readonly name: SyntaxNode | null;
  readonly value: SyntaxNode | null;
}

function entryAt(source: string, node: SyntaxNode, step: string | number): Entry | null {
  if (node.name === 'Array' && typeof step === 'number') {
    const value = childrenOf(node).filter(({ name }) => VALUES.has(name))[step];
    return value === undefined ? null : { name: null, value };
  }
  if (node.name !== 'Object') return null;
  for (const property of childrenOf(node)) {
    if (property.name !== 'Property') continue;
    const name = property.getChild('PropertyName');
    if (name === null || textOf(source, name) !== String(step)) continue;
    const value = childrenOf(property).find((child) => VALUES.has(child.name)) ?? null;
    return { name, value };
  }
  return null;
}

/** The range of a path; where the path is absent, the range of the innermost record around it: its key, or its opening bracket. */
export function rangeOf(source: string, tree: Tree, path: string): TextRange {
  let at = childrenOf(tree.topNode).find(({ name }) => VALUES.has(name)) ?? null;
  let label: TextRange | null = null;
  for (const step of stepsOf(path)) {
    if (at === null) break;
    const entry = entryAt(source, at, step);
    if (entry === null) return label ?? { from: at.from, to: Math.min(at.from + 1, at.to) };
    label = entry.name === null ? null : { from: entry.name.from, to: entry.name.to };
    at = entry.value;
  }
  if (at === null) return label ?? { from: 0, to: Math.min(1, source.length) };
  const isLong = at.name === 'Object' || at.name === 'Array';
  return isLong && label !== null ? label : { from: at.from, to: isLong ? at.from + 1 : at.to };
}

/** The range of a record, from bracket to bracket; null where the text has no record with that number. */
export function rangeOfRecord(source: string, tree: Tree, { of, id }: RecordId): TextRange | null {
  const root = childrenOf(tree.topNode).find(({ name }) => name === 'Object');
  const model = root === undefined ? null : (entryAt(source, root, 'model')?.value ?? null);
  const list = model === null ? null : (entryAt(source, model, of)?.value ?? null);
  for (const item of list === null ? [] : childrenOf(list))
    if (item.name === 'Object' && idIn(source, item) === id) return { from: item.from, to: item.to };
  return null;
}

function idIn(source: string, record: SyntaxNode): number | null {
  const value = entryAt(source, record, 'id')?.value;
  return value?.name === 'Number' ? Number(source.slice(value.from, value.to)) : null;
}

/** The steps from the root to the innermost value at a position. */
function stepsAt(source: string, tree: Tree, position: number): { path: (string | number)[]; nodes: SyntaxNode[] } {
  const path: (string | number)[] = [];
  const nodes: SyntaxNode[] = [];
  for (let node: SyntaxNode | null = tree.resolveInner(position, 1); node !== null; node = node.parent) {
    const { parent } = node;
    if (parent?.name === 'Array' && VALUES.has(node.name)) {
      const items = childrenOf(parent).filter(({ name }) => VALUES.has(name));
      path.unshift(items.findIndex(({ from }) => from === node?.from));
      nodes.unshift(node);
    } else if (node.name === 'Property') {
      const name = node.getChild('PropertyName');
      path.unshift(name === null ? '' : textOf(source, name));
      nodes.unshift(node);
    }
  }
  return { path, nodes };
}

/** The device, link or flow that a position is in, in the model or in the layout. */
export function recordAt(source: string, tree: Tree, position: number): RecordId | null {
  const { path, nodes } = stepsAt(source, tree, position);
  const [part, of, which] = path;
  if ((of !== 'nodes' && of !== 'links' && of !== 'flows') || which === undefined) return null;
  if (part === 'layout' && of !== 'flows') return { of, id: Number(which) };
  const record = nodes[2];
  if (part !== 'model' || record === undefined) return null;
  const id = idIn(source, record);
  return id === null ? null : { of, id };
}

/** The first place where the text is not JSON; null where it is JSON. */
export function syntaxFault(source: string, tree: Tree): TextRange | null {
  let fault: TextRange | null = null;
  tree.iterate({
    enter: (node) => {
      if (fault === null && node.type.isError) fault = { from: node.from, to: node.to };
      return fault === null;
    },
  });
  if (fault !== null) return fault;
  return source.trim() === '' ? { from: 0, to: 0 } : null;
}
