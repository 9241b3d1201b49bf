/** The network as tables, for people who prefer typing to drawing: the same document, the same edits, the same selection. */
import { say } from '@lanelab/messages/table';
import { memo, useState } from 'react';
import { Tabs } from '../../base/ui/Tabs.tsx';
import { useAfterPicture } from '../../base/ui/use-after-picture.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import { DevicesGrid } from './DevicesGrid.tsx';
import { LinksGrid } from './LinksGrid.tsx';
import styles from './TableView.module.css';
import { TrafficGrid } from './TrafficGrid.tsx';

type GridId = 'devices' | 'links' | 'traffic';

/** Not drawn again with the page around it: hundreds of cells take longer than a press may wait. */
export const TableView = memo(function TableView() {
  const [grid, setGrid] = useState<GridId>('devices');
  // The grids follow the document behind the picture that answers a press.
  const { scenario, selection } = useAfterPicture(useEditor((state) => state));
  const { nodes, links, flows } = scenario.model;
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
          {
            id: 'devices',
            title: title(say('devices.title'), nodes.length),
            content: <DevicesGrid scenario={scenario} selected={selection.nodes} />,
          },
          {
            id: 'links',
            title: title(say('links.title'), links.length),
            content: <LinksGrid scenario={scenario} selected={selection.links} />,
          },
          {
            id: 'traffic',
            title: title(say('traffic.title'), flows.length),
            content: <TrafficGrid scenario={scenario} selected={selection.flows} />,
          },
        ]}
      />
    </section>
  );
});
