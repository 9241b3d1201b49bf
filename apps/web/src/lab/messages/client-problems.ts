/** LAN emulation clients that a run has left without their ELAN: since when, why, and what to do. */
import { type Node, overOf, type Scenario } from '@lanelab/scenario';
import { clientWords as words } from '../../base/words/client-words.ts';
import { setField } from '../../document/store/edits/field.ts';
import type { Problem } from '../../document/store/types.ts';
import { spanWords } from '../../playback/gap-words.ts';
import type { DeviceState, DiaryEntry } from '../../playback/run/types.ts';

/** A client that is not operational for so long will hardly be by itself: simulated time, ps. */
const PATIENCE_PS = 10_000_000_000_000;

const operational = 'enters Operational';
const ended = /^(Operational failed|The LEC dies)/;
const failure = /^.+ failed: (.+); next try at /;

/** The ELANs of a device's clients, in the order in which the engine counts the clients. */
function elansOf(node: Node): readonly number[] {
  if (node.kind === 'edge') return node.bridges.map(({ elan }) => elan);
  if (node.kind !== 'host' && node.kind !== 'router') return [];
  return node.interfaces.flatMap((entry) => (overOf(entry) === 'lane' ? [entry.elan ?? 0] : []));
}

/** What a client itself has said, or the switch or host about all of them. */
const isOf = ({ part, elan }: DiaryEntry, client: number | undefined): boolean =>
  part === undefined || (part === 'LEC' && elan === client);

/** Since when a client has been down, ps: the end of its last operation, or power-on. */
const downSince = (diary: readonly DiaryEntry[]): number => {
  const last = diary.findLast(({ what }) => what === operational || ended.test(what));
  return last !== undefined && ended.test(last.what) ? last.atPs : 0;
};

function wayOut(reason: string): string {
  const { out } = words;
  if (/no LECS/.test(reason)) return out.lecs;
  if (/no configuration/.test(reason)) return out.noElan;
  if (/insufficient resources/.test(reason)) return out.full;
  if (/duplicate/.test(reason)) return out.mac;
  if (/frame size|LAN type|version/.test(reason)) return out.frame;
  if (/BUS|multicast/.test(reason)) return out.bus;
  if (/control direct|control distribute|LE_JOIN|LE_CONFIGURE/.test(reason)) return out.les;
  return out.other;
}

/** Why a client is down, and what would help. */
function explained(state: string, diary: readonly DiaryEntry[]): { readonly reason: string; readonly out: string } {
  const { reasons, out } = words;
  if (state === 'no address') return { reason: reasons.noAddress, out: out.noAddress };
  if (state === 'dead') return { reason: reasons.dead, out: out.dead };
  const said = diary.findLast(({ what }) => failure.test(what))?.what;
  const reason = failure.exec(said ?? '')?.[1];
  if (reason === undefined) return { reason: reasons.joining(state), out: out.other };
  return { reason, out: wayOut(reason) };
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
    const clients = device.states.filter(({ part }) => part === 'LEC');
    if (clients.every(({ ok }) => ok)) return [];
    const own = diary.filter((entry) => entry.node === node.id);
    const elans = elansOf(node);
    return clients.flatMap(({ ok, state }, client): readonly Problem[] => {
      const said = own.filter((entry) => isOf(entry, elans[client]));
      const forPs = timePs - downSince(said);
      if (ok || forPs < PATIENCE_PS) return [];
      const elan = scenario.model.elans.find(({ id }) => id === elans[client])?.name ?? '';
      const { reason, out } = explained(state, said);
      const mute = state === 'no address' ? silentSwitch(scenario, node.id) : undefined;
      const span = spanWords(Math.floor(forPs / PATIENCE_PS) * PATIENCE_PS);
      return [
        {
          id: `client-down:${node.id}:${client}`,
          severity: 'warning',
          path: `model.nodes[${index}]`,
          sentence: words.down(node.name, elan, span, reason, out),
          nodes: [node.id],
          links: [],
          flows: [],
          ...(mute === undefined
            ? {}
            : {
                fix: {
                  label: words.startSignalling(mute.name),
                  edit: setField({ of: 'nodes', id: mute.id }, ['signalling'], {}, 'signalling'),
                },
              }),
        },
      ];
    });
  });
}
