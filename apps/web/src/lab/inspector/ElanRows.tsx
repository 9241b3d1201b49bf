/** The scenario's emulated LANs: what each is called and carries, and who is in it. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/properties';
import { networks } from '@lanelab/scenario';
import { Button } from '../../base/ui/Button.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { PlusIcon } from '../../base/ui/icons.tsx';
import { ChoiceField } from '../../document/form/ChoiceField.tsx';
import { lecWords } from '../../document/form/device-words.ts';
import { Refusal } from '../../document/form/Refusal.tsx';
import { WordField } from '../../document/form/WordField.tsx';
import { addElan, removeElan } from '../../document/store/edits/elans.ts';
import { giveMpoa, mayGiveMpoa } from '../../document/store/edits/mpoa.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import { ElanMembers } from './ElanMembers.tsx';
import styles from './Inspector.module.css';
import { useApply } from './use-apply.ts';

export function ElanRows() {
  const model = useEditor((state) => state.scenario.model);
  const { isReadOnly, refusal, apply } = useApply();
  const { elans } = networks({ model });
  return (
    <div data-testid="elans">
      {elans.length === 0 ? <p className={styles.empty}>{say('elan.none')}</p> : null}
      {elans.map((elan, index) => {
        const { id, name, members, servers } = elan;
        const at = ['model', 'elans', index];
        const served = list(servers.map((node) => model.nodes.find((entry) => entry.id === node)?.name ?? ''));
        return (
          <Fold
            key={id}
            title={name}
            summary={say('elan-rows.clients', { count: members.length })}
            testId={`elan-fold-${id}`}
          >
            <div className={styles.nested}>
              <WordField label={say('elan-rows.name')} path={[...at, 'name']} />
              <ChoiceField
                label={say('elan-rows.largest-frame')}
                path={[...at, 'maxFrame']}
                options={lecWords.frames}
                write={Number}
              />
              <ChoiceField
                label={say('elan-rows.version')}
                path={[...at, 'version']}
                options={lecWords.versions}
                write={Number}
              />
              <p className={styles.hint}>
                {served === '' ? say('elan.unserved') : say('elan-rows.les-and-bus-in-served', { served })}
              </p>
              <ElanMembers elan={elan} />
              {isReadOnly ? null : (
                <Button kind="quiet" onPress={() => apply(removeElan(id))} data-testid={`delete-elan-${id}`}>
                  {say('elan-rows.delete-this-emulated-lan')}
                </Button>
              )}
            </div>
          </Fold>
        );
      })}
      <Refusal why={refusal} />
      {isReadOnly ? null : (
        <>
          <Button kind="quiet" onPress={() => apply(addElan)} data-testid="add-elan">
            <PlusIcon />
            {say('elan.add')}
          </Button>
          {mayGiveMpoa(model) ? (
            <Button kind="quiet" onPress={() => apply(giveMpoa)} data-testid="give-mpoa">
              {say('elan.give-mpoa')}
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}
