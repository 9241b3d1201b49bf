/**
 * Live links in the texts of a lesson: Markdown links to what the lab shows.
 *
 * `[the router](device:Router)` outlines a device, `[then](at:8.154s)` goes to an instant, `[request](message:MPOA_RESOLUTION_REQUEST)`
 * opens the first message of that name, `[table 2](figure:curitiba-table2)` opens a figure, `[Results](pane:results)` a pane of the
 * workbench, and `https:` a page elsewhere.
 */
import { parseDuration } from '@lanelab/scenario';
import { fromMarkdown } from 'mdast-util-from-markdown';

export const PANES = ['properties', 'packet', 'tables', 'problems', 'plots', 'results', 'messages'] as const;
export type LessonPane = (typeof PANES)[number];

export type LiveLink =
  | { readonly kind: 'device'; readonly name: string }
  | { readonly kind: 'instant'; readonly timePs: number }
  | { readonly kind: 'message'; readonly name: string }
  | { readonly kind: 'figure'; readonly id: string }
  | { readonly kind: 'pane'; readonly pane: LessonPane }
  | { readonly kind: 'page'; readonly address: string };

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** What the target of a Markdown link means; null where it is none of the kinds above. */
export function liveLink(target: string): LiveLink | null {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.+)$/s.exec(target) ?? [];
  if (scheme === 'https' || scheme === 'http') return { kind: 'page', address: target };
  const name = decoded(rest);
  if (name === null) return null;
  switch (scheme) {
    case 'device':
      return { kind: 'device', name };
    case 'message':
      return { kind: 'message', name };
    case 'figure':
      return { kind: 'figure', id: name };
    case 'at': {
      const timePs = parseDuration(name);
      return timePs === null ? null : { kind: 'instant', timePs };
    }
    case 'pane': {
      const pane = PANES.find((one) => one === name);
      return pane === undefined ? null : { kind: 'pane', pane };
    }
    default:
      return null;
  }
}

type Content = ReturnType<typeof fromMarkdown>['children'][number];

/**
 * What is left out of Markdown where links alone are looked for. Lists and quotations nest without bound, and finding what is
 * emphasised takes a time that grows with the square of the length; a link is one with or without them.
 */
const withoutForms = { extensions: [{ disable: { null: ['attention', 'blockQuote', 'list', 'codeIndented'] } }] };

/** The targets of all links and pictures of a text. */
export function targetsIn(markdown: string): readonly string[] {
  const targets = (node: Content): readonly string[] => {
    const own = node.type === 'link' || node.type === 'image' || node.type === 'definition' ? [node.url] : [];
    return 'children' in node ? [...own, ...node.children.flatMap(targets)] : own;
  };
  return fromMarkdown(markdown, withoutForms).children.flatMap(targets);
}
