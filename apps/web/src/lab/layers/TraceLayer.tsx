/** The path of the traced flow, lit on every layer. */
import { alongOf, lengthOf, pathOf } from '../editor/geometry/polyline.ts';
import { useDocument, useScene } from '../editor/stage/context.ts';
import { lookOfPath, stepsOf } from './flow-path.ts';
import styles from './Layers.module.css';
import { StrandSign } from './StrandSign.tsx';
import { useLayers } from './state.ts';

export function useTraced() {
  return useLayers(({ flow, now }) => (flow === null ? null : (now?.paths.find((path) => path.flow === flow) ?? null)));
}

export function TraceLayer() {
  const path = useTraced();
  const links = useDocument((state) => state.scenario.model.links);
  const lines = useScene((scene) => scene.lines());
  if (path === null) return null;
  const look = lookOfPath(path);
  return (
    <g data-testid="trace" data-via={path.via} className={styles.trace} data-look={look}>
      {stepsOf(path, links).map(({ link, isBack }, index) => {
        const line = lines.get(link);
        if (line === undefined) return null;
        const d = pathOf(line.points);
        return (
          <g key={index}>
            <path className={styles.glow} d={d} strokeWidth={line.width} />
            <path className={styles.line} d={d} />
            <StrandSign look={look} place={alongOf(line.points, lengthOf(line.points) * 0.5)} isBack={isBack} />
          </g>
        );
      })}
    </g>
  );
}
