import type { Scenario } from '@lanelab/scenario';
import { afterEach, expect, test } from 'vitest';
import { addChange } from '../../document/store/edits/changes.ts';
import { setField } from '../../document/store/edits/field.ts';
import { problemsOf } from '../../document/store/problems/problems.ts';
import { edited, ring, setScenario } from '../../document/store/test-networks.ts';
import type { Edit, Problem } from '../../document/store/types.ts';
import { twoElans, twoElansWithMpoa } from '../../document/templates/emulated-lans.ts';
import { bench, turns } from '../../playback/test/test-playback.ts';
import { createProtocolLog, type ProtocolLog } from '../messages/log.ts';
import { watchProblems } from './live.ts';

const SECOND = 1e12;

let log: ProtocolLog | null = null;
afterEach(() => log?.dispose());

/** What a clock at an instant has the Problems panel say. */
async function saidAt(scenario: Scenario, timePs: number): Promise<readonly Problem[]> {
  const { playback } = bench();
  log = createProtocolLog(playback, {
    later: (callback) => {
      const timer = setImmediate(callback);
      return () => clearImmediate(timer);
    },
  });
  let said: readonly Problem[] = [];
  playback.setScenario(scenario);
  await playback.seek(timePs);
  const stop = watchProblems({ playback, log }, scenario, (problems) => {
    said = problems;
  });
  while (!log.getState().isKnown) await turns(10);
  await turns(400);
  stop();
  playback.dispose();
  return said;
}

const long = (scenario: Scenario): Scenario => edited(scenario, setScenario('model.durationPs', 100 * SECOND));
const killed = (node: number, process: 'les' | 'mps', atS: number): Edit =>
  addChange({ kind: 'process', atPs: atS * SECOND, node, process, up: false });

test('a network that runs as drawn has nothing to say while it plays', async () => {
  expect(await saidAt(long(twoElans()), 7 * SECOND)).toEqual([]);
  expect(await saidAt(long(twoElansWithMpoa()), 7 * SECOND)).toEqual([]);
});

test('flows that wait are one entry by their cause, with the button of the results, and repaired by it', async () => {
  const broken = edited(long(twoElans()), killed(5, 'les', 0));
  expect(await saidAt(broken, 3 * SECOND)).toEqual([]);
  const said = await saidAt(broken, 7 * SECOND);
  expect(said.map(({ sentence, flows }) => [sentence, flows])).toEqual([
    ['H1 to H3, H2 to H1: nothing has arrived. The LES in S1 was killed and has not started again.', [1, 2]],
  ]);
  const outcome = said[0]?.fix?.edit(broken);
  expect(outcome?.ok === true && (await saidAt(outcome.scenario, 7 * SECOND))).toEqual([]);
});

test('the clients that wait for the same dead server are not listed beside its flows', async () => {
  const broken = edited(long(twoElans()), killed(5, 'les', 0));
  expect((await saidAt(broken, 25 * SECOND)).map(({ id }) => id)).toEqual(['waiting:1']);
});

test('a flow that stopped says since when, one without its shortcut how it goes', async () => {
  const [stopped] = await saidAt(edited(long(twoElans()), killed(5, 'les', 4)), 12 * SECOND);
  expect(stopped?.sentence).toMatch(/^H1 to H3, H2 to H1: nothing more has arrived since 4(\.\d+)? s\. The LES in S1/);
  const [routed] = await saidAt(edited(long(twoElansWithMpoa()), killed(7, 'mps', 0)), 7 * SECOND);
  expect(routed?.sentence).toBe(
    'H1 to H3: packets go through routers and not by a shortcut. The MPS in R1 was killed and has not started again.',
  );
});

test('a row that is missing is named by the document’s problems alone', async () => {
  const broken = edited(long(ring()), setField({ of: 'nodes', id: 3 }, ['routes'], [], 'rows'));
  expect(problemsOf(broken)).not.toEqual([]);
  expect(await saidAt(broken, 7 * SECOND)).toEqual([]);
});
