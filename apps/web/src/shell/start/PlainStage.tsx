/** A network to look at, drawn at once and without an engine: links and devices where the document has them, and room for traffic over it. */
import type { Scenario } from '@lanelab/scenario';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type Size, useSize } from '../../base/ui/use-size.ts';
import { deviceOf } from '../../document/devices/registry.ts';
import { createEditorStore } from '../../document/store/store.ts';
import type { StageGeometry, StageView } from '../../document/topology-view/geometry.ts';
import type { Box } from '../../lab/editor/geometry/box.ts';
import { DEVICE } from '../../lab/editor/geometry/grid.ts';
import { estimatedType } from '../../lab/editor/geometry/label-type.ts';
import type { Tags } from '../../lab/editor/geometry/plate-forms.ts';
import type { Anchor } from '../../lab/editor/geometry/plates.ts';
import { pathOf } from '../../lab/editor/geometry/polyline.ts';
import { Scene } from '../../lab/editor/scene.ts';
import { createSession } from '../../lab/editor/session.ts';
import styles from './PlainStage.module.css';
import { PlainGeometry } from './plain-geometry.ts';

const PIPE = 20;
const MARGIN = 12;
const CLOSEST = 1.7;
const half = DEVICE / 2;
/** Names alone, without captions. */
const labelType = { ...estimatedType, name: 16, caption: 0 };
const noTags: ReadonlyMap<number, Tags> = new Map();

function viewOf(box: Box, { width, height }: Size): StageView {
  const zoom = Math.min(
    CLOSEST,
    (width - 2 * MARGIN) / (box.right - box.left),
    (height - 2 * MARGIN) / (box.bottom - box.top),
  );
  return {
    zoom,
    x: width / 2 - ((box.left + box.right) / 2) * zoom,
    y: height / 2 - ((box.top + box.bottom) / 2) * zoom,
  };
}

interface PlainStageProps {
  readonly scenario: Scenario;
  readonly label: string;
  /** Drawn over links and devices. */
  readonly overlay: (geometry: StageGeometry) => ReactNode;
}

export function PlainStage({ scenario, label, overlay }: PlainStageProps) {
  const { frame, size } = useSize();
  const scene = useMemo(() => {
    const session = createSession();
    session.setState({ pipe: PIPE, labelType, tags: noTags });
    return new Scene(createEditorStore(scenario), session);
  }, [scenario]);
  const view = useMemo(() => {
    const box = scene.bounds();
    return box === null || size.width === 0 ? null : viewOf(box, size);
  }, [scene, size]);
  const lines = [...scene.lines().values()];
  const geometry = useMemo(() => new PlainGeometry(scene, labelType.note), [scene]);
  useEffect(() => {
    if (view !== null) geometry.fit(size, view);
  }, [geometry, size, view]);
  const over = useMemo(() => overlay(geometry), [overlay, geometry]);
  return (
    <div ref={frame} className={styles.frame} data-testid="plain-stage">
      {view === null ? null : (
        <svg className={styles.net} width={size.width} height={size.height} role="img" aria-label={label}>
          <g transform={`translate(${view.x} ${view.y}) scale(${view.zoom})`}>
            {lines.map(({ link, whole, width }) => (
              <g key={link}>
                <path className={styles.wall} d={pathOf(whole)} strokeWidth={width + 2} />
                <path className={styles.bore} d={pathOf(whole)} strokeWidth={width} />
                <path className={styles.middle} d={pathOf(whole)} />
              </g>
            ))}
          </g>
        </svg>
      )}
      {view === null ? null : over}
      {view === null ? null : (
        <svg className={styles.net} width={size.width} height={size.height} aria-hidden="true">
          <g transform={`translate(${view.x} ${view.y}) scale(${view.zoom})`}>
            {scenario.model.nodes.map((node) => {
              const at = scene.positions().get(node.id);
              const plate = scene.labels().plates.get(node.id);
              return at === undefined || plate === undefined ? null : (
                <g key={node.id} transform={`translate(${at.x} ${at.y})`}>
                  <g
                    className={styles.glyph}
                    transform={`translate(${-half} ${-half})`}
                    dangerouslySetInnerHTML={{ __html: deviceOf(node.kind).glyph }}
                  />
                  <Label lines={plate.wording.lines} anchor={plate.words} />
                </g>
              );
            })}
          </g>
        </svg>
      )}
    </div>
  );
}

interface LabelProps {
  readonly lines: readonly string[];
  readonly anchor: Anchor;
}

function Label({ lines, anchor: { x, top, align } }: LabelProps) {
  return (
    <text className={styles.name} y={top + labelType.name} textAnchor={align}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : '1.2em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
