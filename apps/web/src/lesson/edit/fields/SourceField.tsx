/** Where a network comes from: a preset, a link or a file, one of My scenarios, the network of an earlier step. */
import type { LessonStep, StepSource } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { DEMONSTRATIONS } from '@lanelab/papers';
import { useState } from 'react';
import { FileButton } from '../../../base/ui/FileButton.tsx';
import { Select } from '../../../base/ui/Select.tsx';
import { TextInput } from '../../../base/ui/TextInput.tsx';
import { type Pasted, readPasted } from '../../../lab/compare/read-pasted.ts';
import { plainText } from '../../../papers/collection/lesson-language.ts';
import { openDraft } from '../../../share/drafts/open-draft.ts';
import { readFile } from '../../../share/drafts/read-file.ts';
import { useDrafts } from '../../../share/drafts/use-drafts.ts';
import { sourceOf } from '../../../share/lectures/sources.ts';
import styles from './SourceField.module.css';

interface SourceFieldProps {
  readonly label: string;
  readonly source: StepSource | undefined;
  /** What no source means, in words; null where there has to be one. */
  readonly noSource: string | null;
  /** Steps whose beginning may be taken. */
  readonly earlier: readonly LessonStep[];
  readonly onChange: (source: StepSource | undefined) => void;
  readonly testId: string;
}

/** Values of the list: `preset:class-lane`, `step:first`, `draft:…`; the two others have no name. */
const NONE = 'none';
const WHOLE = 'whole';

function valueOf(source: StepSource | undefined): string {
  if (source === undefined) return NONE;
  if (source.kind === 'preset' || source.kind === 'step') return `${source.kind}:${source.id}`;
  return WHOLE;
}

async function readDraft(id: string): Promise<Pasted> {
  const { opening } = await openDraft(id);
  return opening.kind === 'scenario' ? { scenario: opening.scenario } : { problem: opening.reason };
}

async function readChosen(file: File): Promise<Pasted> {
  const read = await readFile(file);
  if (read.kind === 'document') return { scenario: read.opening.scenario };
  if (read.kind === 'refused') return { problem: read.problem };
  return readPasted(await file.text());
}

export function SourceField({ label, source, noSource, earlier, onChange, testId }: SourceFieldProps) {
  const list = useDrafts();
  const drafts = list.state === 'ready' ? list.drafts : [];
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (reading: Promise<Pasted>) => {
    const read = await reading;
    setProblem('problem' in read ? read.problem : null);
    if ('problem' in read) return;
    onChange(await sourceOf(read.scenario));
    setPasted('');
  };
  const choose = (value: string) => {
    setProblem(null);
    const [, kind, id = ''] = /^(\w+):(.*)$/.exec(value) ?? [];
    if (value === NONE) onChange(undefined);
    else if (kind === 'preset' || kind === 'step') onChange({ kind, id });
    else if (kind === 'draft') void take(readDraft(id));
  };
  const value = valueOf(source);
  const presets = DEMONSTRATIONS.map(({ id, title }) => ({ value: `preset:${id}`, label: title }));
  const listed = [
    ...(noSource === null ? [] : [{ value: NONE, label: noSource }]),
    ...earlier.map(({ id, title }) => ({
      value: `step:${id}`,
      label: say('source.step', { title: plainText(title) || id }),
    })),
    ...presets,
    ...drafts.map(({ id, title }) => ({
      value: `draft:${id}`,
      label: say('source.mine', { title: title || say('untitled') }),
    })),
  ];
  // A preset without a place in the list, a whole network, or a step that has gone.
  const own = value === WHOLE ? say('source.whole') : value.slice(value.indexOf(':') + 1);
  const options = listed.some((option) => option.value === value) ? listed : [{ value, label: own }, ...listed];
  return (
    <div className={styles.source} data-testid={testId}>
      <Select label={label} value={value} options={options} onChange={choose} testId={`${testId}-choice`} />
      <div className={styles.other}>
        <TextInput
          isText
          label={say('source.paste')}
          value={pasted}
          onChange={setPasted}
          onCommit={() => {
            if (pasted.trim() !== '') void take(readPasted(pasted));
          }}
          testId={`${testId}-paste`}
        />
        <FileButton onChoose={(file) => void take(readChosen(file))} testId={`${testId}-file`}>
          {say('source.file')}
        </FileButton>
      </div>
      {problem === null ? null : (
        <p role="alert" className={styles.problem} data-testid={`${testId}-refused`}>
          {problem}
        </p>
      )}
    </div>
  );
}
