/** The theme that is on and how well its lines stand out, with what the system changes in it. */
import { contrast } from '@lanelab/charts';
import { type Theme, useTheme } from '../../base/ui/theme.ts';
import { useMedia } from '../../base/ui/use-media.ts';
import type { Look } from './theme.ts';

/** Tokens of the four lines of traffic. */
const LINES = ['--data', '--control', '--short', '--bus'];

function faintest(theme: Theme): number {
  const probe = document.createElement('div');
  probe.dataset['theme'] = theme;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const found = Math.min(...LINES.map((line) => contrast(colour(line), colour('--paper'))));
  probe.remove();
  return found;
}

export function useLook(): Look {
  const theme = useTheme();
  const isForced = useMedia('(forced-colors: active)');
  const wantsMoreContrast = useMedia('(prefers-contrast: more)');
  return { theme, isForced, wantsMoreContrast, contrast: faintest(theme) };
}
