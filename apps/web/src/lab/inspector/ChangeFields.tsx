/** What can be set of one planned change: when, and what is otherwise from then on. */
import { CATEGORIES, type Change, isEthernet, type Model } from '@lanelab/scenario';
import { changeFormWords as words } from '../../base/words/change-words.ts';
import { categoryName } from '../../base/words/format-words.ts';
import { BucketRows } from '../../document/form/BucketRows.tsx';
import { ChoiceField } from '../../document/form/ChoiceField.tsx';
import { CpuFields } from '../../document/form/CpuFields.tsx';
import { QuantityField } from '../../document/form/QuantityField.tsx';
import { QueueParts } from '../../document/form/QueueParts.tsx';
import type { FieldPath } from '../../document/form/record.ts';
import { WordField } from '../../document/form/WordField.tsx';
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
      <QuantityField label={words.at} path={[...path, 'atPs']} quantity="time" usual="ms" />
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
          label={words.link}
          path={key('up')}
          options={upOrDown(words.isCut, words.isMended)}
          write={isTrue}
        />
      );
    case 'link-delay':
      return <QuantityField label={words.delay} path={key('delayPs')} quantity="time" usual="µs" />;
    case 'process':
      return (
        <>
          <ChoiceField
            label={words.process}
            path={key('up')}
            options={upOrDown(words.dies, words.starts)}
            write={isTrue}
          />
          {model.elans.length > 1 ? (
            <ChoiceField
              label={words.elan}
              path={key('elan')}
              options={model.elans.map(({ id, name }) => ({ value: String(id), label: name }))}
              write={Number}
              absent={words.everyElan}
            />
          ) : null}
        </>
      );
    case 'drop-message':
    case 'damage-message':
      return (
        <>
          <WordField
            label={change.kind === 'drop-message' ? words.message : words.damaged}
            path={key('message')}
            placeholder={words.nextMessage}
            isOptional
          />
          <QuantityField
            label={words.count}
            path={key('count')}
            quantity="number"
            nullWord={words.one}
            emptyValue={undefined}
          />
        </>
      );
    case 'plug': {
      const link = model.links.find(({ id }) => id === change.link);
      const owner = model.nodes.find(({ id }) => id === change.to.node);
      return (
        <>
          <ChoiceField
            label={words.end}
            path={key('end')}
            options={(['a', 'b'] as const).map((end) => ({ value: end, label: nameOf(model, link?.[end].node ?? 0) }))}
          />
          <ChoiceField
            label={words.into}
            path={key('to')}
            options={model.nodes
              .filter(({ ports }) => ports.some(({ phy }) => isEthernet(phy)))
              .map(({ id, name }) => ({ value: String(id), label: name }))}
            show={() => String(change.to.node)}
            write={(value) => firstPlace(model, Number(value))}
          />
          <ChoiceField
            label={words.port}
            path={key('to', 'port')}
            options={(owner?.ports ?? [])
              .filter(({ phy }) => isEthernet(phy))
              .map(({ id }) => ({ value: String(id), label: String(id) }))}
            write={Number}
          />
        </>
      );
    }
    case 'glitch':
      return (
        <QuantityField label={words.extra} path={key('extraPs')} quantity="time" usual="µs" nullWord={words.lost} />
      );
    case 'queue':
      return (
        <>
          <ChoiceField
            label={words.category}
            path={key('category')}
            options={CATEGORIES.map((value) => ({ value, label: categoryName(value) }))}
          />
          <QueueParts path={key('queue')} queue={change.queue} />
        </>
      );
    case 'cpu':
      return <CpuFields path={key('set')} unset={words.unchanged} />;
    case 'stack':
      return <StackParameters path={key('set')} stack={change.set} unset={words.unchanged} />;
    case 'policer':
      return (
        <>
          <QuantityField label={words.connectionPort} path={key('in', 'port')} quantity="number" />
          <QuantityField label={words.connectionVpi} path={key('in', 'vpi')} quantity="number" />
          {change.in.vci === undefined ? null : (
            <QuantityField label={words.connectionVci} path={key('in', 'vci')} quantity="number" />
          )}
          <BucketRows path={key('buckets')} buckets={change.buckets} emptyWords={words.noBucket} fewest={1} />
        </>
      );
    case 'flow':
      return (
        <>
          <QuantityField
            label={words.size}
            path={key('set', 'messageOctets')}
            quantity="octets"
            nullWord={words.unchanged}
            emptyValue={undefined}
          />
          <QuantityField
            label={words.interval}
            path={key('set', 'intervalPs')}
            quantity="time"
            usual="ms"
            nullWord={words.unchanged}
            emptyValue={undefined}
          />
        </>
      );
    case 'clear':
      // Nothing but its instant.
      return null;
  }
}
