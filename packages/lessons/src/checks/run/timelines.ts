/** What is so for a time, from what the devices’ machines report. */
import type { AtmEnd, DiaryEntry, LecPhase } from '@lanelab/engine';
import type { Timeline, Turn } from '../judge/timeline.ts';
import type { RunEvent } from './event.ts';
import { allNeeds, type Slice } from './slice.ts';

/** Follows one truth through a run: `changed` says what it is after a report, or null where the report does not matter. */
function turnsOf(follow: () => (entry: DiaryEntry, addresses: readonly AtmEnd[]) => boolean | null): Timeline['turns'] {
  return () => {
    const changed = follow();
    let isSo = false;
    return async (slice: Slice) => {
      const addresses = await slice.addresses();
      return slice.diary.flatMap((entry): readonly Turn[] => {
        const now = changed(entry, addresses);
        if (now === null || now === isSo) return [];
        isSo = now;
        return [{ atPs: entry.atPs, isSo, evidence: { timePs: entry.atPs, device: entry.node } }];
      });
    };
  };
}

/** The instants at which something begins to be so. */
export const beginningsEvent = (text: string, timeline: Timeline): RunEvent => ({
  text,
  needs: allNeeds(timeline.needs),
  occurrences: () => {
    const turns = timeline.turns();
    return async (slice) => (await turns(slice)).filter(({ isSo }) => isSo);
  },
});

const isDeath = (entry: DiaryEntry) => entry.machine === 'process' && entry.kind === 'died';

/** Whether a LAN emulation client of a device is in a phase; of several clients, one that is. */
export const phaseTimeline = (node: number, phase: LecPhase | 'dead'): Timeline => ({
  needs: [],
  turns: turnsOf(() => {
    const phases = new Map<number, string>();
    return (entry) => {
      if (entry.node !== node || entry.process !== 'lec') return null;
      if (isDeath(entry)) phases.set(entry.elan ?? 0, 'dead');
      else if (entry.machine === 'lec' && entry.kind === 'phase') phases.set(entry.elan ?? 0, entry.phase);
      return [...phases.values()].includes(phase);
    };
  }),
});

/** Whether an LE_ARP cache of one device has an entry that leads to another. */
export const arpCacheTimeline = (node: number, entryNode: number): Timeline => ({
  needs: [],
  turns: turnsOf(() => {
    /** MAC addresses of entries that lead to the device, and the emulated LANs of their caches. */
    const entries = new Set<string>();
    return (entry, addresses) => {
      if (entry.node !== node || entry.process !== 'lec') return null;
      if (isDeath(entry)) entries.clear();
      if (entry.machine === 'lec') {
        if (entry.kind === 'learned') {
          const key = `${entry.elan}/${entry.mac}`;
          if (addresses.some(({ address, node: owner }) => address === entry.atm && owner === entryNode))
            entries.add(key);
          else entries.delete(key);
        }
        if (entry.kind === 'forgotten') entries.delete(`${entry.elan}/${entry.mac}`);
      }
      return entries.size > 0;
    };
  }),
});

/**
 * Whether one of these MPOA clients has a shortcut to one of these IP addresses: the address is resolved, and the circuit to
 * its egress stands.
 */
export const shortcutTimeline = (clients: readonly number[], destinations: readonly string[]): Timeline => ({
  needs: [],
  turns: turnsOf(() => {
    /** ATM addresses of the egress by client and destination. */
    const egresses = new Map<string, { readonly node: number; readonly address: string }>();
    /** Standing circuits by client and number. */
    const circuits = new Map<string, { readonly node: number; readonly peer: string }>();
    return (entry) => {
      if (!clients.includes(entry.node) || entry.process !== 'mpc') return null;
      const { node } = entry;
      if (isDeath(entry)) {
        for (const [key, egress] of egresses) if (egress.node === node) egresses.delete(key);
        for (const [key, circuit] of circuits) if (circuit.node === node) circuits.delete(key);
      }
      if (entry.machine === 'mpc')
        switch (entry.kind) {
          case 'resolved':
            if (destinations.includes(entry.dst)) egresses.set(`${node}/${entry.dst}`, { node, address: entry.egress });
            break;
          case 'ingress_removed':
          case 'hold_down':
            egresses.delete(`${node}/${entry.dst}`);
            break;
          case 'vcc_up':
            if (entry.shortcut)
              circuits.set(`${node}/${entry.vcc.number}/${entry.vcc.incoming}`, { node, peer: entry.peer });
            break;
          case 'vcc_released':
          case 'vcc_lost':
            circuits.delete(`${node}/${entry.vcc.number}/${entry.vcc.incoming}`);
            break;
          default:
        }
      const standing = [...circuits.values()];
      return [...egresses.values()].some((egress) =>
        standing.some((circuit) => circuit.node === egress.node && circuit.peer === egress.address),
      );
    };
  }),
});
