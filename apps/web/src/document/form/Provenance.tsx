/** Where a number comes from, with the reason behind a click. */
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
      <Button className={`${styles.origin} ${styles[origin]}`}>{origin}</Button>
      <Popover className={words.popover ?? ''}>
        <Dialog className={words.dialog ?? ''} aria-label="Where this value comes from">
          <b>{sentences[origin]}</b>
          <p>{note}</p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

const sentences: Readonly<Record<Parameter['provenance'], string>> = {
  paper: 'The paper states it',
  calibrated: 'Calibrated on rows of the paper',
  assumed: 'Assumed, since the paper is silent',
  standard: 'From the standard',
};
