/** Copies text where the browser lets us; a page in a frame may have to leave that to the reader. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not permitted here: the caller selects the text instead
  }
}
