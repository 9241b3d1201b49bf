/** Every link: what it joins, its line, how far it goes. */
import { type Link, linkDelayPs, type Phy } from '@lanelab/scenario';
import { useMemo, useState } from 'react';
import { showQuantity } from '../../base/format/quantities.ts';
import { Refusal } from '../../document/form/Refusal.tsx';
import { phyName } from '../../document/format-names.ts';
import { disconnect, setLink } from '../../document/store/edits/links.ts';
import { nameOf, nodeOf } from '../../document/store/edits/model.ts';
import { connection } from '../../document/store/legality.ts';
import { selecting } from '../../document/store/selection.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { linkTitle } from '../inspector/names.ts';
import { useAct } from '../inspector/use-act.ts';
import { Bar, DeleteButton } from './Bar.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { distanceCell } from './cells.ts';
import type { GridColumn } from './columns.ts';
import { Grid } from './Grid.tsx';

export function LinksGrid() {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  const selected = useEditor((state) => state.selection.links);
  const { isReadOnly, refusal, act } = useAct();
  const [filter, setFilter] = useState('');
  const columns = useMemo((): readonly GridColumn<Link>[] => {
    const { model } = scenario;
    const phyOf = ({ a }: Link) => nodeOf(model, a.node)?.ports.find(({ id }) => id === a.port)?.phy;
    const endWords = ({ node, port }: Link['a']) => `${nameOf(model, node)}, port ${port}`;
    return [
      { id: 'a', title: 'From', key: ({ a }) => endWords(a) },
      { id: 'b', title: 'To', key: ({ b }) => endWords(b) },
      {
        id: 'phy',
        title: 'Line',
        key: (link) => phyName(phyOf(link) ?? ''),
        change: (link) => {
          const legal = connection(scenario, link.a.node, link.b.node);
          const value = phyOf(link) ?? '';
          const phys = legal.ok ? legal.phys : [value];
          return {
            kind: 'chosen',
            value,
            options: phys.map((phy) => ({ value: phy, label: phyName(phy) })),
            write: (phy) => setLink(link.id, { phy: phy as Phy }),
          };
        },
      },
      {
        id: 'distance',
        title: 'Distance',
        isNumber: true,
        key: (link) => linkDelayPs(link),
        render: (link) =>
          link.delayPs === undefined
            ? showQuantity('metres', link.lengthM ?? 0)
            : showQuantity('time', link.delayPs, 'µs'),
        change: distanceCell,
      },
      {
        id: 'delay',
        title: 'One way',
        isNumber: true,
        key: (link) => linkDelayPs(link),
        render: (link) => showQuantity('time', linkDelayPs(link), 'ns'),
      },
    ];
  }, [scenario]);
  return (
    <>
      <Bar filter={filter} onFilter={setFilter} what="links">
        {isReadOnly ? null : <ConnectForm act={act} />}
      </Bar>
      <Refusal why={refusal} />
      <Grid
        label="Links"
        testId="table-links"
        rows={scenario.model.links}
        columns={columns}
        nameOf={(link) => `the link ${linkTitle(scenario, link)}`}
        filter={filter}
        isReadOnly={isReadOnly}
        selected={selected}
        onSelect={(links) => store.select(selecting({ links }))}
        act={act}
        renderActs={(link) => (
          <DeleteButton name={`the link ${linkTitle(scenario, link)}`} onPress={() => act(disconnect(link.id))} />
        )}
        emptyWords="No links yet. Choose two devices above."
      />
    </>
  );
}
