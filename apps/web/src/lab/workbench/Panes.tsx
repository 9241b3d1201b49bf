/** The drawing, and the details beside it or, in narrow windows, as a sheet over it; the line between them can be moved. */
import { say } from '@lanelab/messages/workbench';
import type { ReactNode } from 'react';
import { Splitter } from '../../base/ui/Splitter.tsx';
import { useTheme } from '../../base/ui/theme.ts';

const label = say('panes.details-size');

interface PanesProps {
  readonly main: ReactNode;
  /** Null where the details are closed. */
  readonly side: ReactNode | null;
  /** The details are a drawer at the bottom, also in a wide window. */
  readonly hasDrawer: boolean;
  readonly isNarrow: boolean;
  /** The details are a list to read: they get the larger part. */
  readonly isLarge: boolean;
  /** The details are tables with many columns: beside the drawing they get as much as it can spare. */
  readonly isWide: boolean;
}

/** Share of the window for tables, and the least that leaves the drawing in sight. */
const WIDE = 0.62;
const WIDEST = 0.75;

export function Panes({ main, side, hasDrawer, isNarrow, isLarge, isWide }: PanesProps) {
  const size = useTheme() === 'projector' ? 456 : 360;
  if (hasDrawer)
    return (
      <Splitter
        direction="upright"
        label={label}
        first={main}
        second={side}
        size={isLarge ? 0.6 : 0.4}
        least={96}
        most={0.6}
        isOver={isNarrow}
      />
    );
  return isNarrow ? (
    <Splitter
      direction="upright"
      label={label}
      first={main}
      second={side}
      size={isLarge ? 0.66 : 0.5}
      least={120}
      most={0.85}
      isOver
    />
  ) : (
    <Splitter
      direction="level"
      label={label}
      first={main}
      second={side}
      size={isWide ? WIDE : size}
      least={280}
      most={isWide ? WIDEST : 560}
    />
  );
}
