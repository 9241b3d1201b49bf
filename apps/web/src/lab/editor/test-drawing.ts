/** A drawing without a screen, driven like one: pointer and keys in, tool states and documents out. For tests. */
import { mustParse, type Node, SCENARIO_VERSION, type Scenario } from '@lanelab/scenario';
import { connect } from '../../document/store/edits/links.ts';
import { addNode } from '../../document/store/edits/nodes.ts';
import { createEditorStore } from '../../document/store/store.ts';
import type { Edit } from '../../document/store/types.ts';
import { createDrawing } from './create-drawing.ts';
import type { Drawing } from './drawing.ts';
import { pressKey } from './keys.ts';
import type { PointerInput } from './tool.ts';

type Held = Partial<Pick<PointerInput, 'shift' | 'alt' | 'mod' | 'isTouch'>>;

export class TestDrawing {
  readonly drawing: Drawing;
  readonly announced: string[] = [];
  #at = { x: 0, y: 0 };

  constructor(scenario: Scenario, options: { readonly isReadOnly?: boolean } = {}) {
    this.drawing = createDrawing(createEditorStore(scenario, options));
    this.drawing.serveBy({ announce: (message) => this.announced.push(message) });
  }

  get store() {
    return this.drawing.store;
  }

  get scenario(): Scenario {
    return this.store.getState().scenario;
  }

  get path(): string {
    return this.drawing.session.getState().path;
  }

  get session() {
    return this.drawing.session.getState();
  }

  #input(held: Held): PointerInput {
    return { screen: this.#at, shift: false, alt: false, mod: false, isTouch: false, ...held };
  }

  move(x: number, y: number, held: Held = {}): this {
    this.#at = { x, y };
    this.drawing.move(this.#input(held));
    return this;
  }

  down(x: number, y: number, held: Held = {}): this {
    if (held.isTouch !== true) this.move(x, y, held);
    this.#at = { x, y };
    this.drawing.down(this.#input(held));
    return this;
  }

  up(held: Held = {}): this {
    this.drawing.up(this.#input(held));
    return this;
  }

  click(x: number, y: number, held: Held = {}): this {
    return this.down(x, y, held).up(held);
  }

  drag(from: readonly [number, number], to: readonly [number, number], held: Held = {}): this {
    this.down(from[0], from[1], held);
    this.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, held);
    this.move(to[0], to[1], held);
    return this.up(held);
  }

  /** `Shift+ArrowLeft`, `Ctrl+a`, `Enter`. */
  press(...keys: readonly string[]): this {
    for (const spelled of keys) {
      const parts = spelled === '+' ? ['+'] : spelled.split('+');
      const key = parts.at(-1) ?? '';
      const has = (name: string) => parts.slice(0, -1).includes(name);
      pressKey(this.drawing, { key, shift: has('Shift'), alt: has('Alt'), mod: has('Ctrl') });
    }
    return this;
  }

  /** Chooses an entry of the open menu. */
  choose(id: string): this {
    const { menu } = this.session;
    const action = menu?.actions.find((candidate) => candidate.id === id);
    if (action === undefined)
      throw new Error(`no entry "${id}" in ${menu?.actions.map((own) => own.id).join(', ') ?? 'no menu'}`);
    this.drawing.session.setState({ menu: null });
    action.run();
    return this;
  }

  names(): readonly string[] {
    return this.scenario.model.nodes.map(({ name }) => name);
  }

  placeOf(id: number) {
    return this.scenario.layout.nodes[String(id)];
  }

  selected(): readonly number[] {
    return [...this.store.getState().selection.nodes];
  }
}

export const emptyScenario = (): Scenario =>
  mustParse({ lanelab: SCENARIO_VERSION, model: { nodes: [], durationPs: 1_000_000_000_000 } });

/** A network of devices at places; joints name pairs of devices by their numbers from 1 on. */
export function network(
  devices: readonly (readonly [Node['kind'], number, number])[],
  joints: readonly (readonly [number, number])[] = [],
): Scenario {
  const edits: Edit[] = [
    ...devices.map(([kind, x, y]) => addNode(kind, { x, y })),
    ...joints.map(([a, b]) => connect(a, b)),
  ];
  let scenario = emptyScenario();
  for (const edit of edits) {
    const outcome = edit(scenario);
    if (!outcome.ok) throw new Error(outcome.why);
    scenario = outcome.scenario;
  }
  return scenario;
}
