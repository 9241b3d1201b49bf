/** A switch's table: which VPI/VCI that comes in by a port leaves by which. */
import { say } from '@lanelab/messages/properties';
import type { Switch } from '@lanelab/scenario';
import { Button } from '../../../base/ui/Button.tsx';
import { BucketRows } from '../../form/BucketRows.tsx';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import type { NodeFormProps } from '../../form/node-form.ts';
import { QuantityField } from '../../form/QuantityField.tsx';
import { RowList } from '../../form/RowList.tsx';
import { type FieldPath, useRecord } from '../../form/record.ts';
import { categoryName, categoryWords } from '../../format-names.ts';

type Route = Switch['routes'][number];

/** VCI 0 to 31 are reserved (I.361). */
const FIRST_VCI = 32;

interface RouteRowsProps {
  readonly node: Switch;
  readonly neighbours: NodeFormProps['neighbours'];
}

const label = (end: Route['in']) => `${end.vpi}/${end.vci ?? '*'}`;

export function RouteRows({ node, neighbours }: RouteRowsProps) {
  const ports = node.ports.map(({ id }) => ({
    value: String(id),
    label: `${id} ${neighbours.get(id)?.name ?? ''}`.trim(),
  }));
  return (
    <RowList
      path={['routes']}
      rows={node.routes}
      kind="connection"
      emptyWords={say('route-rows.none-yet-a-flow-through')}
      renderTitle={({ in: from, out: to }) => (
        <>
          {from.port} <code>{label(from)}</code> {say('route-rows.to-port', { port: to.port })} <code>{label(to)}</code>
        </>
      )}
      renderSummary={(route) => categoryName(route.category)}
      renderFields={(route, at) => (
        <>
          <EndFields title={say('route-rows.in-by')} path={[...at, 'in']} end={route.in} ports={ports} />
          <EndFields title={say('route-rows.out-by')} path={[...at, 'out']} end={route.out} ports={ports} />
          <ChoiceField label={say('route-rows.category')} path={[...at, 'category']} options={categoryWords} />
          <PolicerFields path={[...at, 'policer']} policer={route.policer} />
          <BucketRows path={[...at, 'shaper']} buckets={route.shaper} emptyWords={say('route-rows.not-shaped')} />
        </>
      )}
      create={() => newRoute(node)}
    />
  );
}

function EndFields(props: {
  readonly title: string;
  readonly path: FieldPath;
  readonly end: Route['in'];
  readonly ports: readonly { readonly value: string; readonly label: string }[];
}) {
  const { title, path, end, ports } = props;
  return (
    <>
      <ChoiceField
        label={say('route-rows.title-port', { title })}
        path={[...path, 'port']}
        options={ports}
        write={Number}
      />
      <QuantityField label={say('route-rows.title-vpi', { title })} path={[...path, 'vpi']} quantity="number" />
      {end.vci === undefined ? null : (
        <QuantityField label={say('route-rows.title-vci', { title })} path={[...path, 'vci']} quantity="number" />
      )}
    </>
  );
}

const actions = [
  { value: 'discard', label: say('route-rows.throw-away') },
  { value: 'tag', label: say('route-rows.tag-clp') },
];

function PolicerFields({ path, policer }: { readonly path: FieldPath; readonly policer: Route['policer'] }) {
  const record = useRecord();
  if (policer === undefined)
    return record.isReadOnly ? null : (
      <Button
        kind="quiet"
        onPress={() =>
          record.set(path, { buckets: [{ incrementPs: 2_830_189, limitPs: 0 }], action: 'discard' }, 'policer')
        }
      >
        {say('route-rows.police-this-connection')}
      </Button>
    );
  return (
    <>
      <ChoiceField label={say('route-rows.cells-beyond')} path={[...path, 'action']} options={actions} />
      <BucketRows path={[...path, 'buckets']} buckets={policer.buckets} emptyWords="" fewest={1} />
      {record.isReadOnly ? null : (
        <Button kind="quiet" onPress={() => record.set(path, undefined, 'policer')}>
          {say('route-rows.police-no-longer')}
        </Button>
      )}
    </>
  );
}

/** A row from the first port to the second, on a VCI that is free on both; null without two ports. */
function newRoute(node: Switch): Route | null {
  const [a, b] = node.ports;
  if (a === undefined || b === undefined) return null;
  const isTaken = (vci: number) =>
    node.routes.some(
      ({ in: from, out: to }) =>
        (from.port === a.id && from.vpi === 0 && from.vci === vci) ||
        (to.port === b.id && to.vpi === 0 && to.vci === vci),
    );
  let vci = FIRST_VCI;
  while (isTaken(vci)) vci += 1;
  return { in: { port: a.id, vpi: 0, vci }, out: { port: b.id, vpi: 0, vci }, category: 'ubr', shaper: [] };
}
