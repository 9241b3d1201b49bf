/** What each kind of flow can be set to. */
import { say } from '@lanelab/messages/properties';
import { type CellsFlow, type Flow, type FramesFlow, type Generator, isEthernet } from '@lanelab/scenario';
import { useState } from 'react';
import { Select } from '../../base/ui/Select.tsx';
import { BucketRows } from '../../document/form/BucketRows.tsx';
import { ChoiceField } from '../../document/form/ChoiceField.tsx';
import { FlagField } from '../../document/form/FlagField.tsx';
import { QuantityField } from '../../document/form/QuantityField.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { useRecord } from '../../document/form/record.ts';
import { categoryWords, phyName } from '../../document/format-names.ts';
import { AbrFields } from './AbrFields.tsx';
import { sources, sourceWith } from './cell-sources.ts';
import { paceWords, phaseWords, processWords, targetWords } from './flow-words.ts';

export function HostFlowFields({ kind }: { readonly kind: Exclude<Flow['kind'], 'cells' | 'frames' | 'relay'> }) {
  if (kind === 'ping')
    return (
      <>
        <QuantityField label={say('flow.payload')} path={['payloadOctets']} quantity="octets" />
        <QuantityField label={say('flow.interval')} path={['intervalPs']} quantity="time" usual="ms" />
      </>
    );
  const buffers = (
    <>
      <QuantityField label={say('flow.send-buffer')} path={['sendBuffer']} quantity="octets" />
      <QuantityField label={say('flow.receive-buffer')} path={['receiveBuffer']} quantity="octets" />
    </>
  );
  if (kind === 'udp-stream')
    return (
      <>
        <QuantityField label={say('flow.datagram')} path={['messageOctets']} quantity="octets" />
        <QuantityField label={say('flow.interval')} path={['intervalPs']} quantity="time" usual="ms" />
        <ChoiceField label={say('flow.sent')} path={['process']} options={processWords} />
        <QuantityField
          label={say('flow.tick')}
          path={['tickPs']}
          quantity="time"
          usual="ms"
          nullWord={say('flow.no-tick')}
          emptyValue={undefined}
        />
        <FlagField label={say('flow.log')} path={['log']} absent={false} />
        {buffers}
      </>
    );
  if (kind === 'tcp-rr')
    return (
      <>
        <QuantityField label={say('flow-fields.request')} path={['requestOctets']} quantity="octets" />
        <QuantityField label={say('flow-fields.response')} path={['responseOctets']} quantity="octets" />
        {buffers}
      </>
    );
  return (
    <>
      <QuantityField label={say('flow.send-call')} path={['messageOctets']} quantity="octets" />
      <QuantityField label={say('flow.receive-call')} path={['receiveOctets']} quantity="octets" />
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
      <ChoiceField label={say('flow.from-port')} path={['port']} options={ethernetPorts(from)} write={Number} />
      <ChoiceField label={say('flow.to-port')} path={['toPort']} options={ethernetPorts(to)} write={Number} />
      <ChoiceField label={say('flow.sent-to')} path={['target']} options={targetWords} />
      <QuantityField label={say('flow.frame')} path={['octets']} quantity="octets" />
      <Select
        label={say('flow.pace')}
        options={paceWords}
        value={isLoad ? 'load' : 'interval'}
        isDisabled={record.isReadOnly}
        onChange={(pace) => setRefusal(record.set([], withPace(flow, pace === 'load'), say('flow.pace')))}
        testId="field-pace"
      />
      <Refusal why={refusal} />
      {isLoad ? (
        <QuantityField label={say('flow.load')} path={['loadPercent']} quantity="number" />
      ) : (
        <QuantityField label={say('flow.interval')} path={['intervalPs']} quantity="time" usual="ms" />
      )}
      <QuantityField
        label={say('flow.reply')}
        path={['replyPs']}
        quantity="time"
        usual="s"
        nullWord={say('flow.silent')}
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
  label: say('flow-fields.id-phy', { id, phy: phyName(phy) }),
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
        <ChoiceField label={say('flow.from-port')} path={['port']} options={ports} write={Number} />
      ) : null}
      <QuantityField label={say('flow-fields.vpi')} path={['vpi']} quantity="number" />
      <QuantityField label={say('flow-fields.vci')} path={['vci']} quantity="number" />
      <ChoiceField
        label={say('flow-fields.sends')}
        path={['source']}
        options={sources}
        show={() => source.kind}
        write={(kind) => sourceWith(kind, source)}
      />
      {source.kind === 'on-off' ? (
        <QuantityField label={say('flow-fields.cells-a-burst-mean')} path={['source', 'meanCells']} quantity="cells" />
      ) : (
        <QuantityField label={say('flow-fields.cells-a-packet')} path={['source', 'pduCells']} quantity="cells" />
      )}
      {source.kind === 'periodic' ? (
        <QuantityField label={say('flow-fields.packet-every')} path={['source', 'intervalPs']} {...gap} />
      ) : null}
      {source.kind === 'poisson' || source.kind === 'on-off' ? (
        <>
          <QuantityField label={say('flow-fields.cell-every')} path={['source', 'spacingPs']} {...gap} />
          <QuantityField label={say('flow-fields.gap-mean')} path={['source', 'meanGapPs']} {...gap} />
        </>
      ) : null}
      <QuantityField
        label={say('flow-fields.begins-at')}
        path={['startPs']}
        {...gap}
        nullWord={say('flow-fields.at-once')}
        emptyValue={undefined}
      />
      <ChoiceField
        label={say('flow-fields.phase')}
        path={['phase']}
        options={phaseWords}
        absent={say('flow-fields.no-phase')}
      />
      <ChoiceField label={say('flow-fields.category')} path={['category']} options={categoryWords} />
      <FlagField label={say('flow-fields.loss-priority-low-clp')} path={['clp']} />
      <BucketRows path={['shaper']} buckets={flow.shaper} emptyWords={say('flow-fields.not-shaped')} />
      <AbrFields flow={flow} />
    </>
  );
}
