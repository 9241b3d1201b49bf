import type { DrawingView } from '@lanelab/charts';
import { renderDrawing, renderTopology } from '@lanelab/charts';
import { networkView } from '@lanelab/papers';
import type { Scenario } from '@lanelab/scenario';
import { useMemo } from 'react';
import { useTheme } from '../../base/ui/theme.ts';

/** As it stands on the sheet, or computed from the model. */
export type NetworkLook = 'sheet' | DrawingView;

/** The drawing of a scenario's network in the page's theme. */
export function useTopology(scenario: Scenario, look: NetworkLook, width: number, height: number): string {
  const theme = useTheme();
  return useMemo(() => {
    if (width === 0) return '';
    const options = { theme, width, height };
    return look === 'sheet' ? renderTopology(scenario, options) : renderDrawing(networkView(scenario, look), options);
  }, [scenario, look, theme, width, height]);
}
