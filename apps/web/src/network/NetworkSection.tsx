/** The network of a scenario: drawn, and told as a list for whoever cannot or need not see the drawing. */
import type { Scenario } from '@lanelab/scenario';
import { Fold } from '../ui/Fold.tsx';
import { Section } from '../ui/Section.tsx';
import { describeDevices, describeStreams, summary } from './describe.ts';
import { NetworkDrawing } from './NetworkDrawing.tsx';
import styles from './NetworkSection.module.css';

export function NetworkSection({ scenario }: { readonly scenario: Scenario }) {
  return (
    <Section title="Network" testId="network-section">
      <div className={styles.network}>
        <NetworkDrawing scenario={scenario} height={230} />
        <ul className={styles.streams}>
          {describeStreams(scenario).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Fold title="Devices and links" summary={summary(scenario)} testId="devices">
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
      </Fold>
    </Section>
  );
}
