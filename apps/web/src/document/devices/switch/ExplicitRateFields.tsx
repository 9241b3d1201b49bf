/** How a port tells ABR sources their rates. */

import { say } from '@lanelab/messages/properties';
import { Button } from '../../../base/ui/Button.tsx';
import { QuantityField } from '../../form/QuantityField.tsx';
import { type FieldPath, useRecord } from '../../form/record.ts';

/** 95 % of the line, measured over half a millisecond. */
const usual = { targetPercent: 95, intervalPs: 500_000_000 };

export function ExplicitRateFields({ path }: { readonly path: FieldPath }) {
  const record = useRecord();
  const isThere = record.value(path) !== undefined;
  const turn = (value: typeof usual | undefined) => record.set(path, value, say('explicit-rate.title'));
  if (!isThere)
    return record.isReadOnly ? null : (
      <Button kind="quiet" onPress={() => turn(usual)} data-testid="set-explicit-rate">
        {say('explicit-rate.start')}
      </Button>
    );
  return (
    <>
      <QuantityField label={say('explicit-rate.target')} path={[...path, 'targetPercent']} quantity="number" />
      <QuantityField label={say('explicit-rate.interval')} path={[...path, 'intervalPs']} quantity="time" usual="µs" />
      {record.isReadOnly ? null : (
        <Button kind="quiet" onPress={() => turn(undefined)}>
          {say('explicit-rate.stop')}
        </Button>
      )}
    </>
  );
}
