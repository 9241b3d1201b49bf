/** What a planned change did to a flow, where nothing else in the run says it: messages that it takes, or the instant at which a flow stopped. */
import { say } from '@lanelab/messages/causes';
import type { Flow } from '@lanelab/scenario';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { type Change, changeText } from '../../document/change-text.ts';
import { removeChange } from '../../document/store/edits/changes.ts';
import { type Finding, fixed } from './cause.ts';
import type { Evidence } from './evidence.ts';
import type { Waiting } from './waiting.ts';

/** Arrivals are counted by the second: so much later than the last of them a change may have come. */
const SECOND_PS = 1_000_000_000_000;
const TAKES_MESSAGES: ReadonlySet<Change['kind']> = new Set(['drop-message', 'damage-message']);
/** Changes that let more through than before stop nothing. */
const mends = (change: Change): boolean => (change.kind === 'link-up' || change.kind === 'process') && change.up;

/** The device at which to look for what a change does. */
function placeOf({ scenario: { model } }: Evidence, change: Change, flow: Flow): Pick<Finding, 'node' | 'link'> {
  if ('link' in change) {
    const link = model.links.find(({ id }) => id === change.link);
    return { node: link?.a.node ?? flow.from, link: change.link };
  }
  return { node: 'node' in change ? change.node : flow.from };
}

/** The last change before a flow stopped; for a flow that never began the first that takes control messages, else the first that breaks something. */
export function plannedFinding(evidence: Evidence, flow: Flow, { lack, sincePs }: Waiting): Finding | null {
  const { model } = evidence.scenario;
  const isStopped = lack === 'stopped';
  const changes = model.changes.toSorted((a, b) => a.atPs - b.atPs).filter((change) => change.atPs <= evidence.timePs);
  const found = isStopped
    ? changes.findLast((change) => change.atPs <= sincePs + SECOND_PS && !mends(change))
    : (changes.find(({ kind }) => TAKES_MESSAGES.has(kind)) ?? changes.find((change) => !mends(change)));
  if (found === undefined) return null;
  const named = { change: changeText(found, model), time: formatPicoseconds(found.atPs) };
  const began = TAKES_MESSAGES.has(found.kind) ? say('planned-change', named) : say('planned-change.before', named);
  return {
    code: 'planned-change',
    ...placeOf(evidence, found, flow),
    sentence: isStopped ? say('planned-change.stopped', named) : began,
    fix: fixed(say('fix.change'), removeChange(model.changes.indexOf(found))),
  };
}
