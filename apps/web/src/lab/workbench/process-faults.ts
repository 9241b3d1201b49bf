/** What can go wrong with the protocols of a device: processes killed and started, messages lost, tables emptied. */
import { type Node, overOf, type ProcessName, type Scenario, servicesOf } from '@lanelab/scenario';
import { faultWords } from '../../base/words/fault-words.ts';
import { addChange } from '../../document/store/edits/changes.ts';
import type { Edit } from '../../document/store/types.ts';

export interface ProcessFault {
  readonly id: string;
  readonly label: string;
  readonly edit: Edit;
  readonly startsPart?: boolean;
}

/** Processes that run on a device, in the order in which people read them. */
export function processesOf(node: Node): readonly ProcessName[] {
  const found: ProcessName[] = [];
  const interfaces = node.kind === 'host' || node.kind === 'router' ? node.interfaces : [];
  if (interfaces.some((entry) => overOf(entry) === 'lane') || (node.kind === 'edge' && node.bridges.length > 0))
    found.push('lec');
  if ((node.kind === 'host' || node.kind === 'edge') && node.mpc !== undefined) found.push('mpc');
  if (node.kind === 'router' && node.mps !== undefined) found.push('mps');
  if (interfaces.some((entry) => overOf(entry) === 'svc')) found.push('clip');
  const kinds = servicesOf(node).map(({ kind }) => kind);
  if (kinds.includes('lecs')) found.push('lecs');
  if (kinds.includes('les')) found.push('les', 'bus');
  if (kinds.includes('atmarp')) found.push('atmarp');
  return found;
}

/** Messages that are worth losing, by who sends them. */
const messagesOf: Readonly<Partial<Record<ProcessName, readonly string[]>>> = {
  lec: ['LE_JOIN_REQUEST', 'LE_ARP_REQUEST'],
  les: ['LE_JOIN_RESPONSE', 'LE_ARP_RESPONSE'],
  mpc: ['MPOA Resolution Request'],
  mps: ['MPOA Resolution Reply'],
};

/** Whether a process runs at an instant, all earlier changes done; of those at one instant the last counts. */
function isUp({ model }: Scenario, node: number, process: ProcessName, atPs: number): boolean {
  const done = model.changes.flatMap((change) =>
    change.kind === 'process' && change.node === node && change.process === process && change.atPs <= atPs
      ? [change]
      : [],
  );
  return done.toSorted((a, b) => a.atPs - b.atPs).at(-1)?.up ?? true;
}

export function processFaults(scenario: Scenario, node: Node, atPs: number): readonly ProcessFault[] {
  const processes = processesOf(node);
  if (processes.length === 0) return [];
  const drop = (message: string): ProcessFault => ({
    id: `drop-${message.replaceAll(' ', '-')}`,
    label: faultWords.drop(message),
    edit: addChange({ atPs, kind: 'drop-message', node: node.id, message }),
  });
  const damage = (message: string): ProcessFault => ({
    id: `damage-${message.replaceAll(' ', '-')}`,
    label: faultWords.damage(message),
    edit: addChange({ atPs, kind: 'damage-message', node: node.id, message }),
  });
  const power = processes.map((process): ProcessFault => {
    const up = isUp(scenario, node.id, process, atPs);
    return {
      id: `${up ? 'kill' : 'start'}-${process}`,
      label: up ? faultWords.kill(process) : faultWords.start(process),
      edit: addChange({ atPs, kind: 'process', node: node.id, process, up: !up }),
    };
  });
  const messages = processes.flatMap((process) => messagesOf[process] ?? []);
  const drops = [...['SETUP', ...messages].map(drop), ...messages.slice(0, 1).map(damage)];
  const clear: ProcessFault = {
    id: 'clear',
    label: faultWords.clear,
    startsPart: true,
    edit: addChange({ atPs, kind: 'clear', node: node.id }),
  };
  return [...power, ...drops.map((one, index) => ({ ...one, startsPart: index === 0 })), clear];
}
