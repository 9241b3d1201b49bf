/** Faults of a link or a device at the instant that the clock shows: each becomes a planned change of the scenario. */
import { say } from '@lanelab/messages/faults';
import type { Host, Link, Scenario, Switch } from '@lanelab/scenario';
import type { Change } from '../../document/change-text.ts';
import { inNewBranch } from '../../document/store/edits/branches.ts';
import { addChange } from '../../document/store/edits/changes.ts';
import { inOneStep } from '../../document/store/edits/compose.ts';
import { setField } from '../../document/store/edits/field.ts';
import { nodeOf } from '../../document/store/edits/model.ts';
import type { Edit, EditorStore } from '../../document/store/types.ts';
import type { FaultTarget } from '../editor/environment.ts';
import type { MenuAction } from '../editor/session.ts';
import { type Fault, lastChange, processFaults } from './process-faults.ts';

/** Capacity of a shrunken output buffer, in cells. */
const SMALL_BUFFER = 64;
/** A tenth of the speed or rate remains. */
const SLOWDOWN = 10;
const LONG_DELAY_PS = 10_000_000_000;

/** Whether the link is up at this instant. */
function isLinkUp({ model }: Scenario, link: number, atPs: number): boolean {
  const last = lastChange(model, atPs, (change) => change.kind === 'link-up' && change.link === link);
  return last?.kind === 'link-up' ? last.up : true;
}

function linkFaults(scenario: Scenario, link: Link, atPs: number): readonly Fault[] {
  const up = isLinkUp(scenario, link.id, atPs);
  const nameOf = (node: number) => nodeOf(scenario.model, node)?.name ?? '';
  const drop = (end: Link['a'], id: string): Fault => ({
    id,
    label: say('link.drop-cell', { device: nameOf(end.node) }),
    edit: addChange({ atPs, kind: 'glitch', node: end.node, port: end.port, extraPs: null }),
  });
  return [
    {
      id: up ? 'cut' : 'restore',
      label: say(up ? 'link.cut' : 'link.restore'),
      edit: addChange({ atPs, kind: 'link-up', link: link.id, up: !up }),
    },
    drop(link.a, 'drop-a'),
    drop(link.b, 'drop-b'),
    {
      id: 'delay',
      label: say('link.delay'),
      edit: addChange({ atPs, kind: 'link-delay', link: link.id, delayPs: LONG_DELAY_PS }),
    },
  ];
}

function hostFaults(host: Host, atPs: number): readonly Fault[] {
  const slow = addChange({ atPs, kind: 'cpu', node: host.id, set: { speed: host.cpu.speed / SLOWDOWN } });
  const restore = addChange({ atPs, kind: 'cpu', node: host.id, set: { speed: host.cpu.speed } });
  return [
    { id: 'slow', label: say('host.slow'), edit: slow },
    { id: 'fast', label: say('host.restore-speed'), edit: restore },
    {
      id: 'nagle',
      label: say('host.nagle-off'),
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
      label: say('switch.shrink', { count: SMALL_BUFFER }),
      edit: inOneStep(say('switch.shrink-done', { device: node.name }), shrink.map(addChange)),
      ...(shrink.length === 0 ? { off: say('switch.no-port') } : {}),
    },
    ...node.routes.flatMap(({ in: from, policer }): Fault[] =>
      policer === undefined
        ? []
        : [
            {
              id: `police-${from.port}-${from.vpi}-${from.vci ?? 'all'}`,
              label: say('switch.police', { connection: `${from.vpi}/${from.vci ?? '*'}`, port: from.port }),
              edit: addChange({ atPs, kind: 'policer', node: node.id, in: from, buckets: policer.buckets.map(slower) }),
            },
          ],
    ),
  ];
}

type Bucket = Extract<Change, { kind: 'policer' }>['buckets'][number];
const slower = (bucket: Bucket): Bucket => ({ ...bucket, incrementPs: bucket.incrementPs * SLOWDOWN });

/** The first fault begins a part of the menu where other faults stand above it. */
const asPart = (faults: readonly Fault[], isBelowOthers: boolean): readonly Fault[] =>
  faults.map((fault, index) => (isBelowOthers && index === 0 ? { ...fault, startsPart: true } : fault));

function faultsOf(scenario: Scenario, { kind, id }: FaultTarget, atPs: number): readonly Fault[] {
  const { links, nodes } = scenario.model;
  if (kind === 'link') {
    const link = links.find((candidate) => candidate.id === id);
    return link === undefined ? [] : linkFaults(scenario, link, atPs);
  }
  const node = nodes.find((candidate) => candidate.id === id);
  if (node === undefined) return [];
  const protocols = processFaults(scenario, node, atPs);
  if (node.kind === 'host') return [...protocols, ...asPart(hostFaults(node, atPs), protocols.length > 0)];
  if (node.kind === 'switch') return [...protocols, ...asPart(switchFaults(node, atPs), protocols.length > 0)];
  return protocols;
}

const healAll: Edit = (scenario) => {
  const outcome = setField({ of: 'scenario' }, ['model', 'changes'], [], say('heal.field'))(scenario);
  return outcome.ok ? { ...outcome, did: say('heal.done') } : outcome;
};

interface FaultClock {
  /** Where the clock stands, ps. */
  readonly timePs: () => number;
  /** Whether the run has been beyond an instant. */
  readonly isPast: (timePs: number) => boolean;
}

/** The fault menu of a target. `announce` reports what was planned, or why a fault was refused. */
export function faultMenu(store: EditorStore, clock: FaultClock, announce: (sentence: string) => void) {
  const plan = (edit: Edit) => () => {
    const timePs = clock.timePs();
    // What the run has shown to happen after this instant is another future than the one with the fault.
    const outcome = store.apply(clock.isPast(timePs) ? inNewBranch(edit, timePs) : edit);
    announce(outcome.ok ? outcome.did : outcome.why);
  };
  return (target: FaultTarget): readonly MenuAction[] => {
    const { scenario } = store.getState();
    const atPs = Math.min(clock.timePs(), scenario.model.durationPs - 1);
    const faults = faultsOf(scenario, target, atPs).map(
      ({ id, label, edit, off, startsPart = false }): MenuAction => ({
        id,
        label,
        startsPart,
        run: plan(edit),
        ...(off === undefined ? {} : { off }),
      }),
    );
    const heal: MenuAction = {
      id: 'heal-all',
      label: say('heal.label'),
      startsPart: true,
      run: plan(healAll),
      ...(scenario.model.changes.length === 0 ? { off: say('heal.nothing') } : {}),
    };
    return [...faults, heal];
  };
}
