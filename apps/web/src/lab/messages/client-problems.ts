/** LAN emulation clients that a run has left without their ELAN: since when, why, and how to fix it. */
import { clientDown, say } from '@lanelab/messages/client-problems';
import { type Node, overOf, type Scenario } from '@lanelab/scenario';
import { setField } from '../../document/store/edits/field.ts';
import type { Problem } from '../../document/store/types.ts';
import { spanWords } from '../../playback/gap-words.ts';
import type { DeviceState, DiaryEntry } from '../../playback/run/types.ts';

/** A client that has not been operational for this long will hardly become so by itself: simulated time, ps. */
const PATIENCE_PS = 10_000_000_000_000;

const isOperational = (event: DiaryEntry): boolean =>
  event.machine === 'lec' && event.kind === 'phase' && event.phase === 'operational';

/** Whether a client that was operational is no longer, from this event on. */
const isEnd = (event: DiaryEntry): boolean =>
  (event.machine === 'lec' && event.kind === 'failed' && event.phase === 'operational') ||
  (event.machine === 'process' && event.kind === 'died' && event.process === 'lec');

/** The ELANs of a device's clients, in the order in which the engine counts the clients. */
function elansOf(node: Node): readonly number[] {
  if (node.kind === 'edge') return node.bridges.map(({ elan }) => elan);
  if (node.kind !== 'host' && node.kind !== 'router') return [];
  return node.interfaces.flatMap((entry) => (overOf(entry) === 'lane' ? [entry.elan ?? 0] : []));
}

const isOf = ({ process, elan }: DiaryEntry, client: number | undefined): boolean =>
  process === 'lec' && elan === client;

/** Since when a client has been down, ps: the end of its last operation, or power-on. */
const downSince = (events: readonly DiaryEntry[]): number => {
  const last = events.findLast((event) => isOperational(event) || isEnd(event));
  return last !== undefined && isEnd(last) ? last.atPs : 0;
};

/** The reason of the last failure that a client has reported; null where it reported none. */
function lastFailure(events: readonly DiaryEntry[]) {
  const last = events.findLast((event) => event.machine === 'lec' && event.kind === 'failed');
  return last?.machine === 'lec' && last.kind === 'failed' ? last.reason : null;
}

/** A switch next to the device that could signal and does not. */
function silentSwitch({ model }: Scenario, node: number): Node | undefined {
  const beside = new Set(
    model.links.flatMap(({ a, b }) => (a.node === node ? [b.node] : b.node === node ? [a.node] : [])),
  );
  return model.nodes.find((other) => other.kind === 'switch' && other.signalling === undefined && beside.has(other.id));
}

/** One entry for each client that has been down for 10 s of simulated time. */
export function clientProblems(
  scenario: Scenario,
  states: readonly DeviceState[],
  diary: readonly DiaryEntry[],
  timePs: number,
): readonly Problem[] {
  return states.flatMap((device) => {
    const index = scenario.model.nodes.findIndex(({ id }) => id === device.node);
    const node = scenario.model.nodes[index];
    if (node === undefined) return [];
    const clients = device.states.filter(({ process }) => process === 'lec');
    if (clients.every(({ ok }) => ok)) return [];
    const own = diary.filter((entry) => entry.node === node.id);
    const elans = elansOf(node);
    return clients.flatMap(({ ok, phase }, client): readonly Problem[] => {
      const events = own.filter((event) => isOf(event, elans[client]));
      const forPs = timePs - downSince(events);
      if (ok || forPs < PATIENCE_PS) return [];
      const elan = scenario.model.elans.find(({ id }) => id === elans[client])?.name ?? '';
      const mute = phase === 'no_address' ? silentSwitch(scenario, node.id) : undefined;
      const since = spanWords(Math.floor(forPs / PATIENCE_PS) * PATIENCE_PS);
      return [
        {
          id: `client-down:${node.id}:${client}`,
          severity: 'warning',
          path: `model.nodes[${index}]`,
          sentence: clientDown({ device: node.name, elan, since }, phase, lastFailure(events)),
          nodes: [node.id],
          links: [],
          flows: [],
          ...(mute === undefined
            ? {}
            : {
                fix: {
                  label: say('fix.signalling', { switch: mute.name }),
                  edit: setField({ of: 'nodes', id: mute.id }, ['signalling'], {}, 'signalling'),
                },
              }),
        },
      ];
    });
  });
}
