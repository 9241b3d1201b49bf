/** Flows by name; one is chosen by pressing it. */
import type { Flow } from '@lanelab/scenario';
import { selecting } from '../../document/store/selection.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import styles from './Inspector.module.css';
import { flowKinds, flowSummary, flowTitle } from './names.ts';

export function FlowList({ flows, emptyWords }: { readonly flows: readonly Flow[]; readonly emptyWords: string }) {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  if (flows.length === 0) return <p className={styles.empty}>{emptyWords}</p>;
  return (
    <ul className={styles.rows} data-testid="flow-list">
      {flows.map((flow) => (
        <li key={flow.id}>
          <button
            type="button"
            data-testid={`flow-${flow.id}`}
            onClick={() => store.select(selecting({ flows: [flow.id] }))}
          >
            <b>{flowTitle(scenario, flow)}</b>
            <span>
              {flowKinds[flow.kind]}, {flowSummary(flow)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
