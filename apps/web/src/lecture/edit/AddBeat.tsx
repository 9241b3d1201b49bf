/** A further beat from a network of the lab, a draft of this browser, or whatever is pasted. */
import { say } from '@lanelab/messages/lectures';
import { DEMONSTRATIONS } from '@lanelab/papers';
import type { Scenario } from '@lanelab/scenario';
import type { LectureBeat } from '@lanelab/scenario/lecture';
import { useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Link } from '../../base/ui/Link.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { type Pasted, readPasted } from '../../lab/compare/read-pasted.ts';
import { openDraft } from '../../share/drafts/open-draft.ts';
import { useDrafts } from '../../share/drafts/use-drafts.ts';
import { sourceOf } from '../../share/lectures/sources.ts';
import styles from './Lecture.module.css';

/** The beat begins where the scenario opens. */
async function beatOf(scenario: Scenario): Promise<LectureBeat> {
  const { title, start } = scenario.view;
  return {
    title,
    scenario: await sourceOf(scenario),
    timePs: start?.timePs ?? 0,
    ...(start?.speedPs === undefined ? {} : { speedPs: start.speedPs }),
    layer: start?.layer ?? 'physical',
    caption: '',
    notes: '',
  };
}

async function readDraft(id: string): Promise<Pasted> {
  const { opening } = await openDraft(id);
  return opening.kind === 'scenario' ? { scenario: opening.scenario } : { problem: opening.reason };
}

const DRAFT = 'draft:';

export function AddBeat({ onAdd }: { readonly onAdd: (beat: LectureBeat) => void }) {
  const list = useDrafts();
  const drafts = list.state === 'ready' ? list.drafts : [];
  const [chosen, setChosen] = useState<string>(DEMONSTRATIONS[0]?.id ?? '');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (reading: Promise<Pasted>) => {
    const read = await reading;
    setProblem('problem' in read ? read.problem : null);
    if ('problem' in read) return;
    onAdd(await beatOf(read.scenario));
    setText('');
  };
  return (
    <section className={styles.add} aria-labelledby="add-beat-title" data-testid="add-beat-from">
      <h2 id="add-beat-title">{say('edit.add-title')}</h2>
      <p className="muted">
        {say('edit.add-says')} <Link to="/lab">{say('edit.add-lab')}</Link>
      </p>
      <div className={styles.source}>
        <Select
          label={say('edit.add-network')}
          value={chosen}
          onChange={setChosen}
          options={[
            ...drafts.map(({ id, title }) => ({
              value: `${DRAFT}${id}`,
              label: say('edit.add-mine', { title: title || say('list.untitled') }),
            })),
            ...DEMONSTRATIONS.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          testId="add-beat-network"
        />
        <Button
          onPress={() =>
            void add(chosen.startsWith(DRAFT) ? readDraft(chosen.slice(DRAFT.length)) : readPasted(chosen))
          }
          data-testid="add-beat-chosen"
        >
          {say('add.add')}
        </Button>
      </div>
      <div className={styles.source}>
        <TextInput isText label={say('edit.add-paste')} value={text} onChange={setText} testId="add-beat-text" />
        <Button
          isDisabled={text.trim() === ''}
          onPress={() => void add(readPasted(text))}
          data-testid="add-beat-pasted"
        >
          {say('add.add')}
        </Button>
      </div>
      {problem === null ? null : (
        <p role="alert" data-testid="add-beat-problem">
          {problem}
        </p>
      )}
    </section>
  );
}
