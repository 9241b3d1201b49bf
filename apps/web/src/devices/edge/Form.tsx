/** What can be set in an edge device: bridges, MPOA client, forwarding. */
import { type Edge, isEthernet } from '@lanelab/scenario';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import { ElanChoice } from '../../form/ElanChoice.tsx';
import { MpcFields } from '../../form/MpcFields.tsx';
import type { NodeFormProps } from '../../form/node-form.ts';
import { OptionalPart } from '../../form/OptionalPart.tsx';
import { ParameterFields } from '../../form/ParameterFields.tsx';
import { PortRows } from '../../form/PortRows.tsx';
import { RowList } from '../../form/RowList.tsx';
import { type FieldPath, useRecord } from '../../form/record.ts';
import { Check } from '../../ui/Check.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { forwardingParameters } from '../../words/parameter-words.ts';

type Bridge = Edge['bridges'][number];

export default function EdgeForm({ node, neighbours, elans, onNewElan, onShowLink }: NodeFormProps<Edge>) {
  const atm = node.ports
    .filter(({ phy }) => !isEthernet(phy))
    .map(({ id }) => ({ value: String(id), label: String(id) }));
  return (
    <>
      <RowList
        path={['bridges']}
        rows={node.bridges}
        word="bridge"
        emptyWords="None yet. Linked to a signalling switch, it bridges to the first emulated LAN."
        renderTitle={({ elan }) => elans.find(({ id }) => id === elan)?.name ?? 'no ELAN'}
        renderFields={(bridge, at, index) => (
          <>
            <ElanChoice path={[...at, 'elan']} elans={elans} onNew={() => onNewElan({ bridge: index })} />
            <ChoiceField label="ATM port" path={[...at, 'port']} options={atm} write={Number} />
            <EthernetPorts node={node} bridge={bridge} path={[...at, 'ethernet']} />
          </>
        )}
        create={(): Bridge | null => {
          const [port, elan] = [Number(atm[0]?.value), elans[0]?.id];
          return elan === undefined || atm.length === 0 ? null : { port, elan, ethernet: [] };
        }}
      />
      <MpcFields />
      <OptionalPart label="Forwarding limits" part="forwarding">
        <ParameterFields path={['forwarding']} parameters={forwardingParameters} />
      </OptionalPart>
      <Fold title="Ports" summary={String(node.ports.length)} testId="fold-ports">
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
        label={`Ethernet port ${id}`}
        isOn={bridge.ethernet.includes(id)}
        isDisabled={record.isReadOnly}
        onChange={(isOn) => {
          record.set(
            path,
            isOn ? [...bridge.ethernet, id] : bridge.ethernet.filter((port) => port !== id),
            'Ethernet ports',
          );
        }}
      />
    ));
}
