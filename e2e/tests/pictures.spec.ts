/** Pictures out: the stage as SVG and PNG, a strip of instants, and a clip whose frames are decoded and counted. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { expect, type Lab, test } from '../lab.ts';

/** Opens at an instant at which cells are under way. */
const STREAM = '/lab?preset=curitiba-fig7';

async function saved(page: Page, button: Locator): Promise<{ readonly name: string; readonly octets: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), octets: await readFile(await download.path()) };
}

async function openPictures(lab: Lab): Promise<void> {
  await lab.get('menu').click();
  await lab.get('act-picture').click();
  await expect(lab.get('picture-preview')).toBeVisible();
}

/** Draws a saved picture in the page: its size, and whether it has the colour of data anywhere. */
async function decoded(page: Page, octets: Buffer, type: string) {
  return page.evaluate(
    async ({ base64, type: mime }) => {
      const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = new Image();
      const address = URL.createObjectURL(new Blob([file], { type: mime }));
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.drawImage(image, 0, 0);
      URL.revokeObjectURL(address);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      let blue = 0;
      // #1A86D0, the colour of data in the light theme.
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === 0x1a && data[at + 1] === 0x86 && data[at + 2] === 0xd0) blue += 1;
      return { width: canvas.width, height: canvas.height, blue };
    },
    { base64: octets.toString('base64'), type },
  );
}

/** Height of the strip with the instant, the same or less in every theme: it alone would tell any two frames apart. */
const FOOT_PX = 60;

/**
 * The frames of a clip, each decoded in the page: for how many pixels above the caption it differs from the first one in whether
 * they are coloured, as traffic is and nothing else. Encoding changes no grey into a colour.
 */
async function framesOf(page: Page, octets: Buffer) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(octets) });
  const track = await input.getPrimaryVideoTrack();
  if (track === null) throw new Error('the clip has no video');
  const config = await track.getDecoderConfig();
  if (config === null) throw new Error('nobody knows how the clip is encoded');
  const packets: { type: 'key' | 'delta'; timestamp: number; base64: string }[] = [];
  for await (const { type, timestamp, data } of new EncodedPacketSink(track).packets())
    packets.push({ type, timestamp, base64: Buffer.from(data).toString('base64') });
  const { codec, codedWidth = 0, codedHeight = 0 } = config;
  const changes = await page.evaluate(
    async ({ settings, all, foot }) => {
      const found: number[] = [];
      const canvas = new OffscreenCanvas(settings.codedWidth, settings.codedHeight);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (pen === null) throw new Error('no canvas');
      let first: readonly boolean[] | null = null;
      const decoder = new VideoDecoder({
        output: (frame) => {
          pen.drawImage(frame, 0, 0);
          frame.close();
          const { data } = pen.getImageData(0, 0, canvas.width, canvas.height - foot);
          const coloured = Array.from({ length: data.length / 4 }, (_, pixel) => {
            const channels = [...data.subarray(4 * pixel, 4 * pixel + 3)];
            return Math.max(...channels) - Math.min(...channels) > 80;
          });
          const before = first ?? coloured;
          first = before;
          found.push(coloured.filter((is, pixel) => is !== before[pixel]).length);
        },
        error: (error) => {
          throw error;
        },
      });
      decoder.configure(settings);
      for (const { type, timestamp, base64 } of all)
        decoder.decode(
          new EncodedVideoChunk({
            type,
            timestamp: timestamp * 1e6,
            data: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
          }),
        );
      await decoder.flush();
      return found;
    },
    { settings: { codec, codedWidth, codedHeight }, all: packets, foot: FOOT_PX },
  );
  return { changes, seconds: await track.computeDuration(), width: codedWidth, height: codedHeight };
}

test('the stage is saved as SVG and as PNG, as it looks', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(STREAM);
  const { timePs } = await lab.settledClock();
  await openPictures(lab);
  const svg = await saved(page, lab.get('save-picture-svg'));
  expect(svg.name).toMatch(/^curitiba-figure-7-0\.160000000s\.svg$/);
  const text = svg.octets.toString('utf8');
  for (const name of ['Madeira', 'Solimoes', 'IBM 8285 west']) expect(text).toContain(name);
  expect(text).toContain('@font-face');
  expect(text).not.toContain('<image');
  const drawn = await decoded(page, svg.octets, 'image/svg+xml');
  expect(drawn.blue).toBeGreaterThan(100);

  await lab.get('save-picture-scale').locator('input[value="3"]').check({ force: true });
  const png = await saved(page, lab.get('save-picture-png').filter({ visible: true }));
  const painted = await decoded(page, png.octets, 'image/png');
  expect([painted.width, painted.height]).toEqual([3 * drawn.width, 3 * drawn.height]);
  expect(painted.blue).toBeGreaterThan(drawn.blue);

  await lab.get('picture-theme').locator('input[value="dark"]').check({ force: true });
  const dark = await saved(page, lab.get('save-picture-svg'));
  expect(dark.octets.toString('utf8')).toContain('#0F141B');
  await lab.get('picture-part').locator('input[value="sight"]').check({ force: true });
  const stage = await lab.get('stage').boundingBox();
  const part = await decoded(page, (await saved(page, lab.get('save-picture-svg'))).octets, 'image/svg+xml');
  expect(Math.abs(part.width - (stage?.width ?? 0))).toBeLessThan(2);
  expect((await lab.clock()).timePs).toBe(timePs);
});

