/** A file through a layer 4 switch: whom it goes to, by what plan, and over what buffers. */
import { useState } from 'react';
import { Check } from '../../base/ui/Check.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { flowWords, nagleWords, relayWords } from '../../base/words/flow-words.ts';
import { ChoiceField } from '../../document/form/ChoiceField.tsx';
import { FlagField } from '../../document/form/FlagField.tsx';
import { QuantityField } from '../../document/form/QuantityField.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { useRecord } from '../../document/form/record.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import { clientsFor, plans, planWith, type RelayFlow, services, withService } from './relay-parts.ts';

export function RelayFields({ flow }: { readonly flow: RelayFlow }) {
  return (
    <>
      <ServiceFields flow={flow} />
      <QuantityField label={relayWords.file} path={['octets']} quantity="octets" />
      <ChoiceField
        label={relayWords.plan}
        path={['source']}
        options={plans}
        show={() => flow.source.kind}
        write={(kind) => planWith(kind, flow.source, flow.octets)}
      />
      <PlanFields source={flow.source} />
      <ChoiceField
        label="Nagle"
        path={['nagle']}
        options={nagleWords}
        show={String}
        write={(value) => value === 'true'}
        absent={relayWords.asProfile}
      />
      <QuantityField label={flowWords.sendBuffer} path={['sendBuffer']} quantity="octets" />
      <QuantityField label={flowWords.receiveBuffer} path={['receiveBuffer']} quantity="octets" />
      <FlagField label={relayWords.sendsWait} path={['sendsWait']} />
      <QuantityField label={flowWords.receiveCall} path={['receiveOctets']} quantity="octets" />
      <QuantityField label={relayWords.loop} path={['loopPs']} quantity="time" usual="µs" />
      <QuantityField label={relayWords.select} path={['selectPs']} quantity="time" usual="µs" />
      <QuantityField label={relayWords.lead} path={['leadPs']} quantity="time" usual="ms" />
    </>
  );
}

function ServiceFields({ flow }: { readonly flow: RelayFlow }) {
  const record = useRecord();
  const nodes = useEditor((state) => state.scenario.model.nodes);
  const [refusal, setRefusal] = useState<string | null>(null);
  const clients = clientsFor(flow, nodes).map(({ id, name }) => ({ value: String(id), label: name }));
  const receive = (ids: readonly number[]) => setRefusal(record.set(['receivers'], ids, relayWords.receivers));
  return (
    <>
      <Select
        label={relayWords.service}
        options={services}
        value={flow.service}
        isDisabled={record.isReadOnly}
        onChange={(value) => {
          const service = services.find((known) => known.value === value)?.value ?? flow.service;
          setRefusal(record.set([], withService(flow, service, nodes), relayWords.service));
        }}
        testId="field-service"
      />
      {flow.service === 'point-to-point' ? (
        <Select
          label={relayWords.receiver}
          options={clients}
          value={String(flow.receivers[0] ?? '')}
          isDisabled={record.isReadOnly}
          onChange={(id) => receive([Number(id)])}
          testId="field-receivers"
        />
      ) : null}
      {flow.service === 'point-to-multipoint' || flow.service === 'broadcast'
        ? clients.map(({ value, label }) => (
            <Check
              key={value}
              label={`${relayWords.to} ${label}`}
              isOn={flow.receivers.includes(Number(value))}
              isDisabled={record.isReadOnly}
              onChange={(isOn) =>
                receive(isOn ? [...flow.receivers, Number(value)] : flow.receivers.filter((id) => id !== Number(value)))
              }
              testId={`receiver-${value}`}
            />
          ))
        : null}
      <Refusal why={refusal} />
    </>
  );
}

function PlanFields({ source }: { readonly source: RelayFlow['source'] }) {
  switch (source.kind) {
    case 'block':
      return null;
    case 'list':
      return <p>{relayWords.list(source.pdus.length)}</p>;
    case 'cbr':
      return (
        <>
          <QuantityField label={relayWords.message} path={['source', 'pduOctets']} quantity="octets" />
          <QuantityField label={relayWords.every} path={['source', 'intervalPs']} quantity="time" usual="ms" />
        </>
      );
    case 'poisson':
      return (
        <>
          <QuantityField label={relayWords.message} path={['source', 'pduOctets']} quantity="octets" />
          <QuantityField label={relayWords.gap} path={['source', 'meanGapPs']} quantity="time" usual="ms" />
        </>
      );
    case 'on-off':
      return (
        <>
          <QuantityField label={relayWords.burst} path={['source', 'meanOnCells']} quantity="cells" />
          <QuantityField label={relayWords.silence} path={['source', 'meanOffCells']} quantity="cells" />
          <QuantityField label={relayWords.cell} path={['source', 'cellPs']} quantity="time" usual="µs" />
        </>
      );
    case 'markov':
      return (
        <>
          <QuantityField label={relayWords.videoFrame} path={['source', 'frameOctets']} quantity="octets" />
          <MiniSources part="low" />
          {source.high === undefined ? null : <MiniSources part="high" />}
        </>
      );
  }
}

function MiniSources({ part }: { readonly part: 'low' | 'high' }) {
  const words = relayWords.mini[part];
  return (
    <>
      <QuantityField label={words.count} path={['source', part, 'count']} quantity="number" />
      <QuantityField label={words.bps} path={['source', part, 'bps']} quantity="number" />
      <QuantityField label={words.onPerS} path={['source', part, 'onPerS']} quantity="number" />
      <QuantityField label={words.offPerS} path={['source', part, 'offPerS']} quantity="number" />
    </>
  );
}
