/** File names made from titles. */
import contentDisposition from 'content-disposition';
import { plainLine } from './html.ts';

const LONGEST = 80;

function named(title: string, ending: string, type: 'inline' | 'attachment'): string {
  const name = plainLine(title, LONGEST)
    // What file systems and shells take for something else.
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/^[.\-\s]+|[.\s]+$/g, '');
  return contentDisposition(`${name || 'network'}.${ending}`, { type });
}

/** Header that suggests `<title>.<ending>` where the answer is saved; shown all the same. */
export function inlineFile(title: string, ending: string): string {
  return named(title, ending, 'inline');
}

/** Header that has the answer saved as `<title>.<ending>`. */
export function attachedFile(title: string, ending: string): string {
  return named(title, ending, 'attachment');
}
