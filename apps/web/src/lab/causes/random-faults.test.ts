import { createEngine } from '@lanelab/engine/node';
import { parseScenario, type Scenario } from '@lanelab/scenario';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf } from '../../document/store/problems/problems.ts';
import { edited, ring, setScenario } from '../../document/store/test-networks.ts';
import type { Problem } from '../../document/store/types.ts';
import { causesOf } from './causes.ts';
import { type Evidence, gathered } from './evidence.ts';
import { at, FAULTS, NETWORKS } from './test-faults.ts';
import { waitingFlows } from './waiting.ts';

const SECOND = 1e12;
const CASES = 200;
/** Two faults may need a repair each, and a repair may show another cause behind it. */
const MOST_CLICKS = 8;

async function seen(scenario: Scenario): Promise<Evidence> {
  const engine = createEngine();
  try {
    return await gathered(engine, edited(scenario, setScenario('model.durationPs', 12 * SECOND)));
  } finally {
    await engine.close();
  }
}

/** A document with one or two faults, and the numbers that it was made from. */
interface Case {
  readonly name: string;
  readonly broken: Scenario;
}

const errorsOf = (scenario: Scenario): readonly Problem[] =>
  problemsOf(scenario).filter(({ severity }) => severity === 'error');

/** Documents that differ from the one that they are made of, and run. What cannot run at all is refused with its reason. */
function runnable(): readonly Case[] {
  const pick = fc.nat(1_000);
  const fault = fc.record({ kind: pick, pick });
  const drawn = fc.sample(fc.record({ network: pick, faults: fc.array(fault, { minLength: 1, maxLength: 2 }) }), {
    numRuns: 3 * CASES,
    seed: 12,
  });
  return drawn
    .flatMap(({ network, faults }): Case[] => {
      const start = (at(NETWORKS, network) ?? ring)();
      const broken = faults.reduce(
        (current, { kind, pick: which }) => at(FAULTS, kind)?.(current, which) ?? current,
        start,
      );
      const parsed = parseScenario(broken);
      if (!parsed.ok) expect(parsed.errors.length).toBeGreaterThan(0);
      if (!parsed.ok || errorsOf(broken).length > 0 || JSON.stringify(broken) === JSON.stringify(start)) return [];
      const kinds = faults.map(({ kind, pick: which }) => [kind % FAULTS.length, which]);
      return [{ name: JSON.stringify({ network: network % NETWORKS.length, faults: kinds }), broken }];
    })
    .slice(0, CASES);
}

/** Clicks the button of the first cause again and again until no flow waits; what went wrong, in words. */
async function repaired({
  name,
  broken,
}: Case): Promise<{ readonly hasWaited: boolean; readonly wrong: readonly string[] }> {
  const wrong: string[] = [];
  let current = broken;
  let evidence = await seen(current);
  const hasWaited = waitingFlows(evidence).length > 0;
  for (let clicks = 0; clicks < MOST_CLICKS && waitingFlows(evidence).length > 0; clicks += 1) {
    const causes = causesOf(evidence);
    const unknown = waitingFlows(evidence).filter(({ flow }) => causes.every((cause) => cause.flow !== flow));
    if (unknown.length > 0) wrong.push(`${name}: no cause for flow ${unknown[0]?.flow}`);
    for (const { code, fix } of causes) {
      const outcome = fix.edit(current);
      const errors = outcome.ok ? errorsOf(outcome.scenario).map(({ sentence }) => sentence) : [outcome.why];
      if (errors.length > 0) wrong.push(`${name}: ${code} is not repaired, ${errors[0]}`);
    }
    const outcome = causes[0]?.fix.edit(current);
    if (outcome?.ok !== true) break;
    current = outcome.scenario;
    evidence = await seen(current);
  }
  if (waitingFlows(evidence).length > 0) wrong.push(`${name}: still waiting, ${causesOf(evidence)[0]?.code}`);
  return { hasWaited, wrong };
}

test('of 200 networks with one or two random faults, each flow that waits has a cause, and the buttons repair it', async () => {
  const cases = runnable();
  expect(cases.length).toBe(CASES);
  const wrong: string[] = [];
  let waiting = 0;
  for (const one of cases) {
    const outcome = await repaired(one);
    wrong.push(...outcome.wrong);
    if (outcome.hasWaited) waiting += 1;
  }
  expect(wrong).toEqual([]);
  expect(waiting).toBeGreaterThan(CASES / 2);
}, 600_000);
