/**
 * The drawing as it is worked on: the document, the gesture, and the state of the tool that is in hand.
 *
 * Pointer, touch and keys come in as plain values in stage px, and so do the scripts of the tests; edits go to the store,
 * the view of a gesture to the session. No React, no DOM. Each state of a tool handles the input that means something to it
 * and ignores the rest.
 */
import { say } from '@lanelab/messages/editor';
import type { Point } from '@lanelab/scenario';
import { announce } from '../../base/ui/announce.ts';
import type { Edit, EditOutcome, EditorStore } from '../../document/store/types.ts';
import { type Camera, fixedCamera, type StageHost, toStage } from './environment.ts';
import { distance } from './geometry/grid.ts';
import { type Target, targetAt } from './geometry/hit.ts';
import { geometryOf, type LiveGeometry } from './geometry-of.ts';
import { Scene } from './scene.ts';
import { createSession, type Focus, type SessionStore, STAGE } from './session.ts';
import type { PointerInput, StageKey, StagePointer, Tool, ToolState } from './tool.ts';

/** A press stays a click while the pointer moves less than this, CSS px; a finger trembles more than a mouse. */
const CLICK_TOLERANCE = 4;
const FINGER_TOLERANCE = 9;

const resting: ToolState = { path: 'none' };

export class Drawing {
  readonly store: EditorStore;
  readonly session: SessionStore;
  readonly scene: Scene;
  /** For overlays such as the traffic. */
  readonly geometry: LiveGeometry;
  #camera: Camera = fixedCamera;
  #host: StageHost = {};
  #focusStage: () => void = () => {};
  readonly #tools: ReadonlyMap<string, Tool>;
  #state: ToolState = resting;
  /** Where the pointer was pressed; null while it is not pressed. */
  #pressed: Point | null = null;
  #isPull = false;

  constructor(store: EditorStore, tools: readonly Tool[]) {
    this.store = store;
    this.session = createSession();
    this.scene = new Scene(store, this.session);
    this.geometry = geometryOf(this);
    this.#tools = new Map(tools.map((tool) => [tool.id, tool]));
    this.pick('select');
  }

  get camera(): Camera {
    return this.#camera;
  }

  get host(): StageHost {
    return this.#host;
  }

  /** Sets the services of the page that the drawing uses. */
  serveBy(host: StageHost): void {
    this.#host = host;
  }

  /** Sets the stage that shows the drawing: its camera, and how it gets the page's focus. */
  showOn(camera: Camera, focusStage: () => void): void {
    this.#camera = camera;
    this.#focusStage = focusStage;
  }

  readonly focusStage = (): void => this.#focusStage();

  get state(): ToolState {
    return this.#state;
  }

  /** Takes a tool in hand. Throws for an unknown tool. */
  pick(id: string): void {
    const tool = this.#tools.get(id);
    if (tool === undefined) throw new Error(`no tool "${id}"`);
    this.go(tool.start(this));
  }

  /** From one state to the next, of this tool or of another. */
  go(state: ToolState): void {
    this.#state.leave?.();
    this.#state = state;
    this.session.setState({ path: state.path, tool: state.path.slice(0, state.path.indexOf('.')) });
    state.enter?.();
  }

  // ---- input, for the tool in hand

  down(input: PointerInput): void {
    this.session.setState({ isByKeys: false, hint: null });
    this.#pressed = input.screen;
    this.#isPull = false;
    this.#state.down?.(this.#pointer(input));
  }

  move(input: PointerInput): void {
    this.#state.move?.(this.#pointer(input));
  }

  up(input: PointerInput): void {
    const pointer = this.#pointer(input);
    this.#pressed = null;
    this.#state.up?.(pointer);
  }

  doubleClick(input: PointerInput): void {
    this.#state.doubleClick?.(this.#pointer(input));
  }

  /** Offers a key to the tool in hand; the keys of the stage itself are in `keys.ts`. */
  key(key: StageKey): boolean {
    this.session.setState({ isByKeys: true });
    if (key.key === 'Escape' && this.cancel()) return true;
    return this.#state.key?.(key) ?? false;
  }

  cancel(): boolean {
    return this.#state.cancel?.() ?? false;
  }

  /** The device, link or other target under a point of the frame. */
  at(screen: Point, isTouch: boolean): Target {
    const { hover, focus, path } = this.session.getState();
    const { selection } = this.store.getState();
    const only = (ids: ReadonlySet<number>) => (ids.size === 1 ? ([...ids][0] ?? null) : null);
    const hovered = hover.kind === 'node' || hover.kind === 'port' ? hover.id : null;
    const view = this.camera.view();
    return targetAt(
      {
        at: this.scene.positions(),
        lines: this.scene.lines(),
        sideOf: (node) => this.scene.sideOf(node),
        dotted: path.startsWith('select') ? (hovered ?? only(selection.nodes)) : null,
        bent: only(selection.links) ?? (focus?.kind === 'link' ? focus.id : null),
      },
      toStage(view, screen),
      view.zoom,
      isTouch,
    );
  }

  #pointer(input: PointerInput): StagePointer {
    if (
      this.#pressed !== null &&
      distance(this.#pressed, input.screen) > (input.isTouch ? FINGER_TOLERANCE : CLICK_TOLERANCE)
    )
      this.#isPull = true;
    return {
      ...input,
      isPull: this.#pressed !== null && this.#isPull,
      point: toStage(this.camera.view(), input.screen),
      target: this.at(input.screen, input.isTouch),
    };
  }

  // ---- effects of the tool in hand

  /** Applies an edit as one undo step and announces it; a refusal is shown and announced. */
  apply(edit: Edit): EditOutcome {
    const outcome = this.store.apply(edit);
    if (outcome.ok) this.announce(outcome.did);
    else this.refuse(outcome.why);
    return outcome;
  }

  announce(message: string): void {
    (this.host.announce ?? announce)(message);
  }

  /** Shows a refusal over the stage until the next action, and announces it. */
  refuse(why: string): void {
    this.session.setState({ hint: { text: why, isRefusal: true } });
    this.announce(why);
  }

  /** Shows what to do next over the stage; null removes it. */
  hint(text: string | null): void {
    this.session.setState({ hint: text === null ? null : { text, isRefusal: false } });
  }

  hover(target: Target): void {
    const now = this.session.getState().hover;
    const isSame =
      now.kind === target.kind &&
      (now.kind === 'stage' || target.kind === 'stage' || now.id === target.id) &&
      (now.kind !== 'waypoint' || target.kind !== 'waypoint' || now.index === target.index);
    if (!isSame) this.session.setState({ hover: target.kind === 'stage' ? STAGE : target });
  }

  focus(focus: Focus | null): void {
    this.session.setState({ focus });
  }

  get isReadOnly(): boolean {
    return this.store.getState().isReadOnly;
  }

  nameOf(node: number): string {
    return this.scene.scenario.model.nodes.find(({ id }) => id === node)?.name ?? say('stage.unknown-device');
  }
}
