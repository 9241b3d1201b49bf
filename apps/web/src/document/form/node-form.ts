/** What the form of a device is given; its fields read and write through `RecordAccess`. */
import type { Elan, Node } from '@lanelab/scenario';

/** What a port leads to. */
export interface Neighbour {
  readonly link: number;
  readonly node: number;
  readonly name: string;
}

export interface NodeFormProps<N extends Node = Node> {
  readonly node: N;
  /** By port; a port without a link is absent. */
  readonly neighbours: ReadonlyMap<number, Neighbour>;
  /** Name of the device that has an IP address, or null. */
  readonly ownerOf: (ip: string) => string | null;
  /** Emulated LANs of the scenario. */
  readonly elans: readonly Elan[];
  /** Puts one of the device's LAN emulation clients into a new ELAN; says why not, or null. */
  readonly onNewElan: (place: { readonly interface: number } | { readonly bridge: number }) => string | null;
  /** Routers with an MPOA server. */
  readonly mpoaServers: readonly { readonly id: number; readonly name: string }[];
  /** Adds an interface to a host or router; returns the reason where it cannot, or null. */
  readonly onAddInterface: () => string | null;
  readonly onShowLink: (id: number) => void;
}
