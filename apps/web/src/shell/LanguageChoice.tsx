/**
 * English or Portuguese, as buttons beside the theme. They are no radio buttons: an arrow key chooses among those at once, and a
 * page that loads again under somebody who only looks through the choices would be a surprise.
 */
import { LANGUAGE_NAMES, language } from '@lanelab/messages';
import { say } from '@lanelab/messages/shell';
import { useState } from 'react';
import { CHOICES, chooseLanguage } from '../base/ui/choose-language.ts';
import styles from './LanguageChoice.module.css';

/** `PT` for Brazilian Portuguese. */
const short = (name: string): string => name.slice(0, 2).toUpperCase();

export function LanguageChoice() {
  const [isRefused, setRefused] = useState(false);
  return (
    <fieldset className={styles.choice} data-testid="language">
      <legend className="visually-hidden">{say('language-choice.language')}</legend>
      {CHOICES.map((name) => (
        <button
          key={name}
          type="button"
          lang={name}
          translate="no"
          title={LANGUAGE_NAMES[name]}
          aria-label={LANGUAGE_NAMES[name]}
          aria-pressed={name === language}
          onClick={() => setRefused(!chooseLanguage(name))}
        >
          {short(name)}
        </button>
      ))}
      {isRefused ? <p className={styles.refused}>{say('language-choice.not-kept')}</p> : null}
    </fieldset>
  );
}
