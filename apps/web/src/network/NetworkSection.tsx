/** The network of a scenario: drawn, and told as a list for whoever cannot or need not see the drawing. */

import type { Scenario } from '@lanelab/scenario';
import { memo } from 'react';
import { Fold } from '../ui/Fold.tsx';
import { describeDevices, describeStreams, summary } from './describe.ts';
import { NetworkDrawing } from './NetworkDrawing.tsx';
import styles from './NetworkSection.module.css';

interface NetworkSectionProps {
  readonly scenario: Scenario;
  /** Closed where room is short: a projected page shows its figure first. */
  readonly isOpenFirst?: boolean;
}

export const NetworkSection = memo(function NetworkSection({ scenario, isOpenFirst = true }: NetworkSectionProps) {
  return (
    <div className={styles.section}>
      <Fold title="Network" level={2} summary={summary(scenario)} isOpenFirst={isOpenFirst} testId="network-section">
        <div className={styles.network}>
          <div className={styles.drawing}>
            <NetworkDrawing scenario={scenario} />
          </div>
          <div className={styles.words}>
            <ul>
              {describeStreams(scenario).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Devices scenario={scenario} />
          </div>
        </div>
      </Fold>
    </div>
  );
});

function Devices({ scenario }: { readonly scenario: Scenario }) {
  return (
    <details className={styles.details} data-testid="devices">
      <summary>All devices and links</summary>
      <ul className={styles.devices}>
        {describeDevices(scenario).map((device) => (
          <li key={device.id}>
            <b>{device.name}</b> {device.what}
            <ul>
              {device.links.map((link) => (
                <li key={link}>{link}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
