/** The view of a gesture: the ghost of a device, the loose end of a link, guides, the marquee, and the hint. */
import { pathOf } from '../geometry/polyline.ts';
import { Glyph } from '../glyphs.tsx';
import { useScene, useSession } from './context.ts';
import styles from './Gesture.module.css';
import stageStyles from './Stage.module.css';

/** The parts in stage px. */
export function Gesture() {
  return (
    <>
      <svg className={styles.layer} aria-hidden="true" focusable="false">
        <Guides />
        <LooseEnd />
        <Marquee />
      </svg>
      <Ghost />
    </>
  );
}

function Ghost() {
  const ghost = useSession((session) => session.ghost);
  if (ghost === null) return null;
  return (
    <div className={styles.ghost} style={{ left: ghost.at.x, top: ghost.at.y }} data-testid="ghost">
      <Glyph kind={ghost.kind} className={styles.glyph ?? ''} />
    </div>
  );
}

function Guides() {
  const guides = useSession((session) => session.guides);
  return guides.map(({ axis, at, from, to }) => (
    <path
      key={`${axis}${at}`}
      className={styles.guide}
      d={axis === 'x' ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`}
      data-testid="guide"
    />
  ));
}

function LooseEnd() {
  const pipe = useSession((session) => session.pipe);
  const pairing = useSession((session) => session.pairing);
  const at = useScene((scene) => scene.positions());
  if (pairing === null) return null;
  const from = at.get(pairing.from);
  const over = pairing.over === null || pairing.why.get(pairing.over) !== null ? undefined : at.get(pairing.over);
  const to = over ?? pairing.to;
  if (from === undefined || to === null || to === undefined) return null;
  return (
    <path
      className={styles.loose}
      d={pathOf([from, to])}
      style={pairing.draws === 'link' ? { strokeWidth: pipe } : undefined}
      data-draws={pairing.draws}
      data-testid="loose-end"
    />
  );
}

function Marquee() {
  const box = useSession((session) => session.marquee);
  if (box === null) return null;
  return (
    <rect
      className={styles.marquee}
      x={box.left}
      y={box.top}
      width={box.right - box.left}
      height={box.bottom - box.top}
      data-testid="marquee"
    />
  );
}

/** What to do next, or why not, over the lower edge of the stage. The live region announces the same. */
export function Hint() {
  const hint = useSession((session) => session.hint);
  if (hint === null) return null;
  return (
    <p className={stageStyles.hint} data-refusal={hint.isRefusal || undefined} data-box="hint" data-testid="stage-hint">
      {hint.isRefusal ? <span aria-hidden="true">✕ </span> : null}
      {hint.text}
    </p>
  );
}
