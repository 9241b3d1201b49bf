/** Every device: name, address, place. */
import { say } from '@lanelab/messages/table';
import type { Node, Scenario } from '@lanelab/scenario';
import { memo, useMemo, useState } from 'react';
import { formatInteger } from '../../base/format/number.ts';
import { Button } from '../../base/ui/Button.tsx';
import { PlusIcon } from '../../base/ui/icons.tsx';
import { DEVICES, deviceOf } from '../../document/devices/registry.ts';
import { Refusal } from '../../document/form/Refusal.tsx';
import { addNode } from '../../document/store/edits/nodes.ts';
import { removeSelection } from '../../document/store/edits/remove.ts';
import { selecting } from '../../document/store/selection.ts';
import { useEditorStore } from '../../document/store/use-editor.ts';
import { useApply } from '../inspector/use-apply.ts';
import { Bar, DeleteButton } from './Bar.tsx';
import { numberCell, placeCell, textCell } from './cells.ts';
import type { GridColumn } from './columns.ts';
import { elanCell, elanNames, servicesText } from './device-cells.ts';
import { Grid, type GridOf } from './Grid.tsx';
import { freePlace } from './place.ts';

const address = (node: Node) => (node.kind === 'host' || node.kind === 'router' ? node.interfaces[0] : undefined);

export const DevicesGrid = memo(function DevicesGrid({ scenario, selected }: GridOf) {
  const store = useEditorStore();
  const { isReadOnly, refusal, apply } = useApply();
  const [filter, setFilter] = useState('');
  const columns = useMemo(() => columnsOf(scenario), [scenario]);
  return (
    <>
      <Bar filter={filter} onFilter={setFilter} filterLabel={say('devices.filter')}>
        {isReadOnly
          ? null
          : DEVICES.map(({ kind, label }) => (
              <Button
                key={kind}
                onPress={() => apply((now) => addNode(kind, freePlace(now))(now))}
                data-testid={`table-add-${kind}`}
                aria-label={say('devices.add', { kind })}
              >
                <PlusIcon />
                {label}
              </Button>
            ))}
      </Bar>
      <Refusal why={refusal} />
      <Grid
        label={say('devices.title')}
        testId="table-devices"
        rows={scenario.model.nodes}
        columns={columns}
        nameOf={({ name }) => name}
        filter={filter}
        isReadOnly={isReadOnly}
        selected={selected}
        onSelect={(nodes) => store.select(selecting({ nodes }))}
        apply={apply}
        renderActions={({ id, name }) => (
          <DeleteButton row={name} onPress={() => apply(removeSelection(selecting({ nodes: [id] })))} />
        )}
        emptyText={say('devices.none')}
      />
    </>
  );
});

function columnsOf(scenario: Scenario): readonly GridColumn<Node>[] {
  const { links } = scenario.model;
  const degree = new Map<number, number>();
  for (const { a, b } of links) for (const { node } of [a, b]) degree.set(node, (degree.get(node) ?? 0) + 1);
  const placeOf = ({ id }: Node) => scenario.layout.nodes[String(id)] ?? { x: 0, y: 0 };
  return [
    {
      id: 'name',
      title: say('devices.name'),
      key: ({ name }) => name,
      change: ({ id, name }) => textCell({ of: 'nodes', id }, ['name'], say('devices.name'), name),
    },
    { id: 'kind', title: say('devices.kind'), key: ({ kind }) => deviceOf(kind).label },
    {
      id: 'ip',
      title: say('devices.address'),
      key: (node) => address(node)?.ip ?? '',
      change: (node) => {
        const first = address(node);
        return first === undefined
          ? null
          : textCell({ of: 'nodes', id: node.id }, ['interfaces', 0, 'ip'], say('devices.address-field'), first.ip);
      },
    },
    {
      id: 'mtu',
      title: say('devices.mtu'),
      isNumber: true,
      key: (node) => address(node)?.mtu ?? '',
      render: (node) => {
        const mtu = address(node)?.mtu;
        return mtu === undefined ? '' : formatInteger(mtu);
      },
      change: (node) => {
        const value = address(node)?.mtu;
        const ref = { of: 'nodes', id: node.id } as const;
        return value === undefined
          ? null
          : numberCell({ ref, path: ['interfaces', 0, 'mtu'], label: say('devices.mtu'), value, quantity: 'octets' });
      },
    },
    {
      id: 'elans',
      title: say('devices.elans'),
      key: (node) => elanNames(node, scenario.model.elans),
      change: (node) => elanCell(node, scenario.model.elans),
    },
    { id: 'runs', title: say('devices.services'), key: (node) => servicesText(node, scenario.model.elans) },
    { id: 'links', title: say('devices.links'), isNumber: true, key: ({ id }) => degree.get(id) ?? 0 },
    {
      id: 'x',
      title: say('devices.x'),
      isNumber: true,
      key: (node) => Math.round(placeOf(node).x),
      change: (node) => placeCell(node, placeOf(node), 'x'),
    },
    {
      id: 'y',
      title: say('devices.y'),
      isNumber: true,
      key: (node) => Math.round(placeOf(node).y),
      change: (node) => placeCell(node, placeOf(node), 'y'),
    },
  ];
}
