/** What each kind of flow can be set to. */
import { type CellsFlow, type Flow, type FramesFlow, type Generator, isEthernet } from '@lanelab/scenario';
import { useState } from 'react';
import { Select } from '../../base/ui/Select.tsx';
import { flowWords, paceWords, processWords, targetWords } from '../../base/words/flow-words.ts';
import { categoryWords, phyName } from '../../base/words/format-words.ts';
import { BucketRows } from '../../document/form/BucketRows.tsx';
import { ChoiceField } from '../../document/form/ChoiceField.tsx';
import { FlagField } from '../../document/form/FlagField.tsx';
import { QuantityField } from '../../document/form/QuantityField.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { useRecord } from '../../document/form/record.ts';
import { AbrFields } from './AbrFields.tsx';
import { sources, sourceWith } from './cell-sources.ts';

export function HostFlowFields({ kind }: { readonly kind: Exclude<Flow['kind'], 'cells' | 'frames' | 'relay'> }) {
  if (kind === 'ping')
    return (
      <>
        <QuantityField label={flowWords.payload} path={['payloadOctets']} quantity="octets" />
        <QuantityField label={flowWords.interval} path={['intervalPs']} quantity="time" usual="ms" />
      </>
    );
  const buffers = (
    <>
      <QuantityField label={flowWords.sendBuffer} path={['sendBuffer']} quantity="octets" />
      <QuantityField label={flowWords.receiveBuffer} path={['receiveBuffer']} quantity="octets" />
    </>
  );
  if (kind === 'udp-stream')
    return (
      <>
        <QuantityField label={flowWords.datagram} path={['messageOctets']} quantity="octets" />
        <QuantityField label={flowWords.interval} path={['intervalPs']} quantity="time" usual="ms" />
        <ChoiceField label={flowWords.sent} path={['process']} options={processWords} />
        <QuantityField
          label={flowWords.tick}
          path={['tickPs']}
          quantity="time"
          usual="ms"
          nullWord={flowWords.noTick}
          emptyValue={undefined}
        />
        <FlagField label={flowWords.log} path={['log']} absent={false} />
        {buffers}
      </>
    );
  if (kind === 'tcp-rr')
    return (
      <>
        <QuantityField label="Request" path={['requestOctets']} quantity="octets" />
        <QuantityField label="Response" path={['responseOctets']} quantity="octets" />
        {buffers}
      </>
    );
  return (
    <>
      <QuantityField label={flowWords.sendCall} path={['messageOctets']} quantity="octets" />
      <QuantityField label={flowWords.receiveCall} path={['receiveOctets']} quantity="octets" />
      {buffers}
    </>
  );
}

/** Frames between Ethernet ports of two generators, or of one. */
export function FramesFields({
  flow,
  from,
  to,
}: {
  readonly flow: FramesFlow;
  readonly from: Generator | undefined;
  readonly to: Generator | undefined;
}) {
  const record = useRecord();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isLoad = flow.loadPercent !== undefined;
  return (
    <>
      <ChoiceField label={flowWords.fromPort} path={['port']} options={ethernetPorts(from)} write={Number} />
      <ChoiceField label={flowWords.toPort} path={['toPort']} options={ethernetPorts(to)} write={Number} />
      <ChoiceField label={flowWords.sentTo} path={['target']} options={targetWords} />
      <QuantityField label={flowWords.frame} path={['octets']} quantity="octets" />
      <Select
        label={flowWords.pace}
        options={paceWords}
        value={isLoad ? 'load' : 'interval'}
        isDisabled={record.isReadOnly}
        onChange={(pace) => setRefusal(record.set([], withPace(flow, pace === 'load'), flowWords.pace))}
        testId="field-pace"
      />
      <Refusal why={refusal} />
      {isLoad ? (
        <QuantityField label={flowWords.load} path={['loadPercent']} quantity="number" />
      ) : (
        <QuantityField label={flowWords.interval} path={['intervalPs']} quantity="time" usual="ms" />
      )}
      <QuantityField
        label={flowWords.reply}
        path={['replyPs']}
        quantity="time"
        usual="s"
        nullWord={flowWords.silent}
        emptyValue={undefined}
      />
    </>
  );
}

/** The flow paced by load or by interval; the other key is taken away. */
function withPace(flow: FramesFlow, byLoad: boolean): FramesFlow {
  const { intervalPs = 1_000_000_000, loadPercent = 10, ...others } = flow;
  return byLoad ? { ...others, loadPercent } : { ...others, intervalPs };
}

const portOption = ({ id, phy }: Generator['ports'][number]) => ({
  value: String(id),
  label: `${id}, ${phyName(phy)}`,
});
const ethernetPorts = (node: Generator | undefined) =>
  (node?.ports ?? []).filter(({ phy }) => isEthernet(phy)).map(portOption);

const gap = { quantity: 'time', usual: 'µs' } as const;

export function CellsFields({ flow, from }: { readonly flow: CellsFlow; readonly from: Generator | undefined }) {
  const { source } = flow;
  const ports = (from?.ports ?? []).filter(({ phy }) => !isEthernet(phy)).map(portOption);
  return (
    <>
      {ports.length > 1 ? (
        <ChoiceField label={flowWords.fromPort} path={['port']} options={ports} write={Number} />
      ) : null}
      <QuantityField label="VPI" path={['vpi']} quantity="number" />
      <QuantityField label="VCI" path={['vci']} quantity="number" />
      <ChoiceField
        label="Sends"
        path={['source']}
        options={sources}
        show={() => source.kind}
        write={(kind) => sourceWith(kind, source)}
      />
      {source.kind === 'on-off' ? (
        <QuantityField label="Cells a burst, mean" path={['source', 'meanCells']} quantity="cells" />
      ) : (
        <QuantityField label="Cells a packet" path={['source', 'pduCells']} quantity="cells" />
      )}
      {source.kind === 'periodic' ? (
        <QuantityField label="Packet every" path={['source', 'intervalPs']} {...gap} />
      ) : null}
      {source.kind === 'poisson' || source.kind === 'on-off' ? (
        <>
          <QuantityField label="Cell every" path={['source', 'spacingPs']} {...gap} />
          <QuantityField label="Gap, mean" path={['source', 'meanGapPs']} {...gap} />
        </>
      ) : null}
      <ChoiceField label="Category" path={['category']} options={categoryWords} />
      <FlagField label="Loss priority low (CLP)" path={['clp']} />
      <BucketRows path={['shaper']} buckets={flow.shaper} emptyWords="Not shaped." />
      <AbrFields flow={flow} />
    </>
  );
}
