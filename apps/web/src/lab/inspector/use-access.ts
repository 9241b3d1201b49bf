/** The fields of one record of the document, as a form reads and writes them. */
import { defaultMtu, OVERS } from '@lanelab/scenario';
import { createContext, createElement, useContext, useMemo } from 'react';
import { Provenance } from '../../document/form/Provenance.tsx';
import type { RecordAccess } from '../../document/form/record.ts';
import { pathTo, type RecordRef, setField } from '../../document/store/edits/field.ts';
import { getIn } from '../../document/store/edits/set-in.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { defaultOf } from './defaults.ts';
import type { Origins } from './origins.ts';

/** Null where nothing is known of where the values come from. */
export const OriginsContext = createContext<Origins | null>(null);

/** `kind` is the kind of the record, for its defaults: `host`, `ping`, `link`, `scenario`. */
export function useAccess(ref: RecordRef, kind: string): RecordAccess {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const origins = useContext(OriginsContext);
  const of = ref.of;
  const id = ref.of === 'scenario' ? 0 : ref.id;
  return useMemo(() => {
    const target: RecordRef = of === 'scenario' ? { of } : { of, id };
    const base = pathTo(scenario, target) ?? [];
    const refused = (outcome: ReturnType<typeof store.apply>) => (outcome.ok ? null : outcome.why);
    return {
      isReadOnly,
      value: (path) => getIn(scenario, [...base, ...path]),
      initial: (path) => {
        const parameter = origins?.(scenario, [...base, ...path]) ?? null;
        if (parameter !== null)
          return {
            value: parameter.value,
            origin: createElement(Provenance, { origin: parameter.provenance, note: parameter.note }),
          };
        const value = defaultOf(kind, path);
        // What an interface carries by default hangs on what it runs over.
        const over: unknown =
          path.at(-1) === 'mtu' ? getIn(scenario, [...base, ...path.slice(0, -1), 'over']) : undefined;
        const known = OVERS.find((candidate) => candidate === over);
        if (known !== undefined) return { value: defaultMtu(known) };
        return value === undefined ? null : { value };
      },
      preview: (path, value, label) => refused(store.preview(setField(target, path, value, label))),
      set: (path, value, label) => refused(store.apply(setField(target, path, value, label))),
      commit: () => store.commit(),
      cancel: () => store.cancel(),
    };
  }, [store, scenario, isReadOnly, origins, of, id, kind]);
}
