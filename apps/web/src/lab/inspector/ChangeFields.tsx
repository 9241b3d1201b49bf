/** What can be set of one planned change: when, and what is otherwise from then on. */
import { say } from '@lanelab/messages/properties';
import { CATEGORIES, type Change, isEthernet, type Model, PROMPTED_MESSAGES } from '@lanelab/scenario';
import { BucketRows } from '../../document/form/BucketRows.tsx';
import { ChoiceField } from '../../document/form/ChoiceField.tsx';
import { CpuFields } from '../../document/form/CpuFields.tsx';
import { QuantityField } from '../../document/form/QuantityField.tsx';
import { QueueParts } from '../../document/form/QueueParts.tsx';
import type { FieldPath } from '../../document/form/record.ts';
import { WordField } from '../../document/form/WordField.tsx';
import { categoryName } from '../../document/format-names.ts';
import { nameOf } from '../../document/store/edits/model.ts';
import { StackParameters } from '../../document/tcp-switches/StackParameters.tsx';

interface ChangeFieldsProps {
  readonly change: Change;
  /** From the scenario to the change. */
  readonly path: FieldPath;
  readonly model: Model;
}

const upOrDown = (down: string, up: string) => [
  { value: 'false', label: down },
  { value: 'true', label: up },
];
const isTrue = (value: string) => value === 'true';

export function ChangeFields({ change, path, model }: ChangeFieldsProps) {
  return (
    <>
      <QuantityField label={say('change-form.at')} path={[...path, 'atPs']} quantity="time" usual="ms" />
      <KindFields change={change} path={path} model={model} />
    </>
  );
}

/** The first Ethernet port of a device. */
function firstPlace({ nodes }: Model, node: number) {
  const port = nodes.find(({ id }) => id === node)?.ports.find(({ phy }) => isEthernet(phy))?.id ?? 1;
  return { node, port };
}

function KindFields({ change, path, model }: ChangeFieldsProps) {
  const key = (...steps: readonly string[]) => [...path, ...steps];
  switch (change.kind) {
    case 'link-up':
      return (
        <ChoiceField
          label={say('change-form.link')}
          path={key('up')}
          options={upOrDown(say('change-form.is-cut'), say('change-form.is-mended'))}
          write={isTrue}
        />
      );
    case 'link-delay':
      return <QuantityField label={say('change-form.delay')} path={key('delayPs')} quantity="time" usual="µs" />;
    case 'process':
      return (
        <>
          <ChoiceField
            label={say('change-form.process')}
            path={key('up')}
            options={upOrDown(say('change-form.dies'), say('change-form.starts'))}
            write={isTrue}
          />
          {model.elans.length > 1 ? (
            <ChoiceField
              label={say('change-form.elan')}
              path={key('elan')}
              options={model.elans.map(({ id, name }) => ({ value: String(id), label: name }))}
              write={Number}
              absent={say('change-form.every-elan')}
            />
          ) : null}
        </>
      );
    case 'drop-message':
    case 'damage-message':
      return (
        <>
          <WordField
            label={change.kind === 'drop-message' ? say('change-form.message') : say('change-form.damaged')}
            path={key('message')}
            placeholder={say('change-form.next-message')}
            isOptional
          />
          <QuantityField
            label={say('change-form.count')}
            path={key('count')}
            quantity="number"
            nullWord={say('change-form.one')}
            emptyValue={undefined}
          />
        </>
      );
    case 'prompt':
      return (
        <ChoiceField
          label={say('change-form.prompted')}
          path={key('message')}
          options={PROMPTED_MESSAGES.map((message) => ({ value: message, label: message }))}
        />
      );
    case 'plug': {
      const link = model.links.find(({ id }) => id === change.link);
      const owner = model.nodes.find(({ id }) => id === change.to.node);
      return (
        <>
          <ChoiceField
            label={say('change-form.end')}
            path={key('end')}
            options={(['a', 'b'] as const).map((end) => ({ value: end, label: nameOf(model, link?.[end].node ?? 0) }))}
          />
          <ChoiceField
            label={say('change-form.into')}
            path={key('to')}
            options={model.nodes
              .filter(({ ports }) => ports.some(({ phy }) => isEthernet(phy)))
              .map(({ id, name }) => ({ value: String(id), label: name }))}
            show={() => String(change.to.node)}
            write={(value) => firstPlace(model, Number(value))}
          />
          <ChoiceField
            label={say('change-form.port')}
            path={key('to', 'port')}
            options={(owner?.ports ?? [])
              .filter(({ phy }) => isEthernet(phy))
              .map(({ id }) => ({ value: String(id), label: String(id) }))}
            write={Number}
          />
          <ChoiceField
            label={say('change-form.ports')}
            path={key('ports')}
            options={[{ value: 'adapt', label: say('change-form.ports-adapt') }]}
            absent={say('change-form.ports-keep')}
          />
        </>
      );
    }
    case 'glitch':
      return (
        <QuantityField
          label={say('change-form.extra')}
          path={key('extraPs')}
          quantity="time"
          usual="µs"
          nullWord={say('change-form.lost')}
        />
      );
    case 'queue':
      return (
        <>
          <ChoiceField
            label={say('change-form.category')}
            path={key('category')}
            options={CATEGORIES.map((value) => ({ value, label: categoryName(value) }))}
          />
          <QueueParts path={key('queue')} queue={change.queue} />
        </>
      );
    case 'cpu':
      return <CpuFields path={key('set')} unset={say('change-form.unchanged')} />;
    case 'stack':
      return <StackParameters path={key('set')} stack={change.set} unset={say('change-form.unchanged')} />;
    case 'policer':
      return (
        <>
          <QuantityField label={say('change-form.connection-port')} path={key('in', 'port')} quantity="number" />
          <QuantityField label={say('change-form.connection-vpi')} path={key('in', 'vpi')} quantity="number" />
          {change.in.vci === undefined ? null : (
            <QuantityField label={say('change-form.connection-vci')} path={key('in', 'vci')} quantity="number" />
          )}
          <BucketRows
            path={key('buckets')}
            buckets={change.buckets}
            emptyWords={say('change-form.no-bucket')}
            fewest={1}
          />
        </>
      );
    case 'flow':
      return (
        <>
          <QuantityField
            label={say('change-form.size')}
            path={key('set', 'messageOctets')}
            quantity="octets"
            nullWord={say('change-form.unchanged')}
            emptyValue={undefined}
          />
          <QuantityField
            label={say('change-form.interval')}
            path={key('set', 'intervalPs')}
            quantity="time"
            usual="ms"
            nullWord={say('change-form.unchanged')}
            emptyValue={undefined}
          />
        </>
      );
    case 'clear':
      // Nothing but its instant.
      return null;
  }
}
