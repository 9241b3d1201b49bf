/** Entity tags and the two conditions on them (RFC 9110, 8.8.3 and 13.1). */

export function quoteTag(opaque: string): string {
  return `"${opaque}"`;
}

const TAG = String.raw`(W/)?"[!#-~\x80-\xff]*"`;

/** What an If-Match or If-None-Match header may be: tags separated by commas, or `*`. */
export const TAGS = new RegExp(String.raw`^(\*|${TAG}([ \t]*,[ \t,]*${TAG})*)$`);

/** The opaque tags of such a header, `'*'`, or undefined when it is neither. */
export function parseTags(header: string): readonly string[] | '*' | undefined {
  if (!TAGS.test(header)) return undefined;
  if (header.trim() === '*') return '*';
  return [...header.matchAll(/"([^"]*)"/g)].map(([, tag = '']) => tag);
}

/**
 * Whether a header names the tag. A weak tag counts as its opaque part on both conditions: proxies that compress weaken
 * tags, and ours name a revision, never an encoding of it.
 */
export function namesTag(header: string, opaque: string): boolean {
  const tags = parseTags(header);
  return tags === '*' || (tags?.includes(opaque) ?? false);
}
