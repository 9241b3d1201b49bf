/** The device at which the first packet of a flow was lost. */
import type { PacketRecord } from '@lanelab/engine';
import type { Gauge, Reading } from '../judge/gauge.ts';
import type { Drop, Slice } from '../run/slice.ts';
import { type Window, windowNeeds } from '../run/window.ts';
import { Within } from '../run/within.ts';
import { wordsOf } from '../values.ts';
import { WindowMeter } from './window-meter.ts';

interface Loss extends Drop {
  readonly packet: number;
}

class FirstLossMeter extends WindowMeter {
  readonly #isMeant: (packet: PacketRecord) => boolean;
  readonly #nameOf: (node: number) => string;
  readonly #within: Within<Loss>;

  constructor(window: Window, isMeant: (packet: PacketRecord) => boolean, nameOf: (node: number) => string) {
    super(window);
    this.#isMeant = isMeant;
    this.#nameOf = nameOf;
    this.#within = new Within(this.ends);
  }

  protected override async measure(slice: Slice): Promise<readonly Reading[]> {
    const [first] = this.#within.take(await this.#losses(slice), slice.endPs);
    const span = this.span(slice);
    if (span === null) return [];
    const { knownPs } = this.ends;
    if (first !== undefined) {
      const { atPs, node, link, packet } = first;
      const evidence = { timePs: atPs, device: node, link, packet };
      const at = { fromPs: atPs, toPs: atPs };
      const value = wordsOf(this.#nameOf(node));
      return [{ value, span: at, atPs: Math.max(atPs, knownPs), isFinal: true, evidence }];
    }
    if (slice.toPs < span.toPs) return [];
    return [{ value: null, span, atPs: Math.max(span.toPs, knownPs), isFinal: true, evidence: {} }];
  }

  /** The first loss of the slice in the window, as far as the window is known. */
  async #losses(slice: Slice): Promise<readonly Loss[]> {
    const fromPs = this.ends.fromPs ?? Number.POSITIVE_INFINITY;
    for (const drop of slice.drops) {
      if (drop.atPs < fromPs) continue;
      const packet = await slice.packetOf(drop);
      if (packet !== null && this.#isMeant(packet)) return [{ ...drop, packet: packet.number }];
    }
    return [];
  }
}

/** Where the first cell or frame of a packet that is meant was dropped, as the name of a device. */
export const firstLossGauge = (
  window: Window,
  isMeant: (packet: PacketRecord) => boolean,
  nameOf: (node: number) => string,
): Gauge => ({
  dimension: 'word',
  needs: [{ packets: true, drops: true }, ...windowNeeds(window)],
  grows: false,
  isFixed: false,
  meter: () => new FirstLossMeter(window, isMeant, nameOf),
});
