/** The marks on the stage and their words. */
import { say } from '@lanelab/messages/playback';
import type { ReactNode } from 'react';
import { LookSign } from '../base/ui/LookSign.tsx';
import type { Look } from '../document/topology-view/traffic-styles.ts';
import { PALE } from './marks-draw.ts';
import styles from './TrafficLayer.module.css';
import type { Style } from './traffic-draw.ts';
import type { Detail } from './types.ts';

/** Kinds of traffic that stand for themselves, beside data. */
const LOOKS = ['control', 'shortcut', 'bus'] as const;

const dataWords: Readonly<Record<Detail, string>> = {
  cells: say('legend.cell'),
  frames: say('legend.frame'),
  flows: say('legend.cells-a-second'),
  max: say('legend.cells-a-second'),
};

const ethernetWords: Readonly<Record<Detail, string>> = {
  ...dataWords,
  cells: say('legend.cell-or-frame'),
  flows: say('legend.cells-or-frames'),
  max: say('legend.cells-or-frames-a-second'),
};

interface LegendProps {
  readonly detail: Detail;
  /** The network has connections of more than one kind. */
  readonly hasRoles: boolean;
  readonly hasEthernet: boolean;
  /** The styles of the picture, where the legend names no others. */
  readonly seen: readonly Style[] | null;
  /** The style that the picture is about, where the others are pale: null where all are, undefined where none is. */
  readonly stressed: Look | null | undefined;
}

export function Legend({ detail, hasRoles, hasEthernet, seen, stressed }: LegendProps) {
  const isClose = detail === 'cells' || detail === 'frames';
  if (seen !== null) return <SeenLegend seen={seen} stressed={stressed} />;
  return (
    <ul className={styles.legend} data-room="lower-left" aria-label={say('legend.marks-on-the-stage')}>
      <li>
        <svg viewBox="0 0 22 10" aria-hidden="true">
          {isClose ? (
            <path className={styles.data} d="M0 2h17v6H0zM19 2h3v6h-3z" />
          ) : (
            <path className={styles.data} d="M0 3h22v4H0z" />
          )}
        </svg>
        {hasRoles && isClose ? say('legend.data') : (hasEthernet ? ethernetWords : dataWords)[detail]}
      </li>
      {hasRoles
        ? LOOKS.map((look) => (
            <li key={look}>
              <LookSign look={look} />
              {say(`legend.${look}`)}
            </li>
          ))
        : null}
      <li>
        {queueSign}
        {say('legend.queue')}
      </li>
      <li>
        {lostSign}
        {say('legend.lost')}
      </li>
    </ul>
  );
}

const queueSign = (
  <svg viewBox="0 0 22 10" aria-hidden="true">
    <path className={styles.queue} d="M.5 2.5h21v5H.5z" />
    <path className={styles.data} d="M1 3h8v4H1z" />
  </svg>
);
const lostSign = (
  <svg viewBox="0 0 22 10" aria-hidden="true">
    <path className={styles.lost} d="M7 1l8 8M15 1l-8 8" />
  </svg>
);

const signs: Readonly<Record<Style, ReactNode>> = {
  data: <LookSign look="data" />,
  control: <LookSign look="control" />,
  shortcut: <LookSign look="shortcut" />,
  bus: <LookSign look="bus" />,
  queue: queueSign,
  lost: lostSign,
};

/** The styles of this picture alone, those that recede with a pale sign. */
function SeenLegend({ seen, stressed }: Pick<LegendProps, 'stressed'> & { readonly seen: readonly Style[] }) {
  return (
    <ul
      className={styles.legend}
      data-room="lower-left"
      data-testid="legend-seen"
      aria-label={say('legend.marks-on-the-stage')}
    >
      {seen.map((style) => {
        const isWhole = stressed === undefined || style === stressed || style === 'queue' || style === 'lost';
        return (
          <li key={style} data-style={style}>
            <span className={styles.sample} style={{ opacity: isWhole ? 1 : PALE }}>
              {signs[style]}
            </span>
            {say(`legend.${style}`)}
          </li>
        );
      })}
    </ul>
  );
}
