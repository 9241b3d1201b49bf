/** A server that cannot keep up: everything that comes to it waits in one queue, so that it loses its own signalling as well. */
import { say } from '@lanelab/messages/causes';
import { type Node, servicesOf } from '@lanelab/scenario';
import { setField } from '../../document/store/edits/field.ts';
import type { DiaryEntry } from '../../playback/run/types.ts';
import { type Finding, fixed } from './cause.ts';
import type { Evidence } from './evidence.ts';
import { cutLinks } from './links.ts';

/** Whether the far end of a device's signalling fell silent: polls that found its queue full were never answered. */
const isUnanswered = (entry: DiaryEntry): boolean =>
  (entry.machine === 'sscop' &&
    entry.kind === 'down' &&
    (entry.reason === 'no_response' || entry.reason === 'no_answer')) ||
  (entry.machine === 'calls' && entry.kind === 'timer_expired' && entry.timer === 'T309');

const hasLimits = (node: Node): boolean =>
  'processor' in node &&
  node.processor !== undefined &&
  (node.processor.cellsPerS !== undefined || node.processor.framesPerS !== undefined);

/** The button takes the limits of a server's processor away. */
function overloaded({ id, name }: Node, sentence: string): Finding {
  const edit = setField({ of: 'nodes', id }, ['processor'], undefined, say('processor'));
  return { code: 'overloaded', node: id, sentence, fix: fixed(say('fix.processor', { device: name }), edit) };
}

/** The first of these servers whose processor has limits, for clients that were never answered in time. */
export function limitedFinding({ scenario: { model } }: Evidence, servers: readonly number[]): Finding | null {
  const node = model.nodes.find((entry) => servers.includes(entry.id) && hasLimits(entry));
  return node === undefined ? null : overloaded(node, say('overloaded.late', { device: node.name }));
}

/** The first server with a limited processor that has lost its signalling although its cables are up. */
export function overloadFinding({ scenario: { model }, diary, timePs }: Evidence): Finding | null {
  const down = cutLinks(model, timePs);
  const node = model.nodes.find(
    (entry) =>
      hasLimits(entry) &&
      servicesOf(entry).length > 0 &&
      !model.links.some(({ id, a, b }) => down.has(id) && (a.node === entry.id || b.node === entry.id)) &&
      diary.some((report) => report.node === entry.id && isUnanswered(report)),
  );
  return node === undefined ? null : overloaded(node, say('overloaded', { device: node.name }));
}
