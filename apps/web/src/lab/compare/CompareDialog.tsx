/** Chooses what to compare with: the same network with one thing changed, another network of the lab, or whatever is pasted. */
import { say } from '@lanelab/messages/compare';
import { DEMONSTRATIONS } from '@lanelab/papers';
import { loadPreset } from '@lanelab/papers/load';
import type { Scenario } from '@lanelab/scenario';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { branchesOf, isShown } from '../../document/store/edits/branches.ts';
import styles from './Compare.module.css';
import type { Compared } from './compared.ts';
import { readPasted } from './read-pasted.ts';
import { variantsOf } from './variants.ts';

interface CompareDialogProps {
  readonly scenario: Scenario;
  readonly onChoose: (compared: Compared) => void;
  readonly onClose: () => void;
}

export function CompareDialog({ scenario, onChoose, onClose }: CompareDialogProps) {
  const variants = useMemo(() => variantsOf(scenario), [scenario]);
  const branches = branchesOf(scenario).filter((branch) => !isShown(branch));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (compared: Compared) => {
    onChoose(compared);
    onClose();
  };
  const choosePreset = async (id: string) => {
    const preset = await loadPreset(id);
    if (preset !== null) choose({ kind: 'preset', id, scenario: preset.build() });
  };
  const paste = async (event: FormEvent) => {
    event.preventDefault();
    const pasted = await readPasted(text);
    if ('scenario' in pasted) choose({ kind: 'scenario', scenario: pasted.scenario });
    else setProblem(pasted.problem);
  };
  return (
    <Dialog title={say('compare.against')} isOpen onClose={onClose} testId="compare-dialog">
      <div className={styles.form}>
        {branches.length === 0 ? null : <h3>{say('compare.branches')}</h3>}
        <ul>
          {branches.map(({ id, name }) => (
            <li key={id}>
              <Button kind="quiet" onPress={() => choose({ kind: 'branch', id })} data-testid={`compare-branch-${id}`}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
        {variants.length === 0 ? null : <h3>{say('compare.variants')}</h3>}
        <ul>
          {variants.map(({ id, label }) => (
            <li key={id}>
              <Button kind="quiet" onPress={() => choose({ kind: 'variant', id })} data-testid={`variant-${id}`}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
        <h3>{say('compare.presets')}</h3>
        <ul>
          {DEMONSTRATIONS.map(({ id, title }) => (
            <li key={id}>
              <Button kind="quiet" onPress={() => void choosePreset(id)} data-testid={`preset-${id}`}>
                {title}
              </Button>
            </li>
          ))}
        </ul>
        <form className={styles.form} onSubmit={(event) => void paste(event)}>
          <label htmlFor="compare-paste">
            <b>{say('compare.own')}</b>: {say('compare.paste')}
          </label>
          <input
            id="compare-paste"
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
            data-testid="compare-paste"
          />
          {problem === null ? null : (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <span>
            <Button type="submit">{say('compare.use')}</Button>
          </span>
        </form>
      </div>
    </Dialog>
  );
}
