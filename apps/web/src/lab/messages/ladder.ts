/** Where messages lie on a ladder: devices side by side as columns, time downwards. */
import { endsOf, receiversOf, type Sending } from './sendings.ts';

export type Spacing = 'equal' | 'linear';

/** The columns in their order, hidden or pinned. */
export interface Columns {
  /** All devices that the reader has moved, in their order. */
  readonly order: readonly number[];
  readonly hidden: ReadonlySet<number>;
  /** Devices kept at the left, and shown even without messages. */
  readonly pinned: ReadonlySet<number>;
}

export const noColumns: Columns = { order: [], hidden: new Set(), pinned: new Set() };

/** Devices to show from the left: pinned ones, then those with messages, in the reader's order, else in the document's. */
export function shownColumns(
  { order, hidden, pinned }: Columns,
  nodes: readonly number[],
  sendings: readonly Sending[],
): readonly number[] {
  const busy = new Set(sendings.flatMap(endsOf));
  const place = (node: number) => {
    const at = order.indexOf(node);
    return at === -1 ? order.length + nodes.indexOf(node) : at;
  };
  return nodes
    .filter((node) => !hidden.has(node) && (pinned.has(node) || busy.has(node)))
    .toSorted((one, other) => Number(pinned.has(other)) - Number(pinned.has(one)) || place(one) - place(other));
}

/** Moves a column by `steps` to the right, or to the left below 0, among the shown ones. */
export function moved(columns: Columns, shown: readonly number[], node: number, steps: number): Columns {
  const at = shown.indexOf(node);
  const to = Math.min(shown.length - 1, Math.max(0, at + steps));
  if (at === -1 || to === at) return columns;
  const order = shown.toSpliced(at, 1).toSpliced(to, 0, node);
  return { ...columns, order };
}

/** The set with a device added, or removed if it was in. */
export function toggled(set: ReadonlySet<number>, node: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(node)) next.add(node);
  return next;
}

/** A message between two columns. The arrow of a lost one ends between columns. */
export interface Arrow {
  readonly sending: Sending;
  readonly fromColumn: number;
  /** Null while no device has received the message. */
  readonly toColumn: number | null;
  readonly fromY: number;
  readonly toY: number;
}

export interface LadderLayout {
  /** In order from the top. */
  readonly arrows: readonly Arrow[];
  readonly height: number;
}

export interface LadderScale {
  readonly spacing: Spacing;
  /** Height of a message with its words, px. */
  readonly row: number;
  /** Height of the whole time span where spacing is proportional to time, px. */
  readonly stretchPx: number;
}

/** The greatest height that browsers scroll well, px. */
const MOST_PX = 400_000;

export function ladderLayout(
  sendings: readonly Sending[],
  columns: readonly number[],
  { spacing, row, stretchPx }: LadderScale,
): LadderLayout {
  const place = new Map(columns.map((node, index) => [node, index]));
  const seen = sendings.filter(
    (sending) => endsOf(sending).some((node) => place.has(node)) && place.has(sending.sender),
  );
  const fromPs = seen[0]?.atPs ?? 0;
  const toPs = seen.reduce((last, { received, atPs }) => Math.max(last, received.at(-1)?.atPs ?? atPs), fromPs);
  const long = Math.min(MOST_PX, stretchPx);
  const yOf = (timePs: number) => row + ((timePs - fromPs) / Math.max(1, toPs - fromPs)) * long;
  const arrows: Arrow[] = [];
  let slot = 0;
  for (const sending of seen) {
    const from = place.get(sending.sender);
    if (from === undefined) continue;
    const y = spacing === 'equal' ? (slot + 0.75) * row : yOf(sending.atPs);
    const reach = (timePs: number) => (spacing === 'equal' ? y + row * 0.2 : yOf(timePs));
    const start = { sending, fromColumn: from, fromY: y };
    const received = sending.received.filter(({ node }) => place.has(node));
    if (sending.fate !== 'came' && sending.sent !== null)
      arrows.push({ ...start, toColumn: null, toY: reach(sending.atPs) });
    else if (received.length === 0) continue;
    const ends = new Set(receiversOf(sending));
    for (const record of received) {
      // One arrow to each device, even if several of its processes received the message.
      if (!ends.delete(record.node)) continue;
      arrows.push({ ...start, toColumn: place.get(record.node) ?? null, toY: reach(record.atPs) });
    }
    slot += 1;
  }
  arrows.sort((one, other) => one.fromY - other.fromY);
  return { arrows, height: spacing === 'equal' ? (slot + 1) * row : long + 2 * row };
}

/** The greatest height of an arrow: arrows that begin this far above the frame may reach into it. */
export function reachOf(arrows: readonly Arrow[]): number {
  return arrows.reduce((longest, { fromY, toY }) => Math.max(longest, toY - fromY), 0);
}

/** The arrows that lie at least partly between two heights. */
export function inSight(arrows: readonly Arrow[], top: number, bottom: number, reach: number): readonly Arrow[] {
  const from = firstFrom(arrows, top - reach);
  const to = firstFrom(arrows, bottom);
  return arrows.slice(from, to).filter(({ toY, fromY }) => Math.max(toY, fromY) >= top);
}

function firstFrom(arrows: readonly Arrow[], y: number): number {
  let [low, high] = [0, arrows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((arrows[middle]?.fromY ?? 0) < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The arrows whose words have room: each at least a line of text below the one before. */
export function withWords(arrows: readonly Arrow[], line: number): ReadonlySet<Arrow> {
  const shown = new Set<Arrow>();
  let free = Number.NEGATIVE_INFINITY;
  let last: Sending | null = null;
  for (const arrow of arrows) {
    if (arrow.sending === last || arrow.fromY < free) continue;
    shown.add(arrow);
    last = arrow.sending;
    free = arrow.fromY + line;
  }
  return shown;
}
