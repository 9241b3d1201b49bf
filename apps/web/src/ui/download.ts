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

export async function paintPng(svg: string, size: PictureSize, scale: number): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([await withFont(svg)], { type: 'image/svg+xml' }));
  try {
    const image = await load(url);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('this browser offers no canvas');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob === null ? reject(new Error('the canvas gave no picture')) : resolve(blob)),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
