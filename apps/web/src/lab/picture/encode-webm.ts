/**
 * Frames of a canvas as a WebM file: VP9 or VP8 by the browser’s own encoder (WebCodecs), put into the file by mediabunny. Fetched
 * when the first clip is made.
 */
import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from 'mediabunny';

const CODECS = ['vp9', 'vp8'] as const;

export interface WebmFile {
  /** Takes the canvas as it is now as the next frame; waits while the encoder is behind. */
  add(): Promise<void>;
  finish(): Promise<Blob>;
  /** Frees the encoder; the file is given up. */
  cancel(): Promise<void>;
}

/** Null where the browser encodes neither codec in this size. */
export async function openWebm(canvas: HTMLCanvasElement, framesPerSecond: number): Promise<WebmFile | null> {
  const { width, height } = canvas;
  const codec = await getFirstEncodableVideoCodec([...CODECS], { width, height, quality: QUALITY_HIGH });
  if (codec === null) return null;
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, { codec, quality: QUALITY_HIGH });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  let count = 0;
  return {
    async add() {
      await source.add(count / framesPerSecond, 1 / framesPerSecond);
      count += 1;
    },
    async finish() {
      await output.finalize();
      if (target.buffer === null) throw new Error('the encoder returned no file');
      return new Blob([target.buffer], { type: 'video/webm' });
    },
    cancel: () => output.cancel(),
  };
}
