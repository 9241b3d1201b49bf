/** Where a number comes from, with the reason behind a click. */
import { say } from '@lanelab/messages/properties';
import type { Parameter } from '@lanelab/papers';
import { part } from '../../base/ui/part.tsx';
import { Explained } from '../../base/words/Explained.tsx';
import styles from './Provenance.module.css';

const Explanation = part(async () => (await import('../../base/words/Explanation.tsx')).Explanation, 'over');

interface ProvenanceProps {
  readonly origin: Parameter['provenance'];
  readonly note: string;
}

export function Provenance({ origin, note }: ProvenanceProps) {
  return (
    <Explained
      className={`${styles.origin} ${styles[origin]}`}
      explanation={(popover) => (
        <Explanation label={say('provenance.where-this-value-comes-from')} {...popover}>
          <b>{sentences[origin]}</b>
          <p>{note}</p>
        </Explanation>
      )}
    >
      {names[origin]}
    </Explained>
  );
}

const names: Readonly<Record<Parameter['provenance'], string>> = {
  paper: say('provenance.paper'),
  calibrated: say('provenance.calibrated'),
  assumed: say('provenance.assumed'),
  standard: say('provenance.standard'),
};

const sentences: Readonly<Record<Parameter['provenance'], string>> = {
  paper: say('provenance.the-paper-states-it'),
  calibrated: say('provenance.calibrated-on-rows-of-the'),
  assumed: say('provenance.assumed-since-the-paper-is'),
  standard: say('provenance.from-the-standard'),
};
