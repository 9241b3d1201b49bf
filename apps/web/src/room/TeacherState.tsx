/** Says that the teacher is not connected to the room, while this page itself is: what it shows then stands still for a reason. */
import { say } from '@lanelab/messages/room';
import { useStore } from 'zustand';
import { type OpenRoom, useConnection } from '../share/room/use-room.ts';

export function TeacherState({ room }: { readonly room: OpenRoom }) {
  const { status } = useConnection(room);
  const isHere = useStore(room.facts, (now) => now.isTeacherHere);
  return (
    <span role="status" data-testid="room-teacher">
      {status === 'open' && !isHere ? say('follow.teacher-away') : ''}
    </span>
  );
}
