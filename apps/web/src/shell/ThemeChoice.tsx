/** Light, dark or projector: three radio buttons drawn as one control. */
import { say } from '@lanelab/messages/shell';
import { chooseTheme, type Theme, useTheme } from '../base/ui/theme.ts';
import { MoonIcon, ProjectorIcon, SunIcon } from './icons.tsx';
import styles from './ThemeChoice.module.css';

const choices = [
  { theme: 'light', label: say('theme-choice.light'), Icon: SunIcon },
  { theme: 'dark', label: say('theme-choice.dark'), Icon: MoonIcon },
  { theme: 'projector', label: say('theme-choice.projector'), Icon: ProjectorIcon },
] as const satisfies readonly { theme: Theme; label: string; Icon: () => React.ReactNode }[];

export function ThemeChoice() {
  const current = useTheme();
  return (
    <fieldset className={styles.choice} data-testid="theme">
      <legend className="visually-hidden">{say('theme-choice.theme')}</legend>
      {choices.map(({ theme, label, Icon }) => (
        <label key={theme} title={say('theme-choice.theme-named', { theme })}>
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={current === theme}
            onChange={() => chooseTheme(theme)}
          />
          <Icon />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
