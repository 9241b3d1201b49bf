import { renderTopology } from '@lanelab/charts';
import type { Scenario } from '@lanelab/scenario';
import { useMemo } from 'react';
import { useTheme } from '../ui/theme.ts';

/** The drawing of a scenario's network in the page's theme. */
export function useTopology(scenario: Scenario, width: number, height: number): string {
  const theme = useTheme();
  return useMemo(
    () => (width === 0 ? '' : renderTopology(scenario, { theme, width, height })),
    [scenario, theme, width, height],
  );
}
