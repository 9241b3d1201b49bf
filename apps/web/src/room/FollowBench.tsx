/** The workbench of a student who follows: the teacher's network and clock, and the button that leaves that clock. */
import { say } from '@lanelab/messages/room';
import { useCallback, useMemo, useState } from 'react';
import type { WorkbenchParts } from '../lab/workbench/host.ts';
import type { OpenRoom } from '../share/room/use-room.ts';
import { FollowBar } from './FollowBar.tsx';
import { FollowedBench } from './FollowedBench.tsx';
import { copyOf, type OwnCopy } from './own-copy.ts';
import type { Network } from './use-network.ts';

interface FollowBenchProps {
  readonly title: string;
  readonly room: OpenRoom;
  readonly network: Network;
  /** Called with the parts of this workbench, and with null as it goes. */
  readonly onParts: (parts: WorkbenchParts | null) => void;
  readonly onLeave: (copy: OwnCopy) => void;
}

export function FollowBench({ title, room, network, onParts, onLeave }: FollowBenchProps) {
  const [parts, setParts] = useState<WorkbenchParts | null>(null);
  const takeParts = useCallback(
    (next: WorkbenchParts | null) => {
      setParts(next);
      onParts(next);
    },
    [onParts],
  );
  const leave = useCallback(() => {
    if (parts !== null) onLeave(copyOf(parts));
  }, [parts, onLeave]);
  const playback = parts?.playback ?? null;
  const bar = useMemo(
    () => <FollowBar title={title} room={room} playback={playback} onLeave={leave} />,
    [title, room, playback, leave],
  );
  return (
    <FollowedBench
      title={title === '' ? say('code.title') : title}
      facts={room.facts}
      network={network}
      timeBar={bar}
      onCopy={leave}
      onParts={takeParts}
    />
  );
}
