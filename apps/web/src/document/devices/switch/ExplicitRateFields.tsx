/** How a port tells ABR sources their rates. */

import { Button } from '../../../base/ui/Button.tsx';
import { explicitRateWords } from '../../../base/words/device-words.ts';
import { QuantityField } from '../../form/QuantityField.tsx';
import { type FieldPath, useRecord } from '../../form/record.ts';

/** 95 % of the line, measured over half a millisecond. */
const usual = { targetPercent: 95, intervalPs: 500_000_000 };

export function ExplicitRateFields({ path }: { readonly path: FieldPath }) {
  const record = useRecord();
  const isThere = record.value(path) !== undefined;
  const turn = (value: typeof usual | undefined) => record.set(path, value, explicitRateWords.title);
  if (!isThere)
    return record.isReadOnly ? null : (
      <Button kind="quiet" onPress={() => turn(usual)} data-testid="set-explicit-rate">
        {explicitRateWords.start}
      </Button>
    );
  return (
    <>
      <QuantityField label={explicitRateWords.target} path={[...path, 'targetPercent']} quantity="number" />
      <QuantityField label={explicitRateWords.interval} path={[...path, 'intervalPs']} quantity="time" usual="µs" />
      {record.isReadOnly ? null : (
        <Button kind="quiet" onPress={() => turn(undefined)}>
          {explicitRateWords.stop}
        </Button>
      )}
    </>
  );
}
