/**
 * The stage. React Flow pans, zooms, and puts devices in their places. Links, gestures and the page's overlays are drawn in its
 * viewport; pointer and keys go to the tool in hand.
 */

import { THEMES } from '@lanelab/charts';
import { say } from '@lanelab/messages/editor';
import type { Layer } from '@lanelab/scenario';
import { ReactFlow, type ReactFlowProps, ReactFlowProvider, ViewportPortal } from '@xyflow/react';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useTheme } from '../../../base/ui/theme.ts';
import type { Problem } from '../../../document/store/types.ts';
import type { StageGeometry } from '../../../document/topology-view/geometry.ts';
import { fitAll } from '../actions/view.ts';
import { marksOf } from '../session.ts';
import { useDocument, useDrawing, useSession } from './context.ts';
import { DeviceNode } from './DeviceNode.tsx';
import { DeviceTree } from './DeviceTree.tsx';
import { EmptyStage, type Example } from './EmptyStage.tsx';
import { Gesture, Hint } from './Gesture.tsx';
import './ground.css';
import { Groups } from './Groups.tsx';
import { LinkLayer } from './LinkLayer.tsx';
import { PointMenu } from './PointMenu.tsx';
import styles from './Stage.module.css';
import { useCamera } from './use-camera.ts';
import { useBackRowType, useLabelType } from './use-label-type.ts';
import { useNodes } from './use-nodes.ts';
import { usePointer } from './use-pointer.ts';
import { usePull } from './use-pull.ts';
import { isFocusFree, useStageFocus } from './use-stage-focus.ts';

export interface StageProps {
  /** Drawn over links and devices, without pointer events: cells, queues. */
  readonly overlay?: (geometry: StageGeometry) => ReactNode;
  /** In stage px: over the links and under the devices, and beside the devices. */
  readonly under?: ReactNode;
  readonly above?: ReactNode;
  /** The layer of the network that is shown: every layer but the physical one draws the cables faintly. */
  readonly layer?: Layer;
  /** The stage of a lecture, to be read from the back row: large labels at every zoom, and nothing that would be small. */
  readonly isBackRow?: boolean;
  readonly problems?: readonly Problem[];
  /** Offered while nothing is drawn. */
  readonly examples?: readonly Example[];
  /** Parts of the page that lie over the stage: tabs, buttons. */
  readonly children?: ReactNode;
}

export function Stage(props: StageProps) {
  return (
    <ReactFlowProvider>
      <FlowStage {...props} />
    </ReactFlowProvider>
  );
}

/** React Flow pans and zooms; selection, keys and dragging are the tools' own. */
const flowSettings = {
  nodeTypes: { device: DeviceNode },
  nodeOrigin: [0.5, 0.5],
  minZoom: 0.1,
  maxZoom: 4,
  panOnScroll: true,
  zoomOnScroll: false,
  zoomOnDoubleClick: false,
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  elementsSelectable: false,
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  panActivationKeyCode: null,
  zoomActivationKeyCode: null,
  disableKeyboardA11y: true,
  // The library's licence allows a page without the attribution, which would lie under the buttons.
  proOptions: { hideAttribution: true },
  // Instructions for React Flow’s own keys, which are off; `stage.help` describes the keys of the stage.
  ariaLabelConfig: { 'node.a11yDescription.default': '', 'edge.a11yDescription.default': '' },
} as const satisfies Partial<ReactFlowProps>;

/** Buttons that pan the stage, as the browser numbers them. */
const panButtons = { hand: [0, 1], other: [1] };
const noProblems: readonly Problem[] = [];
const noExamples: readonly Example[] = [];

function FlowStage(props: StageProps) {
  const { overlay, under, above, layer, isBackRow = false, children } = props;
  const { problems = noProblems, examples = noExamples } = props;
  const drawing = useDrawing();
  const stage = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const nodes = useNodes();
  const pointer = usePointer(drawing, stage);
  const tool = useSession((session) => session.tool);
  const isByKeys = useSession((session) => session.isByKeys);
  const cursor = useSession(cursorOf);
  const isEmpty = useDocument((state) => state.scenario.model.nodes.length === 0);
  const { isOutside, handlers } = useStageFocus(drawing, stage);
  const help = useId();
  const theme = useTheme();
  const over = useMemo(() => overlay?.(drawing.geometry), [overlay, drawing]);
  const setZoom = useBackRowType(drawing, stage, layer, isBackRow);
  const isMeasured = useCamera(drawing, stage, grid, setZoom);
  usePull(drawing, stage);

  useEffect(() => drawing.session.setState({ marks: marksOf(problems) }), [drawing, problems]);
  useEffect(() => {
    drawing.session.setState({ pipe: THEMES[isBackRow ? 'projector' : theme].pipe });
  }, [drawing, theme, isBackRow]);
  useLabelType(drawing, stage, theme);
  useEffect(() => {
    if (!isMeasured) return;
    fitAll(drawing);
    if (drawing.scene.scenario.model.nodes.length === 0 && isFocusFree()) drawing.focusStage();
  }, [drawing, isMeasured]);
  useEffect(() => {
    if (!isMeasured || setZoom === null) return;
    fitAll(drawing);
    return drawing.session.subscribe((state, before) => {
      if (state.tags !== before.tags) fitAll(drawing);
    });
  }, [drawing, isMeasured, setZoom]);

  return (
    <ReactFlow
      ref={stage}
      className={styles.stage ?? ''}
      nodes={nodes}
      {...flowSettings}
      panOnDrag={tool === 'hand' ? panButtons.hand : panButtons.other}
      data-testid="stage"
      data-stage
      // Plain letters are commands while the focus is here.
      data-letters
      data-cursor={cursor}
      data-tool={tool}
      data-layer={layer}
      data-back-row={isBackRow || undefined}
      data-keys={isByKeys || undefined}
      data-outside={isOutside || undefined}
      aria-label={say('stage.label')}
      aria-describedby={help}
      tabIndex={isEmpty || isOutside ? 0 : -1}
      {...handlers}
      {...pointer}
    >
      <div ref={grid} className={styles.grid} />
      <p id={help} hidden>
        {say('stage.help')}
      </p>
      <DeviceTree stage={stage} isOutside={isOutside} />
      <ViewportPortal>
        <div className={styles.under}>
          <Groups />
          <LinkLayer />
          {under}
        </div>
        <div className={styles.above}>
          {above}
          <Gesture />
        </div>
      </ViewportPortal>
      <div className={styles.overlay}>{over}</div>
      <EmptyStage examples={examples} />
      <Hint />
      <PointMenu />
      {children === undefined ? null : <div data-stage-ui>{children}</div>}
    </ReactFlow>
  );
}

/** The pointer's shape, which shows what a press would do. */
function cursorOf({ tool, hover, pull }: { tool: string; hover: { kind: string }; pull: unknown }): string {
  if (pull !== null) return 'grabbing';
  if (tool === 'hand') return 'grab';
  if (tool !== 'select') return 'crosshair';
  if (hover.kind === 'node' || hover.kind === 'link') return 'pointer';
  if (hover.kind === 'port') return 'crosshair';
  return hover.kind === 'waypoint' ? 'move' : 'default';
}
