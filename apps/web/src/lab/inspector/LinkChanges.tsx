/** When a link is cut, mended, or takes longer: the scheduled changes that name it. */
import { say } from '@lanelab/messages/properties';
import type { Link } from '@lanelab/scenario';
import { showQuantity } from '../../base/format/quantities.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { PlusIcon } from '../../base/ui/icons.tsx';
import type { Change } from '../../document/change-text.ts';
import { Refusal } from '../../document/form/Refusal.tsx';
import { addChange, removeChange } from '../../document/store/edits/changes.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import { ChangeFields } from './ChangeFields.tsx';
import styles from './Inspector.module.css';
import { RecordScope } from './RecordScope.tsx';
import { useApply } from './use-apply.ts';

const path = ['model', 'changes'];

function words(change: Change): string {
  if (change.kind === 'link-up') return change.up ? 'mended' : 'cut';
  return change.kind === 'link-delay'
    ? say('link-changes.takes', { delay: showQuantity('time', change.delayPs) })
    : change.kind;
}

/** An instant that people can read: two digits of it. */
const rounded = (ps: number) => Number(ps.toPrecision(2));

export function LinkChanges({ link }: { readonly link: Link }) {
  const model = useEditor((state) => state.scenario.model);
  const { isReadOnly, refusal, apply } = useApply();
  const own = model.changes.flatMap((change, index) =>
    'link' in change && change.link === link.id ? [{ change, index }] : [],
  );
  /** The next change at a third of the run, and after the last of this link. */
  const next = rounded(Math.max(model.durationPs / 3, ...own.map(({ change }) => change.atPs + model.durationPs / 10)));
  const lastUp = own.findLast(({ change }) => change.kind === 'link-up')?.change;
  return (
    <RecordScope record={{ of: 'scenario' }} kind="scenario">
      {own.length === 0 ? <p className={styles.empty}>{say('link-changes.it-stays-as-it-is')}</p> : null}
      {own.map(({ change, index }) => (
        <Fold
          key={index}
          title={say('link-changes.at', { time: showQuantity('time', change.atPs) })}
          summary={words(change)}
        >
          <div className={styles.nested}>
            <ChangeFields change={change} path={[...path, index]} model={model} />
            {isReadOnly ? null : (
              <Button kind="quiet" onPress={() => apply(removeChange(index))}>
                {say('link-changes.delete-this-change')}
              </Button>
            )}
          </div>
        </Fold>
      ))}
      <Refusal why={refusal} />
      {isReadOnly ? null : (
        <div className={styles.actions}>
          <Button
            kind="quiet"
            data-testid="add-cut"
            onPress={() =>
              apply(
                addChange({
                  atPs: next,
                  kind: 'link-up',
                  link: link.id,
                  up: lastUp?.kind === 'link-up' && !lastUp.up,
                }),
              )
            }
          >
            <PlusIcon />
            {say('link-changes.add-cut-or-mend')}
          </Button>
          <Button
            kind="quiet"
            onPress={() => apply(addChange({ atPs: next, kind: 'link-delay', link: link.id, delayPs: 1_000_000_000 }))}
          >
            <PlusIcon />
            {say('link-changes.add-delay')}
          </Button>
        </div>
      )}
    </RecordScope>
  );
}
