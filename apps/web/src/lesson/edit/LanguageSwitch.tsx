/** Chooses the language that all fields of the editor are written in, and counts what has no translation yet. */
import { LESSON_LANGUAGES, type LessonLanguage } from '@lanelab/lessons';
import { LANGUAGE_NAMES } from '@lanelab/messages';
import { say } from '@lanelab/messages/lesson-edit';
import { Choice } from '../../base/ui/Choice.tsx';
import styles from './edit.module.css';

interface LanguageSwitchProps {
  readonly language: LessonLanguage;
  readonly onChange: (language: LessonLanguage) => void;
  /** Texts without a translation. */
  readonly missing: number;
}

export function LanguageSwitch({ language, onChange, missing }: LanguageSwitchProps) {
  return (
    <div className={styles.actions}>
      <Choice
        label={say('translation.language')}
        options={LESSON_LANGUAGES.map((value) => ({
          value,
          label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
        }))}
        value={language}
        onChange={onChange}
        testId="writing-language"
      />
      <span className="muted" data-testid="untranslated">
        {say('translation.missing', { count: missing })}
      </span>
    </div>
  );
}
