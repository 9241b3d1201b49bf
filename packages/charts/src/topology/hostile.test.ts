/** Networks that nobody draws by hand: names that attack the page, the drawing or the reader, and far too many devices. */

import { describe, expect, test } from 'vitest';
import { renderPngAsync } from '../node/png.ts';
import { textWidth } from '../text-width.ts';
import { THEMES } from '../theme.ts';
import type { NetworkDrawing } from './network.ts';
import { renderTopology } from './render.ts';

const port = { id: 1, phy: 'oc3c' };

function named(name: string): NetworkDrawing {
  return {
    model: {
      nodes: [
        { id: 1, kind: 'host', name, ports: [port], interfaces: [{ ip: '10.0.0.1' }] },
        { id: 2, kind: 'switch', name: 'Switch', ports: [port] },
      ],
      links: [{ id: 1, a: { node: 1, port: 1 }, b: { node: 2, port: 1 } }],
    },
    layout: { nodes: { 1: { x: 0, y: 0 }, 2: { x: 300, y: 0 } }, links: {} },
  };
}

const size = { theme: 'light', width: 800, height: 420 } as const;

describe('names', () => {
  test.each([
    ['markup', '</text><script>alert(1)</script>'],
    ['attributes', '" onload="alert(1)'],
    ['entities', '&lt;&#x0;&nbsp;&bogus;'],
    ['CDATA and comments', ']]><!-- --><![CDATA['],
    ['right to left', 'محول الشبكة الرئيسي'],
    ['direction marks', '\u202Egnp.exe\u2066\u2067\u2068\u200F'],
    ['control characters', '\u0000\u0001\u0008\u001B[31m\u007F\u0085'],
    ['no characters at all', '\uFFFE\uFFFF'],
    ['half a surrogate pair', '\uD83D and \uDE00'],
    ['line ends', 'a\nb\r\nc\u2028d'],
    ['emoji', '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(20)],
    ['ten thousand letters', 'W'.repeat(10_000)],
    ['ten thousand marks on one letter', `Z${'\u0301'.repeat(10_000)}`],
    ['blanks', ' \t\u00A0\u3000 '],
  ])('%s', async (_, name) => {
    const svg = renderTopology(named(name), size);
    expect(svg).not.toMatch(/<(?:script|!)|onload="/);
    expect(svg).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/);
    expect(svg).not.toMatch(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/u);
    expect(svg.match(/<svg|<\/svg>/g)).toHaveLength(2);
    const { device, strong } = THEMES.light;
    for (const [, shown = ''] of svg.matchAll(/<text [^>]*font-weight="600"[^>]*>([^<]*)</g)) {
      const said = shown.replaceAll(/&\w+;/g, '<');
      expect(textWidth(said, device, strong)).toBeLessThanOrEqual(14 * device);
    }
    // The strict XML parser of resvg reads it, too.
    const png = Buffer.from(await renderPngAsync(svg));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([800, 420]);
  });

  test('a long one is cut in the drawing and in what is read aloud there is one line', () => {
    const svg = renderTopology(named('Router of the laboratory\nfor high speed networks'), size);
    expect(svg).toContain('Router of the laboratory for high speed networks');
    expect(svg).toContain('…<');
  });
});

describe('many devices', () => {
  function many(count: number, waypoints = 0): NetworkDrawing {
    const ids = Array.from({ length: count }, (_, at) => at + 1);
    const bends = Array.from({ length: waypoints }, (_, x) => ({ x, y: x }));
    return {
      model: {
        nodes: ids.map((id) => ({ id, kind: 'switch', name: `Switch ${id}`, ports: [port] })),
        links: ids.map((id) => ({ id, a: { node: id, port: 1 }, b: { node: ((id * 7) % count) + 1, port: 1 } })),
      },
      layout: { nodes: {}, links: Object.fromEntries(ids.map((id) => [id, { waypoints: bends }])) },
    };
  }

  test('more than have room for their names have none, but are all drawn', () => {
    const svg = renderTopology(many(200), size);
    expect(svg).not.toContain('<text');
    expect(svg.match(/<g transform/g)).toHaveLength(200);
    expect(svg).toContain('Switch 40 and 160 more."');
  });

  test('a crowd is drawn in two paths, with all its marks and lines', () => {
    const svg = renderTopology(many(10_000, 20), size);
    const [lines = '', marks = ''] = [...svg.matchAll(/<path d="([^"]*)"/g)].map(([, d]) => d);
    expect(lines.match(/M/g)).toHaveLength(10_000);
    expect(marks.match(/h0/g)).toHaveLength(10_000);
    expect(svg.length).toBeLessThan(1_000_000);
    expect(svg).not.toMatch(/NaN|Infinity/);
  });

  test('none at all says so', () => {
    const svg = renderTopology({ model: { nodes: [], links: [] }, layout: { nodes: {}, links: {} } }, size);
    expect(svg).toContain('>No devices yet<');
    expect(svg).toContain('aria-label="Network: 0 links."');
  });
});
