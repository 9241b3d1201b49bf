/** Paths into documents and results: `model.nodes.Solimoes.cpu.speed`, `flows[1].sendBuffer`, `nodes[*].interfaces[*].mtu`. */

/** Keys and positions from a record to one of its fields: `['interfaces', 0, 'mtu']`. */
export type FieldPath = readonly (string | number)[];

/** One step: a key, name or id (`name`), a position (`index`), or every entry (`all`). */
export type PathStep =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'all' };

const STEP = /^(?:\[(?:(\d{1,9})|(\*)|("(?:[^"\\]|\\.)*"))\]|(?:^|\.)?(?:(\*)|([^.[\]="]+)))/;

function stepOf(match: RegExpExecArray): PathStep {
  const [, index, allInBrackets, quoted, all, name] = match;
  if (index !== undefined) return { kind: 'index', index: Number(index) };
  if (allInBrackets !== undefined || all !== undefined) return { kind: 'all' };
  if (quoted !== undefined) return { kind: 'name', name: String(JSON.parse(quoted)) };
  return { kind: 'name', name: (name ?? '').trim() };
}

/** The steps of a path, or null where it cannot be read. */
export function parsePath(path: string): readonly PathStep[] | null {
  const steps: PathStep[] = [];
  let rest = path.trim();
  while (rest !== '') {
    const match = STEP.exec(rest);
    if (match === null || match[0] === '') return null;
    try {
      steps.push(stepOf(match));
    } catch (error) {
      if (error instanceof SyntaxError) return null;
      throw error;
    }
    rest = rest.slice(match[0].length);
  }
  return steps.length === 0 ? null : steps;
}

/** Positions in a list that a step means: by position, id, or name. */
export function positionsOf(list: readonly unknown[], step: PathStep): readonly number[] {
  if (step.kind === 'all') return list.map((_, index) => index);
  if (step.kind === 'index') return step.index < list.length ? [step.index] : [];
  const matches = (key: string) =>
    list.flatMap((item, index) => {
      const value: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, key) : undefined;
      return (typeof value === 'string' || typeof value === 'number') && String(value) === step.name ? [index] : [];
    });
  const named = matches('name');
  return named.length > 0 ? named : matches('id');
}

/** What a path leads to; null where it leads nowhere or to several places. */
export function readPath(root: unknown, path: string): unknown {
  let at: unknown = root;
  for (const step of parsePath(path) ?? []) {
    if (Array.isArray(at)) {
      const positions = positionsOf(at, step);
      at = positions.length === 1 ? at[positions[0] ?? 0] : null;
    } else if (typeof at === 'object' && at !== null && step.kind === 'name' && Object.hasOwn(at, step.name)) {
      at = Reflect.get(at, step.name);
    } else return null;
  }
  return at;
}

/** A number in a result, such as `flows.1.goodputMbps`; null where there is none. */
export function readMetric(result: unknown, path: string): number | null {
  const value = readPath(result, path);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
