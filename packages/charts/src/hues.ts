/** Colours by meaning: what was sent or planned is grey, shortcuts orange, the BUS purple, all else in the order of the hues. */

import type { ChartData, ChartSeries } from './data.ts';
import type { Theme } from './theme.ts';

/** Hues in order: LANE or plain data, shortcuts, BUS, control. */
const hues = (theme: Theme): readonly string[] => [theme.data, theme.short, theme.bus, theme.control];
export const hue = (theme: Theme, index: number): string => hues(theme)[index % 4] ?? theme.data;

/** Whether others are compared with this series: sent beside received, planned beside actual. */
export const isYardstick = ({ key }: ChartSeries): boolean => /^(sent|planned)/.test(key);

export function colourOf(theme: Theme, data: ChartData, series: ChartSeries): string {
  if (isYardstick(series)) return theme.edge;
  if (/mpoa|shortcut/i.test(series.key)) return theme.short;
  if (/\bbus\b/i.test(series.key)) return theme.bus;
  const panel = data.series.filter((entry) => entry.panel === series.panel && !isYardstick(entry));
  return hue(theme, Math.max(0, panel.indexOf(series)));
}
