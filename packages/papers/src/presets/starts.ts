/** Where presets open: at an instant at which something worth seeing moves, as slowly as it takes to see it. */

import type { Scenario, Start } from '@lanelab/scenario';

const US = 1_000_000;
const MS = 1_000 * US;
/** By then a stream has resolved its addresses, called, shaken hands and filled its path. */
const UNDER_WAY_PS = 160 * MS;

/** In time at which frames can be followed. */
export const FRAMES_PS = 200 * US;

/** The flow that the scenario is about begins; pings only ask whether everything is there. */
function beginPs({ flows }: Scenario['model']): number {
  const starts = flows.map((flow) => ({ isPing: flow.kind === 'ping', startPs: 'startPs' in flow ? flow.startPs : 0 }));
  const data = starts.filter(({ isPing }) => !isPing);
  const times = (data.length === 0 ? starts : data).map(({ startPs }) => startPs);
  return times.length === 0 ? 0 : Math.min(...times);
}

/** Where a scenario opens that was not looked at by itself: its first flow is under way. */
function startOf({ model }: Scenario): Start {
  const from = beginPs(model);
  return { timePs: Math.round(Math.min(from + UNDER_WAY_PS, (from + model.durationPs) / 2)) };
}

export const opensAt = (scenario: Scenario, start: Start): Scenario => ({
  ...scenario,
  view: { ...scenario.view, start },
});

export const opened = (scenario: Scenario): Scenario => opensAt(scenario, startOf(scenario));
