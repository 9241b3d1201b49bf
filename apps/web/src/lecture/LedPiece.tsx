/** The room that the lecture leads: its code and how many are there, in the present bar; the room's own bar opens over the caption. */
import { showCode } from '@lanelab/lessons/class-code';
import { say } from '@lanelab/messages/lecture';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../base/ui/Button.tsx';
import { LeadRoom, type RoomNews } from '../lab/room/LeadRoom.tsx';
import type { HeldRoom } from '../share/room/held-keys.ts';
import { PeopleIcon } from './PeopleIcon.tsx';
import styles from './Present.module.css';
import type { PresentRoomProps } from './PresentRoom.tsx';

interface LedPieceProps extends PresentRoomProps {
  readonly held: HeldRoom;
}

export function LedPiece({ held, led, isOpen, onToggle }: LedPieceProps) {
  const barId = useId();
  const [hasCode, setCode] = useState(true);
  const code = showCode(held.code);
  const around = (bar: ReactNode, { here, trouble }: RoomNews) => (
    <>
      <Button
        kind="quiet"
        onPress={onToggle}
        aria-expanded={isOpen}
        aria-controls={barId}
        aria-label={say('present.room-piece', { code, count: here })}
        title={trouble ?? say('present.room')}
        data-room-piece
        data-trouble={trouble === null ? undefined : true}
        data-testid="present-room"
      >
        <PeopleIcon />
        {here}
        {hasCode ? <b className="mono">{code}</b> : null}
      </Button>
      <div id={barId} className={styles.over} hidden={!isOpen} data-testid="present-room-bar">
        <div className={styles.row}>
          {bar}
          <Button
            kind="quiet"
            aria-pressed={!hasCode}
            onPress={() => setCode((has) => !has)}
            data-testid="present-hide-code"
          >
            {say('present.hide-code')}
          </Button>
        </div>
        <p className={styles.seen} data-authored data-testid="present-room-sees">
          {led.isFollowed ? say('present.they-see', { title: led.title }) : say('present.they-wait')}
        </p>
      </div>
    </>
  );
  return <LeadRoom bench={led.bench} held={held} title={led.title} isFollowed={led.isFollowed} around={around} />;
}
