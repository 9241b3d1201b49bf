/** QR codes of links: how large they come out, and the code as SVG. */
import { encode } from 'uqr';

/** Octets that the largest code (version 40, correction L) holds. */
export const MOST_OCTETS = 2953;
/** Quiet zone that ISO/IEC 18004 asks for. */
const BORDER = 4;
/** A phone camera reads modules of half a millimetre at reading distance. */
const MODULE_MM = 0.5;
/** A code is read from about ten times its width away. */
const DISTANCE_FACTOR = 10;

export interface QrCode {
  /** A whole SVG document, black on white whatever the theme: cameras want it so. */
  readonly svg: string;
  /** Modules along a side, quiet zone included. */
  readonly modules: number;
  /** Smallest width on paper, in mm. */
  readonly leastMm: number;
  /** Distance from which a camera can read the code on a projector's screen, divided by its width there. */
  readonly distanceFactor: number;
}

const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

/** Null where the link is longer than any QR code. */
export function qrCode(link: string): QrCode | null {
  if (octetsOf(link) > MOST_OCTETS) return null;
  const { size, data } = encode(link, { ecc: 'L', boostEcc: true, border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 8}" height="${size * 8}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`;
  return { svg, modules: size, leastMm: Math.ceil(size * MODULE_MM), distanceFactor: DISTANCE_FACTOR };
}