test('a strip has an instant a picture, and wrong ends are refused in words', async ({ lab, page }) => {
  await lab.open(STREAM);
  const { timePs } = await lab.settledClock();
  await openPictures(lab);
  await lab.get('tab-strip').click();
  await lab.field('span-to').fill('159 ms');
  await expect(lab.get('span-to')).toContainText('The end, 159 ms, is not after the start, 160 ms. Type a later end.');
  await expect(lab.get('draw-strip')).toBeDisabled();
  await lab.field('span-to').fill('160.06 ms');
  await lab.field('strip-count').fill('4');
  await lab.get('draw-strip').click();
  await expect(lab.get('strip-preview')).toBeVisible();
  const { octets } = await saved(page, lab.get('save-strip-svg'));
  const captions = octets.toString('utf8').match(/t = 0\.160\s\d{3}\s000 s/g) ?? [];
  expect(captions.map((caption) => caption.slice(10, 13))).toEqual(['000', '020', '040', '060']);
  expect((await decoded(page, octets, 'image/svg+xml')).blue).toBeGreaterThan(400);
  expect((await lab.clock()).timePs).toBe(timePs);
});

test('a clip has every frame, and its frames differ', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(STREAM);
  const { timePs } = await lab.settledClock();
  await openPictures(lab);
  await lab.get('tab-clip').click();
  await lab.field('clip-seconds').fill('1.2');
  await lab.get('clip-rate').locator('input[value="10"]').check({ force: true });
  await expect(lab.get('clip-summary')).toContainText('12 frames');
  await lab.get('make-clip').click();
  await expect(lab.get('clip-preview')).toBeVisible();
  const video = lab.get('clip-preview');
  await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).videoWidth)).toBeGreaterThan(0);
  const { name, octets } = await saved(page, lab.get('save-clip'));
  expect(name).toBe('curitiba-figure-7-0.160000000s-0.160080000s.webm');
  const clip = await framesOf(page, octets);
  expect(clip.changes).toHaveLength(12);
  expect(Math.max(...clip.changes)).toBeGreaterThan(100);
  expect(clip.seconds).toBeCloseTo(1.2, 1);
  expect(clip.width % 2).toBe(0);
  expect((await lab.clock()).timePs).toBe(timePs);
});

test('a clip can be cancelled, and made again', async ({ lab }) => {
  await lab.open(STREAM);
  await lab.settledClock();
  await openPictures(lab);
  await lab.get('tab-clip').click();
  await lab.field('clip-seconds').fill('60');
  await lab.get('clip-rate').locator('input[value="50"]').check({ force: true });
  await lab.get('make-clip').click();
  await expect(lab.get('clip-progress')).toBeVisible();
  await expect(async () => {
    await lab.get('cancel-clip').click();
    await expect(lab.get('make-clip')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(lab.get('clip-progress')).toBeHidden();
  await expect(lab.get('clip-preview')).toBeHidden();
  await lab.field('clip-seconds').fill('0.4');
  await expect(async () => {
    await lab.get('make-clip').click();
    await expect(lab.get('clip-progress').or(lab.get('clip-preview'))).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(lab.get('clip-preview')).toBeVisible();
});

test('without an encoder the dialog says so, and pictures are still made', async ({ lab, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoEncoder'));
  await lab.open(STREAM);
  await lab.settledClock();
  await openPictures(lab);
  await lab.get('tab-clip').click();
  await expect(lab.get('no-clips')).toContainText('This browser cannot encode video');
  await expect(lab.get('make-clip')).toBeHidden();
  await lab.get('tab-picture').click();
  await expect(lab.get('save-picture-svg')).toBeEnabled();
});

test('the clock stands while the dialog is open, and plays on afterwards', async ({ lab, page }) => {
  await lab.open(`${STREAM}&run=1`);
  await expect.poll(async () => (await lab.clock()).isPlaying).toBe(true);
  await openPictures(lab);
  expect((await lab.clock()).isPlaying).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await lab.clock()).isPlaying).toBe(true);
});

test('a beat of the lecture as picture, strip and clip', async ({ lab, page }) => {
  const present = async () => Reflect.get(await lab.state(), 'present') as { phase: string; beat: number } | undefined;
  await page.goto('/?present&beat=4');
  await expect.poll(async () => (await present())?.phase).toMatch(/^(playing|waiting)$/);
  await lab.get('present-picture').click();
  const picture = await saved(page, lab.get('save-picture-svg'));
  expect(picture.octets.toString('utf8')).toContain('Router');
  await lab.get('tab-clip').click();
  await lab.field('span-from').fill('8.21 s');
  await lab.field('span-to').fill('8.2101 s');
  await lab.field('clip-seconds').fill('0.5');
  await lab.get('make-clip').click();
  await expect(lab.get('clip-preview')).toBeVisible();
  const clip = await framesOf(page, (await saved(page, lab.get('save-clip'))).octets);
  expect(clip.changes).toHaveLength(13);
  expect(Math.max(...clip.changes)).toBeGreaterThan(100);
  await lab.get('tab-strip').click();
  await lab.get('draw-strip').click();
  await expect(lab.get('strip-preview')).toBeVisible();
  // Keys belong to the dialog while it is open, and Escape closes it and not the lecture.
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Escape');
  await expect(lab.get('picture-dialog')).toBeHidden();
  expect((await present())?.beat).toBe(4);
});
