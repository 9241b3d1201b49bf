import { expect, it } from 'vitest';
import { liveLink, targetsIn } from './links.ts';

it.each([
  ['device:Router%20East', { kind: 'device', name: 'Router East' }],
  ['at:8.154s', { kind: 'instant', timePs: 8_154_000_000_000 }],
  ['at:12%20ms', { kind: 'instant', timePs: 12_000_000_000 }],
  ['message:MPOA_RESOLUTION_REQUEST', { kind: 'message', name: 'MPOA_RESOLUTION_REQUEST' }],
  ['figure:curitiba-table2', { kind: 'figure', id: 'curitiba-table2' }],
  ['pane:results', { kind: 'pane', pane: 'results' }],
  ['https://example.org/a?b#c', { kind: 'page', address: 'https://example.org/a?b#c' }],
])('%s leads there', (target, link) => expect(liveLink(target)).toEqual(link));

it.each([
  '',
  'device:',
  'at:8.154',
  'at:-1s',
  'pane:Results',
  'pane:constructor',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:x',
  'file:///etc/passwd',
  '//example.org',
  '/lab',
  'device:%E0%A4',
])('“%s” leads nowhere', (target) => expect(liveLink(target)).toBeNull());

it('finds the targets of links, pictures and definitions wherever they stand', () => {
  const text = '# [a](device:A)\n\n> - **[b](device:B)** ![c](x:C)\n\n| [d][d] |\n\n[d]: device:D\n\n<https://e.org>';
  expect(targetsIn(text)).toEqual(['device:A', 'device:B', 'x:C', 'device:D', 'https://e.org']);
  expect(targetsIn('`[a](device:A)` and \\[b](device:B)')).toEqual([]);
});
