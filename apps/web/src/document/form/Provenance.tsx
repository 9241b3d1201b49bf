/** Where a number comes from, with the reason behind a click. */
import { say } from '@lanelab/messages/properties';
import type { Parameter } from '@lanelab/papers';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import words from '../../base/words/Term.module.css';
import styles from './Provenance.module.css';

interface ProvenanceProps {
  readonly origin: Parameter['provenance'];
  readonly note: string;
}

export function Provenance({ origin, note }: ProvenanceProps) {
  return (
    <DialogTrigger>
      <Button className={`${styles.origin} ${styles[origin]}`}>{names[origin]}</Button>
      <Popover className={words.popover ?? ''}>
        <Dialog className={words.dialog ?? ''} aria-label={say('provenance.where-this-value-comes-from')}>
          <b>{sentences[origin]}</b>
          <p>{note}</p>
        </Dialog>
      </Popover>
    </DialogTrigger>
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
