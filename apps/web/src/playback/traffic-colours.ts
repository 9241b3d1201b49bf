/** Colours and sizes of the traffic, as the theme's tokens have them. */

export interface TrafficColours {
  readonly data: string;
  readonly dataText: string;
  readonly control: string;
  readonly shortcut: string;
  readonly bus: string;
  readonly lost: string;
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly edge: string;
  readonly font: string;
  /** Size of notes on the stage, px. */
  readonly text: number;
  /** Least thickness and length of a mark, px of the screen. */
  readonly markHeight: number;
  readonly markWidth: number;
}

export function trafficColours(theme: string): TrafficColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const isProjected = theme === 'projector';
  return {
    data: token('--data'),
    dataText: token('--data-text'),
    control: token('--control'),
    shortcut: token('--short'),
    bus: token('--bus'),
    lost: token('--lost'),
    paper: token('--paper'),
    ink: token('--ink'),
    muted: token('--muted'),
    edge: token('--edge'),
    font: token('--sans'),
    text: Number.parseFloat(token('--t-xs')) || 12,
    markHeight: isProjected ? 10 : 6,
    markWidth: isProjected ? 16 : 10,
  };
}
