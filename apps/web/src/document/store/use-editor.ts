/** The editor's state in React components: each has a selector, and is drawn again only when the selected value has changed. */

import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { EditorState, EditorStore } from './types.ts';

const EditorContext = createContext<EditorStore | null>(null);

/** `<EditorProvider value={store}>` around the workbench. */
export const EditorProvider = EditorContext.Provider;

/** The store itself, for commands. Throws outside `EditorProvider`. */
export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext);
  if (store === null) throw new Error('useEditorStore outside EditorProvider');
  return store;
}

/** What a selector picks of the state; it must give the same object for the same state. */
export function useEditor<T>(selector: (state: EditorState) => T): T {
  const { getState, subscribe } = useEditorStore();
  return useStore({ getState, subscribe, getInitialState: getState }, selector);
}
