/** Tells the teacher what is on a student's workbench, for as long as the student shows it. */
import type { RoomClock, RoomView, Said, Scene } from '@lanelab/lessons/room';
import type { Bench } from '../lab/room/bench.ts';
import { leadBench } from '../lab/room/lead.ts';
import { expectedPs } from '../lab/room/room-time.ts';
import type { RoomConnection } from '../share/room/connection.ts';
import { paced } from '../share/room/paced.ts';
import { type RoomAccess, storeNetwork } from '../share/room/room-api.ts';

/** A room takes four messages a second of a member; clock, sight and network are three kinds. */
const PAUSE_MS = 1000;

type Statement = Scene | RoomClock | RoomView;

const isStatement = (says: Said): says is Statement =>
  says.kind === 'scene' || says.kind === 'clock' || says.kind === 'view';

/** A clock that plays has gone on while it waited. */
function aged(says: Statement, waitedMs: number): Statement {
  if (says.kind !== 'clock') return says;
  return { ...says, timePs: expectedPs({ clock: says, atMs: 0 }, waitedMs, Number.MAX_SAFE_INTEGER) };
}

/** `onTrouble` is called with what keeps a network from being shown; null once one is shown. Returns a function that ends it. */
export function showScreen(
  bench: Bench,
  access: RoomAccess,
  connection: RoomConnection,
  onTrouble: (why: unknown) => void,
): () => void {
  const pace = paced<Statement>({
    say: (says) => void connection.say({ kind: 'shown', says }),
    pauseMs: PAUSE_MS,
    aged,
  });
  const end = leadBench({
    bench,
    storeNetwork: (hash, scenario) => storeNetwork(access, hash, scenario),
    say: (says) => {
      if (isStatement(says)) pace.say(says);
    },
    onTrouble,
  });
  return () => {
    end();
    pace.stop();
  };
}
