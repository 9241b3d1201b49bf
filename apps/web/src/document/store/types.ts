/** What the workbench edits, and how: contracts of the store. No React, no DOM, no engine. */
import type { Phy, Scenario } from '@lanelab/scenario';

/** What the stage, the tables and the inspector have in hand, by id. Nothing selected: the scenario itself. */
export interface Selection {
  readonly nodes: ReadonlySet<number>;
  readonly links: ReadonlySet<number>;
  readonly flows: ReadonlySet<number>;
}

/** The result of an edit: the next document, or the reason why there is none. */
export type EditOutcome =
  | {
      readonly ok: true;
      readonly scenario: Scenario;
      /** What happened, for undo, the live region and the history: “Added switch S2”. */
      readonly did: string;
      /** What is selected afterwards; as before where it is absent. */
      readonly select?: Partial<Selection>;
    }
  | { readonly ok: false /** The rule and the fix, in a sentence. */; readonly why: string };

/** A pure function of the document. Everything that changes a scenario is one: pointer, keys, table, form and text alike. */
export type Edit = (scenario: Scenario) => EditOutcome;

export interface EditorState {
  /** Always a document of the current version that the schema reads; what does not hold together is in `problems`. */
  readonly scenario: Scenario;
  readonly selection: Selection;
  /** What undo and redo would do, in words; null where there is nothing. */
  readonly undo: string | null;
  readonly redo: string | null;
  /** The document that undo goes back to; null where there is nothing to undo. */
  readonly before: Scenario | null;
  /** What the gesture under way does; null between gestures. Undo takes it back. */
  readonly gesture: string | null;
  /** Every edit that can be undone, the oldest first, then every edit that can be redone, the next one first. */
  readonly history: { readonly done: readonly string[]; readonly undone: readonly string[] };
  /** True for documents that may be looked at and run, but not changed. */
  readonly isReadOnly: boolean;
  /** Counts edits, undone ones included: another number, another document. */
  readonly revision: number;
}

/** One history for everything. Undo touches the document and the selection, never the clock. */
export interface EditorStore {
  readonly getState: () => EditorState;
  readonly subscribe: (listener: (state: EditorState, before: EditorState) => void) => () => void;
  /** One undo step; a refused edit changes nothing. */
  readonly apply: (edit: Edit) => EditOutcome;
  /** Shows an edit of the document as it was when the gesture began: a drag, a value being typed. */
  readonly preview: (edit: Edit) => EditOutcome;
  /** Makes what is previewed one undo step. */
  readonly commit: () => void;
  /** Goes back to where the gesture began. */
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Undoes or redoes as many edits as it takes to have the first `done` of the history done. */
  readonly travel: (done: number) => void;
  readonly select: (selection: Partial<Selection>) => void;
  /** Opens another document: empties the history and the selection. */
  readonly open: (scenario: Scenario, options?: { readonly isReadOnly?: boolean }) => void;
}

/** Something that keeps the scenario from running, or that its author will want to know. */
export interface Problem {
  /** Stable while the problem stands. */
  readonly id: string;
  /** An error keeps the scenario from running; a warning does not. */
  readonly severity: 'error' | 'warning';
  /** Where in the document, as the schema writes paths: `model.nodes[3].ports`. */
  readonly path: string;
  /** A plain sentence that names the value and the rule. */
  readonly sentence: string;
  readonly nodes: readonly number[];
  readonly links: readonly number[];
  readonly flows: readonly number[];
  /** What would put it right. */
  readonly fix?: { readonly label: string; readonly edit: Edit };
}

/** May these two be joined, and how would they be? */
export type Connection =
  | {
      readonly ok: true;
      /** The usual one of those that both can have. */
      readonly phy: Phy;
      readonly phys: readonly Phy[];
    }
  | { readonly ok: false; readonly why: string };
