/** The network as tables, for whoever would rather type than draw: the same document, the same edits, the same selection. */
import { useState } from 'react';
import { Tabs } from '../../base/ui/Tabs.tsx';
import { useEditor } from '../../document/store/use-editor.ts';
import { DevicesGrid } from './DevicesGrid.tsx';
import { LinksGrid } from './LinksGrid.tsx';
import styles from './TableView.module.css';
import { TrafficGrid } from './TrafficGrid.tsx';

type GridId = 'devices' | 'links' | 'traffic';

export function TableView() {
  const [grid, setGrid] = useState<GridId>('devices');
  const devices = useEditor((state) => state.scenario.model.nodes.length);
  const links = useEditor((state) => state.scenario.model.links.length);
  const flows = useEditor((state) => state.scenario.model.flows.length);
  const title = (name: string, count: number) => (
    <>
      {name} <span className="muted">{count}</span>
    </>
  );
  return (
    <section className={styles.view} aria-label="Network as tables" data-testid="table-view">
      <Tabs
        label="Tables"
        chosen={grid}
        onChoose={setGrid}
        tabs={[
          { id: 'devices', title: title('Devices', devices), content: <DevicesGrid /> },
          { id: 'links', title: title('Links', links), content: <LinksGrid /> },
          { id: 'traffic', title: title('Traffic', flows), content: <TrafficGrid /> },
        ]}
      />
    </section>
  );
}
