/** Where everything on the stage is at this moment: the document's layout, with the gesture under way on top. */
import type { Point, Scenario } from '@lanelab/scenario';
import type { EditorStore } from '../../document/store/types.ts';
import { around, type Box, union } from './geometry/box.ts';
import { DEVICE } from './geometry/grid.ts';
import { type LabelSide, labelSide, leavings } from './geometry/labels.ts';
import { type LaidLink, Router } from './geometry/router.ts';
import type { Bending, Pull, SessionStore } from './session.ts';

/** Stage px between devices that the document puts nowhere. */
const APART = 120;
const COLUMNS = 8;
/** Stage px around a bend that belong to it. */
const GLANCE = 20;
/** Stage px that a name and a caption take beside a glyph. */
const LABEL = 40;

/** The document's positions; devices without one stand in rows under the others. */
export function documentPositions({ model, layout }: Pick<Scenario, 'model' | 'layout'>): ReadonlyMap<number, Point> {
  const known = Object.values(layout.nodes);
  const below = known.length === 0 ? 0 : Math.max(...known.map(({ y }) => y)) + APART;
  let unplaced = 0;
  return new Map(
    model.nodes.map(({ id }) => {
      const own = layout.nodes[String(id)];
      if (own !== undefined) return [id, own];
      const at = { x: (unplaced % COLUMNS) * APART, y: below + Math.floor(unplaced / COLUMNS) * APART };
      unplaced += 1;
      return [id, at];
    }),
  );
}

function pulled(base: ReadonlyMap<number, Point>, pull: Pull | null): ReadonlyMap<number, Point> {
  if (pull === null) return base;
  const at = new Map(base);
  for (const id of pull.nodes) {
    const own = base.get(id);
    if (own !== undefined) at.set(id, { x: own.x + pull.dx, y: own.y + pull.dy });
  }
  return at;
}

/** Remembers the last result for the same inputs. */
function remembered<Inputs extends readonly unknown[], Result>(make: (...inputs: Inputs) => Result) {
  let last: { readonly inputs: Inputs; readonly result: Result } | null = null;
  return (...inputs: Inputs): Result => {
    if (last !== null && last.inputs.every((input, index) => input === inputs[index])) return last.result;
    last = { inputs, result: make(...inputs) };
    return last.result;
  };
}

/** @param whole links between two of these are laid where the document has them */
const layingBy =
  (router: Router) =>
  (
    scenario: Scenario,
    base: ReadonlyMap<number, Point>,
    at: ReadonlyMap<number, Point>,
    bending: Bending | null,
    pipe: number,
    whole: ReadonlySet<number> | null,
  ): ReadonlyMap<number, LaidLink> =>
    router.lay(
      scenario,
      ({ a, b }) => (whole?.has(a.node) && whole.has(b.node) ? base : at),
      (link) => (bending?.link === link ? bending.waypoints : scenario.layout.links[String(link)]?.waypoints),
      pipe,
    );

export class Scene {
  readonly #store: Pick<EditorStore, 'getState'>;
  readonly #session: Pick<SessionStore, 'getState'>;

  constructor(store: Pick<EditorStore, 'getState'>, session: Pick<SessionStore, 'getState'>) {
    this.#store = store;
    this.#session = session;
  }

  readonly #base = remembered((nodes: Scenario['model']['nodes'], layout: Scenario['layout']['nodes']) =>
    documentPositions({ model: { nodes }, layout: { nodes: layout } } as Scenario),
  );
  readonly #pulled = remembered(pulled);
  readonly #live = remembered(layingBy(new Router()));
  readonly #settled = remembered(layingBy(new Router()));
  readonly #drawn = remembered(layingBy(new Router()));
  readonly #sides = remembered(
    (lines: ReadonlyMap<number, LaidLink>): ReadonlyMap<number, LabelSide> =>
      new Map([...leavings(lines.values())].map(([id, angles]) => [id, labelSide(angles)])),
  );

  get scenario(): Scenario {
    return this.#store.getState().scenario;
  }

  /** Where the document has the devices, gestures aside. */
  documentPositions(): ReadonlyMap<number, Point> {
    const { model, layout } = this.scenario;
    return this.#base(model.nodes, layout.nodes);
  }

  positions(): ReadonlyMap<number, Point> {
    return this.#pulled(this.documentPositions(), this.#session.getState().pull);
  }

  /** Links where they are now. */
  lines(): ReadonlyMap<number, LaidLink> {
    const { bending, pipe } = this.#session.getState();
    return this.#live(this.scenario, this.documentPositions(), this.positions(), bending, pipe, null);
  }

  /** Links as they are drawn: those that are pulled along whole stay, and the stage shifts them. */
  drawnLines(): ReadonlyMap<number, LaidLink> {
    const { bending, pipe, pull } = this.#session.getState();
    return this.#drawn(this.scenario, this.documentPositions(), this.positions(), bending, pipe, pull?.nodes ?? null);
  }

  /** Names keep off links, and stay on their side while something is pulled. */
  sides(): ReadonlyMap<number, LabelSide> {
    const at = this.documentPositions();
    return this.#sides(this.#settled(this.scenario, at, at, null, this.#session.getState().pipe, null));
  }

  sideOf(node: number): LabelSide {
    return this.sides().get(node) ?? 'below';
  }

  /** What holds these devices, their names included, and all links; everything where none are given. */
  readonly bounds = (nodes?: ReadonlySet<number>): Box | null => {
    const boxes: Box[] = [];
    for (const [id, at] of this.positions()) {
      if (nodes !== undefined && !nodes.has(id)) continue;
      const box = around(at, DEVICE);
      boxes.push({
        left: box.left - LABEL,
        right: box.right + LABEL,
        top: box.top - LABEL,
        bottom: box.bottom + LABEL,
      });
    }
    if (nodes === undefined) {
      for (const { waypoints } of this.lines().values()) boxes.push(...waypoints.map((at) => around(at, GLANCE)));
    }
    return union(boxes);
  };
}
