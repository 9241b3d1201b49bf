/** The two kinds of links: a short one that the server keeps, and one that holds everything itself. */

import { say } from '@lanelab/messages/share';
import { PRESETS } from '@lanelab/papers/presets';
import type { Scenario } from '@lanelab/scenario';
import { useMemo } from 'react';
import type { LinkOptions } from '../links/link-options.ts';
import { wholeLink } from '../links/links.ts';
import { selfContainedAddress } from '../links/self-contained.ts';
import { LinkField } from './LinkField.tsx';
import { LinkMeter } from './LinkMeter.tsx';
import styles from './ShareDialog.module.css';
import { ShortLink } from './ShortLink.tsx';
import type { Store } from './use-store.ts';

export interface PartProps {
  readonly scenario: Scenario;
  readonly store: Store;
  readonly options: LinkOptions;
}

interface LinksPartProps extends PartProps {
  readonly onLeave: () => void;
}

export function LinksPart({ scenario, store, options, onLeave }: LinksPartProps) {
  const link = useMemo(() => wholeLink(selfContainedAddress(scenario, PRESETS, options)), [scenario, options]);
  return (
    <>
      <section className={styles.way}>
        <h3>{say('links-part.short-link')}</h3>
        <ShortLink scenario={scenario} store={store} options={options} onLeave={onLeave} />
      </section>
      <section className={styles.way}>
        <h3>{say('links-part.self-contained-link')}</h3>
        <p className="muted">{say('links-part.holds-the-whole-scenario-needs')}</p>
        <LinkField label={say('links-part.self-contained-link')} link={link} testId="self-contained-link" />
        <LinkMeter length={link.length} />
      </section>
    </>
  );
}
