/** A text of a lesson on one line or several, in the language that is being written. No more is taken than the document allows. */
import type { LocalText } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { TextArea } from '../../../base/ui/TextArea.tsx';
import { rewritten, writtenIn } from '../model/local-text.ts';
import { useWritingLanguage } from '../model/writing-language.ts';
import { EnglishNote } from './EnglishNote.tsx';

interface WordsFieldProps {
  readonly label: string;
  readonly text: LocalText | undefined;
  /** Characters that the document allows. */
  readonly most: number;
  readonly rows?: number;
  /** Shown while the English text is written; beside a translation stands that text. */
  readonly note?: string;
  readonly onChange: (text: LocalText) => void;
  readonly testId: string;
}

export function WordsField({ label, text, most, rows = 1, note, onChange, testId }: WordsFieldProps) {
  const language = useWritingLanguage();
  const english = writtenIn('en', text);
  const beside =
    language === 'en' ? note : english === '' ? say('translation.no-english') : <EnglishNote text={english} />;
  return (
    <TextArea
      label={label}
      rows={rows}
      value={writtenIn(language, text)}
      onChange={(next) => onChange(rewritten(text, language, next.slice(0, most)))}
      testId={testId}
      {...(beside === undefined ? {} : { note: beside })}
    />
  );
}
