/** Two runs side by side on one clock: what tells their scenarios apart above them, what tells their results apart below. */
import { say } from '@lanelab/messages/compare';
import type { Scenario } from '@lanelab/scenario';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { report } from '../../base/ui/page-state.ts';
import { branchesOf, isShown } from '../../document/store/edits/branches.ts';
import type { StageGeometry } from '../../document/topology-view/geometry.ts';
import { detailNames } from '../../playback/DetailBadge.tsx';
import { isRibbon } from '../../playback/speed.ts';
import { TrafficLayer } from '../../playback/TrafficLayer.tsx';
import type { Playback } from '../../playback/types.ts';
import { usePlaybackValue } from '../../playback/use-playback.ts';
import type { Drawing } from '../editor/drawing.ts';
import { DrawingProvider } from '../editor/stage/context.ts';
import { LayeredStage } from '../layers/LayeredStage.tsx';
import { useLectureTraffic } from '../layers/lecture-traffic.ts';
import { LayersProvider, type LayersStore, useLayersStore, useShares } from '../layers/state.ts';
import styles from './Compare.module.css';
import { apart } from './compare-words.ts';
import type { Compared } from './compared.ts';
import { DifferenceStrip } from './DifferenceStrip.tsx';
import { type Difference, differencesOf, differenceWords } from './differences.ts';
import { type Hue, huesOf } from './hues.ts';
import { PaneHead } from './PaneHead.tsx';
import { useMeasures } from './use-measured.ts';
import { useBeside, useOtherDrawing, useOtherLayers, usePanesReport } from './use-other.ts';

interface ComparePanesProps {
  readonly drawing: Drawing;
  readonly playback: Playback;
  readonly scenario: Scenario;
  readonly other: Scenario;
  /** Names of both, this one first. */
  readonly titles: readonly [string, string];
  readonly isSwapped: boolean;
  readonly isLinked: boolean;
  /** Whether the layers of this pane ask its run for themselves; else somebody around it does. */
  readonly feedsLayers?: boolean;
  /** In a lecture: no tabs, large labels, and the first measures only, which have room. */
  readonly isBackRow?: boolean;
  /** Called when a pane is pressed or gets the focus, with what it shows. */
  readonly onPane?: (drawing: Drawing, title: string) => void;
  /** At the end of the other pane's head. */
  readonly actions?: ReactNode;
  /** Between the panes and what their runs measure. */
  readonly children?: ReactNode;
}

const BACK_ROW_MEASURES = 4;

type Side = 'here' | 'there';

export function ComparePanes(props: ComparePanesProps) {
  const {
    drawing,
    playback,
    scenario,
    other,
    titles,
    isSwapped,
    isLinked,
    feedsLayers = false,
    actions,
    children,
  } = props;
  const { isBackRow = false, onPane } = props;
  const beside = useBeside(playback, other);
  const otherDrawing = useOtherDrawing(other, drawing, isLinked);
  const layers = useLayersStore();
  const otherLayers = useOtherLayers(layers, isLinked);
  const differences = useMemo(() => differencesOf(scenario, other), [scenario, other]);
  const hues = useMemo(() => huesOf(scenario, other), [scenario, other]);
  const measures = useMeasures(playback, beside);
  const panes = useMemo(
    () =>
      beside === null
        ? []
        : [
            { scenario, playback },
            { scenario: other, playback: beside },
          ],
    [scenario, other, playback, beside],
  );
  usePanesReport(panes);
  useEffect(() => {
    report('compare', { differences: differences.map(differenceWords), isSwapped, isLinked });
    return () => report('compare', undefined);
  }, [differences, isSwapped, isLinked]);

  const heads = apart(titles);
  const sides: readonly Side[] = isSwapped ? ['there', 'here'] : ['here', 'there'];
  return (
    <div className={styles.compare} data-testid="compare">
      <div className={styles.panes}>
        {sides.map((side, index) => (
          <ComparePane
            key={side}
            side={side}
            title={titles[side === 'here' ? 0 : 1]}
            head={heads[side === 'here' ? 0 : 1]}
            differences={differences}
            hue={hues[side]}
            clock={playback}
            drawing={side === 'here' ? drawing : otherDrawing}
            layers={side === 'here' ? layers : otherLayers}
            feeds={side === 'there' || feedsLayers}
            hasTabs={!isBackRow && (index === 0 || !isLinked)}
            isBackRow={isBackRow}
            playback={side === 'here' ? playback : beside}
            onPane={onPane}
            actions={side === 'there' ? actions : null}
          />
        ))}
      </div>
      {children}
      <DifferenceStrip
        measures={isBackRow ? measures.slice(0, BACK_ROW_MEASURES) : measures}
        hues={hues}
        isSwapped={isSwapped}
      />
    </div>
  );
}

