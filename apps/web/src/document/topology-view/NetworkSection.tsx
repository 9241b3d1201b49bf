/** The network of a scenario: drawn, and told as a list for whoever cannot or need not see the drawing. */

import type { Scenario } from '@lanelab/scenario';
import { memo, useState } from 'react';
import { Choice } from '../../base/ui/Choice.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { describeDevices, describeStreams, summary } from './describe.ts';
import { NetworkDrawing } from './NetworkDrawing.tsx';
import styles from './NetworkSection.module.css';
import type { NetworkLook } from './use-topology.ts';

interface NetworkSectionProps {
  readonly scenario: Scenario;
  /** Closed where room is short: a projected page shows its figure first. */
  readonly isOpenFirst?: boolean;
}

const looks = [
  { value: 'sheet', label: 'Sheet' },
  { value: 'physical', label: 'Cables' },
  { value: 'ip', label: 'IP' },
  { value: 'virtual-router', label: 'One router' },
] as const;

/** Without a server of MPOA there is no virtual router to show. */
const looksOf = ({ model }: Scenario) =>
  model.nodes.some((node) => node.kind === 'router' && node.mps !== undefined)
    ? looks
    : looks.filter(({ value }) => value !== 'virtual-router');

const told: Readonly<Record<NetworkLook, string>> = {
  sheet: 'As it is drawn in the lab.',
  physical: 'As it is cabled: switches in the middle.',
  ip: 'As IP sees it: routers in the middle, switches invisible.',
  'virtual-router': 'As MPOA sees it: one router, which calculates in the middle and forwards at its edges.',
};

export const NetworkSection = memo(function NetworkSection({ scenario, isOpenFirst = true }: NetworkSectionProps) {
  const [look, setLook] = useState<NetworkLook>('sheet');
  return (
    <div className={styles.section}>
      <Fold title="Network" level={2} summary={summary(scenario)} isOpenFirst={isOpenFirst} testId="network-section">
        <div className={styles.network}>
          <div className={styles.drawing}>
            <NetworkDrawing scenario={scenario} look={look} />
          </div>
          <div className={styles.words}>
            <div className={styles.looks}>
              <Choice
                label="View of the network"
                isLabelHidden
                options={looksOf(scenario)}
                value={look}
                onChange={setLook}
                testId="looks"
              />
            </div>
            <p className={styles.told}>{told[look]}</p>
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
