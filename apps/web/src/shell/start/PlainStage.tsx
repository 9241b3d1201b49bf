/** A network to look at, drawn at once and without an engine: links, devices and their names, and room for traffic over the links. */
import { type ReactNode, useEffect, useMemo } from 'react';
import { type Size, useSize } from '../../base/ui/use-size.ts';
import type { Box, StageGeometry, StageView } from '../../document/topology-view/geometry.ts';
import { DEVICE } from '../../lab/editor/geometry/grid.ts';
import styles from './PlainStage.module.css';
import type { DrawnDevice, PlainDrawing } from './plain-drawing.ts';
import { PlainGeometry } from './plain-geometry.ts';

const MARGIN = 12;
const CLOSEST = 1.7;
const half = DEVICE / 2;

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
  readonly drawing: PlainDrawing;
  readonly label: string;
  /** Drawn over the links, and under the devices, into which traffic goes. */
  readonly overlay: (geometry: StageGeometry) => ReactNode;
}

export function PlainStage({ drawing, label, overlay }: PlainStageProps) {
  const { frame, size } = useSize();
  const view = useMemo(() => (size.width === 0 ? null : viewOf(drawing.bounds, size)), [drawing, size]);
  const geometry = useMemo(() => new PlainGeometry(drawing), [drawing]);
  useEffect(() => {
    if (view !== null) geometry.fit(size, view);
  }, [geometry, size, view]);
  const over = useMemo(() => overlay(geometry), [overlay, geometry]);
  return (
    <div ref={frame} className={styles.frame} data-testid="plain-stage">
      {view === null ? null : (
        <svg className={styles.net} width={size.width} height={size.height} role="img" aria-label={label}>
          <g transform={`translate(${view.x} ${view.y}) scale(${view.zoom})`}>
            {drawing.links.map(({ link, path, width }) => (
              <g key={link}>
                <path className={styles.wall} d={path} strokeWidth={width + 2} />
                <path className={styles.bore} d={path} strokeWidth={width} />
                <path className={styles.middle} d={path} />
              </g>
            ))}
          </g>
        </svg>
      )}
      {view === null ? null : over}
      {view === null ? null : (
        <svg className={styles.net} width={size.width} height={size.height} aria-hidden="true">
          <g transform={`translate(${view.x} ${view.y}) scale(${view.zoom})`}>
            {drawing.devices.map((device) => (
              <g key={device.id} transform={`translate(${device.at.x} ${device.at.y})`}>
                <g
                  className={styles.glyph}
                  transform={`translate(${-half} ${-half})`}
                  dangerouslySetInnerHTML={{ __html: device.glyph }}
                />
                <Name of={device} px={drawing.namePx} />
              </g>
            ))}
          </g>
        </svg>
      )}
    </div>
  );
}

interface NameProps {
  readonly of: DrawnDevice;
  readonly px: number;
}

function Name({ of: { name, anchor }, px }: NameProps) {
  return (
    <text className={styles.name} y={anchor.top + px} fontSize={px} textAnchor={anchor.align}>
      {name.split('\n').map((line, index) => (
        <tspan key={line} x={anchor.x} dy={index === 0 ? 0 : '1.2em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
