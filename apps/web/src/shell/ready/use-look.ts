/** The theme that is on and how well its lines stand out, with what the system changes in it. */
import { contrast, THEMES } from '@lanelab/charts';
import { type Theme, useTheme } from '../../base/ui/theme.ts';
import { useMedia } from '../../base/ui/use-media.ts';
import type { Look } from './theme.ts';

/** Contrast of the faintest of the four lines of traffic. */
function faintest(theme: Theme): number {
  const { data, control, short, bus, paper } = THEMES[theme];
  return Math.min(...[data, control, short, bus].map((line) => contrast(line, paper)));
}

export function useLook(): Look {
  const theme = useTheme();
  const isForced = useMedia('(forced-colors: active)');
  const wantsMoreContrast = useMedia('(prefers-contrast: more)');
  return { theme, isForced, wantsMoreContrast, contrast: faintest(theme) };
}
