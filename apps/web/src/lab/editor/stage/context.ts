/** The drawing, for the components that show it. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { EditorState } from '../../../document/store/types.ts';
import type { Drawing } from '../drawing.ts';
import type { Scene } from '../scene.ts';
import { hasMoved, type Session } from '../session.ts';

const DrawingContext = createContext<Drawing | null>(null);

/** `<DrawingProvider value={drawing}>` around rail, stage and controls. */
export const DrawingProvider = DrawingContext.Provider;

/** Throws outside `DrawingProvider`. */
export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext);
  if (drawing === null) throw new Error('useDrawing outside DrawingProvider');
  return drawing;
}

/** The part of the session that a selector picks; it must return the same object for the same state. */
export function useSession<T>(selector: (session: Session) => T): T {
  return useStore(useDrawing().session, selector);
}

/** The part of the document and the selection that a selector picks. */
export function useDocument<T>(selector: (state: EditorState) => T): T {
  const { store } = useDrawing();
  return useStore({ getState: store.getState, subscribe: store.subscribe, getInitialState: store.getState }, selector);
}

/** The part of the scene that a selector picks; it must return the same object while nothing has moved. */
export function useScene<T>(selector: (scene: Scene) => T): T {
  const { scene, store, session } = useDrawing();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [
        store.subscribe((state, before) => {
          if (state.scenario !== before.scenario) listener();
        }),
        session.subscribe((state, before) => {
          if (hasMoved(state, before)) listener();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, session],
  );
  return useSyncExternalStore(subscribe, () => selector(scene));
}
