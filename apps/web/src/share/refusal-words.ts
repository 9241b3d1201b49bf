/** Why the server refused something, in the language of the page. */
import { language } from '@lanelab/messages';
import { serverRefusal } from '@lanelab/messages/server-refusals';

/** The server’s own sentence has values in it, but is English; a page in another language has a sentence for each code. */
export const refusalWords = ({ code, message }: { readonly code: string; readonly message: string }): string =>
  language === 'en' ? message : (serverRefusal(code) ?? message);
