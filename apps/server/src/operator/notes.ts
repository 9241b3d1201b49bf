/** What an operator should look at, a sentence each; `docs/deploy.md` has the same bounds. */
import { say } from '@lanelab/messages/operator';
import { say as sayOfServer } from '@lanelab/messages/server';
import { bytesInWords } from '../lib/bytes-in-words.ts';
import { publicCause } from '../storage/faults.ts';
import { mean, type OperatorState, sum } from './operator-state.ts';
import { share, time } from './words.ts';

const LATE_MS = 100;
const SLOW_SECONDS = 0.1;
/** Somebody sits before a quick figure or a run and waits; points of a full figure wait for each other. */
const LONG_WAIT_SECONDS = 60;
const NEARLY_FULL = 0.9;

export function notesOf(state: OperatorState): readonly string[] {
  const { problems, samples, lastMinute, stored, disk, limits } = state;
  const notes = problems.map(({ part, since, cause }) =>
    sayOfServer(`health.${part}`, { since: since.toISOString(), cause: publicCause(cause) }),
  );
  const failures = sum(samples, (sample) => sample.failures);
  if (failures > 0) notes.push(say('note.failures', { count: failures }));
  const delayMs = mean(
    lastMinute,
    (sample) => sample.delayMs,
    () => 1,
  );
  if (delayMs !== undefined && delayMs > LATE_MS) notes.push(say('note.loop', { delay: time(delayMs / 1000) }));
  const trip = mean(
    lastMinute,
    (sample) => sample.tripSeconds,
    (sample) => sample.trips,
  );
  if (trip !== undefined && trip > SLOW_SECONDS) notes.push(say('note.database', { mean: time(trip) }));
  for (const { kind, oldestWaitSeconds } of stored?.queue ?? []) {
    if (kind !== 'full' && oldestWaitSeconds > LONG_WAIT_SECONDS)
      notes.push(say('note.wait', { kind: say(`kind.${kind}`), wait: time(oldestWaitSeconds) }));
  }
  const used = (stored?.scenarioBytes ?? 0) / limits.scenarioBytes;
  if (used > NEARLY_FULL) notes.push(say('note.scenarios', { share: share(used) }));
  if (disk !== undefined && disk.freeBytes / disk.sizeBytes < 1 - NEARLY_FULL)
    notes.push(say('note.disk', { free: bytesInWords(disk.freeBytes) }));
  return notes;
}