interface ComparePaneProps {
  readonly side: Side;
  readonly title: string;
  /** The title without what the other one says, too. */
  readonly head: string;
  readonly differences: readonly Difference[];
  readonly hue: Hue | null;
  readonly drawing: Drawing;
  readonly layers: LayersStore;
  readonly feeds: boolean;
  readonly hasTabs: boolean;
  readonly isBackRow: boolean;
  readonly clock: Playback;
  /** Null until its run is on the clock. */
  readonly playback: Playback | null;
  readonly onPane: ComparePanesProps['onPane'];
  readonly actions: ReactNode;
}

function ComparePane(props: ComparePaneProps) {
  const { side, title, head, differences, hue, drawing, layers, feeds, hasTabs, isBackRow, clock, playback } = props;
  const { onPane, actions } = props;
  const entered = () => onPane?.(drawing, title);
  const shares = useShares(layers);
  const lectureTraffic = useLectureTraffic(layers);
  const lecture = isBackRow ? lectureTraffic : undefined;
  const overlay = useCallback(
    (geometry: StageGeometry) =>
      playback === null ? null : (
        <TrafficLayer
          playback={playback}
          geometry={geometry}
          shares={shares}
          says={lecture === undefined ? 'nothing' : 'legend'}
          {...(lecture === undefined ? {} : { lecture })}
        />
      ),
    [playback, shares, lecture],
  );
  const detail = usePlaybackValue(clock, (state) => state.detail);
  return (
    <section
      className={styles.pane}
      aria-label={title}
      onPointerDownCapture={entered}
      onFocusCapture={entered}
      data-testid={`pane-${side}`}
    >
      <PaneHead title={title} head={head} differences={differences} side={side} hue={hue} detail={detailNames[detail]}>
        {actions}
      </PaneHead>
      <div className={styles.stage}>
        <LayersProvider value={layers}>
          <DrawingProvider value={drawing}>
            <LayeredStage
              overlay={overlay}
              playback={feeds ? playback : null}
              isFlowing={isRibbon(detail)}
              hasTabs={hasTabs}
              isBackRow={isBackRow}
            />
          </DrawingProvider>
        </LayersProvider>
      </div>
    </section>
  );
}

/** Names of what is compared: of branches their names, of a variant the words for it, of two networks their titles. */
export function compareTitles(
  scenario: Scenario,
  otherTitle: string,
  kind: Compared['kind'],
): readonly [string, string] {
  const { title } = scenario.view;
  const shown = kind === 'branch' ? branchesOf(scenario).find(isShown)?.name : undefined;
  if (shown !== undefined) return [shown, otherTitle];
  const isVariant = kind === 'variant';
  return [isVariant || title === '' ? say('compare.as-drawn') : title, otherTitle];
}

export function useSides() {
  const [isSwapped, setSwapped] = useState(false);
  const [isLinked, setLinked] = useState(true);
  return {
    isSwapped,
    isLinked,
    swap: useCallback(() => setSwapped((is) => !is), []),
    toggleLink: useCallback(() => setLinked((is) => !is), []),
  };
}
