/** An MPOA client: there or not, what decides on a shortcut, and the rest of its parameters folded away. */
import { Check } from '../../base/ui/Check.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { mpoaWords } from '../../base/words/device-words.ts';
import { categoryName, categoryWords } from '../../base/words/format-words.ts';
import { mpcFirst, mpcOthers } from '../../base/words/parameter-words.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FlagField } from './FlagField.tsx';
import type { NodeFormProps } from './node-form.ts';
import { OptionalPart } from './OptionalPart.tsx';
import { ParameterFields } from './ParameterFields.tsx';
import { useRecord } from './record.ts';

type Servers = NodeFormProps['mpoaServers'];

export function MpcFields({ servers }: { readonly servers: Servers }) {
  return (
    <OptionalPart label={mpoaWords.client} part="mpc">
      <ParameterFields path={['mpc']} parameters={mpcFirst} />
      <Fold title={mpoaWords.others} testId="fold-mpc">
        <FlagField label={mpoaWords.tags} path={['mpc', 'tags']} absent={true} />
        <ChoiceField
          label={mpoaWords.category}
          path={['mpc', 'category']}
          options={categoryWords.filter(({ value }) => value !== 'ubr')}
          absent={categoryName('ubr')}
        />
        <ParameterFields path={['mpc']} parameters={mpcOthers} />
      </Fold>
      {servers.length === 0 ? null : (
        <Fold title={mpoaWords.told} testId="fold-mpc-servers">
          <ServerChecks servers={servers} />
        </Fold>
      )}
    </OptionalPart>
  );
}

/** The routers whose MPOA servers a client is told of. */
function ServerChecks({ servers }: { readonly servers: Servers }) {
  const record = useRecord();
  const path = ['mpc', 'servers'];
  const stored = record.value(path);
  const told = new Set(Array.isArray(stored) ? stored.map(Number) : []);
  return (
    <>
      <p className="muted">{mpoaWords.toldWhy}</p>
      {servers.map(({ id, name }) => (
        <Check
          key={id}
          label={name}
          isOn={told.has(id)}
          isDisabled={record.isReadOnly}
          onChange={(isOn) => {
            const next = servers.filter((one) => (one.id === id ? isOn : told.has(one.id))).map((one) => one.id);
            record.set(path, next.length === 0 ? undefined : next, mpoaWords.told);
          }}
          testId={`mpc-server-${id}`}
        />
      ))}
    </>
  );
}
