/** Names and codes on paper, a slip for each student, to be cut out. */

import { showCode } from '@lanelab/lessons/class-code';
import { say } from '@lanelab/messages/assign';
import { PrintView } from '../../base/ui/PrintView.tsx';
import type { Place } from '../../share/assignments/answers.ts';
import { joinAddress } from '../../share/assignments/links.ts';
import { onThisHost } from './ClassLinks.tsx';
import styles from './give.module.css';

interface CodesSheetProps {
  readonly title: string;
  /** The class code, which the address on every slip has. */
  readonly classCode: string;
  readonly places: readonly Place[];
  readonly onClose: () => void;
}

export function CodesSheet({ title, classCode, places, onClose }: CodesSheetProps) {
  return (
    <PrintView title={say('places.sheet')} onClose={onClose}>
      <ul className={styles.slips}>
        {places.map(({ code, name }) => (
          <li key={code} className={styles.slip} data-testid="slip">
            <p className={styles.slipName}>
              {name === '' ? <span className={styles.blank}>{say('places.nobody')}</span> : name}
            </p>
            <p className={styles.slipCode}>{showCode(code)}</p>
            <p>{title}</p>
            <p className={styles.slipAddress}>{onThisHost(joinAddress(classCode))}</p>
          </li>
        ))}
      </ul>
    </PrintView>
  );
}
