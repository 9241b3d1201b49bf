/** What each layer leaves, for one MTU typed in. */
import { say } from '@lanelab/messages/experiment';
import { useState } from 'react';
import { formatDecimal, formatShare } from '../../base/format/number.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Section } from '../../base/ui/Section.tsx';
import { NumberRow } from '../../document/form/NumberRow.tsx';
import type { OverheadRow } from '../../playback/run/types.ts';
import styles from './Calculator.module.css';
import { useOverhead } from './use-overhead.ts';

const phys = [
  { value: 'atm25', label: say('calculator.25-6-mb-s') },
  { value: 'oc3c', label: say('calculator.oc-3c') },
] as const;
const encapsulations = [
  { value: 'clip', label: say('calculator.classical-ip') },
  { value: 'lane', label: say('calculator.lane') },
] as const;
const transports = [
  { value: 'tcp', label: say('calculator.tcp') },
  { value: 'udp', label: say('calculator.udp') },
] as const;

const layers = [
  { layer: 'line', label: say('calculator.line'), takes: '' },
  { layer: 'atm', label: say('calculator.to-atm'), takes: say('calculator.less-framing') },
  { layer: 'aal', label: say('calculator.to-aal5'), takes: say('calculator.less-cell-headers') },
  { layer: 'ip', label: say('calculator.to-ip'), takes: say('calculator.less-trailer') },
  { layer: 'transport', label: say('calculator.to-the-transport'), takes: say('calculator.less-ip-header') },
  { layer: 'application', label: say('calculator.to-the-application'), takes: say('calculator.less-transport-header') },
] as const;

const FIRST_MTU = 9180;

export function Calculator() {
  const [mtu, setMtu] = useState(FIRST_MTU);
  const [phy, setPhy] = useState<(typeof phys)[number]['value']>('atm25');
  const [encapsulation, setEncapsulation] = useState<(typeof encapsulations)[number]['value']>('clip');
  const [transport, setTransport] = useState<(typeof transports)[number]['value']>('tcp');
  const { rows } = useOverhead([mtu]);
  const find = (layer: string): OverheadRow | undefined =>
    rows.find(
      (row) =>
        row.layer === layer &&
        row.phy === phy &&
        row.encapsulation === encapsulation &&
        (row.mtu === null || row.mtu === mtu) &&
        (row.transport === null || row.transport === transport),
    );
  const line = find('line')?.mbps ?? null;
  return (
    <Section title={say('calculator.calculate-your-own')} testId="calculator">
      <div className={styles.choices}>
        <Choice label={say('calculator.line')} isLabelHidden options={phys} value={phy} onChange={setPhy} />
        <Choice
          label={say('calculator.encapsulation')}
          isLabelHidden
          options={encapsulations}
          value={encapsulation}
          onChange={setEncapsulation}
        />
        <Choice
          label={say('calculator.transport')}
          isLabelHidden
          options={transports}
          value={transport}
          onChange={setTransport}
        />
      </div>
      <NumberRow
        label={say('calculator.mtu')}
        unit="octets"
        value={mtu}
        min={68}
        max={65_535}
        steps={steps}
        published={FIRST_MTU}
        onChange={setMtu}
        testId="calculator-mtu"
      />
      <dl className={styles.layers}>
        {layers.map(({ layer, label, takes }) => {
          const mbps = find(layer)?.mbps ?? null;
          const share = mbps === null || line === null ? 0 : mbps / line;
          return (
            <div key={layer}>
              <dt>
                {label}
                {takes === '' ? null : <span>{takes}</span>}
              </dt>
              <dd data-testid={`layer-${layer}`}>
                <b>{mbps === null ? '' : formatDecimal(mbps, 3)}</b> {say('calculator.mb-s')}
              </dd>
              <dd className={styles.share} aria-label={formatShare(share)}>
                <span style={{ width: `${(share * 100).toFixed(2)}%` }} />
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}

const steps = [68, 296, 576, 1006, 1492, 1500, 2002, 4352, 4464, 8166, 9180, 17_914, 65_535];
