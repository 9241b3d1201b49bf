/** Undo and redo of the lesson by their usual keys, wherever the caret is; an editor of checks has its own first. */
import { useEffect } from 'react';
import type { LessonWriting } from './model/writing.ts';

export function useUndoKeys(writing: LessonWriting): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const isUndo = key === 'z' && !event.shiftKey;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isUndo && !isRedo) return;
      event.preventDefault();
      if (isUndo) writing.undo();
      else writing.redo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [writing]);
}
