/** The workbench of a student who has left the teacher's clock: an own copy from that instant on, kept as a draft once it is changed. */
import { say } from '@lanelab/messages/room';
import { useState } from 'react';
import { Button } from '../base/ui/Button.tsx';
import styles from '../lab/room/Room.module.css';
import type { WorkbenchParts } from '../lab/workbench/host.ts';
import { Workbench } from '../lab/workbench/Workbench.tsx';
import { defaultOptions } from '../share/links/link-options.ts';
import { stateWords } from '../share/room/state-words.ts';
import { type OpenRoom, useConnection } from '../share/room/use-room.ts';
import type { OwnCopy } from './own-copy.ts';

interface OwnBenchProps {
  readonly copy: OwnCopy;
  readonly room: OpenRoom;
  /** Called with the parts of this workbench, and with null as it goes. */
  readonly onParts: (parts: WorkbenchParts | null) => void;
  readonly onReturn: () => void;
}

/** The page stays at the address of the room. */
const stay = () => undefined;

export function OwnBench({ copy, room, onParts, onReturn }: OwnBenchProps) {
  const { scenario, timePs, speed, layer } = copy;
  const state = useConnection(room);
  const [opened] = useState(() => ({
    kind: 'scenario' as const,
    scenario,
    origin: { kind: 'link' as const },
    isReadOnly: false,
    notes: [],
  }));
  const [link] = useState(() => ({ options: { ...defaultOptions, timePs, speed, layer }, problems: [] }));
  return (
    <>
      <section className={styles.bar} aria-label={say('follow.own')} data-testid="own-bar">
        <p>
          <b>{say('follow.own')}</b> <span data-testid="room-state">{stateWords(state)}</span>
        </p>
        <p className="muted">{say('follow.kept')}</p>
        <span className={styles.actions}>
          <Button kind="main" onPress={onReturn} data-testid="room-return">
            {say('follow.return')}
          </Button>
        </span>
      </section>
      <Workbench opened={opened} link={link} draft={null} rename={stay} onParts={onParts} />
    </>
  );
}
