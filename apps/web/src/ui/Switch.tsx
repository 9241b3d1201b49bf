/** On or off, in words as well as by position. */
import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly after?: ReactNode;
  readonly testId?: string;
}

export function Switch({ label, isOn, onChange, after, testId }: SwitchProps) {
  return (
    <div className={styles.row}>
      <AriaSwitch className={styles.switch ?? ''} isSelected={isOn} onChange={onChange} data-testid={testId}>
        <span className={styles.label}>{label}</span>
        <span className={styles.state}>
          {isOn ? 'on' : 'off'}
          <span className={styles.track} aria-hidden="true" />
        </span>
      </AriaSwitch>
      {after}
    </div>
  );
}
