import { expect, test } from 'vitest';
import { renderPng } from '../node/png.ts';
import { THEMES } from '../theme.ts';
import { renderStage, type StageNetwork, type StageView } from './stage.ts';
import { renderStrip, stripSize } from './strip.ts';

const network: StageNetwork = {
  groups: [{ name: 'Rack', box: { x: -60, y: -60, width: 320, height: 130 }, nameSize: 12 }],
  links: [
    {
      points: [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
      ],
      width: 18,
    },
  ],
  devices: [
    {
      kind: 'host',
      at: { x: 0, y: 0 },
      name: {
        x: 0,
        top: 32,
        anchor: 'middle',
        lines: ['<A>'],
        size: 14,
        cutAt: null,
        caption: '10.0.0.1',
        captionSize: 12,
      },
    },
    { kind: 'switch', at: { x: 200, y: 0 }, name: null },
  ],
};
const view: StageView = { width: 400, height: 200, view: { x: 100, y: 90, zoom: 0.5 } };
const marks = { onStage: '<circle r="3"/>', onPicture: '<rect id="foot"/>' };

test('devices, links, groups and names in the place of the view, under the marks', () => {
  const drawn = renderStage(network, view, { theme: 'dark', label: 'Two devices' }, marks);
  expect(drawn).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="400" height="200" viewBox="0 0 400 200"/);
  expect(drawn).toContain('aria-label="Two devices"');
  expect(drawn).toContain('transform="translate(100 90) scale(0.5)"');
  expect(drawn).toContain(`stroke="${THEMES.dark.pipeFill}" stroke-width="18"`);
  expect(drawn).toContain('&lt;A&gt;');
  expect(drawn).toContain('10.0.0.1');
  expect(drawn).toContain('Rack');
  expect(drawn.indexOf(marks.onStage)).toBeGreaterThan(drawn.indexOf('10.0.0.1'));
  expect(drawn.indexOf(marks.onPicture)).toBeGreaterThan(drawn.indexOf(marks.onStage));
  expect(drawn).not.toContain('<image');
});

test('a strip has a picture and a caption for each instant, in rows, and is as large as it says', () => {
  const options = { theme: 'light', label: 'Three instants', columns: 2, title: 'Title' } as const;
  const captions = ['t = 1', 't = 2', 't = 3'];
  const drawn = renderStrip(
    network,
    view,
    captions.map((caption) => ({ marks, caption })),
    options,
  );
  expect(drawn.match(/<circle r="3"\/>/g)).toHaveLength(3);
  for (const caption of captions) expect(drawn).toContain(`>${caption}</text>`);
  const size = stripSize(view, captions.length, options);
  expect(size.width).toBe(2 * 16 + 2 * 400 + 16);
  const png = Buffer.from(renderPng(drawn));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size.width, Math.ceil(size.height)]);
});
