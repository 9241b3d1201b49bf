/** Entity tags and the two conditions on them (RFC 9110, 8.8.3 and 13.1). */

export function quoteTag(opaque: string): string {
  return `"${opaque}"`;
}

const TAG = /(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/y;

/** The opaque tags of an If-Match or If-None-Match header, `'*'`, or undefined when it is neither. */
export function parseTags(header: string): readonly string[] | '*' | undefined {
  const text = header.trim();
  if (text === '*') return '*';
  const tags: string[] = [];
  let at = 0;
  while (at < text.length) {
    TAG.lastIndex = at;
    const match = TAG.exec(text);
    if (match?.[1] === undefined) return undefined;
    tags.push(match[1]);
    at = TAG.lastIndex;
    const comma = /\s*(?:,\s*)+/y;
    comma.lastIndex = at;
    if (at < text.length && comma.exec(text) === null) return undefined;
    at = at < text.length ? comma.lastIndex : at;
  }
  return tags.length === 0 ? undefined : tags;
}

/**
 * Whether a header names the tag. A weak tag counts as its opaque part on both conditions: proxies that compress weaken
 * tags, and ours name a revision, never an encoding of it.
 */
export function namesTag(header: string, opaque: string): boolean {
  const tags = parseTags(header);
  return tags === '*' || (tags?.includes(opaque) ?? false);
}
