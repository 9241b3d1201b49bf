/** What can be set of one planned change: when, and what is otherwise from then on. */
import { CATEGORIES, type Change, type Elan } from '@lanelab/scenario';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { QuantityField } from '../form/QuantityField.tsx';
import type { FieldPath } from '../form/record.ts';
import { WordField } from '../form/WordField.tsx';
import { changeFormWords as words } from '../words/change-words.ts';
import { categoryName } from '../words/format-words.ts';

interface ChangeFieldsProps {
  readonly change: Change;
  /** From the scenario to the change. */
  readonly path: FieldPath;
  readonly elans: readonly Elan[];
}

const upOrDown = (down: string, up: string) => [
  { value: 'false', label: down },
  { value: 'true', label: up },
];
const isTrue = (value: string) => value === 'true';

export function ChangeFields({ change, path, elans }: ChangeFieldsProps) {
  return (
    <>
      <QuantityField label={words.at} path={[...path, 'atPs']} quantity="time" usual="ms" />
      <KindFields change={change} path={path} elans={elans} />
    </>
  );
}

function KindFields({ change, path, elans }: ChangeFieldsProps) {
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
          {elans.length > 1 ? (
            <ChoiceField
              label={words.elan}
              path={key('elan')}
              options={elans.map(({ id, name }) => ({ value: String(id), label: name }))}
              write={Number}
              absent={words.everyElan}
            />
          ) : null}
        </>
      );
    case 'drop-message':
      return (
        <>
          <WordField label={words.message} path={key('message')} placeholder={words.nextMessage} isOptional />
          <QuantityField
            label={words.count}
            path={key('count')}
            quantity="number"
            nullWord={words.one}
            emptyValue={undefined}
          />
        </>
      );
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
          <QuantityField
            label={words.capacity}
            path={key('queue', 'capacityCells')}
            quantity="cells"
            nullWord={words.noLimit}
          />
        </>
      );
    case 'cpu':
      return (
        <QuantityField
          label={words.cpuSpeed}
          path={key('set', 'speed')}
          quantity="number"
          nullWord={words.unchanged}
          emptyValue={undefined}
        />
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
    // Nothing but its instant, or what the text form is better for.
    case 'clear':
    case 'plug':
    case 'policer':
    case 'stack':
      return null;
  }
}
