/** A file through a layer 4 switch: whom it goes to, by what plan, and over what buffers. */
import { say } from '@lanelab/messages/properties';
import { useState } from 'react';
import { Check } from '../../base/ui/Check.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { ChoiceField } from '../../document/form/ChoiceField.tsx';
import { FlagField } from '../../document/form/FlagField.tsx';
import { QuantityField } from '../../document/form/QuantityField.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { useRecord } from '../../document/form/record.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import { nagleWords, relayWords } from './flow-words.ts';
import { clientsFor, plans, planWith, type RelayFlow, services, withService } from './relay-parts.ts';

export function RelayFields({ flow }: { readonly flow: RelayFlow }) {
  return (
    <>
      <ServiceFields flow={flow} />
      <QuantityField label={say('relay.file')} path={['octets']} quantity="octets" />
      <ChoiceField
        label={say('relay.plan')}
        path={['source']}
        options={plans}
        show={() => flow.source.kind}
        write={(kind) => planWith(kind, flow.source, flow.octets)}
      />
      <PlanFields source={flow.source} />
      <ChoiceField
        label={say('relay-fields.nagle')}
        path={['nagle']}
        options={nagleWords}
        show={String}
        write={(value) => value === 'true'}
        absent={say('relay.as-profile')}
      />
      <QuantityField label={say('flow.send-buffer')} path={['sendBuffer']} quantity="octets" />
      <QuantityField label={say('flow.receive-buffer')} path={['receiveBuffer']} quantity="octets" />
      <FlagField label={say('relay.sends-wait')} path={['sendsWait']} />
      <QuantityField label={say('flow.receive-call')} path={['receiveOctets']} quantity="octets" />
      <QuantityField label={say('relay.loop')} path={['loopPs']} quantity="time" usual="µs" />
      <QuantityField label={say('relay.select')} path={['selectPs']} quantity="time" usual="µs" />
      <QuantityField label={say('relay.lead')} path={['leadPs']} quantity="time" usual="ms" />
    </>
  );
}

function ServiceFields({ flow }: { readonly flow: RelayFlow }) {
  const record = useRecord();
  const nodes = useEditor((state) => state.scenario.model.nodes);
  const [refusal, setRefusal] = useState<string | null>(null);
  const clients = clientsFor(flow, nodes).map(({ id, name }) => ({ value: String(id), label: name }));
  const receive = (ids: readonly number[]) => setRefusal(record.set(['receivers'], ids, say('relay.receivers')));
  return (
    <>
      <Select
        label={say('relay.service')}
        options={services}
        value={flow.service}
        isDisabled={record.isReadOnly}
        onChange={(value) => {
          const service = services.find((known) => known.value === value)?.value ?? flow.service;
          setRefusal(record.set([], withService(flow, service, nodes), say('relay.service')));
        }}
        testId="field-service"
      />
      {flow.service === 'point-to-point' ? (
        <Select
          label={say('relay.receiver')}
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
              label={say('relay.to', { device: label })}
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
      return <p>{say('relay.list', { count: source.pdus.length })}</p>;
    case 'cbr':
      return (
        <>
          <QuantityField label={say('relay.message')} path={['source', 'pduOctets']} quantity="octets" />
          <QuantityField label={say('relay.every')} path={['source', 'intervalPs']} quantity="time" usual="ms" />
        </>
      );
    case 'poisson':
      return (
        <>
          <QuantityField label={say('relay.message')} path={['source', 'pduOctets']} quantity="octets" />
          <QuantityField label={say('relay.gap')} path={['source', 'meanGapPs']} quantity="time" usual="ms" />
        </>
      );
    case 'on-off':
      return (
        <>
          <QuantityField label={say('relay.burst')} path={['source', 'meanOnCells']} quantity="cells" />
          <QuantityField label={say('relay.silence')} path={['source', 'meanOffCells']} quantity="cells" />
          <QuantityField label={say('relay.cell')} path={['source', 'cellPs']} quantity="time" usual="µs" />
        </>
      );
    case 'markov':
      return (
        <>
          <QuantityField label={say('relay.video-frame')} path={['source', 'frameOctets']} quantity="octets" />
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
