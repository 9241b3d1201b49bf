/** One check: its state as a mark and a word, what was found, and what to do. */
import { say } from '@lanelab/messages/ready';
import type { ReactNode } from 'react';
import type { CheckId, Finding } from './finding.ts';
import styles from './Ready.module.css';
import { StateSign } from './StateSign.tsx';

interface CheckRowProps {
  readonly check: CheckId;
  /** Undefined while it is under way. */
  readonly finding: Finding | undefined;
  /** What can be done right here. */
  readonly children?: ReactNode;
}

export function CheckRow({ check, finding, children }: CheckRowProps) {
  const state = finding?.state ?? 'checking';
  return (
    <li className={styles.row} id={`check-${check}`} data-testid={`check-${check}`} data-state={state}>
      <StateSign state={state} />
      <h2>{say(`check.${check}`)}</h2>
      <p className={styles.state} data-state={state}>
        {say(`state.${state}`)}
      </p>
      <div className={styles.text}>
        {finding === undefined ? null : <p data-testid={`found-${check}`}>{finding.found}</p>}
        {finding?.todo === undefined ? null : (
          <p className={styles.todo} data-testid={`todo-${check}`}>
            {finding.todo}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
