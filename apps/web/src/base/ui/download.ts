/** Files for the reader: text as it is, and an SVG painted to PNG with the lab's own font in it. */
import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function downloadText(name: string, text: string, type: string): void {
  download(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

async function fontRule(): Promise<string> {
  const response = await fetch(fontUrl);
  if (!response.ok) throw new Error(`the font could not be read (${response.status})`);
  const octets = new Uint8Array(await response.arrayBuffer());
  let binary = '';
  for (const octet of octets) binary += String.fromCharCode(octet);
  return `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(data:font/woff2;base64,${btoa(binary)})}`;
}

/** A drawing stands alone in an image, so it has to bring its font along. */
export async function withFont(svg: string): Promise<string> {
  const rule = await fontRule();
  return svg.replace(/<svg[^>]*>/, (open) => `${open}<style>${rule}</style>`);
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Height of the strip under a drawing that tells whether its font has arrived. */
const PROBE_HEIGHT = 24;
const PROBE_TRIES = 60;
const PROBE_PAUSE_MS = 50;

/** The drawing with one letter, ink on white, below what will be kept. */
function withProbe(svg: string, { width, height }: PictureSize): string {
  const whole = height + PROBE_HEIGHT;
  const letter =
    `<rect y="${height}" width="${width}" height="${PROBE_HEIGHT}" fill="#fff"/>` +
    `<text x="4" y="${whole - 6}" font-size="18" font-family="Inter Variable" fill="#000">M</text>`;
  return svg
    .replace(/<svg[^>]*>/, (open) =>
      open
        .replace(/ height="[^"]*"/, ` height="${whole}"`)
        .replace(/ viewBox="[^"]*"/, ` viewBox="0 0 ${width} ${whole}"`),
    )
    .replace(/<\/svg>\s*$/, `${letter}</svg>`);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser offers no canvas');
  return context;
}

/** An image loads its font only once it is painted, and says nothing of it: paint the probe until its letter shows. */
async function waitForFont(image: HTMLImageElement, { height }: PictureSize): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = PROBE_HEIGHT;
  canvas.height = PROBE_HEIGHT;
  const context = contextOf(canvas);
  for (let attempt = 0; attempt < PROBE_TRIES; attempt += 1) {
    context.drawImage(image, 0, height, PROBE_HEIGHT, PROBE_HEIGHT, 0, 0, PROBE_HEIGHT, PROBE_HEIGHT);
    const { data } = context.getImageData(0, 0, PROBE_HEIGHT, PROBE_HEIGHT);
    if (data.some((value, index) => index % 4 === 0 && value < 128)) return;
    await new Promise((resolve) => setTimeout(resolve, PROBE_PAUSE_MS));
  }
  throw new Error('the font did not arrive');
}

export async function paintPng(svg: string, size: PictureSize, scale: number): Promise<Blob> {
  const drawing = withProbe(await withFont(svg), size);
  const url = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = await load(url);
    await waitForFont(image, size);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    contextOf(canvas).drawImage(image, 0, 0, size.width, size.height, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob === null) reject(new Error('the canvas gave no picture'));
        else resolve(blob);
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
