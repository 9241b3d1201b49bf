/** The network as tables, for people who prefer typing to drawing: the same document, the same edits, the same selection. */
import { say } from '@lanelab/messages/table';
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
    <section className={styles.view} aria-label={say('view.label')} data-testid="table-view">
      <Tabs
        label={say('view.tables')}
        chosen={grid}
        onChoose={setGrid}
        tabs={[
          { id: 'devices', title: title(say('devices.title'), devices), content: <DevicesGrid /> },
          { id: 'links', title: title(say('links.title'), links), content: <LinksGrid /> },
          { id: 'traffic', title: title(say('traffic.title'), flows), content: <TrafficGrid /> },
        ]}
      />
    </section>
  );
}
