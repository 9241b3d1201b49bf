/** The details beside the drawing: every tab with its panel. */
import type { Start } from '@lanelab/scenario';
import { Suspense, useCallback } from 'react';
import type { Origin } from '../../share/links/opening.ts';
import { FlowCosts } from '../layers/lazy-layers.ts';
import { useLayersStore } from '../layers/state.ts';
import { Inspector, PacketTab, PlotPanel, ProblemList, ResultsPanel, TablesTab } from './lazy-panels.tsx';
import { focusTab, SidePanel } from './SidePanel.tsx';
import type { Clock } from './use-clock.ts';
import type { OpenDocument } from './use-open-document.ts';
import type { WorkbenchPanes } from './use-panes.ts';

interface DetailsPaneProps {
  readonly origin: Origin;
  readonly document: OpenDocument;
  readonly panes: WorkbenchPanes;
  readonly clock: Clock;
  readonly areLayersDue: boolean;
  /** Called when the keyboard leaves the details for the drawing. */
  readonly onLeave: () => void;
}

export function DetailsPane({ origin, document, panes, clock, areLayersDue, onLeave }: DetailsPaneProps) {
  const { scenario, problems, wholeRun } = document;
  const { protocols, playback } = clock;
  const blocked = problems.find(({ severity }) => severity === 'error')?.sentence ?? null;
  const layers = useLayersStore();
  const shownNow = useCallback((): Start => {
    const { speed } = playback.getState();
    const timePs = Math.round(playback.timePs());
    return { timePs, ...(speed === 'max' ? {} : { speedPs: speed }), layer: layers.getState().layer };
  }, [playback, layers]);
  const properties = (
    <>
      <Inspector shownNow={shownNow} preset={origin.kind === 'preset' ? origin.id : null} />
      <Suspense>{areLayersDue ? <FlowCosts scenario={scenario} /> : null}</Suspense>
    </>
  );
  return (
    <SidePanel
      tab={panes.tab}
      onTab={panes.actions.chooseTab}
      problemCount={problems.length + clock.problems.length}
      onClose={panes.isNarrow ? panes.actions.toggleDetails : null}
      onLeave={onLeave}
      contents={{
        properties: clock.isStarted ? properties : null,
        packet: protocols === null ? null : <PacketTab protocols={protocols} />,
        tables: protocols === null ? null : <TablesTab protocols={protocols} />,
        problems: <ProblemList ofRun={clock.problems} onFixed={() => focusTab('problems')} />,
        plots: <PlotPanel playback={playback} scenario={scenario} />,
        results: (
          <ResultsPanel
            scenario={scenario}
            run={wholeRun.run}
            blocked={blocked}
            onRun={wholeRun.start}
            onCancel={wholeRun.cancel}
            onLeave={onLeave}
          />
        ),
      }}
    />
  );
}
