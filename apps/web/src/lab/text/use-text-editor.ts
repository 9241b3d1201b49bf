/** The text editor in its frame: it follows the session of the document, and marks the faults and the selection. */
import type { EditorView } from '@codemirror/view';
import { say } from '@lanelab/messages/text';
import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { selecting } from '../../document/store/selection.ts';
import type { Selection } from '../../document/store/types.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { createEditor, follow, forgetPast, goTo, markChosen, markIssues, setReadOnly } from './editor.ts';
import { type RecordId, rangeOfRecord, recordAt, treeOf } from './positions.ts';
import type { TextIssue } from './reading.ts';
import type { TextSession, TextState } from './session.ts';

export interface TextEditorActions {
  readonly select: (record: RecordId) => void;
  /** Selects the device, link or flow that the caret is in. */
  readonly selectAtCursor: () => void;
  readonly goToIssue: (issue: TextIssue) => void;
}

export function useTextEditor(
  frame: RefObject<HTMLDivElement | null>,
  session: TextSession,
  { text, status, issues }: TextState,
): TextEditorActions {
  const store = useEditorStore();
  const isReadOnly = useEditor((editor) => editor.isReadOnly);
  const selection = useEditor((editor) => editor.selection);
  const view = useRef<EditorView | null>(null);

  const select = (record: RecordId) => store.select(selecting({ [record.of]: [record.id] }));
  const selectAtCursor = () => {
    if (view.current === null) return;
    const { doc, selection: caret } = view.current.state;
    const source = doc.toString();
    const record = recordAt(source, treeOf(source), caret.main.head);
    if (record === null) announce(say('pane.nothing-at-cursor'));
    else select(record);
  };
  const latest = useRef({ selectAtCursor });
  useEffect(() => {
    latest.current = { selectAtCursor };
  });

  useEffect(() => session.attach(), [session]);
  useEffect(() => {
    if (frame.current === null) return;
    // Undo of the whole lab, unless the text holds something that the drawing has not taken.
    const inLab = (step: () => void) => () => {
      if (session.getState().status !== 'same') return false;
      step();
      return true;
    };
    const editor = createEditor(frame.current, session.getState().text, {
      onType: session.typed,
      onLeave: session.settle,
      onUndo: inLab(store.undo),
      onRedo: inLab(store.redo),
      onShow: () => {
        latest.current.selectAtCursor();
        return true;
      },
    });
    view.current = editor;
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, [frame, session, store]);

  useEffect(() => {
    if (view.current !== null) follow(view.current, text);
  }, [text]);
  useEffect(() => {
    if (view.current !== null && status === 'same') forgetPast(view.current);
  }, [status]);
  useEffect(() => {
    if (view.current !== null) setReadOnly(view.current, isReadOnly);
  }, [isReadOnly]);
  useEffect(() => {
    if (view.current !== null) markIssues(view.current, issues);
  }, [issues]);
  useEffect(() => {
    if (view.current === null) return;
    const record = selectedRecord(selection);
    const source = view.current.state.doc.toString();
    markChosen(view.current, record === null ? null : rangeOfRecord(source, treeOf(source), record));
  }, [selection, text]);

  return {
    select,
    selectAtCursor,
    goToIssue: (issue) => {
      if (view.current !== null) goTo(view.current, issue.from);
    },
  };
}

/** The selected device, link or flow, where only one is selected. */
const selectedRecord = ({ nodes, links, flows }: Selection): RecordId | null => {
  const all = [
    ...[...nodes].map((id) => ({ of: 'nodes' as const, id })),
    ...[...links].map((id) => ({ of: 'links' as const, id })),
    ...[...flows].map((id) => ({ of: 'flows' as const, id })),
  ];
  return all.length === 1 ? (all[0] ?? null) : null;
};
