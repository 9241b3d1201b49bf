/** Edits by button: done at once and announced, or the reason why not kept for the reader. */
import { useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import type { Edit } from '../../document/store/types.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';

export function useApply(): {
  readonly isReadOnly: boolean;
  readonly refusal: string | null;
  readonly apply: (edit: Edit) => boolean;
} {
  const store = useEditorStore();
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    isReadOnly,
    refusal,
    apply: (edit) => {
      const outcome = store.apply(edit);
      setRefusal(outcome.ok ? null : outcome.why);
      if (outcome.ok) announce(outcome.did);
      return outcome.ok;
    },
  };
}
