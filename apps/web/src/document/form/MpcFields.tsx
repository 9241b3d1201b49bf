/** An MPOA client: there or not, what decides on a shortcut, and the rest of its parameters folded away. */
import { say } from '@lanelab/messages/properties';
import { Check } from '../../base/ui/Check.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { categoryName, categoryWords } from '../format-names.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FlagField } from './FlagField.tsx';
import type { NodeFormProps } from './node-form.ts';
import { OptionalPart } from './OptionalPart.tsx';
import { ParameterFields } from './ParameterFields.tsx';
import { mpcFirst, mpcOthers } from './parameters.ts';
import { useRecord } from './record.ts';

type Servers = NodeFormProps['mpoaServers'];

export function MpcFields({ servers }: { readonly servers: Servers }) {
  return (
    <OptionalPart label={say('mpoa.client')} part="mpc">
      <ParameterFields path={['mpc']} parameters={mpcFirst} />
      <Fold title={say('mpoa.others')} testId="fold-mpc">
        <FlagField label={say('mpoa.tags')} path={['mpc', 'tags']} absent={true} />
        <ChoiceField
          label={say('mpoa.category')}
          path={['mpc', 'category']}
          options={categoryWords.filter(({ value }) => value !== 'ubr')}
          absent={categoryName('ubr')}
        />
        <ParameterFields path={['mpc']} parameters={mpcOthers} />
      </Fold>
      {servers.length === 0 ? null : (
        <Fold title={say('mpoa.known')} testId="fold-mpc-servers">
          <ServerChecks servers={servers} />
        </Fold>
      )}
    </OptionalPart>
  );
}

/** The routers whose MPOA servers a client knows from its configuration. */
function ServerChecks({ servers }: { readonly servers: Servers }) {
  const record = useRecord();
  const path = ['mpc', 'servers'];
  const stored = record.value(path);
  const known = new Set(Array.isArray(stored) ? stored.map(Number) : []);
  return (
    <>
      <p className="muted">{say('mpoa.known-why')}</p>
      {servers.map(({ id, name }) => (
        <Check
          key={id}
          label={name}
          isOn={known.has(id)}
          isDisabled={record.isReadOnly}
          onChange={(isOn) => {
            const next = servers.filter((one) => (one.id === id ? isOn : known.has(one.id))).map((one) => one.id);
            record.set(path, next.length === 0 ? undefined : next, say('mpoa.known'));
          }}
          testId={`mpc-server-${id}`}
        />
      ))}
    </>
  );
}
