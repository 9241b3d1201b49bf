/** Hardware addresses that two devices have: the end system identifier at a switch, the MAC address on a LAN. */
import { say } from '@lanelab/messages/causes';
import { isEthernet } from '@lanelab/scenario';
import { giveOwnMac } from '../../document/store/edits/mac.ts';
import type { DiaryEntry } from '../../playback/run/types.ts';
import { type Finding, fixed } from './cause.ts';
import { type Evidence, nodeIn } from './evidence.ts';
import { type Foot, isOneLan, type Leg } from './legs.ts';

type Answer = Extract<DiaryEntry, { readonly machine: 'ilmi_user'; readonly kind: 'refused' | 'registered' }>;

const isAnswer = (entry: DiaryEntry): entry is Answer =>
  entry.machine === 'ilmi_user' && (entry.kind === 'refused' || entry.kind === 'registered');

/** A device whose switch refused its ATM address and has registered none since. */
export function takenFinding(evidence: Evidence, id: number): Finding | null {
  const node = nodeIn(evidence, id);
  const answer = evidence.diary.findLast((entry): entry is Answer => entry.node === id && isAnswer(entry));
  if (node === undefined || answer?.kind !== 'refused') return null;
  const at = node.ports.findIndex((port) =>
    answer.interface === undefined ? !isEthernet(port.phy) : port.id === answer.interface.port,
  );
  const named = { device: node.name, address: answer.address };
  return {
    code: 'duplicate-atm-address',
    node: id,
    sentence: say('duplicate-atm-address.refused', named),
    fix: fixed(say('fix.esi', named), giveOwnMac(id, ['ports', at, 'mac'], say('esi'))),
  };
}

/** A station on a LAN with the MAC address of another there: frames for one of them go to the one that spoke last. */
export function stationFinding({ scenario: { model } }: Evidence, legs: readonly Leg[]): Finding | null {
  const feet = model.nodes
    .filter((node) => node.kind === 'host' || node.kind === 'router')
    .flatMap((node) => node.interfaces.map((entry): Foot => ({ node, entry })));
  for (const own of legs.flatMap(({ from, to }) => [from, to])) {
    const mac = own.entry.mac?.toLowerCase();
    const other = feet.find(
      (foot) => foot.entry !== own.entry && foot.entry.mac?.toLowerCase() === mac && isOneLan(model, foot, own),
    );
    if (mac === undefined || other === undefined) continue;
    const { node, entry } = own;
    const named = { device: node.name, other: other.node.name, mac };
    const edit = giveOwnMac(node.id, ['interfaces', node.interfaces.indexOf(entry), 'mac'], say('mac'));
    return {
      code: 'duplicate-mac',
      node: node.id,
      sentence: say('duplicate-mac', named),
      fix: fixed(say('fix.mac', named), edit),
    };
  }
  return null;
}
