/** Over a pane: what runs in it, and what it has that the other has not. */
import { say } from '@lanelab/messages/compare';
import type { ReactNode } from 'react';
import styles from './Compare.module.css';
import { type Difference, differenceWords, partOf } from './differences.ts';
import type { Hue } from './hues.ts';

interface PaneHeadProps {
  /** The whole of it is heard, and shown to whoever points at what is left of it. */
  readonly title: string;
  readonly head: string;
  readonly differences: readonly Difference[];
  readonly side: 'here' | 'there';
  readonly hue: Hue | null;
  /** What the marks are at this speed: “Cells”. */
  readonly detail: string;
  readonly children?: ReactNode;
}

const SHOWN = 2;

export function PaneHead({ title, head, differences, side, hue, detail, children }: PaneHeadProps) {
  const rest = differences.length - SHOWN;
  return (
    <header className={styles.head}>
      <span className={styles.mark} data-side={side} data-hue={hue ?? undefined} aria-hidden="true" />
      <h2 title={title} aria-label={title} data-testid="pane-title">
        {head}
      </h2>
      <span className={styles.detail} data-testid="pane-detail">
        {detail}
      </span>
      <p title={differences.map(differenceWords).join('\n')}>
        {differences.slice(0, SHOWN).map((difference, index) => (
          <span key={partOf(difference)}>
            {index === 0 ? null : ', '}
            {difference.what} <b>{difference[side]}</b>
          </span>
        ))}
        {rest > 0 ? <span className={styles.more}> {say('compare.more', { count: rest })}</span> : null}
        {differences.length === 0 && side === 'here' ? say('compare.same') : null}
      </p>
      {children}
    </header>
  );
}
