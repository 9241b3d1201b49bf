/** An MPOA client: there or not, what decides on a shortcut, and the rest of its parameters folded away. */
import { Fold } from '../ui/Fold.tsx';
import { mpcFirst, mpcOthers } from '../words/parameter-words.ts';
import { FlagField } from './FlagField.tsx';
import { OptionalPart } from './OptionalPart.tsx';
import { ParameterFields } from './ParameterFields.tsx';

export function MpcFields() {
  return (
    <OptionalPart label="MPOA client" part="mpc">
      <ParameterFields path={['mpc']} parameters={mpcFirst} />
      <Fold title="Other MPOA parameters" testId="fold-mpc">
        <FlagField label="Asks for egress tags" path={['mpc', 'tags']} absent={true} />
        <ParameterFields path={['mpc']} parameters={mpcOthers} />
      </Fold>
    </OptionalPart>
  );
}
