/** Over the panes: what is compared, how the panes hang together, and the link to it. */
import type { Scenario } from '@lanelab/scenario';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useCopy } from '../share/copying.tsx';
import { wholeLink } from '../share/links.ts';
import { Button } from '../ui/Button.tsx';
import { compareWords } from '../words/compare-words.ts';
import styles from './Compare.module.css';
import { type Compared, comparedAddress, comparedWords } from './compared.ts';

const CompareDialog = lazy(async () => ({ default: (await import('./CompareDialog.tsx')).CompareDialog }));

interface CompareBarProps {
  readonly scenario: Scenario;
  readonly other: Scenario;
  readonly compared: Compared;
  readonly onChoose: (compared: Compared) => void;
  readonly isLinked: boolean;
  readonly onLink: () => void;
  readonly onSwap: () => void;
}

export function CompareBar({ scenario, other, compared, onChoose, isLinked, onLink, onSwap }: CompareBarProps) {
  const [isChoosing, setChoosing] = useState(false);
  const link = useMemo(() => wholeLink(comparedAddress(scenario, other)), [scenario, other]);
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy(link, field);
  return (
    <div className={styles.bar}>
      <span>{compareWords.against}</span>
      <Button onPress={() => setChoosing(true)} aria-haspopup="dialog" data-testid="compare-with">
        {comparedWords(compared)}
      </Button>
      <span className={styles.spring} />
      <Button kind="quiet" onPress={onSwap} data-testid="compare-swap">
        {compareWords.swap}
      </Button>
      <Button
        kind="quiet"
        aria-pressed={isLinked}
        title={compareWords.linkTitle}
        onPress={onLink}
        data-testid="compare-link"
      >
        {compareWords.link}
      </Button>
      <Button kind="quiet" onPress={() => void copy()} data-testid="compare-copy">
        {state === 'copied' ? compareWords.copied : compareWords.copyLink}
      </Button>
      <input
        ref={field}
        readOnly
        aria-label={compareWords.copyLink}
        className={state === 'selected' ? '' : 'visually-hidden'}
        tabIndex={state === 'selected' ? 0 : -1}
        value={link}
        data-testid="compare-address"
      />
      {isChoosing ? (
        <Suspense>
          <CompareDialog scenario={scenario} onChoose={onChoose} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
