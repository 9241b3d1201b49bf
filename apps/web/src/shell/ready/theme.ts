/** Whether the lines of a drawing differ enough on a projector. */
import { say } from '@lanelab/messages/ready';
import { formatDecimal } from '../../base/format/number.ts';
import type { Theme } from '../../base/ui/theme-names.ts';
import type { Finding } from './finding.ts';

export interface Look {
  readonly theme: Theme;
  /** The system replaces the colours of pages. */
  readonly isForced: boolean;
  readonly wantsMoreContrast: boolean;
  /** Contrast of the faintest of the four lines of traffic with the paper under it: 1 to 21. */
  readonly contrast: number;
}

/** WCAG 2.2, 1.4.11: what graphics need at least. */
const LEAST = 3;

export function judgeTheme({ theme, isForced, wantsMoreContrast, contrast }: Look): Finding {
  if (isForced) return { state: 'limit', found: say('theme.forced'), todo: say('theme.forced.do') };
  if (theme === 'projector')
    return { state: 'ready', found: say('theme.on', { contrast: formatDecimal(contrast, 1), least: LEAST }) };
  const found = say('theme.lecture', { theme: say(`theme.${theme}`) });
  return { state: 'ready', found, ...(wantsMoreContrast ? { todo: say('theme.more-contrast') } : {}) };
}
