/** The members of one emulated LAN: who is in it, with a button to leave, and a list of those who could join. */
import { say } from '@lanelab/messages/properties';
import type { ElanView } from '@lanelab/scenario';
import { Button } from '../../base/ui/Button.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { candidatesFor, joinElan, leaveElan } from '../../document/store/edits/elan-members.ts';
import { nameOf } from '../../document/store/edits/model.ts';
import { selecting } from '../../document/store/selection.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import styles from './ElanMembers.module.css';
import { useApply } from './use-apply.ts';

/** The entry of the list that invites to choose. */
const NOBODY = '';

export function ElanMembers({ elan }: { readonly elan: ElanView }) {
  const store = useEditorStore();
  const model = useEditor((state) => state.scenario.model);
  const { isReadOnly, refusal, apply } = useApply();
  const members = [...new Set(elan.members.map(({ node }) => node))];
  const candidates = candidatesFor(model, elan.id);
  return (
    <div data-testid={`elan-members-${elan.id}`}>
      {members.length === 0 ? null : (
        <ul className={styles.members} aria-label={say('elan-members.members')}>
          {members.map((id) => {
            const device = nameOf(model, id);
            return (
              <li key={id} className={styles.member}>
                <Button kind="quiet" onPress={() => store.select(selecting({ nodes: [id] }))}>
                  {device}
                </Button>
                {isReadOnly ? null : (
                  <Button
                    kind="quiet"
                    aria-label={say('elan-members.device-leaves', { device })}
                    onPress={() => apply(leaveElan(id, elan.id))}
                    data-testid={`leave-elan-${elan.id}-${id}`}
                  >
                    {say('elan-members.leave')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {isReadOnly || candidates.length === 0 ? null : (
        <Select
          label={say('elan-members.add')}
          options={[
            { value: NOBODY, label: say('elan-members.choose') },
            ...candidates.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={NOBODY}
          onChange={(chosen) => {
            if (chosen !== NOBODY) apply(joinElan(Number(chosen), elan.id));
          }}
          testId={`join-elan-${elan.id}`}
        />
      )}
      <Refusal why={refusal} />
    </div>
  );
}
