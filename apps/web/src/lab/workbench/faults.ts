/** What can go wrong at a link or a device, at the instant that the clock shows: each becomes a planned change of the scenario. */
import type { Host, Link, Scenario, Switch } from '@lanelab/scenario';
import { addChange, type Change } from '../../document/store/edits/changes.ts';
import { inOneStep } from '../../document/store/edits/compose.ts';
import { setField } from '../../document/store/edits/field.ts';
import { nodeOf } from '../../document/store/edits/model.ts';
import type { Edit, EditorStore } from '../../document/store/types.ts';
import type { FaultTarget } from '../editor/host.ts';
import type { MenuAct } from '../editor/session.ts';
import { processFaults } from './process-faults.ts';

/** Cells that an output buffer keeps after “shrink the buffers”. */
const SMALL_BUFFER = 64;
const SLOWER = 10;
const EXTRA_DELAY_PS = 10_000_000_000;

interface Fault {
  readonly id: string;
  readonly label: string;
  readonly edit: Edit;
  readonly off?: string;
  readonly startsPart?: boolean;
}

/** Whether the link is up at this instant, all earlier changes done; of those at one instant the last counts. */
function isUp({ model }: Scenario, link: number, atPs: number): boolean {
  const done = model.changes.filter(
    (change) => change.kind === 'link-up' && change.link === link && change.atPs <= atPs,
  );
  const last = done.toSorted((a, b) => a.atPs - b.atPs).at(-1);
  return last?.kind === 'link-up' ? last.up : true;
}

function linkFaults(scenario: Scenario, link: Link, atPs: number): readonly Fault[] {
  const up = isUp(scenario, link.id, atPs);
  const nameOf = (node: number) => nodeOf(scenario.model, node)?.name ?? '';
  const drop = (end: Link['a'], id: string): Fault => ({
    id,
    label: `Drop the next cell from ${nameOf(end.node)}`,
    edit: addChange({ atPs, kind: 'glitch', node: end.node, port: end.port, extraPs: null }),
  });
  return [
    {
      id: up ? 'cut' : 'restore',
      label: up ? 'Cut the link' : 'Restore the link',
      edit: addChange({ atPs, kind: 'link-up', link: link.id, up: !up }),
    },
    drop(link.a, 'drop-a'),
    drop(link.b, 'drop-b'),
    {
      id: 'delay',
      label: 'Make it 10 ms long',
      edit: addChange({ atPs, kind: 'link-delay', link: link.id, delayPs: EXTRA_DELAY_PS }),
    },
  ];
}

function hostFaults(host: Host, atPs: number): readonly Fault[] {
  const slow = addChange({ atPs, kind: 'cpu', node: host.id, set: { speed: host.cpu.speed / SLOWER } });
  const back = addChange({ atPs, kind: 'cpu', node: host.id, set: { speed: host.cpu.speed } });
  return [
    { id: 'slow', label: 'Slow its processor to a tenth', edit: slow },
    { id: 'fast', label: 'Give its processor its speed back', edit: back },
    {
      id: 'nagle',
      label: 'Switch Nagle off in its TCP',
      edit: addChange({ atPs, kind: 'stack', node: host.id, set: { nagle: false } }),
    },
  ];
}

function switchFaults(node: Switch, atPs: number): readonly Fault[] {
  const shrink = node.ports.map(
    ({ id }): Change => ({
      atPs,
      kind: 'queue',
      node: node.id,
      port: id,
      category: 'ubr',
      queue: { capacityCells: SMALL_BUFFER, clpThresholdCells: null, discard: { kind: 'none' } },
    }),
  );
  return [
    {
      id: 'shrink',
      label: `Shrink its UBR buffers to ${SMALL_BUFFER} cells`,
      edit: inOneStep(`Planned to shrink the buffers of ${node.name}`, shrink.map(addChange)),
      ...(shrink.length === 0 ? { off: 'it has no port yet' } : {}),
    },
    ...node.routes.flatMap(({ in: from, policer }): Fault[] =>
      policer === undefined
        ? []
        : [
            {
              id: `police-${from.port}-${from.vpi}-${from.vci ?? 'all'}`,
              label: `Hold ${from.vpi}/${from.vci ?? '*'} of port ${from.port} to a tenth of its rate`,
              edit: addChange({ atPs, kind: 'policer', node: node.id, in: from, buckets: policer.buckets.map(slower) }),
            },
          ],
    ),
  ];
}

type Bucket = Extract<Change, { kind: 'policer' }>['buckets'][number];
const slower = (bucket: Bucket): Bucket => ({ ...bucket, incrementPs: bucket.incrementPs * SLOWER });

/** The first of them begins a part of the menu. */
const parted = (faults: readonly Fault[], isPart: boolean): readonly Fault[] =>
  faults.map((fault, index) => (isPart && index === 0 ? { ...fault, startsPart: true } : fault));

function faultsOf(scenario: Scenario, { kind, id }: FaultTarget, atPs: number): readonly Fault[] {
  const { links, nodes } = scenario.model;
  if (kind === 'link') {
    const link = links.find((candidate) => candidate.id === id);
    return link === undefined ? [] : linkFaults(scenario, link, atPs);
  }
  const node = nodes.find((candidate) => candidate.id === id);
  if (node === undefined) return [];
  const protocols = processFaults(scenario, node, atPs);
  if (node.kind === 'host') return [...protocols, ...parted(hostFaults(node, atPs), protocols.length > 0)];
  if (node.kind === 'switch') return [...protocols, ...parted(switchFaults(node, atPs), protocols.length > 0)];
  return protocols;
}

const healAll: Edit = (scenario) => {
  const outcome = setField({ of: 'scenario' }, ['model', 'changes'], [], 'what happens')(scenario);
  return outcome.ok ? { ...outcome, did: 'Healed: nothing goes wrong any more' } : outcome;
};

/** The menu of a target. `say` tells why a fault was refused. */
export function faultActs(store: EditorStore, timePs: () => number, say: (words: string) => void) {
  const act = (edit: Edit) => () => {
    const outcome = store.apply(edit);
    say(outcome.ok ? outcome.did : outcome.why);
  };
  return (target: FaultTarget): readonly MenuAct[] => {
    const { scenario } = store.getState();
    const atPs = Math.min(timePs(), scenario.model.durationPs - 1);
    const faults = faultsOf(scenario, target, atPs).map(
      ({ id, label, edit, off, startsPart = false }): MenuAct => ({
        id,
        label,
        startsPart,
        run: act(edit),
        ...(off === undefined ? {} : { off }),
      }),
    );
    const heal: MenuAct = {
      id: 'heal-all',
      label: 'Heal all: take every planned change back',
      startsPart: true,
      run: act(healAll),
      ...(scenario.model.changes.length === 0 ? { off: 'nothing is planned' } : {}),
    };
    return [...faults, heal];
  };
}
