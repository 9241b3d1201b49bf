/** Turns the projector theme on and off again, and shows what a lecture has to tell apart. */
import { say } from '@lanelab/messages/ready';
import { useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { LookSign } from '../../base/ui/LookSign.tsx';
import { chooseTheme, type Theme, useTheme } from '../../base/ui/theme.ts';
import styles from './Ready.module.css';

const LOOKS = ['data', 'control', 'shortcut', 'bus'] as const;

export function ThemeTrial() {
  const theme = useTheme();
  const [before, setBefore] = useState<Theme>('light');
  const isOn = theme === 'projector';
  const turn = () => {
    if (!isOn) setBefore(theme);
    chooseTheme(isOn ? before : 'projector');
  };
  return (
    <>
      <Button onPress={turn} data-testid="projector-theme">
        {isOn ? say('theme.turn-off') : say('theme.turn-on')}
      </Button>
      {isOn ? (
        <figure className={styles.sample} data-testid="theme-sample">
          <figcaption>{say('theme.sample')}</figcaption>
          <ul>
            {LOOKS.map((look) => (
              <li key={look}>
                <LookSign look={look} /> {say(`theme.look-${look}`)}
              </li>
            ))}
          </ul>
        </figure>
      ) : null}
    </>
  );
}
