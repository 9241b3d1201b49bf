/** The tokens of the three themes that drawings need; they mirror the style sheet of the web app. */

export type ThemeName = 'light' | 'dark' | 'projector';

export interface Theme {
  readonly name: ThemeName;
  readonly paper: string;
  readonly sunk: string;
  readonly ink: string;
  readonly muted: string;
  readonly edge: string;
  readonly rule: string;
  /** Level lines behind the data. */
  readonly grid: string;
  readonly pipeFill: string;
  readonly pipeEdge: string;
  readonly data: string;
  readonly dataText: string;
  readonly short: string;
  readonly shortText: string;
  readonly control: string;
  readonly bus: string;
  readonly lost: string;
  readonly dataWash: string;
  /** Type sizes, px. */
  readonly small: number;
  readonly medium: number;
  readonly value: number;
  readonly question: number;
  readonly title: number;
  readonly device: number;
  /** 0: second lines are left out. */
  readonly subtitle: number;
  readonly body: number;
  readonly medium500: number;
  readonly strong: number;
  readonly titleWeight: number;
  readonly hair: number;
  readonly stroke: number;
  readonly ring: number;
  readonly dot: number;
  readonly pipe: number;
  readonly glyph: number;
  readonly glyphScale: number;
  readonly halo: number;
}

const laptop = {
  small: 13,
  medium: 14,
  value: 14,
  question: 16,
  title: 26,
  device: 14,
  subtitle: 12,
  body: 400,
  medium500: 500,
  strong: 600,
  titleWeight: 700,
  hair: 1,
  stroke: 2,
  ring: 5,
  dot: 3,
  pipe: 18,
  glyph: 2.25,
  glyphScale: 1,
  halo: 4,
} as const;

export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: {
    ...laptop,
    name: 'light',
    paper: '#FFFFFF',
    sunk: '#EDF0F4',
    ink: '#14181F',
    muted: '#5B6472',
    edge: '#767F8C',
    rule: '#D8DDE4',
    grid: '#D8DDE4',
    pipeFill: '#F1F3F6',
    pipeEdge: '#B4BCC8',
    data: '#1A86D0',
    dataText: '#0F6CAD',
    short: '#D55E00',
    shortText: '#B04E00',
    control: '#06402B',
    bus: '#6A1B7A',
    lost: '#B00020',
    dataWash: '#E3F0FA',
  },
  dark: {
    ...laptop,
    name: 'dark',
    paper: '#0F141B',
    sunk: '#232C38',
    ink: '#E8ECF2',
    muted: '#9AA6B6',
    edge: '#77859A',
    rule: '#2B3543',
    grid: '#2B3543',
    pipeFill: '#18202A',
    pipeEdge: '#465467',
    data: '#3E9BDB',
    dataText: '#62B2EA',
    short: '#FF8A2B',
    shortText: '#FF9D4D',
    control: '#B8F0C8',
    bus: '#F0C8E8',
    lost: '#FF8A80',
    dataWash: '#132A3C',
  },
  projector: {
    name: 'projector',
    paper: '#FFFFFF',
    sunk: '#E6E9EE',
    ink: '#05070A',
    muted: '#2E3641',
    edge: '#05070A',
    rule: '#8A93A0',
    grid: '#C6CCD4',
    pipeFill: '#FFFFFF',
    pipeEdge: '#6B7482',
    data: '#0066B3',
    dataText: '#0066B3',
    short: '#C94F00',
    shortText: '#B84800',
    control: '#003D28',
    bus: '#3F0A4A',
    lost: '#B00020',
    dataWash: '#DCEDFA',
    small: 20,
    medium: 20,
    value: 22,
    question: 22,
    title: 34,
    device: 22,
    subtitle: 0,
    body: 500,
    medium500: 500,
    strong: 700,
    titleWeight: 700,
    hair: 1.5,
    stroke: 3,
    ring: 7,
    dot: 4.5,
    pipe: 22,
    glyph: 2.75,
    glyphScale: 1.2,
    halo: 5,
  },
};

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour between two: `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${mixed
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}

/** A ramp of the data hue towards ink for series that are ordered by a number: every step keeps its contrast. */
export function ramp(theme: Theme, index: number, count: number): string {
  return count < 2 ? theme.data : mix(theme.data, theme.ink, (0.8 * index) / (count - 1));
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio of two colours: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Ink or paper, whichever reads better on a fill. */
export const readableOn = (theme: Theme, fill: string): string =>
  contrast(theme.ink, fill) >= contrast(theme.paper, fill) ? theme.ink : theme.paper;
