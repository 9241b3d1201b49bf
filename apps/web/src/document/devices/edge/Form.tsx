/** What can be set in an edge device: bridges, MPOA client, forwarding. */
import { say } from '@lanelab/messages/properties';
import { type Edge, isEthernet } from '@lanelab/scenario';
import { Check } from '../../../base/ui/Check.tsx';
import { Fold } from '../../../base/ui/Fold.tsx';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import { ElanChoice } from '../../form/ElanChoice.tsx';
import { LecFields } from '../../form/LecFields.tsx';
import { MpcFields } from '../../form/MpcFields.tsx';
import type { NodeFormProps } from '../../form/node-form.ts';
import { OptionalPart } from '../../form/OptionalPart.tsx';
import { ParameterFields } from '../../form/ParameterFields.tsx';
import { PortRows } from '../../form/PortRows.tsx';
import { forwardingParameters } from '../../form/parameters.ts';
import { RowList } from '../../form/RowList.tsx';
import { type FieldPath, useRecord } from '../../form/record.ts';
import { WordField } from '../../form/WordField.tsx';

type Bridge = Edge['bridges'][number];

export default function EdgeForm(props: NodeFormProps<Edge>) {
  const { node, neighbours, elans, onNewElan, mpoaServers, onShowLink } = props;
  const atm = node.ports
    .filter(({ phy }) => !isEthernet(phy))
    .map(({ id }) => ({ value: String(id), label: String(id) }));
  return (
    <>
      <RowList
        path={['bridges']}
        rows={node.bridges}
        kind="bridge"
        emptyWords={say('bridge.none')}
        renderTitle={({ elan }) => elans.find(({ id }) => id === elan)?.name ?? say('service.no-elan')}
        renderFields={(bridge, at, index) => (
          <>
            <ElanChoice path={[...at, 'elan']} elans={elans} onNew={() => onNewElan({ bridge: index })} />
            <ChoiceField label={say('bridge.atm')} path={[...at, 'port']} options={atm} write={Number} />
            <EthernetPorts node={node} bridge={bridge} path={[...at, 'ethernet']} />
            <WordField label={say('bridge.mac')} path={[...at, 'mac']} placeholder={say('bridge.own-mac')} isOptional />
            <LecFields path={[...at, 'lec']} elan={elans.find(({ id }) => id === bridge.elan)} />
          </>
        )}
        create={(): Bridge | null => {
          const [port, elan] = [Number(atm[0]?.value), elans[0]?.id];
          return elan === undefined || atm.length === 0 ? null : { port, elan, ethernet: [] };
        }}
      />
      <MpcFields servers={mpoaServers} />
      <OptionalPart label={say('forwarding.limits')} part="forwarding">
        <ParameterFields path={['forwarding']} parameters={forwardingParameters} />
      </OptionalPart>
      <Fold title={say('port.title')} summary={String(node.ports.length)} testId="fold-ports">
        <PortRows node={node} neighbours={neighbours} onShowLink={onShowLink} />
      </Fold>
    </>
  );
}

function EthernetPorts({
  node,
  bridge,
  path,
}: {
  readonly node: Edge;
  readonly bridge: Bridge;
  readonly path: FieldPath;
}) {
  const record = useRecord();
  return node.ports
    .filter(
      ({ id, phy }) =>
        isEthernet(phy) && !node.bridges.some((other) => other !== bridge && other.ethernet.includes(id)),
    )
    .map(({ id }) => (
      <Check
        key={id}
        label={say('bridge.ethernet', { port: id })}
        isOn={bridge.ethernet.includes(id)}
        isDisabled={record.isReadOnly}
        onChange={(isOn) => {
          record.set(
            path,
            isOn ? [...bridge.ethernet, id] : bridge.ethernet.filter((port) => port !== id),
            say('bridge.ports'),
          );
        }}
      />
    ));
}
