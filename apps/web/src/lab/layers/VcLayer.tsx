/** Open connections on the stage: one line for each role and link; the lit ones along their whole path, with the label of each hop. */
import { memo, useMemo } from 'react';
import { LOOK_OF } from '../../document/topology-view/traffic-styles.ts';
import { placesBeside } from '../editor/geometry/beside.ts';
import { noteSize, placeBetween } from '../editor/geometry/label-plan.ts';
import { alongOf, aside, lengthOf, pathOf } from '../editor/geometry/polyline.ts';
import type { LaidLink } from '../editor/geometry/router.ts';
import { useScene, useSession } from '../editor/stage/context.ts';
import { BoxText } from './BoxText.tsx';
import { type Connection, type Strand, strandsOf } from './connections.ts';
import styles from './Layers.module.css';
import { StrandSign } from './StrandSign.tsx';
import { shownRoles } from './shown-roles.ts';
import { emphasisIn, useLayers, useLayersStore } from './state.ts';

/** Stage px between two lines on one link. */
const STEP = 7;
/** Stage px that a thick line in the middle of a link takes on each side. */
const CLEAR = 10;

const none: readonly Connection[] = [];

export function VcLayer() {
  const lines = useScene((scene) => scene.lines());
  const connections = useLayers((state) => state.now?.connections ?? none);
  const hidden = useLayers((state) => state.hiddenRoles);
  const lit = useLayers((state) => (state.lit.length > 0 ? state.lit : state.pinned));
  const strands = useMemo(() => strandsOf(connections, shownRoles(hidden)), [connections, hidden]);
  const emphasis = useLayers(emphasisIn);
  const litNow = useMemo(() => new Set(lit), [lit]);
  const litLinks = useMemo(
    () =>
      [...lines.values()].flatMap((line): LitLink[] => {
        const own = strands.filter(({ link }) => link === line.link);
        const text = labelsOn(
          line.link,
          own.flatMap(({ connections: all }) => all.filter(({ key }) => litNow.has(key))),
        );
        return text === '' ? [] : [{ line, text, reach: Math.max(...own.map(({ lane }) => Math.abs(lane))) * STEP }];
      }),
    [lines, strands, litNow],
  );
  return (
    <g
      data-testid="layer-vcs"
      data-lit={lit.length > 0 || undefined}
      data-emphasis={emphasis ?? undefined}
      className={styles.vcs}
    >
      {strands.map((strand) => {
        const line = lines.get(strand.link);
        if (line === undefined || strand.role === emphasis) return null;
        return (
          <StrandLine
            key={`${strand.link} ${strand.role}`}
            strand={strand}
            line={line}
            isLit={strand.connections.some(({ key }) => litNow.has(key))}
            isBeside={emphasis !== null && strands.some(({ link, role }) => link === strand.link && role === emphasis)}
          />
        );
      })}
      <Labels links={litLinks} />
      {strands.map((strand) => {
        const line = lines.get(strand.link);
        return line === undefined || strand.role !== emphasis ? null : (
          <EmphasisedLine key={strand.link} strand={strand} line={line} />
        );
      })}
    </g>
  );
}

/** Thick and in one piece from device to device, in the middle of the pipe: its cells are drawn on it. */
function EmphasisedLine({ strand: { link, role }, line }: Pick<StrandLineProps, 'strand' | 'line'>) {
  return (
    <g className={styles.strand} data-look={LOOK_OF[role]} data-emphasised data-testid={`strand-${link}-${role}`}>
      <path className={styles.line} d={pathOf(line.whole)} />
    </g>
  );
}

interface StrandLineProps {
  readonly strand: Strand;
  readonly line: LaidLink;
  readonly isLit: boolean;
  /** Beside a thick line on the same link. */
  readonly isBeside: boolean;
}

const StrandLine = memo(function StrandLine({ strand, line, isLit, isBeside }: StrandLineProps) {
  const layers = useLayersStore();
  const { role, lane, connections } = strand;
  const clear = isBeside ? (lane < 0 ? -CLEAR : CLEAR) : 0;
  const points = aside(line.points, lane * STEP + clear);
  const d = pathOf(points);
  const keys = connections.map(({ key }) => key);
  const long = lengthOf(points);
  const [one] = connections;
  const isBack = one?.hops.find(({ link }) => link === strand.link)?.direction === 'ba';
  return (
    <g
      className={styles.strand}
      data-look={LOOK_OF[role]}
      data-lit={isLit || undefined}
      data-testid={`strand-${strand.link}-${role}`}
    >
      {isLit ? <path className={styles.glow} d={d} /> : null}
      <path className={styles.line} d={d} />
      <StrandSign look={LOOK_OF[role]} place={alongOf(points, long * signShare(lane))} isBack={isBack} />
      <path
        className={styles.catch}
        d={d}
        onPointerEnter={() => layers.setState({ lit: keys })}
        onPointerLeave={() => layers.setState({ lit: [] })}
      />
    </g>
  );
});

/** Signs of neighbouring lines do not stand side by side. */
const signShare = (lane: number) => 0.5 + (Math.round(lane * 2) % 3) * 0.12;

const MOST_LABELS = 4;

/** VPI/VCI of the lit connections on a link, in one text. */
function labelsOn(link: number, lit: readonly Connection[]): string {
  const shown = [
    ...new Set(
      lit.flatMap(({ hops }) => hops.filter((hop) => hop.link === link).map(({ vpi, vci }) => `${vpi}/${vci}`)),
    ),
  ];
  return shown.length > MOST_LABELS
    ? `${shown.slice(0, MOST_LABELS).join(' ')} +${shown.length - MOST_LABELS}`
    : shown.join(' ');
}

const LABEL_ALONG = [0.5, 0.38, 0.62, 0.26, 0.74];
const LABEL_AWAY = [4, 14, 28, 44];
/** Digits of the mono font are wider than those of the words that are measured. */
const MONO_SHARE = 1.2;

interface LitLink {
  readonly line: LaidLink;
  readonly text: string;
  /** How far the outermost line is from the middle of the link, stage px. */
  readonly reach: number;
}

/** The labels of the lit connections, hop by hop, beside their links. */
function Labels({ links }: { readonly links: readonly LitLink[] }) {
  const plan = useScene((scene) => scene.labels());
  const type = useSession((session) => session.labelType);
  const places = useMemo(
    () =>
      placeBetween(
        plan,
        links.map(({ line, text, reach }) => {
          const { width, height } = noteSize(text, type);
          const long = lengthOf(line.points);
          return placesBeside(
            line.points,
            Math.max(line.width, 2 * reach),
            { width: width * MONO_SHARE, height },
            { along: LABEL_ALONG.map((share) => share * long), away: LABEL_AWAY, side: 'upper' },
          );
        }),
        false,
      ),
    [plan, type, links],
  );
  return links.map(({ line, text }, index) => {
    const box = places[index]?.box;
    return box === undefined ? null : <BoxText key={line.link} box={box} text={text} className={styles.vci} />;
  });
}
