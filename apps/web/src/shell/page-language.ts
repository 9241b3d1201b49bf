/**
 * Tells the browser and React Aria which language the page speaks. It is imported before everything else, since React Aria looks
 * for the language once, when its modules run, and takes the browser's where it finds none.
 */
import { isUntranslated, locale } from '@lanelab/messages';

document.documentElement.lang = isUntranslated ? 'en' : locale;
Reflect.set(window, Symbol.for('react-aria.i18n.locale'), locale);
