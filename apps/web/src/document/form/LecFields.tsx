/** A LAN emulation client: its version and frames, where they are not the ELAN's, and its parameters by number. */
import type { Elan } from '@lanelab/scenario';
import { Fold } from '../../base/ui/Fold.tsx';
import { lecWords } from '../../base/words/device-words.ts';
import { lecParameters } from '../../base/words/parameter-words.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ParameterFields } from './ParameterFields.tsx';
import { type FieldPath, fieldName, useRecord } from './record.ts';

interface LecFieldsProps {
  /** To the client's parameters. */
  readonly path: FieldPath;
  /** The ELAN that it joins. */
  readonly elan: Elan | undefined;
}

export function LecFields({ path, elan }: LecFieldsProps) {
  const record = useRecord();
  const version = (record.value([...path, 'version']) ?? elan?.version) === 1 ? 1 : 2;
  return (
    <Fold title={lecWords.title} summary={`LANE v${version}`} testId={`fold-${fieldName(path)}`}>
      <ChoiceField
        label={lecWords.version}
        path={[...path, 'version']}
        options={lecWords.versions}
        write={Number}
        absent={lecWords.asElan}
      />
      <ChoiceField
        label={lecWords.frame}
        path={[...path, 'maxFrame']}
        options={lecWords.frames}
        write={Number}
        absent={lecWords.asElan}
      />
      <ParameterFields path={path} parameters={lecParameters(version)} />
    </Fold>
  );
}
