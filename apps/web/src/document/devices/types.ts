/** A kind of device: all that the lab's own views know of it. A new kind is one folder here, found by the registry. */
import type { Node, Phy } from '@lanelab/scenario';

export interface DeviceType<N extends Node = Node> {
  readonly kind: N['kind'];
  /** On the tool rail and in menus: “ATM switch”. */
  readonly label: string;
  /** One sentence for the tooltip. */
  readonly explains: string;
  /** Key that picks its tool up, lower case, no other device's. */
  readonly letter: string;
  /** Automatic names are this and a number: `S1`. */
  readonly namePrefix: string;
  /** Place on the rail. */
  readonly order: number;
  /** SVG content on the 48-unit grid, drawn with the text colour as stroke and paper as fill. */
  readonly glyph: string;
  /** PHYs that its ports can have, the usual one first. */
  readonly phys: readonly Phy[];
  /** Ports that it can have. */
  readonly maxPorts: number;
  /** A new device, without ports; names and ids are the caller's. */
  create(id: number, name: string): N;
  /** The device with one more port of this PHY, and whatever a port of it needs; the store assigns addresses. */
  withPort(node: N, port: number, phy: Phy): N;
  /** The device without the port and all that hangs on it. */
  withoutPort(node: N, port: number): N;
  /** The muted line under the device's name: an address, a size; empty where there is nothing to say. */
  caption(node: N): string;
}
