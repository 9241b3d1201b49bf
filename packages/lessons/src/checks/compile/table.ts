/** Whether a table of a device has an entry for another device, at an instant. */
import type { AtmEnd, ProtocolTable, Value } from '@lanelab/engine';
import type { Node } from '@lanelab/scenario';
import { Fault } from '../fault.ts';
import { type Decision, decision, type Judge, type Judged, unreachable } from '../judge/judge.ts';
import type { Expectation } from '../report.ts';
import type { Slice } from '../run/slice.ts';
import { Ends, fixedEnds, type Window } from '../run/window.ts';
import type { TableName, TableSyntax } from '../syntax.ts';

/** How a check calls the tables. */
export const TABLE_TEXTS: Readonly<Record<TableName, string>> = {
  le_arp_cache: 'LE_ARP cache',
  arp_table: 'ARP table',
  atmarp_table: 'ATMARP table',
};

/** Whether a value is an address of the device: an IP address of its interfaces, or an ATM address that the run gave it. */
function isOf(value: Value, node: Node, addresses: readonly AtmEnd[]): boolean {
  if (value.type === 'ip') return 'interfaces' in node && node.interfaces.some(({ ip }) => ip === value.value);
  if (value.type !== 'atm_address') return false;
  return addresses.some(({ address, node: owner }) => address === value.value && owner === node.id);
}

/** When the entry was written; null where there is none. */
function entrySince(
  tables: readonly ProtocolTable[],
  name: TableName,
  node: Node,
  addresses: readonly AtmEnd[],
): number | null {
  const rows = tables.filter(({ table }) => table === name).flatMap((table) => table.rows);
  return rows.find(({ values }) => values.some((value) => isOf(value, node, addresses)))?.sincePs ?? null;
}

class TableJudge implements Judge {
  readonly #ends: Ends;
  readonly #look: (slice: Slice) => Promise<number | null>;
  readonly #device: number;
  readonly expected: () => Expectation;

  constructor(window: Window, device: number, look: (slice: Slice) => Promise<number | null>) {
    this.#ends = new Ends(window);
    this.#look = look;
    this.#device = device;
    const toPs = fixedEnds(window)?.toPs ?? null;
    this.expected = () => ({ kind: 'event', fromPs: toPs, toPs });
  }

  async take(slice: Slice): Promise<Decision | null> {
    const toPs = this.#ends.toPs(slice.endPs);
    if (toPs === null || slice.toPs !== toPs) return unreachable(this.#ends, slice, this.expected());
    const sincePs = await this.#look(slice);
    const evidence = { timePs: sincePs ?? toPs, device: this.#device };
    return sincePs === null
      ? decision('fails', toPs, { kind: 'never', fromPs: toPs, toPs }, this.expected(), evidence)
      : decision('holds', toPs, { kind: 'began', atPs: sincePs }, this.expected(), evidence);
  }
}

export function tableJudged({ table, place }: TableSyntax, device: Node, entry: Node, window: Window): Judged {
  if (window.mode !== 'at' && window.mode !== 'whole')
    throw new Fault({ code: 'only-at', place, term: TABLE_TEXTS[table] });
  const toPs = fixedEnds(window)?.toPs ?? null;
  const look = async (slice: Slice) => entrySince(await slice.tables(device.id), table, entry, await slice.addresses());
  return {
    isFixed: false,
    needs: [{ instants: toPs === null ? [] : [toPs] }],
    judge: () => new TableJudge(window, device.id, look),
  };
}
