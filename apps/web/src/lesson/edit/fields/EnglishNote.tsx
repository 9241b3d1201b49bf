/** The English text that a translation is written from, beside its field. */
import { LANGUAGE_NAMES } from '@lanelab/messages';
import styles from './EnglishNote.module.css';

export function EnglishNote({ text }: { readonly text: string }) {
  return (
    <span className={styles.note} lang="en">
      {LANGUAGE_NAMES.en}: <span data-authored>{text}</span>
    </span>
  );
}
