/** Where everything on the stage is at this moment: the document's layout, changed by the gesture under way. */
import type { Point, Scenario } from '@lanelab/scenario';
import { processCounts } from '../../document/processes.ts';
import type { EditorStore } from '../../document/store/types.ts';
import { doesSignal } from '../../document/topology-view/signals.ts';
import { around, type Box, moved, union } from './geometry/box.ts';
import { DEVICE } from './geometry/grid.ts';
import { type LabelPlan, planLabels } from './geometry/label-plan.ts';
import type { LabelType } from './geometry/label-type.ts';
import type { Tags } from './geometry/plate-forms.ts';
import type { LabelSide } from './geometry/plates.ts';
import { type LaidLink, Router } from './geometry/router.ts';
import type { Bending, Pull, SessionStore } from './session.ts';

/** Stage px between devices that have no place in the document. */
const SPACING = 120;
const COLUMNS = 8;
/** Side of the box around a bend that is kept in sight, stage px. */
const BEND_BOX = 20;
/** Side of a device with the outline of a selected one, stage px. */
const OUTLINED = DEVICE + 16;
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

const none: Tags = new Map();

const areSameTags = (one: Tags | undefined, other: Tags): boolean =>
  one?.size === other.size && [...other].every(([process, count]) => one.get(process) === count);

/** Whether every device has the same tags in both. A run reports what the document has in a map of its own, for which all labels would be placed again. */
const areSame = (one: ReadonlyMap<number, Tags>, other: ReadonlyMap<number, Tags>): boolean =>
  [...new Set([...one.keys(), ...other.keys()])].every((node) =>
    areSameTags(one.get(node) ?? none, other.get(node) ?? none),
  );

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
  readonly #documentTags = remembered(
    (model: Scenario['model']): ReadonlyMap<number, Tags> =>
      new Map(doesSignal(model) ? model.nodes.map((node) => [node.id, processCounts(node)]) : []),
  );
  readonly #shownTags = remembered((ofDocument: ReadonlyMap<number, Tags>, ofRun: ReadonlyMap<number, Tags> | null) =>
    ofRun === null || areSame(ofDocument, ofRun) ? ofDocument : ofRun,
  );
  readonly #labels = remembered(
    (
      nodes: Scenario['model']['nodes'],
      at: ReadonlyMap<number, Point>,
      lines: ReadonlyMap<number, LaidLink>,
      type: LabelType,
      tags: ReadonlyMap<number, Tags>,
    ): LabelPlan => planLabels({ nodes, at, lines: [...lines.values()], type, tags }),
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

  /** The places of all labels, which stay the same during a drag. */
  labels(): LabelPlan {
    const at = this.documentPositions();
    const { pipe, labelType, tags } = this.#session.getState();
    const { model } = this.scenario;
    const lines = this.#settled(this.scenario, at, at, null, pipe, null);
    return this.#labels(model.nodes, at, lines, labelType, this.#shownTags(this.#documentTags(model), tags));
  }

  sideOf(node: number): LabelSide {
    return this.labels().plates.get(node)?.side ?? 'below';
  }

  /** The box around these devices with their labels; around all devices, links and labels where no devices are given. */
  readonly bounds = (nodes?: ReadonlySet<number>): Box | null => {
    const boxes: Box[] = [];
    const { plates, boxes: labels } = this.labels();
    const settled = this.documentPositions();
    for (const [id, at] of this.positions()) {
      if (nodes !== undefined && !nodes.has(id)) continue;
      boxes.push(around(at, OUTLINED));
      const [plate, from] = [plates.get(id)?.box, settled.get(id)];
      if (plate !== undefined && from !== undefined) boxes.push(moved(plate, at.x - from.x, at.y - from.y));
    }
    if (nodes === undefined) {
      boxes.push(...labels, ...this.#session.getState().layerNames);
      for (const { waypoints } of this.lines().values()) boxes.push(...waypoints.map((at) => around(at, BEND_BOX)));
    }
    return union(boxes);
  };
}
