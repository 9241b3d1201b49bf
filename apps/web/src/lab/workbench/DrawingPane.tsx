/** One drawing with its layers and its traffic, and the log of messages below it. */
import { say } from '@lanelab/messages/drawer';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Splitter } from '../../base/ui/Splitter.tsx';
import type { Problem } from '../../document/store/types.ts';
import type { StageGeometry } from '../../document/topology-view/geometry.ts';
import { doesSignal } from '../../document/topology-view/signals.ts';
import type { FoundMark } from '../../playback/mark-at.ts';
import { TrafficLayer } from '../../playback/TrafficLayer.tsx';
import type { Playback } from '../../playback/types.ts';
import type { Drawing } from '../editor/drawing.ts';
import { DrawingProvider } from '../editor/stage/context.ts';
import { LayerTabs } from '../layers/LayerTabs.tsx';
import { LayerAbove, LayerBeside, LayerUnder } from '../layers/lazy-layers.ts';
import { useLayers, useLayersStore, useShares } from '../layers/state.ts';
import type { TextIssue } from '../text/reading.ts';
import { MainPane } from './MainPane.tsx';
import type { OpenDocument } from './use-open-document.ts';
import type { WorkbenchPanes } from './use-panes.ts';

interface DrawingPaneProps {
  readonly drawing: Drawing;
  readonly document: OpenDocument;
  readonly panes: WorkbenchPanes;
  readonly playback: Playback;
  readonly areLayersDue: boolean;
  /** Opens the message or packet of a cell or frame that is clicked. */
  readonly onOpenMark: ((mark: FoundMark) => void) | undefined;
  /** Null where the log is closed, or stands in the place of the details. */
  readonly log: ReactNode | null;
  /** Whether the details beside the drawing can be closed, as beside a lesson. */
  readonly canCloseDetails: boolean;
}

export function DrawingPane({
  drawing,
  document,
  panes,
  playback,
  areLayersDue,
  onOpenMark,
  log,
  canCloseDetails,
}: DrawingPaneProps) {
  const { scenario, problems } = document;
  const { view, actions } = panes;
  const layer = useLayers((state) => state.layer);
  const shares = useShares(useLayersStore());
  const hasRoles = useMemo(() => doesSignal(scenario.model), [scenario.model]);
  const overlay = useCallback(
    (geometry: StageGeometry) => (
      <TrafficLayer playback={playback} geometry={geometry} hasRoles={hasRoles} shares={shares} onOpen={onOpenMark} />
    ),
    [playback, hasRoles, shares, onOpenMark],
  );
  const isEmpty = scenario.model.nodes.length === 0;
  const isCovered = panes.isNarrow && (panes.hasDetails || panes.log !== null);
  // The drawing goes to the part of the stage that the sheet leaves.
  // oxlint-disable-next-line react/exhaustive-deps -- the sheet is what the fit is made again for
  useEffect(() => drawing.camera.refit(), [drawing, isCovered]);
  const [textIssues, setTextIssues] = useState<readonly TextIssue[]>([]);
  const marked = useMemo(
    () => (view === 'text' ? [...problems, ...problemsOfText(textIssues)] : problems),
    [view, problems, textIssues],
  );
  return (
    <DrawingProvider value={drawing}>
      <Splitter
        direction="upright"
        label={say('room')}
        first={
          <MainPane
            view={view}
            hasRail={panes.hasRail}
            problems={marked}
            onTextIssues={setTextIssues}
            overlay={overlay}
            layers={{
              layer,
              under: <Suspense>{areLayersDue ? <LayerUnder /> : null}</Suspense>,
              above: <Suspense>{areLayersDue ? <LayerAbove /> : null}</Suspense>,
              beside: (
                <>
                  <LayerTabs />
                  <Suspense>{areLayersDue ? <LayerBeside /> : null}</Suspense>
                </>
              ),
            }}
            onOpenLog={panes.log === null ? actions.toggleLog : null}
            onOpenDetails={panes.isNarrow && !isCovered && !isEmpty ? actions.toggleDetails : null}
            details={
              canCloseDetails && !panes.isNarrow ? { isOpen: panes.hasDetails, toggle: actions.toggleDetails } : null
            }
          />
        }
        second={log}
        size={panes.isProjected ? 0.54 : 0.46}
        least={120}
        most={0.85}
      />
    </DrawingProvider>
  );
}

const NO_RECORDS = { nodes: [], links: [], flows: [] } as const;

/** Faults of the text that is being typed, as problems that the drawing marks at their devices and links. */
function problemsOfText(issues: readonly TextIssue[]): readonly Problem[] {
  return issues.flatMap(({ sentence, record, from }) =>
    record === null
      ? []
      : [
          {
            id: `text ${from} ${sentence}`,
            severity: 'error' as const,
            path: '',
            sentence,
            ...NO_RECORDS,
            [record.of]: [record.id],
          },
        ],
  );
}
