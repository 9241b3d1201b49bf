/** Where everything on the stage is at this moment: the document's layout, changed by the gesture under way. */
import type { Point, Scenario } from '@lanelab/scenario';
import type { EditorStore } from '../../document/store/types.ts';
import { around, type Box, union } from './geometry/box.ts';
import { DEVICE } from './geometry/grid.ts';
import { type LabelSide, labelSide, leavings } from './geometry/labels.ts';
import { type LaidLink, Router } from './geometry/router.ts';
import type { Bending, Pull, SessionStore } from './session.ts';

/** Stage px between devices that have no place in the document. */
const SPACING = 120;
const COLUMNS = 8;
/** Side of the box around a bend that is kept in sight, stage px. */
const BEND_BOX = 20;
/** Stage px that a name and a caption take beside a glyph. */
const LABEL = 40;

/** The document's positions; devices without one stand in rows under the others. */
export function documentPositions({ model, layout }: Pick<Scenario, 'model' | 'layout'>): ReadonlyMap<number, Point> {
  const known = Object.values(layout.nodes);
  const below = known.length === 0 ? 0 : Math.max(...known.map(({ y }) => y)) + SPACING;
  let unplaced = 0;
  return new Map(
    model.nodes.map(({ id }) => {
      const own = layout.nodes[String(id)];
      if (own !== undefined) return [id, own];
      const at = { x: (unplaced % COLUMNS) * SPACING, y: below + Math.floor(unplaced / COLUMNS) * SPACING };
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

/** @param whole devices dragged together: a link between two of them stays where the document has it */
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

  /** Positions of the devices in the document, without the gesture. */
  documentPositions(): ReadonlyMap<number, Point> {
    const { model, layout } = this.scenario;
    return this.#base(model.nodes, layout.nodes);
  }

  positions(): ReadonlyMap<number, Point> {
    return this.#pulled(this.documentPositions(), this.#session.getState().pull);
  }

  /** Links at their present places. */
  lines(): ReadonlyMap<number, LaidLink> {
    const { bending, pipe } = this.#session.getState();
    return this.#live(this.scenario, this.documentPositions(), this.positions(), bending, pipe, null);
  }

  /** Links as they are drawn: a link whose two devices are dragged stays, and the stage shifts it. */
  drawnLines(): ReadonlyMap<number, LaidLink> {
    const { bending, pipe, pull } = this.#session.getState();
    return this.#drawn(this.scenario, this.documentPositions(), this.positions(), bending, pipe, pull?.nodes ?? null);
  }

  /** The side of each device's name: off the links, and the same one during a drag. */
  sides(): ReadonlyMap<number, LabelSide> {
    const at = this.documentPositions();
    return this.#sides(this.#settled(this.scenario, at, at, null, this.#session.getState().pipe, null));
  }

  sideOf(node: number): LabelSide {
    return this.sides().get(node) ?? 'below';
  }

  /** The box around these devices with their names; around all devices and links where no devices are given. */
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
      for (const { waypoints } of this.lines().values()) boxes.push(...waypoints.map((at) => around(at, BEND_BOX)));
    }
    return union(boxes);
  };
}
