/** Choosing two devices, one after the other: the common part of drawing a link and adding traffic. */
import { say } from '@lanelab/messages/editor';
import type { Point } from '@lanelab/scenario';
import { focusedNode } from '../actions/choose.ts';
import { reveal, screenOf } from '../actions/view.ts';
import type { Drawing } from '../drawing.ts';
import { directionOf, nearestInDirection } from '../geometry/direction.ts';
import { distance } from '../geometry/grid.ts';
import { STAGE } from '../session.ts';
import type { ToolState } from '../tool.ts';

export interface PairRules {
  readonly tool: 'link' | 'workload';
  readonly draws: 'link' | 'flow';
  /** The hint that asks for the first device. */
  readonly firstHint: string;
  /** The hint that asks for the second device. */
  readonly secondHint: (first: string) => string;
  /** The hint that asks for the second device where arrow keys choose it. */
  readonly secondHintByKeys: (first: string) => string;
  /** Why a pair cannot begin at this device; null where it can. */
  whyNotFrom(drawing: Drawing, from: number): string | null;
  /** Why this device cannot be the second one; null where it can. */
  whyNot(drawing: Drawing, from: number, to: number): string | null;
  /** @param screen where a menu about the pair would open */
  finish(drawing: Drawing, from: number, to: number, screen: Point): void;
  /** Called when the loose end is dropped on the empty stage. */
  miss?(drawing: Drawing, from: number, point: Point, screen: Point): void;
}

export interface PairStart {
  /** By keys the arrow keys choose; by drag the pair is complete where the pointer is let go. */
  readonly by: 'keys' | 'click' | 'drag';
  /** The tool that is in hand afterwards. */
  readonly back: string;
}

/** Waits for the first device. */
const choosingFirst = (drawing: Drawing, rules: PairRules): ToolState => ({
  path: `${rules.tool}.first`,
  enter: () => drawing.hint(rules.firstHint),
  leave() {
    drawing.hover(STAGE);
    drawing.hint(null);
  },
  move: ({ target }) => drawing.hover(target.kind === 'link' ? STAGE : target),
  down(pointer) {
    const { target } = pointer;
    if (target.kind !== 'node' && target.kind !== 'port') return;
    const why = rules.whyNotFrom(drawing, target.id);
    if (why !== null) return drawing.refuse(why);
    drawing.go(choosingSecond(drawing, rules, target.id, { by: 'drag', back: rules.tool }));
  },
  key({ key }) {
    const from = focusedNode(drawing);
    if (key !== 'Enter' || from === null) return false;
    begin(drawing, rules, from);
    return true;
  },
  cancel() {
    drawing.pick('select');
    return true;
  },
});

/** Begins a pair by keys, at the device that has the focus. */
function begin(drawing: Drawing, rules: PairRules, from: number): void {
  const why = rules.whyNotFrom(drawing, from);
  if (why === null) drawing.go(choosingSecond(drawing, rules, from, { by: 'keys', back: 'select' }));
  else drawing.refuse(why);
}

/** The first state of the tool; with the keyboard the pair begins at the device that has the focus. */
export const startPair = (drawing: Drawing, rules: PairRules): ToolState => {
  const from = focusedNode(drawing);
  if (!drawing.session.getState().isByKeys || from === null || rules.whyNotFrom(drawing, from) !== null)
    return choosingFirst(drawing, rules);
  return choosingSecond(drawing, rules, from, { by: 'keys', back: 'select' });
};

/** Waits for the second device: legal ones stand out, the others say why they are not. */
export function choosingSecond(drawing: Drawing, rules: PairRules, from: number, start: PairStart): ToolState {
  const { model } = drawing.scene.scenario;
  const why = new Map(model.nodes.map(({ id }) => [id, id === from ? '' : rules.whyNot(drawing, from, id)]));
  const legal = () => [...drawing.scene.positions()].filter(([id]) => why.get(id) === null);
  let { by } = start;
  const show = (to: Point | null, over: number | null) =>
    drawing.session.setState({ pairing: { from, to, over, why, draws: rules.draws } });

  const choose = (over: number | null) => {
    show(null, over);
    if (over === null) return;
    drawing.focus({ kind: 'node', id: over });
    reveal(drawing, over);
    drawing.announce(say('pair.to', { device: drawing.nameOf(over) }));
  };

  const finish = (to: number, screen: Point) => {
    const refusal = why.get(to);
    if (refusal !== null) return drawing.refuse(refusal || say('pair.same', { device: drawing.nameOf(to) }));
    drawing.pick(start.back);
    rules.finish(drawing, from, to, screen);
  };

  return {
    path: `${rules.tool}.second`,
    enter() {
      const name = drawing.nameOf(from);
      drawing.hint(by === 'keys' ? rules.secondHintByKeys(name) : rules.secondHint(name));
      if (by !== 'keys') return show(null, null);
      const origin = drawing.scene.positions().get(from) ?? { x: 0, y: 0 };
      const nearest = legal().toSorted(([, a], [, b]) => distance(a, origin) - distance(b, origin))[0];
      if (nearest === undefined) drawing.refuse(say('pair.none', { device: drawing.nameOf(from) }));
      choose(nearest?.[0] ?? null);
    },
    leave() {
      drawing.session.setState({ pairing: null, hint: null });
    },
    move({ point, target, isTouch }) {
      if (isTouch && by !== 'drag') return;
      const over = target.kind === 'node' && target.id !== from ? target.id : null;
      show(point, over);
      const refusal = over === null ? null : why.get(over);
      if (refusal) drawing.session.setState({ hint: { text: refusal, isRefusal: true } });
      else drawing.hint(rules.secondHint(drawing.nameOf(from)));
    },
    down(pointer) {
      // A click always chooses a first device, even where keys have chosen one before.
      if (by !== 'keys') return;
      const first = choosingFirst(drawing, rules);
      drawing.go(first);
      first.down?.(pointer);
    },
    up(pointer) {
      const { target, point, screen } = pointer;
      if (by !== 'drag' && pointer.isTouch && pointer.isPull) return;
      if (by === 'drag') {
        const isStill = !pointer.isPull;
        if (isStill || ((target.kind === 'node' || target.kind === 'port') && target.id === from)) {
          by = 'click';
          return;
        }
      }
      if (target.kind === 'node') return finish(target.id, screen);
      if (target.kind === 'port' && target.id === from) return;
      if (rules.miss === undefined) return;
      drawing.pick(start.back);
      rules.miss(drawing, from, point, screen);
    },
    key({ key, shift }) {
      const over = drawing.session.getState().pairing?.over ?? null;
      const direction = directionOf(key);
      if (key === 'Enter' && over !== null) finish(over, screenOf(drawing, { kind: 'node', id: over }));
      else if (direction !== null) {
        const here = drawing.scene.positions().get(over ?? from) ?? { x: 0, y: 0 };
        const next = nearestInDirection(here, legal(), direction);
        if (next === null) drawing.announce(say('pair.none-in-direction'));
        else choose(next);
      } else if (key === 'Tab') {
        const ids = legal().map(([id]) => id);
        const index = over === null ? -1 : ids.indexOf(over);
        choose(ids[(index + (shift ? -1 : 1) + ids.length) % ids.length] ?? null);
      }
      return true;
    },
    cancel() {
      drawing.pick(start.back);
      if (by === 'keys') drawing.focus({ kind: 'node', id: from });
      return true;
    },
  };
}
