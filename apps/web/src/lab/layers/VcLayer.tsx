/** Open connections on the stage: one line for each role and link; the lit ones along their whole path, with the label of each hop. */
import { memo, useMemo } from 'react';
import { LOOK_OF } from '../../document/topology-view/traffic-styles.ts';
import { alongOf, aside, lengthOf, pathOf } from '../editor/geometry/polyline.ts';
import type { LaidLink } from '../editor/geometry/router.ts';
import { useScene } from '../editor/stage/context.ts';
import { type Connection, type Strand, strandsOf } from './connections.ts';
import styles from './Layers.module.css';
import { StrandSign } from './StrandSign.tsx';
import { shownRoles } from './shown-roles.ts';
import { useLayers, useLayersStore } from './state.ts';

/** Stage px between two lines on one link. */
const STEP = 7;

const none: readonly Connection[] = [];

export function VcLayer() {
  const lines = useScene((scene) => scene.lines());
  const connections = useLayers((state) => state.now?.connections ?? none);
  const hidden = useLayers((state) => state.hiddenRoles);
  const lit = useLayers((state) => (state.lit.length > 0 ? state.lit : state.pinned));
  const strands = useMemo(() => strandsOf(connections, shownRoles(hidden)), [connections, hidden]);
  const litNow = useMemo(() => new Set(lit), [lit]);
  return (
    <g data-testid="layer-vcs" data-lit={lit.length > 0 || undefined} className={styles.vcs}>
      {strands.map((strand) => {
        const line = lines.get(strand.link);
        if (line === undefined) return null;
        return (
          <StrandLine
            key={`${strand.link} ${strand.role}`}
            strand={strand}
            line={line}
            lit={strand.connections.filter(({ key }) => litNow.has(key))}
          />
        );
      })}
    </g>
  );
}

interface StrandLineProps {
  readonly strand: Strand;
  readonly line: LaidLink;
  readonly lit: readonly Connection[];
}

const StrandLine = memo(function StrandLine({ strand, line, lit }: StrandLineProps) {
  const layers = useLayersStore();
  const { role, lane, connections } = strand;
  const points = aside(line.points, lane * STEP);
  const d = pathOf(points);
  const keys = connections.map(({ key }) => key);
  const long = lengthOf(points);
  const [one] = connections;
  const isBack = one?.hops.find(({ link }) => link === strand.link)?.direction === 'ba';
  return (
    <g
      className={styles.strand}
      data-look={LOOK_OF[role]}
      data-lit={lit.length > 0 || undefined}
      data-testid={`strand-${strand.link}-${role}`}
    >
      {lit.length > 0 ? <path className={styles.glow} d={d} /> : null}
      <path className={styles.line} d={d} />
      <StrandSign look={LOOK_OF[role]} place={alongOf(points, long * signShare(lane))} isBack={isBack} />
      <path
        className={styles.catch}
        d={d}
        onPointerEnter={() => layers.setState({ lit: keys })}
        onPointerLeave={() => layers.setState({ lit: [] })}
      />
      {lit.length === 0 ? null : <Labels line={line} lane={lane} lit={lit} long={long} />}
    </g>
  );
});

/** Signs of neighbouring lines do not stand side by side. */
const signShare = (lane: number) => 0.5 + (Math.round(lane * 2) % 3) * 0.12;

const MOST_LABELS = 4;

function Labels({ line, lane, lit, long }: Pick<StrandLineProps, 'line' | 'lit'> & { lane: number; long: number }) {
  const labels = lit.flatMap(({ hops }) =>
    hops.filter(({ link }) => link === line.link).map(({ vpi, vci }) => `${vpi}/${vci}`),
  );
  const shown = [...new Set(labels)];
  const words =
    shown.length > MOST_LABELS
      ? `${shown.slice(0, MOST_LABELS).join(' ')} +${shown.length - MOST_LABELS}`
      : shown.join(' ');
  const { at, angle } = alongOf(line.points, long / 2);
  const isFlat = Math.abs(Math.cos(angle)) > 0.7;
  const away = Math.abs(lane) * STEP + line.width / 2 + 14;
  return (
    <text
      className={styles.vci}
      x={isFlat ? at.x : at.x + away}
      y={isFlat ? at.y - away : at.y}
      textAnchor={isFlat ? 'middle' : 'start'}
      dominantBaseline="central"
    >
      {words}
    </text>
  );
}
