/** A room that a component is connected to for as long as it is shown: the connection, and what is known of the room. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { report } from '../../base/ui/page-state.ts';
import { type ConnectionState, connectRoom, type RoomConnection } from './connection.ts';
import type { RoomAccess } from './room-api.ts';
import { createFacts, type FactsStore, factsAfter } from './room-facts.ts';

export interface OpenRoom {
  readonly connection: RoomConnection;
  readonly facts: FactsStore;
}

/** Null at first. */
export function useRoom({ code, key }: RoomAccess): OpenRoom | null {
  const [room, setRoom] = useState<OpenRoom | null>(null);
  useEffect(() => {
    const facts = createFacts();
    const connection = connectRoom({ code, key }, (message) => {
      const before = facts.getState();
      const now = factsAfter(before, message);
      if (now !== before) facts.setState(now);
    });
    const tell = () => report('room', { code, ...connection.getState() });
    const stop = connection.subscribe(tell);
    tell();
    setRoom({ connection, facts });
    return () => {
      stop();
      connection.close();
      report('room', undefined);
    };
  }, [code, key]);
  return room;
}

export const useConnection = ({ connection }: OpenRoom): ConnectionState =>
  useSyncExternalStore(connection.subscribe, connection.getState);
