/** Faults of the protocols of a device: processes killed and started, messages lost, tables cleared. */
import { say } from '@lanelab/messages/faults';
import type { Node, ProcessName, Scenario } from '@lanelab/scenario';
import type { Change } from '../../document/change-text.ts';
import { processCounts } from '../../document/processes.ts';
import { addChange } from '../../document/store/edits/changes.ts';
import type { Edit } from '../../document/store/types.ts';

/** An entry of the fault menu, and the change that it plans. */
export interface Fault {
  readonly id: string;
  readonly label: string;
  readonly edit: Edit;
  /** Why the fault cannot be planned now. */
  readonly off?: string;
  /** Starts a new part of the menu. */
  readonly startsPart?: boolean;
}

/** The last planned change of a kind until an instant; of several at one instant the last in the list counts. */
export function lastChange(
  { changes }: Scenario['model'],
  atPs: number,
  isMeant: (change: Change) => boolean,
): Change | undefined {
  return changes
    .filter((change) => change.atPs <= atPs && isMeant(change))
    .toSorted((a, b) => a.atPs - b.atPs)
    .at(-1);
}

/** Messages whose loss teaches something, by the process that sends them. */
const messagesOf: Readonly<Partial<Record<ProcessName, readonly string[]>>> = {
  lec: ['LE_JOIN_REQUEST', 'LE_ARP_REQUEST'],
  les: ['LE_JOIN_RESPONSE', 'LE_ARP_RESPONSE'],
  mpc: ['MPOA Resolution Request'],
  mps: ['MPOA Resolution Reply'],
};

/** Whether a process runs at an instant. */
function isProcessUp({ model }: Scenario, node: number, process: ProcessName, atPs: number): boolean {
  const last = lastChange(
    model,
    atPs,
    (change) => change.kind === 'process' && change.node === node && change.process === process,
  );
  return last?.kind === 'process' ? last.up : true;
}

export function processFaults(scenario: Scenario, node: Node, atPs: number): readonly Fault[] {
  const processes = [...processCounts(node).keys()];
  if (processes.length === 0) return [];
  const drop = (message: string): Fault => ({
    id: `drop-${message.replaceAll(' ', '-')}`,
    label: say('process.drop-message', { message }),
    edit: addChange({ atPs, kind: 'drop-message', node: node.id, message }),
  });
  const damage = (message: string): Fault => ({
    id: `damage-${message.replaceAll(' ', '-')}`,
    label: say('process.damage-message', { message }),
    edit: addChange({ atPs, kind: 'damage-message', node: node.id, message }),
  });
  const power = processes.map((process): Fault => {
    const up = isProcessUp(scenario, node.id, process, atPs);
    return {
      id: `${up ? 'kill' : 'start'}-${process}`,
      label: say(up ? 'process.kill' : 'process.start', { process: say(`process-name.${process}`) }),
      edit: addChange({ atPs, kind: 'process', node: node.id, process, up: !up }),
    };
  });
  const messages = processes.flatMap((process) => messagesOf[process] ?? []);
  const drops = [...['SETUP', ...messages].map(drop), ...messages.slice(0, 1).map(damage)];
  const clear: Fault = {
    id: 'clear',
    label: say('process.clear'),
    startsPart: true,
    edit: addChange({ atPs, kind: 'clear', node: node.id }),
  };
  return [...power, ...drops.map((one, index) => ({ ...one, startsPart: index === 0 })), clear];
}
