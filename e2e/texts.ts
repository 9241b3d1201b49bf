/** What a reader of a page sees or hears, and what of it is words of a document's author. */
import { PRESETS } from '@lanelab/papers/presets';
import type { Page } from '@playwright/test';

/** Keys of a document whose values are words of its author. */
const OF_AUTHORS = new Set(['name', 'title', 'question', 'notes', 'text', 'label']);

/** Texts of a document under the keys that authors write in. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'string' ? (OF_AUTHORS.has(key) ? [entry] : []) : textsIn(entry),
  );
}

/** What authors wrote into the presets: names of scenarios, devices and emulated LANs, and notes. */
export const authored = (): readonly string[] => PRESETS.flatMap(({ build }) => textsIn(build()));

/** Every text that a reader sees or hears: text nodes, names for assistive technology, hints, values of buttons. */
export async function textsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const isData = (element: Element | null) =>
      element?.closest(
        'script, style, noscript, .cm-content, [data-typed], [data-authored], [translate="no"], code, pre',
      ) instanceof Element;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (!isData(node.parentElement)) found.add(node.textContent ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'aria-valuetext',
        'title',
        'placeholder',
        'alt',
      ])
        if (element.hasAttribute(name) && !isData(element)) found.add(element.getAttribute(name) ?? '');
    return [...found];
  });
}
