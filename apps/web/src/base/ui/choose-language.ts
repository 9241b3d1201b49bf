/** The reader's choice of a language. It is fixed while a page is there, so the page loads again at its address; drafts are kept. */
import { LANGUAGE_KEY, LANGUAGE_NAMES, language } from '@lanelab/messages';
import { say } from '@lanelab/messages/shell';
import { announce } from './announce.ts';
import { keep } from './storage.ts';

type ChosenLanguage = keyof typeof LANGUAGE_NAMES;

/** The languages to choose from, in the order of the menu. */
export const CHOICES = Object.keys(LANGUAGE_NAMES) as readonly ChosenLanguage[];

/** Returns false, and says so to assistive technology, where the browser cannot keep the choice. */
export function chooseLanguage(name: ChosenLanguage): boolean {
  if (name === language) return true;
  if (keep(LANGUAGE_KEY, name)) {
    location.reload();
    return true;
  }
  announce(say('language-choice.not-kept'));
  return false;
}
