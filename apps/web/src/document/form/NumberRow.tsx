/** One number in the form: what was typed stays typed until it makes sense, and says why while it does not. */
import { decimal } from '@lanelab/messages';
import { say } from '@lanelab/messages/properties';
import { unitName } from '@lanelab/messages/units';
import { type ReactNode, useState } from 'react';
import { formatInteger } from '../../base/format/number.ts';
import { quantityFault, readQuantity } from '../../base/format/quantity.ts';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { useFieldProblem } from './field-problems.ts';
import { scaleOf } from './parameter-kinds.ts';
import { ResetButton } from './ResetButton.tsx';

interface NumberRowProps {
  readonly label: string;
  /** The unit of `value`; picoseconds are shown in a unit for people. */
  readonly unit: string;
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isInteger?: boolean;
  /** Values that the arrow keys go through, in order. */
  readonly steps?: readonly number[] | undefined;
  readonly onChange: (value: number) => void;
  /** The value to go back to, and what stands in the row's last column while it holds. */
  readonly published: number;
  readonly origin?: ReactNode;
  readonly note?: ReactNode;
  readonly testId?: string;
}

function show(value: number): string {
  return Number.isInteger(value) ? formatInteger(value) : decimal(Number(value.toPrecision(9)));
}

function ruleBroken(
  value: number,
  unit: string,
  props: Pick<NumberRowProps, 'min' | 'max' | 'isInteger'>,
): string | null {
  const { min, max, isInteger = false } = props;
  const withUnit = (limit: number) => `${show(limit)} ${unitName(unit)}`.trim();
  if (isInteger && !Number.isInteger(value))
    return unit === '' ? say('number-row.whole') : say('number-row.whole-of-unit', { unit: unitName(unit) });
  if (min !== undefined && max !== undefined && max < Number.MAX_SAFE_INTEGER && (value < min || value > max)) {
    return say('number-row.range', { min: show(min), max: withUnit(max) });
  }
  if (min !== undefined && value < min) return say('number-row.at-least', { min: withUnit(min) });
  if (max !== undefined && value > max) return say('number-row.at-most', { max: withUnit(max) });
  return null;
}

export function NumberRow(props: NumberRowProps) {
  const { label, value, steps, onChange, published, origin, note, testId } = props;
  const { unit, factor } = scaleOf(props.unit);
  const isInteger = props.isInteger ?? (factor === 1 && props.unit === 'octets');
  const limits = {
    min: props.min === undefined ? undefined : props.min / factor,
    max: props.max === undefined ? undefined : props.max / factor,
    isInteger,
  };
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  useFieldProblem(label, error);

  const take = (text: string) => {
    setDraft(text);
    const reading = readQuantity(text, unit);
    const broken = 'fault' in reading ? quantityFault(reading.fault) : ruleBroken(reading.value, unit, limits);
    setError(broken);
    if (broken === null && 'value' in reading)
      onChange(factor === 1 ? reading.value : Math.round(reading.value * factor));
  };
  const step = (direction: 1 | -1) => {
    const now = value / factor;
    const next =
      steps === undefined
        ? now + direction * (isInteger && now >= 1024 ? 512 : 1)
        : direction > 0
          ? steps.find((entry) => entry > value)
          : steps.findLast((entry) => entry < value);
    if (next !== undefined) take(decimal(steps === undefined ? Number(next.toPrecision(12)) : next));
  };

  const reset = () => {
    setDraft(null);
    setError(null);
    onChange(published);
  };

  return (
    <TextInput
      label={label}
      value={draft ?? show(value / factor)}
      unit={unit}
      error={error}
      note={error === null ? note : undefined}
      after={value === published && error === null ? origin : <ResetButton label={label} onReset={reset} />}
      onChange={take}
      onStep={step}
      onCommit={() => {
        if (error === null) setDraft(null);
      }}
      {...(testId === undefined ? {} : { testId })}
    />
  );
}
