/** A number of a lesson. What is no number in range stays in its field with the rule, and the lesson keeps the number before. */
import { say } from '@lanelab/messages/lesson-edit';
import { readNumber } from '../../../base/format/read-number.ts';
import { TextInput } from '../../../base/ui/TextInput.tsx';
import { useTyped } from './use-typed.ts';

interface NumberFieldProps {
  readonly label: string;
  /** Undefined where the lesson has none. */
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
  readonly onChange: (value: number) => void;
  /** Called where the field is emptied; left out for a number that has to be there. */
  readonly onClear?: () => void;
  readonly unit?: string;
  readonly testId?: string;
}

export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, isWhole = false, onChange, onClear, unit, testId } = props;
  const usable = (text: string): number | null => {
    const read = readNumber(text);
    return read !== null && read >= min && read <= max && (!isWhole || Number.isInteger(read)) ? read : null;
  };
  const isCleared = (text: string) => text.trim() === '' && onClear !== undefined;
  const [text, type] = useTyped(value === undefined ? '' : String(value), (typed) => {
    if (isCleared(typed)) return '';
    const read = usable(typed);
    return read === null ? null : String(read);
  });
  const isWrong = usable(text) === null && !isCleared(text);
  return (
    <TextInput
      label={label}
      value={text}
      onChange={(next) => {
        type(next);
        const read = usable(next);
        if (read !== null) onChange(read);
        else if (isCleared(next)) onClear?.();
      }}
      error={isWrong ? say(isWhole ? 'number.whole' : 'number.rule', { text, min, max }) : null}
      {...(unit === undefined ? {} : { unit })}
      {...(testId === undefined ? {} : { testId })}
    />
  );
}
