/** A LAN emulation client: its version, frames and ELAN name, where they are not the ELAN's, and its parameters by number. */

import { say } from '@lanelab/messages/properties';
import type { Elan } from '@lanelab/scenario';
import { formatPath } from '@lanelab/scenario';
import { Fold } from '../../base/ui/Fold.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { lecWords } from './device-words.ts';
import { FlagField } from './FlagField.tsx';
import { ParameterFields } from './ParameterFields.tsx';
import { lecParameters } from './parameters.ts';
import { type FieldPath, useRecord } from './record.ts';
import { WordField } from './WordField.tsx';

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
    <Fold
      title={say('lec.title')}
      summary={say('lec-fields.lane-v-version', { version })}
      testId={`fold-${formatPath(path)}`}
    >
      <ChoiceField
        label={say('lec.version')}
        path={[...path, 'version']}
        options={lecWords.versions}
        write={Number}
        absent={say('lec.as-elan')}
      />
      <ChoiceField
        label={say('lec.frame')}
        path={[...path, 'maxFrame']}
        options={lecWords.frames}
        write={Number}
        absent={say('lec.as-elan')}
      />
      <WordField
        label={say('lec.elan-name')}
        path={[...path, 'elanName']}
        placeholder={elan?.name ?? ''}
        note={say('lec.elan-name-why')}
        isOptional
      />
      {version === 2 ? (
        <FlagField label={say('lec.llc-multiplexed')} path={[...path, 'llcMultiplexed']} absent={false} />
      ) : null}
      <ParameterFields path={path} parameters={lecParameters(version)} />
    </Fold>
  );
}
