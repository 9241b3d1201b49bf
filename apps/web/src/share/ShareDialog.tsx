/** Two links to one scenario: a short one that the server stores, and one that holds everything itself. */
import { documentHash, type Scenario } from '@lanelab/scenario';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { downloadText } from '../ui/download.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { LinkField } from './LinkField.tsx';
import { LinkMeter } from './LinkMeter.tsx';
import { selfContainedLink } from './links.ts';
import styles from './ShareDialog.module.css';
import { ShortLink } from './ShortLink.tsx';

interface ShareDialogProps {
  readonly scenario: Scenario;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShareDialog({ scenario, isOpen, onClose }: ShareDialogProps) {
  return (
    <Dialog title="Share this scenario" isOpen={isOpen} onClose={onClose} testId="share-dialog">
      <ShareContent scenario={scenario} />
    </Dialog>
  );
}

function ShareContent({ scenario }: { readonly scenario: Scenario }) {
  const [link] = useState(() => selfContainedLink(scenario));
  const save = () =>
    downloadText(
      `lanelab-${documentHash(scenario).slice(0, 8)}.json`,
      `${JSON.stringify(scenario, null, 2)}\n`,
      'application/json',
    );
  return (
    <>
      <p className="muted">
        {scenario.view.title === '' ? 'The network' : scenario.view.title}, with its parameters, traffic and seed.
        Whoever opens the link gets the same result, to the last bit.
      </p>
      <section className={styles.way}>
        <h3>Short link</h3>
        <ShortLink scenario={scenario} />
      </section>
      <section className={styles.way}>
        <h3>Self-contained link</h3>
        <p className="muted">Holds the whole scenario, needs no server, never expires.</p>
        <LinkField label="Self-contained link" link={link} testId="self-contained-link" />
        <LinkMeter length={link.length} />
      </section>
      <section className={styles.way}>
        <h3>File</h3>
        <p>
          <Button onPress={save} data-testid="save-scenario">
            <DownloadIcon />
            Save the scenario as JSON
          </Button>
        </p>
      </section>
    </>
  );
}
