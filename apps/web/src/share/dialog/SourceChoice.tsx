/** Whether a frame or a QR code carries the short link or the whole scenario. */
import { say } from '@lanelab/messages/share';
import { useState } from 'react';
import { Choice } from '../../base/ui/Choice.tsx';
import styles from './ShareDialog.module.css';
import type { Store } from './use-store.ts';

export interface ChosenSource {
  readonly kind: 'stored' | 'whole';
  /** Id of the stored scenario; empty where nothing is stored. */
  readonly id: string;
  readonly choose: (kind: 'stored' | 'whole') => void;
}

/** The short link where there is one that shows the scenario as it is; else the whole. */
export function useSource(store: Store): ChosenSource {
  const [chosen, choose] = useState<'stored' | 'whole' | null>(null);
  const id = store.stored?.id ?? '';
  const kind = id === '' ? 'whole' : (chosen ?? (store.isSaved ? 'stored' : 'whole'));
  return { kind, id, choose };
}

interface SourceChoiceProps {
  readonly source: ChosenSource;
  readonly store: Store;
}

export function SourceChoice({ source, store }: SourceChoiceProps) {
  if (store.stored === null) return <p className={styles.note}>{say('source-choice.it-holds-the-whole-scenario')}</p>;
  return (
    <Choice
      label={say('source-choice.holds')}
      options={[
        { value: 'stored', label: say('source-choice.short-link-newest-revision') },
        { value: 'whole', label: say('source-choice.the-whole-scenario') },
      ]}
      value={source.kind}
      onChange={source.choose}
      testId="share-source"
    />
  );
}
