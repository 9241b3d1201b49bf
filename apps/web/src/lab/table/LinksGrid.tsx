/** Every link: its two ends, its line, its length and delay. */
import { say } from '@lanelab/messages/table';
import { type Link, linkDelayPs, type Phy, type Scenario } from '@lanelab/scenario';
import { memo, useMemo, useState } from 'react';
import { showQuantity } from '../../base/format/quantities.ts';
import { Refusal } from '../../document/form/Refusal.tsx';
import { phyName } from '../../document/format-names.ts';
import { disconnect, setLink } from '../../document/store/edits/links.ts';
import { nameOf, nodeOf } from '../../document/store/edits/model.ts';
import { connection } from '../../document/store/legality.ts';
import { selecting } from '../../document/store/selection.ts';
import { useEditorStore } from '../../document/store/use-editor.ts';
import { useApply } from '../inspector/use-apply.ts';
import { Bar, DeleteButton } from './Bar.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { distanceCell } from './cells.ts';
import type { GridColumn } from './columns.ts';
import { Grid, type GridOf } from './Grid.tsx';

export const LinksGrid = memo(function LinksGrid({ scenario, selected }: GridOf) {
  const store = useEditorStore();
  const { isReadOnly, refusal, apply } = useApply();
  const [filter, setFilter] = useState('');
  const columns = useMemo(() => columnsOf(scenario), [scenario]);
  const rowName = ({ a, b }: Link) =>
    say('links.row', { from: nameOf(scenario.model, a.node), to: nameOf(scenario.model, b.node) });
  return (
    <>
      <Bar filter={filter} onFilter={setFilter} filterLabel={say('links.filter')}>
        {isReadOnly ? null : <ConnectForm apply={apply} />}
      </Bar>
      <Refusal why={refusal} />
      <Grid
        label={say('links.title')}
        testId="table-links"
        rows={scenario.model.links}
        columns={columns}
        nameOf={rowName}
        filter={filter}
        isReadOnly={isReadOnly}
        selected={selected}
        onSelect={(links) => store.select(selecting({ links }))}
        apply={apply}
        renderActions={(link) => <DeleteButton row={rowName(link)} onPress={() => apply(disconnect(link.id))} />}
        emptyText={say('links.none')}
      />
    </>
  );
});

function columnsOf(scenario: Scenario): readonly GridColumn<Link>[] {
  const { model } = scenario;
  const phyOf = ({ a }: Link) => nodeOf(model, a.node)?.ports.find(({ id }) => id === a.port)?.phy;
  const endText = ({ node, port }: Link['a']) => say('links.end', { device: nameOf(model, node), port });
  return [
    { id: 'a', title: say('links.from'), key: ({ a }) => endText(a) },
    { id: 'b', title: say('links.to'), key: ({ b }) => endText(b) },
    {
      id: 'phy',
      title: say('links.line'),
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
      title: say('links.distance'),
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
      title: say('links.delay'),
      isNumber: true,
      key: (link) => linkDelayPs(link),
      render: (link) => showQuantity('time', linkDelayPs(link), 'ns'),
    },
  ];
}
