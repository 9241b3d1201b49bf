/** The gesture under way and the focus, as the stage shows them: never part of the document, never undone. */
import type { Node, Point } from '@lanelab/scenario';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Problem } from '../../document/store/types.ts';
import type { Box } from './geometry/box.ts';
import type { Guide } from './geometry/guides.ts';
import type { Target } from './geometry/hit.ts';
import { estimatedType, type LabelType } from './geometry/label-type.ts';
import type { Tags } from './geometry/plate-forms.ts';

export type Kind = Node['kind'];

/** Devices that are being dragged: `document position + (dx, dy)`. */
export interface Pull {
  readonly nodes: ReadonlySet<number>;
  readonly dx: number;
  readonly dy: number;
}

/** Bends of one link while one of them is moved. */
export interface Bending {
  readonly link: number;
  readonly waypoints: readonly Point[];
  /** Index of the bend that is moved. */
  readonly index: number;
}

/** Choosing a device that goes with another: the end of a link, the destination of a flow. */
export interface Pairing {
  readonly from: number;
  /** Place of the loose end; null before the pointer has moved. */
  readonly to: Point | null;
  /** The device that the loose end is on. */
  readonly over: number | null;
  /** Why a device cannot be chosen; null for those that can. */
  readonly why: ReadonlyMap<number, string | null>;
  readonly draws: 'link' | 'flow';
}

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  /** Shown at the end of the row: a key, a rate. */
  readonly note?: string;
  /** Why the action is not possible now. */
  readonly off?: string;
  /** Starts a new part of the menu. */
  readonly startsPart?: boolean;
  readonly run: () => void;
}

export interface StageMenu {
  /** `context-menu`, `link-menu`, `traffic-menu`, `fault-menu`, `type-menu`: also its test id. */
  readonly id: string;
  readonly label: string;
  /** Where the menu opens, CSS px of the frame. */
  readonly at: Point;
  readonly actions: readonly MenuAction[];
  /** Called when the menu is closed without a choice. */
  readonly onClose?: () => void;
}

/** Devices and links with problems. */
export interface Marks {
  readonly nodes: ReadonlyMap<number, Mark>;
  readonly links: ReadonlyMap<number, Mark>;
}

/** The worst problem of a device or link, and how many there are. */
export interface Mark {
  readonly severity: Problem['severity'];
  readonly count: number;
}

export function marksOf(problems: readonly Problem[]): Marks {
  const nodes = new Map<number, Mark>();
  const links = new Map<number, Mark>();
  const note = (marks: Map<number, Mark>, id: number, severity: Mark['severity']) => {
    const before = marks.get(id);
    const worst = severity === 'error' ? severity : (before?.severity ?? severity);
    marks.set(id, { severity: worst, count: (before?.count ?? 0) + 1 });
  };
  for (const problem of problems) {
    for (const id of problem.nodes) note(nodes, id, problem.severity);
    for (const id of problem.links) note(links, id, problem.severity);
  }
  return { nodes, links };
}

/** The device or link that has the keyboard's focus. */
export type Focus = { readonly kind: 'node' | 'link'; readonly id: number };

export interface Session {
  /** The tool on the rail: `select`, `hand`, `link`, `workload`, `fault`, `place-<kind>`. */
  readonly tool: string;
  /** Tool and state: `select.idle`. */
  readonly path: string;
  readonly focus: Focus | null;
  /** Ctrl+Space has begun to gather: walking no longer selects. */
  readonly isGathering: boolean;
  /** Whether the last input came from the keyboard: then a ring marks the focus. */
  readonly isByKeys: boolean;
  /** Whether the page's focus is on the stage or in it. */
  readonly hasFocus: boolean;
  readonly hover: Target;
  readonly pull: Pull | null;
  readonly bending: Bending | null;
  readonly guides: readonly Guide[];
  readonly marquee: Box | null;
  readonly ghost: { readonly kind: Kind; readonly at: Point } | null;
  readonly pairing: Pairing | null;
  readonly menu: StageMenu | null;
  /** What to do next, or why something was refused; shown over the stage. */
  readonly hint: { readonly text: string; readonly isRefusal: boolean } | null;
  readonly marks: Marks;
  /** Width of a pipe in this theme, stage px. */
  readonly pipe: number;
  readonly labelType: LabelType;
  /** The tags of each device, as the run has them; null while they are as the document has them. */
  readonly tags: ReadonlyMap<number, Tags> | null;
  /** Names that the layer writes around the network, which a fit has in sight, too. */
  readonly layerNames: readonly Box[];
}

export const STAGE: Target = { kind: 'stage' };

export type SessionStore = StoreApi<Session>;

export function createSession(): SessionStore {
  return createStore<Session>(() => ({
    tool: 'select',
    path: 'select.idle',
    focus: null,
    isGathering: false,
    isByKeys: false,
    hasFocus: false,
    hover: STAGE,
    pull: null,
    bending: null,
    guides: [],
    marquee: null,
    ghost: null,
    pairing: null,
    menu: null,
    hint: null,
    marks: marksOf([]),
    pipe: 18,
    labelType: estimatedType,
    tags: null,
    layerNames: [],
  }));
}

/** Whether a gesture has moved anything between two states. */
export const hasMoved = (now: Session, before: Session): boolean =>
  now.pull !== before.pull ||
  now.bending !== before.bending ||
  now.pipe !== before.pipe ||
  now.labelType !== before.labelType ||
  now.tags !== before.tags;
