/** The settings of an assignment in plain words. Those that are seldom changed are folded. */
import { say } from '@lanelab/messages/assign';
import { Fold } from '../../base/ui/Fold.tsx';
import { RadioList } from '../../base/ui/RadioList.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { LOCKS } from '../../share/assignments/answers.ts';
import { useNow } from '../use-now.ts';
import styles from './SettingsForm.module.css';
import type { SettingsDraft, SettingsFaults } from './settings-draft.ts';
import { TimeInput } from './TimeInput.tsx';

interface SettingsFormProps {
  readonly draft: SettingsDraft;
  readonly faults: SettingsFaults;
  readonly onChange: (draft: SettingsDraft) => void;
  /** Whether the lesson draws numbers or faults, which differ from student to student; null where that is not known. */
  readonly hasDraws: boolean | null;
}

/** As often as a due time may turn into one of the past. */
const EVERY_MS = 60_000;

const YES_NO = { yes: true, no: false } as const;
type YesNo = keyof typeof YES_NO;
const yesNo = (isOn: boolean): YesNo => (isOn ? 'yes' : 'no');

export function SettingsForm({ draft, faults, onChange, hasDraws }: SettingsFormProps) {
  const now = useNow(EVERY_MS);
  const set = (changed: Partial<SettingsDraft>) => onChange({ ...draft, ...changed });
  return (
    <div className={styles.form} data-testid="settings">
      <RadioList<YesNo>
        label={say('set.due')}
        options={[
          { value: 'no', label: say('set.due.never') },
          { value: 'yes', label: say('set.due.until') },
        ]}
        value={yesNo(draft.isDue)}
        onChange={(value) => set({ isDue: YES_NO[value] })}
        testId="set-due"
      >
        {draft.isDue ? (
          <TimeInput
            label={say('set.due.when')}
            value={draft.due}
            onChange={(due) => set({ due })}
            error={faults.due ?? null}
            {...(new Date(draft.due).getTime() < now ? { note: say('set.due.past') } : {})}
            testId="set-due-when"
          />
        ) : null}
      </RadioList>
      {draft.isDue ? (
        <RadioList
          label={say('set.late')}
          options={(['mark', 'refuse'] as const).map((value) => ({ value, label: say(`set.late.${value}`) }))}
          value={draft.late}
          onChange={(late) => set({ late })}
          testId="set-late"
        />
      ) : null}
      <RadioList
        label={say('set.results')}
        options={(['at-once', 'after-due', 'when-returned'] as const).map((value) => ({
          value,
          label: say(`set.results.${value}`),
        }))}
        value={draft.results}
        onChange={(results) => set({ results })}
        testId="set-results"
      >
        {faults.results === undefined ? null : (
          <p role="alert" className={styles.fault}>
            {faults.results}
          </p>
        )}
      </RadioList>
      <RadioList
        label={say('set.join')}
        options={(['name', 'code', 'both'] as const).map((value) => ({ value, label: say(`set.join.${value}`) }))}
        value={draft.join}
        onChange={(join) => set({ join })}
        testId="set-join"
      />
      <div className={styles.more}>
        <Fold title={say('set.more')} isOpenFirst={Object.keys(faults).length > 0} testId="set-more">
          <div className={styles.form}>
            <RadioList<YesNo>
              label={say('set.tries')}
              options={[
                { value: 'no', label: say('set.tries.any') },
                { value: 'yes', label: say('set.tries.some') },
              ]}
              value={yesNo(draft.isLimited)}
              onChange={(value) => set({ isLimited: YES_NO[value] })}
              testId="set-limited"
            >
              {draft.isLimited ? (
                <TextInput
                  label={say('set.tries.count')}
                  value={draft.tries}
                  onChange={(tries) => set({ tries })}
                  error={faults.tries ?? null}
                  testId="set-tries"
                />
              ) : null}
            </RadioList>
            {hasDraws === false ? (
              <p className="muted">{say('set.variants.none')}</p>
            ) : (
              <RadioList
                label={say('set.variants')}
                options={(['each', 'same'] as const).map((value) => ({ value, label: say(`set.variants.${value}`) }))}
                value={draft.variants}
                onChange={(variants) => set({ variants })}
                testId="set-variants"
              />
            )}
            <fieldset data-testid="set-locks">
              <legend className={styles.legend}>{say('set.locks')}</legend>
              {LOCKS.map((lock) => (
                <label key={lock} className={styles.lock}>
                  <input
                    type="checkbox"
                    checked={draft.locks.includes(lock)}
                    onChange={({ target }) =>
                      set({ locks: LOCKS.filter((one) => (one === lock ? target.checked : draft.locks.includes(one))) })
                    }
                    data-testid={`set-lock-${lock}`}
                  />
                  {say(`set.locks.${lock}`)}
                </label>
              ))}
            </fieldset>
            <TextInput
              label={say(draft.isDue ? 'set.keep' : 'set.keep.created')}
              value={draft.keepDays}
              onChange={(keepDays) => set({ keepDays })}
              error={faults.keepDays ?? null}
              note={say('set.keep.says')}
              testId="set-keep"
            />
          </div>
        </Fold>
      </div>
    </div>
  );
}
