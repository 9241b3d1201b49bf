/** The text as both databases take it: PostgreSQL has no character NUL, which JSON can carry. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}
