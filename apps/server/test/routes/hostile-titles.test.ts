/** Titles and names that attack whoever shows them, in every place where the server writes them. */
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';

const HOSTILE: readonly (readonly [string, string])[] = [
  ['markup', '</title><script>alert(1)</script><svg onload=alert(1)>'],
  ['attributes', `"'><img src=x onerror=alert(1)>`],
  ['replacement patterns', "$& $1 $` $' $$ </head>"],
  ['entities', '&lt;b&gt; &#x3c; &amp;amp;'],
  ['JSON', '\\"},"editKey":"x",{"\\u0022'],
  ['header lines', 'a\r\nSet-Cookie: a=b\r\n\r\n<html>'],
  ['SQL', `'); DROP TABLE scenarios; -- %_\\`],
  ['right to left', 'محول الشبكة الرئيسي'],
  ['direction marks', '\u202Egnp.exe\u2066\u2067\u200F'],
  ['control characters', '\u0000\u0007\u001B[31mred\u007F\u0085'],
  ['half a surrogate pair', '\uD83D and \uDE00'],
  ['no characters', '\uFFFE\uFFFF'],
  ['emoji', '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿😀'],
  ['combining marks', `Z${'\u0301\u0316'.repeat(39)}`],
  ['one long word', 'W'.repeat(80)],
  ['blanks', ' \t\u00A0\u3000 '],
  ['a path', '../../../etc/passwd'],
  ['another address', 'javascript:alert(1)//https://evil.example'],
];

const DIRECTION = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/;
const NO_XML = /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Two devices, both so named, in a scenario so titled. */
function hostileScenario(text: string): object {
  const port = { id: 1, phy: 'atm25' };
  return {
    lanelab: 1,
    model: {
      durationPs: 1_000_000,
      nodes: [
        { id: 1, kind: 'host', name: text, ports: [port] },
        { id: 2, kind: 'switch', name: text, ports: [port] },
      ],
      links: [{ id: 1, a: { node: 1, port: 1 }, b: { node: 2, port: 1 }, lengthM: 10 }],
    },
    view: { title: text, question: text, notes: text },
  };
}

const SHELF = { 'x-shelf-key': 'shelf-key-of-thirty-two-letters-x' };

describe.each(HOSTILE)('%s', (_, text) => {
  it('is stored as it is and harmless wherever it is shown', async () => {
    const { app, call } = await testApp();
    const request = { method: 'POST', url: '/api/scenarios', headers: SHELF, payload: hostileScenario(text) } as const;
    const created = await call(request);
    expect(created.statusCode).toBe(201);
    const { id, title } = created.json();

    const read = await call({ url: `/api/scenarios/${id}` });
    expect(read.headers['content-type']).toMatch(/^application\/json\b/);
    expect(read.headers['x-content-type-options']).toBe('nosniff');
    expect(read.json().scenario.view.title).toBe(text);
    expect(read.json().scenario.model.nodes[0].name).toBe(text);
    expect(read.json()).not.toHaveProperty('editKey');
    const shelf = await call({ url: '/api/shelf', headers: SHELF });
    const revisions = await call({ url: `/api/scenarios/${id}/revisions` });
    for (const list of [shelf, revisions]) expect(list.json().scenarios[0].title).toBe(title);
    expect(title).not.toMatch(DIRECTION);
    expect(title).not.toMatch(/\p{Cc}/u);

    const page = await app.inject({ url: `/s/${id}` });
    expect(page.statusCode).toBe(200);
    expect(page.body.match(/<(?:script|img|svg|b|base)\b/g)).toBeNull();
    for (const once of ['<head>', '</head>', '<title>', '</title>', '<div id="root">'])
      expect(page.body.split(once)).toHaveLength(2);
    for (const [tag] of page.body.matchAll(/<(?:meta|link)\b[^>]*>/g))
      expect(tag).toMatch(/^<\w+(?: [\w:-]+="[^"<>]*")+>$/);
    expect(page.body).not.toMatch(DIRECTION);
    expect(page.body).not.toMatch(/[^\P{Cc}\n]/u);

    const drawing = await call({ url: `/api/scenarios/${id}/topology.svg` });
    const bare = drawing.body.replace(/"[^"]*"/g, '""').replace(/>[^<]*</g, '><');
    expect(bare).toMatch(/^(?:<\/?(?:svg|rect|path|g|text)(?: [\w:-]+="")*\/?>)+\n$/);
    expect(bare).not.toMatch(/ on\w+=| href=/);
    expect(drawing.body.match(/<svg/g)).toHaveLength(1);
    expect(drawing.body).not.toMatch(DIRECTION);
    expect(drawing.body).not.toMatch(NO_XML);
    const { rawPayload: png } = await call({ url: `/api/scenarios/${id}/topology.png?width=300` });
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([300, 158]);
    for (const { headers } of [drawing, page]) expect(headers).not.toHaveProperty('set-cookie');
    expect(drawing.headers['content-disposition']).toMatch(/^inline; filename[\x20-\x7e\xa0-\xff]+$/);

    const { html, title: embedded } = (await call({ url: `/oembed?url=http://localhost:80/s/${id}` })).json();
    expect(html).toMatch(
      /^<iframe src="[^"<>]*" width="960" height="600" title="[^"<>]*" style="border:0" loading="lazy" allowfullscreen><\/iframe>$/,
    );
    expect(embedded.length).toBeGreaterThan(0);
    expect(embedded).not.toMatch(DIRECTION);
  });
});

it.each([
  ['a title', 'body.view.title', { view: { title: 'x'.repeat(10_000) } }],
  [
    'a name',
    'body.model.nodes[0].name',
    { model: { durationPs: 1, nodes: [{ id: 1, kind: 'host', name: 'x'.repeat(10_000) }] } },
  ],
])('%s of 10 000 characters is refused with the rule, in few words', async (_, path, part) => {
  const { call } = await testApp();
  const payload = { lanelab: 1, model: { durationPs: 1, nodes: [] }, ...part };
  const response = await call({ method: 'POST', url: '/api/scenarios', payload });
  expect(response.statusCode).toBe(422);
  expect(response.json().error).toMatchObject({ path, message: expect.stringContaining('characters') });
  expect(response.body.length).toBeLessThan(2000);
});
