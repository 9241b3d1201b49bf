/** What is typed into a field whose value is more than its text: a number, a list, an instant. */
import { useState } from 'react';

/**
 * `written` is the value of the lesson as text; `readAs` turns typed text into the same form, or null where it cannot be read. The
 * typed text stays while it means what the lesson has, and while it cannot be read; an undo or a change elsewhere replaces it.
 */
export function useTyped(
  written: string,
  readAs: (text: string) => string | null,
): readonly [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ text: written, beside: written });
  const meaning = readAs(typed.text);
  const stays = meaning === null ? typed.beside === written : meaning === written;
  return [stays ? typed.text : written, (text) => setTyped({ text, beside: written })];
}
