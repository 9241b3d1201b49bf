/** What each kind of flow can be set to. */
import type { CellsFlow, Flow } from '@lanelab/scenario';
import { BucketRows } from '../form/BucketRows.tsx';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { FlagField } from '../form/FlagField.tsx';
import { QuantityField } from '../form/QuantityField.tsx';
import { categoryWords } from '../words/format-words.ts';
import { sources, sourceWith } from './cell-sources.ts';

const processes = [
  { value: 'cbr', label: 'regular' },
  { value: 'poisson', label: 'at random (Poisson)' },
];

export function HostFlowFields({ kind }: { readonly kind: Exclude<Flow['kind'], 'cells'> }) {
  if (kind === 'ping')
    return (
      <>
        <QuantityField label="Payload" path={['payloadOctets']} quantity="octets" />
        <QuantityField label="Interval" path={['intervalPs']} quantity="time" usual="ms" />
      </>
    );
  const buffers = (
    <>
      <QuantityField label="Send buffer" path={['sendBuffer']} quantity="octets" />
      <QuantityField label="Receive buffer" path={['receiveBuffer']} quantity="octets" />
    </>
  );
  if (kind === 'udp-stream')
    return (
      <>
        <QuantityField label="Datagram" path={['messageOctets']} quantity="octets" />
        <QuantityField label="Interval" path={['intervalPs']} quantity="time" usual="ms" />
        <ChoiceField label="Sent" path={['process']} options={processes} />
        {buffers}
      </>
    );
  return (
    <>
      <QuantityField label="Send call" path={['messageOctets']} quantity="octets" />
      <QuantityField label="Receive call" path={['receiveOctets']} quantity="octets" />
      {buffers}
    </>
  );
}

const gap = { quantity: 'time', usual: 'µs' } as const;

export function CellsFields({ flow }: { readonly flow: CellsFlow }) {
  const { source } = flow;
  return (
    <>
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
    </>
  );
}
