/** Everything that is planned to go wrong or to change, in the order of the document. */
import { say } from '@lanelab/messages/properties';
import type { Model } from '@lanelab/scenario';
import { showQuantity } from '../../base/format/quantities.ts';
import { changeText } from '../../document/change-text.ts';
import { RowList } from '../../document/form/RowList.tsx';
import { ChangeFields } from './ChangeFields.tsx';

export function ChangeRows({ model }: { readonly model: Model }) {
  return (
    <RowList
      path={['model', 'changes']}
      rows={model.changes}
      kind="change"
      emptyWords={say('change-form.none')}
      renderTitle={(change) => say('change-form.at-time', { time: showQuantity('time', change.atPs) })}
      renderSummary={(change) => changeText(change, model)}
      renderFields={(change, path) => <ChangeFields change={change} path={path} model={model} />}
    />
  );
}
