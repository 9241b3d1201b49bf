/** The drawing, and the details beside it or, in narrow windows, below it; the line between them can be moved. */
import type { ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useTheme } from '../ui/theme.ts';
import { useMedia } from '../ui/use-media.ts';
import styles from './Panes.module.css';

const narrow = '(max-width: 767px)';

interface PanesProps {
  readonly main: ReactNode;
  /** Null: put away. */
  readonly side: ReactNode | null;
}

export function Panes({ main, side }: PanesProps) {
  const isUpright = useMedia(narrow);
  const levelSize = useTheme() === 'projector' ? 400 : 360;
  return (
    <Group
      key={isUpright ? 'upright' : 'level'}
      className={styles.panes}
      orientation={isUpright ? 'vertical' : 'horizontal'}
      data-upright={isUpright}
    >
      <Panel id="main" minSize={200}>
        {main}
      </Panel>
      {side === null ? null : (
        <>
          <Separator className={styles.divider} aria-label="Room for the details" />
          <Panel
            id="side"
            defaultSize={isUpright ? '38%' : levelSize}
            minSize={isUpright ? 96 : 280}
            maxSize={isUpright ? '75%' : 560}
            groupResizeBehavior="preserve-pixel-size"
          >
            {side}
          </Panel>
        </>
      )}
    </Group>
  );
}
