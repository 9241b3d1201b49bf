/** What axe finds on a page that keeps somebody out. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that a theme can break: it sets colours and sizes, and nothing else of a page. */
export const RULES_OF_THEMES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

interface Scope {
  /** The test id of the part that is looked at; otherwise the whole page. */
  readonly part?: string;
  /** The only rules that are tried. */
  readonly rules?: string[];
}

/** Serious and critical faults: the rule, and the first characters of each element that breaks it. */
export async function seriousFaults(page: Page, { part, rules }: Scope = {}): Promise<readonly string[]> {
  // Without it every call opens a page of its own, for frames of other origins. No page of the lab has one.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (part !== undefined) axe.include(`[data-testid="${part}"]`);
  const { violations } = await (rules === undefined ? axe.withTags(TAGS) : axe.withRules(rules)).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
