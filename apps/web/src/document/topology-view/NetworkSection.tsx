/** The network of a scenario: drawn, and as a list for readers who cannot or need not see the drawing. */

import { say } from '@lanelab/messages/devices';
import type { Scenario } from '@lanelab/scenario';
import { memo, useState } from 'react';
import { Choice } from '../../base/ui/Choice.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { describeDevices, describeTraffic, summary } from './describe.ts';
import { NetworkDrawing } from './NetworkDrawing.tsx';
import styles from './NetworkSection.module.css';
import type { NetworkLook } from './use-topology.ts';

interface NetworkSectionProps {
  readonly scenario: Scenario;
  /** Closed where room is short: a projected page shows its figure first. */
  readonly isOpenFirst?: boolean;
}

/** Names of more devices than these need a taller drawing to keep clear of one another. */
const MANY_DEVICES = 16;
const TALL_PX = 460;

const looks = [
  { value: 'sheet', label: say('network-section.sheet') },
  { value: 'physical', label: say('network-section.cables') },
  { value: 'ip', label: say('network-section.ip') },
  { value: 'virtual-router', label: say('network-section.one-router') },
] as const;

/** Without a server of MPOA there is no virtual router to show. */
const looksOf = ({ model }: Scenario) =>
  model.nodes.some((node) => node.kind === 'router' && node.mps !== undefined)
    ? looks
    : looks.filter(({ value }) => value !== 'virtual-router');

const descriptions: Readonly<Record<NetworkLook, string>> = {
  sheet: say('network-section.as-it-is-drawn-in'),
  physical: say('network-section.as-it-is-cabled-switches'),
  ip: say('network-section.as-ip-sees-it-routers'),
  'virtual-router': say('network-section.as-mpoa-sees-it-one'),
};

export const NetworkSection = memo(function NetworkSection({ scenario, isOpenFirst = true }: NetworkSectionProps) {
  const [look, setLook] = useState<NetworkLook>('sheet');
  return (
    <div className={styles.section}>
      <Fold
        title={say('network-section.network')}
        level={2}
        summary={summary(scenario)}
        isOpenFirst={isOpenFirst}
        testId="network-section"
      >
        <div className={styles.network}>
          <div
            className={styles.drawing}
            style={scenario.model.nodes.length > MANY_DEVICES ? { minHeight: TALL_PX } : undefined}
          >
            <NetworkDrawing scenario={scenario} look={look} />
          </div>
          <div className={styles.words}>
            <div className={styles.looks}>
              <Choice
                label={say('network-section.view-of-the-network')}
                isLabelHidden
                options={looksOf(scenario)}
                value={look}
                onChange={setLook}
                testId="looks"
              />
            </div>
            <p className={styles.told}>{descriptions[look]}</p>
            <ul>
              {describeTraffic(scenario).map((line) => (
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
      <summary>{say('network-section.all-devices-and-links')}</summary>
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
