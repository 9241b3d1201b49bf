/** Several things are selected: what can be done to all of them at once. */
import { say } from '@lanelab/messages/properties';
import type { Flow, Link, Node, Phy } from '@lanelab/scenario';
import { Button } from '../../base/ui/Button.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { phyWords, profileWords } from '../../document/format-names.ts';
import { countsText } from '../../document/store/counts-text.ts';
import { inOneStep } from '../../document/store/edits/compose.ts';
import { setField } from '../../document/store/edits/field.ts';
import { setLink } from '../../document/store/edits/links.ts';
import { removeSelection } from '../../document/store/edits/remove.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import { Arrange } from './Arrange.tsx';
import { Head } from './Head.tsx';
import { useApply } from './use-apply.ts';

interface SeveralFormProps {
  readonly nodes: readonly Node[];
  readonly links: readonly Link[];
  readonly flows: readonly Flow[];
}

/** The value that all share, or null. */
function both<T>(values: readonly (T | undefined)[]): T | null {
  const [first, ...others] = values;
  return first !== undefined && others.every((value) => value === first) ? first : null;
}

const various = { value: '', label: say('several-form.various') };

export function SeveralForm({ nodes, links, flows }: SeveralFormProps) {
  const scenario = useEditor((state) => state.scenario);
  const selection = useEditor((state) => state.selection);
  const { isReadOnly, refusal, apply } = useApply();
  const hosts = nodes.filter((node) => node.kind === 'host');
  const phyOf = ({ a }: Link): Phy | undefined =>
    scenario.model.nodes.find(({ id }) => id === a.node)?.ports.find(({ id }) => id === a.port)?.phy;
  const phy = both(links.map(phyOf));
  const profile = both(hosts.map((host) => host.profile));
  return (
    <>
      <Head
        title={say('several-form.value-selected', { value: nodes.length + links.length + flows.length })}
        subtitle={countsText({ devices: nodes.length, links: links.length, flows: flows.length })}
        actions={
          isReadOnly ? undefined : (
            <Button onPress={() => apply(removeSelection(selection))} data-testid="delete-selected">
              {say('several-form.delete-all')}
            </Button>
          )
        }
      />
      <Refusal why={refusal} />
      {nodes.length > 1 && !isReadOnly ? <Arrange nodes={selection.nodes} apply={apply} /> : null}
      {links.length > 1 ? (
        <Select
          label={say('several-form.line-of-every-link')}
          options={phy === null ? [various, ...phyWords] : phyWords}
          value={phy ?? ''}
          isDisabled={isReadOnly}
          onChange={(value) => {
            const chosen = phyWords.find((word) => word.value === value)?.value;
            if (chosen !== undefined)
              apply(
                inOneStep(
                  say('several-form.set-the-line-of-length', { length: links.length }),
                  links.map(({ id }) => setLink(id, { phy: chosen })),
                ),
              );
          }}
          testId="several-phy"
        />
      ) : null}
      {hosts.length > 1 ? (
        <Select
          label={say('several-form.tcp-of-every-host')}
          options={profile === null ? [various, ...profileWords] : profileWords}
          value={profile ?? ''}
          isDisabled={isReadOnly}
          onChange={(value) => {
            if (value === '') return;
            const edits = hosts.map(({ id }) =>
              setField({ of: 'nodes', id }, ['profile'], value, say('several-form.tcp')),
            );
            apply(inOneStep(say('several-form.set-tcp-of-length-hosts', { length: hosts.length }), edits));
          }}
          testId="several-profile"
        />
      ) : null}
    </>
  );
}
