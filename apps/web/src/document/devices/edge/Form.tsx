/** What can be set in an edge device: bridges, MPOA client, forwarding. */
import { type Edge, isEthernet } from '@lanelab/scenario';
import { Check } from '../../../base/ui/Check.tsx';
import { Fold } from '../../../base/ui/Fold.tsx';
import { bridgeWords, forwardingWords, portWords, serviceWords } from '../../../base/words/device-words.ts';
import { forwardingParameters } from '../../../base/words/parameter-words.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import { ElanChoice } from '../../form/ElanChoice.tsx';
import { LecFields } from '../../form/LecFields.tsx';
import { MpcFields } from '../../form/MpcFields.tsx';
import type { NodeFormProps } from '../../form/node-form.ts';
import { OptionalPart } from '../../form/OptionalPart.tsx';
import { ParameterFields } from '../../form/ParameterFields.tsx';
import { PortRows } from '../../form/PortRows.tsx';
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
        word={bridgeWords.bridge}
        emptyWords={bridgeWords.none}
        renderTitle={({ elan }) => elans.find(({ id }) => id === elan)?.name ?? serviceWords.noElan}
        renderFields={(bridge, at, index) => (
          <>
            <ElanChoice path={[...at, 'elan']} elans={elans} onNew={() => onNewElan({ bridge: index })} />
            <ChoiceField label={bridgeWords.atm} path={[...at, 'port']} options={atm} write={Number} />
            <EthernetPorts node={node} bridge={bridge} path={[...at, 'ethernet']} />
            <WordField label={bridgeWords.mac} path={[...at, 'mac']} placeholder={bridgeWords.ownMac} isOptional />
            <LecFields path={[...at, 'lec']} elan={elans.find(({ id }) => id === bridge.elan)} />
          </>
        )}
        create={(): Bridge | null => {
          const [port, elan] = [Number(atm[0]?.value), elans[0]?.id];
          return elan === undefined || atm.length === 0 ? null : { port, elan, ethernet: [] };
        }}
      />
      <MpcFields servers={mpoaServers} />
      <OptionalPart label={forwardingWords.limits} part="forwarding">
        <ParameterFields path={['forwarding']} parameters={forwardingParameters} />
      </OptionalPart>
      <Fold title={portWords.title} summary={String(node.ports.length)} testId="fold-ports">
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
        label={bridgeWords.ethernet(id)}
        isOn={bridge.ethernet.includes(id)}
        isDisabled={record.isReadOnly}
        onChange={(isOn) => {
          record.set(
            path,
            isOn ? [...bridge.ethernet, id] : bridge.ethernet.filter((port) => port !== id),
            bridgeWords.ports,
          );
        }}
      />
    ));
}
