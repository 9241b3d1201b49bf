/** Parameters by their numbers in a specification: an empty field has the default, which it shows. */
import type { Parameter } from './parameters.ts';
import { QuantityField } from './QuantityField.tsx';
import type { FieldPath } from './record.ts';

interface ParameterFieldsProps {
  readonly path: FieldPath;
  readonly parameters: readonly Parameter[];
}

export function ParameterFields({ path, parameters }: ParameterFieldsProps) {
  return parameters.map(({ key, label, quantity, usual }) => (
    <QuantityField
      key={key}
      label={label}
      path={[...path, key]}
      quantity={quantity}
      nullWord={usual}
      emptyValue={undefined}
    />
  ));
}
